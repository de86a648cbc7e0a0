internal import AloudBase
import AloudTree

/// Reads WebDriverAgent's JSON: `/source?format=json`, `/wda/accessibleSource`, and what remains of the replies of
/// older servers (2016, macaca, XCTestWD).
///
///     {"value": {"type": "Window", "isEnabled": "1", "children": [{"type": "Button", "label": "OK", …}]}, "sessionId": "A"}
enum WDAJSON {
  static func read(_ source: consuming SourceText, language: String) throws(ImportError) -> ScreenImport {
    var warnings: [ImportWarning] = []
    let reply = try JSONDump.read(consume source, &warnings, WDAReply.init)
    if let problem = reply.problem {
      throw ImportError(
        .refused,
        "WebDriverAgent answers with an error (\(problem)); open a session and the app, and fetch /source again")
    }
    var snapshot = reply.snapshot
    snapshot.readLoneElement()
    guard !snapshot.isEmpty else {
      throw ImportError(
        .refused,
        "WebDriverAgent's reply has no elements: it could not take a snapshot; wait for the screen and fetch /source again"
      )
    }
    return try snapshot.screen(language: language, warnings)
  }
}

extension XCUISnapshot {
  /// If the dump has only one element, it is read, even if it is a part of another element on its screen.
  fileprivate mutating func readLoneElement() {
    guard elements.count == 1, elements[0].accessible == false, elements[0].type != .application else { return }
    update(0) { element in
      element.accessible = true
      element.inferences.append(.loneElement)
    }
  }
}

/// A reply of WebDriverAgent: the elements of its tree, in preorder.
struct WDAReply {
  private(set) var snapshot = XCUISnapshot()
  /// The error message of the server, if there is no tree.
  private(set) var problem: String?

  init(_ item: JSONPlace) throws(JSONProblem) {
    guard let object = item.asObject else {
      try read(item)
      return
    }
    let root = WDAReply.root(of: object)
    problem = WDAReply.problem(in: root)
    if problem == nil, WDAElement.isElement(root) { try read(root.place) }
  }

  /// The element inside the server's envelopes: `value`, and in old replies `tree`.
  private static func root(of object: JSONObject) -> JSONObject {
    ["value", "tree"].reduce(object) { $0.inner($1) ?? $0 }
  }

  private static func problem(in object: JSONObject) -> String? {
    guard object.contains("error"), !WDAElement.isElement(object) else { return nil }
    return object.text("message") ?? object.text("error")
  }

  private mutating func read(_ root: JSONPlace) throws(JSONProblem) {
    var isAccessibleSource = true
    var spoken: [Int] = []
    snapshot = try XCUISnapshot(root) { object, index in
      let element = WDAElement(object, isRoot: index == 0)
      isAccessibleSource = isAccessibleSource && !element.tellsState
      if element.hasTexts { spoken.append(index) }
      return element.element
    }
    if isAccessibleSource { markAccessible(spoken) }
  }

  /// In the accessible source, exactly the accessible elements have labels.
  ///
  /// - Parameter spoken: the elements that have texts, unless other such elements are inside.
  private mutating func markAccessible(_ spoken: [Int]) {
    for index in snapshot.elements.indices { snapshot.update(index) { $0.accessible = false } }
    for index in spoken {
      snapshot.update(index) { element in
        element.accessible = true
        // The children of a cell are left out; its state is that of a switch inside.
        guard element.type == .cell, element.value == "0" || element.value == "1" else { return }
        element.type = .switchControl
        element.inferences.append(.cellSwitch)
      }
    }
  }
}

/// An element of WebDriverAgent's JSON; any key may be missing.
struct WDAElement {
  private(set) var element: XCUISnapshot.Element
  /// Whether the element has a place or a state.
  let tellsState: Bool
  /// Whether it has a key for a label or a value, even if that is null.
  let hasTexts: Bool

  /// The root is the application, unless it has another type.
  init(_ object: JSONObject, isRoot: Bool) {
    tellsState = WDAElement.states.contains { object.contains($0) }
    hasTexts = object.contains("label") || object.contains("value")
    element = XCUISnapshot.Element(WDAElement.type(object, isRoot: isRoot)) { WDAElement.text(object, [$0]) }
    element.fileOffset = object.fileOffset
    element.identifier = WDAElement.identifier(object, label: element.label)
    element.traits = WDAElement.text(object, ["traits"]).map { Traits(wdaNames: $0) }
    element.accessible = WDAElement.truth(object, ["isAccessible", "accessible"])
    element.visible = WDAElement.truth(object, ["isVisible", "visible"])
    element.enabled = WDAElement.truth(object, ["isEnabled", "enabled"])
    element.frame = WDAElement.frames.lazy.compactMap { object[$0]?.dumpFrame }.first
  }

  /// True for an object that may be an element.
  static func isElement(_ object: JSONObject) -> Bool {
    (["type", "children", "label", "rawIdentifier"] + states).contains { object.contains($0) }
  }

  private static let states = ["rect", "frame", "bounds", "isEnabled", "isVisible", "isAccessible"]
  /// Keys of the frame; Macaca uses `bounds`.
  private static let frames = ["rect", "frame", "bounds"]

  private static func type(_ object: JSONObject, isRoot: Bool) -> XCUIElementType {
    guard let name = text(object, ["type"])?.spoken else {
      return isRoot && object.contains("children") ? .application : .other
    }
    let prefix = "XCUIElementType"
    return XCUIElementType(name: name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name) ?? .other
  }

  /// XCTestWD misspells the key. Without it, a name other than the label is the identifier.
  private static func identifier(_ object: JSONObject, label: String?) -> String? {
    let keys = ["rawIdentifier", "rawIndentifier"]
    if keys.contains(where: object.contains) { return text(object, keys)?.spoken }
    return text(object, ["name"])?.spoken.flatMap { $0 == label ? nil : $0 }
  }

  private static func first(_ keys: [String], of object: JSONObject) -> JSONScalar? {
    keys.lazy.compactMap { object[$0] }.first?.scalar
  }

  /// The text of the first existing key, which may be empty.
  private static func text(_ object: JSONObject, _ keys: [String]) -> String? {
    switch first(keys, of: object) {
    case .text(let text): text
    case .number(let number): number.json
    case .bool(let bool): bool ? "1" : "0"
    case nil: nil
    }
  }

  private static func truth(_ object: JSONObject, _ keys: [String]) -> Bool? { first(keys, of: object)?.bool }
}
