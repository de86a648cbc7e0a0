import AloudTree

/// What the name of a class tells that traits do not: UIKit keeps the roles of some controls in private traits, which the
/// hierarchy has no names for, and what bars and alerts do in no trait at all.
struct EarlGreyClass {
  /// What an element of this class has besides the traits that it tells.
  var traits: Traits = []
  var text: TextInput?
  var container = Node.ContainerType.none
  /// The rule by which its children are read as one run, or left out.
  var rule: Inference?
  /// The rule by which its role follows from the class.
  var role = Inference.roleImpliesTraits
  var isModal = false

  /// What is known of a class; nothing of those that apps make.
  init(_ name: String) { self = EarlGreyClass.table[name] ?? EarlGreyClass() }

  private init(
    traits: Traits = [], text: TextInput? = nil, container: Node.ContainerType = .none, rule: Inference? = nil,
    role: Inference = .roleImpliesTraits, isModal: Bool = false
  ) {
    self.traits = traits
    self.text = text
    self.container = container
    self.rule = rule
    self.role = role
    self.isModal = isModal
  }

  /// What a back button is made of, since iOS 11, and the button that holds it.
  static let backButtonPart = "_UIBackButtonContainerView"
  static let barButton = "_UIButtonBarButton"

  /// Windows are read one after another.
  static func isWindow(_ name: String) -> Bool { name.hasSuffix("Window") }

  /// A keyboard stays within reach while an alert in another window is open.
  static func isKeyboard(_ name: String) -> Bool { name.hasPrefix("UIKeyboard") }

  private static let table: [String: EarlGreyClass] = [
    "UISwitch": EarlGreyClass(traits: [.button, .toggleButton]),
    "UITextField": EarlGreyClass(text: TextInput()),
    "UIAccessibilityTextFieldElement": EarlGreyClass(text: TextInput()),
    "_UIAlertControllerTextField": EarlGreyClass(text: TextInput()),
    "UISearchBarTextField": EarlGreyClass(traits: .searchField, text: TextInput()),
    "UISearchTextField": EarlGreyClass(traits: .searchField, text: TextInput()),
    "UITextView": EarlGreyClass(text: TextInput(multiline: true)),
    "UITabBarButton": EarlGreyClass(traits: .tabBarItem, role: .tabBarItem),
    "UINavigationItemButtonView": EarlGreyClass(traits: .backButton, role: .backButton),

    "UITabBar": EarlGreyClass(container: .tabBar),
    "UISegmentedControl": EarlGreyClass(container: .segmentedControl, rule: .segmentedControl),
    "UINavigationBar": EarlGreyClass(rule: .navigationBarFirst),
    "UIToolbar": EarlGreyClass(rule: .toolbar),
    "UIScrollView": EarlGreyClass(rule: .scrollingContainer),
    "UITableView": EarlGreyClass(rule: .scrollingContainer),
    "UICollectionView": EarlGreyClass(rule: .scrollingContainer),

    "_UIAlertControllerView": EarlGreyClass(isModal: true),
    "_UIAlertControllerPhoneTVMacView": EarlGreyClass(isModal: true),

    "UIStatusBar": EarlGreyClass(rule: .statusBar),
    "UIStatusBar_Modern": EarlGreyClass(rule: .statusBar),
    "UIStatusBarWindow": EarlGreyClass(rule: .statusBar),
    "_UIStatusBar": EarlGreyClass(rule: .statusBar),
  ]
}
