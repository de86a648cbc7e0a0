import AloudTree

/// An element of WebDriverAgent's JSON, any of whose keys may be missing.
struct WDAElement {
  private(set) var element: XCUISnapshot.Element
  /// Whether the element tells its place or its state.
  let tellsState: Bool
  /// Whether there is a label or a value, even if it is null.
  let hasTexts: Bool

  /// The first element, the root, is the application unless it says otherwise.
  init(_ object: JSONObject, isRoot: Bool) {
    tellsState = WDAElement.states.contains { object.contains($0) }
    hasTexts = object.contains("label") || object.contains("value")
    element = XCUISnapshot.Element(WDAElement.type(object, isRoot: isRoot), label: WDAElement.text(object, ["label"]))
    element.fileOffset = object.fileOffset
    element.value = WDAElement.text(object, ["value"])
    element.identifier = WDAElement.identifier(object, label: element.label)
    element.placeholder = WDAElement.text(object, ["placeholderValue"])
    element.traits = WDAElement.text(object, ["traits"], orEmpty: true).map { Traits(wdaNames: $0) }
    element.accessible = WDAElement.truth(object, ["isAccessible", "accessible"])
    element.enabled = WDAElement.truth(object, ["isEnabled", "enabled"])
    element.frame = WDAElement.frames.lazy.compactMap { object[$0]?.dumpFrame }.first
    element.customActions = WDAElement.text(object, ["customActions"]).map(Action.titles) ?? []
  }

  /// True for what could be an element at all.
  static func isElement(_ object: JSONObject) -> Bool {
    (["type", "children", "label", "rawIdentifier"] + states).contains { object.contains($0) }
  }

  private static let states = ["rect", "frame", "bounds", "isEnabled", "isVisible", "isAccessible"]
  /// Macaca calls the frame bounds.
  private static let frames = ["rect", "frame", "bounds"]

  private static func type(_ object: JSONObject, isRoot: Bool) -> XCUIElementType {
    guard let name = text(object, ["type"]) else {
      return isRoot && object.contains("children") ? .application : .other
    }
    let prefix = "XCUIElementType"
    return XCUIElementType(name: name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name) ?? .other
  }

  /// XCTestWD misspells the key; without it, a name that is not the label is the identifier.
  private static func identifier(_ object: JSONObject, label: String?) -> String? {
    let keys = ["rawIdentifier", "rawIndentifier"]
    if keys.contains(where: object.contains) { return text(object, keys) }
    return text(object, ["name"]).flatMap { $0 == label ? nil : $0 }
  }

  private static func first(_ keys: [String], of object: JSONObject) -> JSONPlace? {
    keys.lazy.compactMap { object[$0] }.first
  }

  private static func text(_ object: JSONObject, _ keys: [String], orEmpty: Bool = false) -> String? {
    guard let scalar = first(keys, of: object)?.scalar else { return nil }
    switch scalar {
    case .text(let text): return orEmpty ? text : XCUITexts.spoken(text)
    case .number(let number): return number.json
    case .bool(let bool): return bool ? "1" : "0"
    }
  }

  private static func truth(_ object: JSONObject, _ keys: [String]) -> Bool? {
    first(keys, of: object)?.scalar?.bool
  }
}
