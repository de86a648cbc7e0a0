internal import AloudBase
import AloudTree

/// XCTest's data about a screen, independent of the dump's format. Elements are in preorder, so that a subtree is a
/// range.
///
///     var snapshot = XCUISnapshot()
///     snapshot.open(.init(.window))
///     snapshot.open(.init(.button, label: "OK"))
///     snapshot.finish()
struct XCUISnapshot: Sendable {
  struct Element: Sendable {
    var type: XCUIElementType
    /// `accessibilityIdentifier`.
    var identifier: String?
    var label: String?
    var value: String?
    var placeholder: String?
    var hint: String?
    /// Nil when the dump contains no traits; empty when the element has none.
    var traits: Traits?
    /// Whether WebDriverAgent marks the element as accessible; nil when the dump does not contain that.
    var accessible: Bool?
    /// Whether WebDriverAgent finds that a part of the element can be seen; nil when the dump does not contain that.
    var visible: Bool?
    var enabled: Bool?
    var selected: Bool?
    var keyboardFocused = false
    var frame: Frame?
    var customActions: [String] = []
    /// The importer's rules that determined properties of the element.
    var inferences: [Inference] = []
    var fileOffset = FileOffset.none
    /// The index of the parent; -1 for none.
    fileprivate(set) var parent = -1
    /// The index after the last element of the subtree.
    fileprivate(set) var end = 0

    /// True for a tab bar, by its type or by a trait in the dump.
    var isTabBar: Bool { type == .tabBar || traits?.contains(.tabBar) == true }

    init(_ type: XCUIElementType, label: String? = nil) {
      self.type = type
      self.label = label
    }
  }

  private(set) var elements: [Element] = []
  /// False for a dump without the types of its elements. They are all views then, except for guessed types.
  let tellsTypes: Bool
  private var open: [Int] = []

  init(tellsTypes: Bool = true) { self.tellsTypes = tellsTypes }

  /// Begins an element inside the current one.
  mutating func open(_ element: Element) {
    var element = element
    element.parent = open.last ?? -1
    open.append(elements.count)
    elements.append(element)
    elements[elements.count - 1].end = elements.count
  }

  /// The elements of a JSON dump, with their children under `children`.
  init(
    _ root: JSONPlace, tellsTypes: Bool = true, _ element: (_ object: JSONObject, _ index: Int) -> Element
  ) throws(JSONProblem) {
    self.init(tellsTypes: tellsTypes)
    var forest = JSONForest(root)
    while let object = try forest.next() {
      while open.count > forest.depth { close() }
      open(element(object, elements.count))
      forest.descend(into: object, at: "children")
    }
    finish()
  }

  /// Ends the current element.
  mutating func close() {
    precondition(!open.isEmpty, "XCUISnapshot.close() without an element that is open.")
    elements[open.removeLast()].end = elements.count
  }

  /// Ends all open elements.
  mutating func finish() {
    while !open.isEmpty { close() }
  }

  mutating func update(_ index: Int, _ change: (inout Element) -> Void) { change(&elements[index]) }

  /// Removes the first element, which contains all others.
  mutating func removeRoot() {
    elements.removeFirst()
    for index in elements.indices {
      elements[index].parent -= 1
      elements[index].end -= 1
    }
  }

  /// True when there is only the application itself: the snapshot failed.
  var isEmpty: Bool { elements.allSatisfy { $0.type == .application } }

  var applicationLabel: String? { elements.first { $0.type == .application && $0.label != nil }?.label }

  /// The size of the application, or of the largest window; nil when neither is known.
  var size: (width: Double, height: Double)? {
    func size(of type: XCUIElementType) -> (width: Double, height: Double)? {
      let frames = elements.lazy.filter { $0.type == type }.compactMap { $0.frame }.filter {
        $0.width > 0 && $0.height > 0
      }
      return frames.max { $0.width * $0.height < $1.width * $1.height }.map { ($0.width, $0.height) }
    }
    return size(of: .application) ?? size(of: .window)
  }
}
