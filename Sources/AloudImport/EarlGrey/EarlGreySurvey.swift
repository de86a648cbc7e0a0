import AloudTree

/// Data about the elements of a hierarchy for the rules, computed in a few passes over all elements.
struct EarlGreySurvey {
  let elements: [EarlGreyElement]
  let forms: [EarlGreyClass]
  /// Elements that swiping reaches.
  private(set) var stops: [Int] = []
  /// Elements that hide their siblings.
  private(set) var modal: Set<Int> = []
  /// Views whose navigation bar is read first.
  private(set) var barParents: Set<Int> = []
  private(set) var backButtons: Set<Int> = []
  /// The priorities of stops in navigation bars; a higher priority is read first.
  private(set) var barPriorities: [Int: Double] = [:]
  /// Scroll views whose first stops are above or before them.
  private(set) var scrolled: Set<Int> = []
  /// The number of stops before each element.
  private var stopsBefore: [Int] = [0]

  init(_ elements: [EarlGreyElement], rightToLeft: Bool) {
    self.elements = elements
    forms = elements.map { $0.form }
    findStops()
    modal = Surroundings.modal(
      elements.indices.filter { forms[$0].isModal && holdsStops($0) },
      keyboards: elements.indices.filter { EarlGreyClass.isKeyboard(elements[$0].className) && holdsStops($0) },
      parent: { elements[$0].parent })
    let isStop = Set(stops)
    scrolled = Surroundings.scrolled(
      among: elements.count, parent: { elements[$0].parent },
      corner: { isStop.contains($0) ? elements[$0].facts.frame.flatMap { $0.isZeroSize ? nil : $0.origin } : nil },
      scrollFrame: { forms[$0].rule == .scrollingContainer ? elements[$0].facts.frame : nil })
    for (index, element) in elements.enumerated() where element.className == EarlGreyClass.backButtonPart {
      if let button = barButton(around: index) { backButtons.insert(button) }
    }
    for index in elements.indices where forms[index].rule == .navigationBarFirst && holdsStops(index) {
      if elements[index].parent >= 0 { barParents.insert(elements[index].parent) }
      let stops = stops[stopsBefore[index]..<stopsBefore[elements[index].end]]
      let priorities = Surroundings.barPriorities(stops, rightToLeft: rightToLeft) { elements[$0].facts.frame }
      barPriorities.merge(priorities) { $1 }
    }
  }

  /// True when a stop is in the subtree.
  func holdsStops(_ index: Int) -> Bool { stopsBefore[elements[index].end] > stopsBefore[index] }

  private mutating func findStops() {
    var isStop = [Bool](repeating: false, count: elements.count)
    var index = 0
    while index < elements.count {
      let facts = elements[index].facts
      let isLeftOut = facts.isHidden || forms[index].rule == .statusBar
      isStop[index] = facts.isElement && !isLeftOut
      index = facts.isElement || isLeftOut ? elements[index].end : index + 1
    }
    stops = elements.indices.filter { isStop[$0] }
    for stop in isStop { stopsBefore.append((stopsBefore.last ?? 0) + (stop ? 1 : 0)) }
  }

  /// The button, which is a few levels above its part.
  private func barButton(around index: Int) -> Int? {
    var index = index
    for _ in 0..<4 {
      index = elements[index].parent
      guard index >= 0 else { return nil }
      if elements[index].className == EarlGreyClass.barButton { return index }
    }
    return nil
  }
}

/// The properties that follow from a class, because traits do not contain them. UIKit stores the roles of some controls
/// in private traits, which have no names in the hierarchy, and the behavior of bars and alerts in no trait.
struct EarlGreyClass {
  /// The traits of an element of this class in addition to its own.
  var traits: Traits = []
  var text: TextInput?
  var container = Node.ContainerType.none
  /// The rule by which its children are read consecutively, or left out.
  var rule: Inference?
  /// The rule by which its role follows from the class.
  var role = Inference.roleImpliesTraits
  var isModal = false

  /// The class of a back button's parts since iOS 11, and that of the button around them.
  static let backButtonPart = "_UIBackButtonContainerView"
  static let barButton = "_UIButtonBarButton"

  /// Windows are read one after another.
  static func isWindow(_ name: String) -> Bool { name.hasSuffix("Window") }

  /// A keyboard stays accessible while an alert in another window is open.
  static func isKeyboard(_ name: String) -> Bool { name.hasPrefix("UIKeyboard") }

  /// By name; classes of apps are not included.
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
