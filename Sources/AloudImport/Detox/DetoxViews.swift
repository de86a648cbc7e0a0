internal import AloudBase
import AloudTree

/// Makes elements of a snapshot from the tags of a view hierarchy.
struct DetoxViews {
  /// An open view.
  private struct View {
    /// The origin on the screen, since frames are relative to the parent.
    let x: Double
    let y: Double
    let isInvisible: Bool
    /// The control that the view is or is a part of: its element, and its type.
    let control: (index: Int, type: XCUIElementType)?
  }

  private var open: [View] = []
  /// The texts of invisible views.
  private(set) var leftOut: [LeftOut] = []
  private(set) var isAndroid = false

  /// Begins a view.
  ///
  /// - Returns: false for a view that is no element of the snapshot.
  mutating func begin(
    _ name: String, _ attributes: [String: String], at place: FileOffset, in snapshot: inout XCUISnapshot
  ) -> Bool {
    let parent = open.last
    let className = attributes["class"]?.spoken ?? name
    if ["android", "com."].contains(where: className.hasPrefix) { isAndroid = true }
    func number(_ key: String) -> Double? { attributes[key].flatMap { Double($0) } }
    let frame = Frame(
      checking: (parent?.x ?? 0) + (number("x") ?? 0), (parent?.y ?? 0) + (number("y") ?? 0), number("width"),
      number("height"))
    var element = DetoxViews.element(className, attributes)
    element.fileOffset = place
    element.frame = frame
    let isInvisible = parent?.isInvisible == true || DetoxViews.isInvisible(attributes)
    let isPart = parent?.control.map { DetoxViews.isPart(element.type, of: $0.type) } ?? false
    let isWhole = !isInvisible && !isPart
    let isControl = isWhole && DetoxViews.wrapped.contains(element.type)
    open.append(
      View(
        x: frame?.x ?? parent?.x ?? 0, y: frame?.y ?? parent?.y ?? 0, isInvisible: isInvisible,
        control: isControl ? (snapshot.elements.count, element.type) : parent?.control))
    if isInvisible {
      if let label = element.label {
        leftOut.append(LeftOut(text: label, inference: .notAccessible, place: place))
      }
    } else if isPart, let control = parent?.control {
      snapshot.update(control.index) { $0.complete(with: element) }
    } else {
      snapshot.open(element)
    }
    return isWhole
  }

  mutating func end() { _ = open.popLast() }

  private static func isInvisible(_ attributes: [String: String]) -> Bool {
    if let visibility = attributes["visibility"], visibility.lowercased() != "visible" { return true }
    return attributes["alpha"].flatMap { Double($0) }.map { $0 <= 0 } ?? false
  }

  /// Controls that React Native wraps in a view with the label.
  private static let wrapped: Set<XCUIElementType> = [
    .switchControl, .slider, .textField, .secureTextField, .searchField, .textView, .activityIndicator,
    .progressIndicator, .image,
  ]

  /// True for UIKit's control in the view of React Native that wraps it.
  private static func isPart(_ type: XCUIElementType, of control: XCUIElementType) -> Bool {
    type == control || type.textInput != nil && control.textInput != nil
  }

  // MARK: Views

  /// An element with what a view says. The text that a view shows is its label if it has none, and the value of a field.
  private static func element(_ className: String, _ attributes: [String: String]) -> XCUISnapshot.Element {
    func text(_ key: String) -> String? { attributes[key]?.spoken }
    func truth(_ key: String) -> Bool? { attributes[key].flatMap { JSONScalar.text($0).bool } }
    let type = DetoxClass.type(of: className)
    let isField = type.textInput != nil
    var element = XCUISnapshot.Element(type, label: text("label") ?? (isField ? nil : text("text")))
    element.value = text("value") ?? (isField ? text("text") : nil)
    if type.isSwitch, let isOn = element.value.flatMap({ JSONScalar.text($0).bool }) {
      element.value = isOn ? "1" : "0"
    }
    element.hint = text("hint")
    element.placeholder = text("placeholder")
    // Detox gives views without an identifier one of its own.
    element.identifier = (text("id") ?? text("testID")).flatMap { $0.hasPrefix("detox_temp_") ? nil : $0 }
    element.enabled = truth("enabled")
    element.selected = truth("selected")
    element.keyboardFocused = isField && truth("focused") == true
    element.traits = attributes["traits"].map { Traits(wdaNames: $0) }
    return element
  }
}

extension XCUISnapshot.Element {
  /// Adds what only a part of the control says.
  fileprivate mutating func complete(with part: XCUISnapshot.Element) {
    if type.textInput != nil, part.type.textInput != nil, type != part.type { type = part.type }
    label = label ?? part.label
    value = value ?? part.value
    hint = hint ?? part.hint
    placeholder = placeholder ?? part.placeholder
    identifier = identifier ?? part.identifier
    if part.enabled == false { enabled = false }
    keyboardFocused = keyboardFocused || part.keyboardFocused
  }
}
