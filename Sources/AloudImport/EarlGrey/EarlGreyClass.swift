import AloudTree

/// The facts in the name of a class that traits do not tell: UIKit keeps the roles of some controls in private traits,
/// which the hierarchy has no names for, and what bars and alerts do in no trait at all.
struct EarlGreyClass {
  /// The traits of an element of this class besides those that it tells.
  var traits: Traits = []
  var text: TextInput?
  var container = Node.ContainerType.none
  /// The rule by which its children are read as one run, or left out.
  var rule: Inference?
  /// The rule by which its role follows from the class.
  var role = Inference.roleImpliesTraits
  var isModal = false

  /// The class of a back button's parts, since iOS 11, and of the button that holds them.
  static let backButtonPart = "_UIBackButtonContainerView"
  static let barButton = "_UIButtonBarButton"

  /// Windows are read one after another.
  static func isWindow(_ name: String) -> Bool { name.hasSuffix("Window") }

  /// A keyboard stays within reach while an alert in another window is open.
  static func isKeyboard(_ name: String) -> Bool { name.hasPrefix("UIKeyboard") }

  /// By name; classes that apps make are not in it.
  static let table: [String: EarlGreyClass] = [
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
