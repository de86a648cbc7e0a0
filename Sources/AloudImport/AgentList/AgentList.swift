internal import AloudBase
import AloudTree

/// Reads the list of elements that mobile-mcp and similar servers give to agents.
///
///     [{"type": "Button", "label": "OK", "name": "ok", "identifier": "ok", "coordinates": {"x": 0, "y": 44, …}}]
///
/// The types are those of XCTest, and so are the rules. A flat list tells only by places what is in a control.
enum AgentList {
  static func read(_ source: consuming SourceText, language: String) throws(ImportError) -> ScreenImport {
    var warnings: [ImportWarning] = []
    let reply = try JSONDump.read(consume source, &warnings, AgentReply.init)
    guard !reply.isAndroid else { throw ImportError(.refused, androidMessage) }
    guard reply.snapshot.elements.contains(where: { $0.type != .other || $0.label != nil || $0.value != nil }) else {
      throw ImportError(
        .refused, "this list has no elements; open the app, wait for its screen, and list the elements again")
    }
    return try reply.snapshot.screen(language: language, warnings)
  }
}

/// The elements of a list, in their order.
private struct AgentReply {
  private(set) var snapshot = XCUISnapshot()
  private(set) var isAndroid = false
  /// The open controls, each with what it says.
  private var open: [(frame: Frame, isCell: Bool, says: SaidWords)] = []

  init(_ root: JSONPlace) throws(JSONProblem) {
    let list = root.asObject.flatMap { $0["elements"] ?? $0["result"] } ?? root
    var forest = JSONForest(list)
    var elements: [(element: XCUISnapshot.Element, depth: Int)] = []
    while let object = try forest.next() {
      if let type = object.text("type"), ["android", "com."].contains(where: type.hasPrefix) { isAndroid = true }
      elements.append((AgentReply.element(object), forest.depth))
      forest.descend(into: object, at: "children")
    }
    if elements.contains(where: { $0.depth > 0 }) {
      var depth = 0
      for (element, level) in elements {
        while depth > level {
          snapshot.close()
          depth -= 1
        }
        snapshot.open(element)
        depth = level + 1
      }
    } else {
      for item in elements { add(item.element) }
    }
    snapshot.finish()
  }

  // MARK: Places

  /// Adds an element: in the control before it, if it lies in that and says nothing else.
  private mutating func add(_ element: XCUISnapshot.Element) {
    while let last = open.last, !AgentReply.holds(last, element) {
      snapshot.close()
      open.removeLast()
    }
    snapshot.open(element)
    guard element.type.isControl || element.type.stop == .cell, let frame = element.frame, !frame.isZeroSize else {
      snapshot.close()
      return
    }
    open.append((frame, element.type.stop == .cell, SaidWords([element.label, element.value, element.placeholder])))
  }

  private static func holds(
    _ control: (frame: Frame, isCell: Bool, says: SaidWords), _ element: XCUISnapshot.Element
  ) -> Bool {
    guard let inner = element.frame, control.frame.surrounds(inner), element.type.stop != .cell else { return false }
    if control.isCell { return true }
    return element.label.map(control.says.says) ?? true
  }

  // MARK: Elements

  private static func element(_ object: JSONObject) -> XCUISnapshot.Element {
    func text(_ key: String) -> String? { object.text(key)?.spoken }
    let type = text("type").flatMap { AgentReply.type($0) } ?? .other
    let identifier = text("identifier") ?? text("id")
    let name = text("name").flatMap { $0 == identifier ? nil : $0 }
    var element = XCUISnapshot.Element(type, label: text("label") ?? text("text") ?? name)
    element.identifier = identifier ?? (name == element.label ? nil : name)
    element.value = text("value")
    element.placeholder = text("placeholderValue") ?? text("placeholder")
    element.enabled = object.truth("enabled")
    element.selected = object.truth("selected")
    element.keyboardFocused = object.truth("focused") == true && type.textInput != nil
    element.frame = ["coordinates", "rect", "frame", "bounds"].lazy.compactMap { object[$0]?.dumpFrame }.first
    element.fileOffset = object.fileOffset
    return element
  }

  /// The type of XCTest, with or without its prefix.
  private static func type(_ name: String) -> XCUIElementType? {
    let prefix = "XCUIElementType"
    let short = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    return XCUIElementType(name: short) ?? XCUIElementType(name: short.prefix(1).uppercased() + short.dropFirst())
  }
}

extension Frame {
  /// True when the other frame lies inside, but for one point on each side.
  fileprivate func surrounds(_ other: Frame) -> Bool {
    x <= other.x + 1 && y <= other.y + 1 && other.x + other.width <= x + width + 1
      && other.y + other.height <= y + height + 1
  }
}
