import AloudTree

/// What Maestro says of a screen, as XCTest would.
struct MaestroReply: Decodable {
  private(set) var snapshot = XCUISnapshot()

  /// False for the reply of an app that was not there.
  var saysSomething: Bool { snapshot.elements.contains { $0.label != nil || $0.value != nil || $0.identifier != nil } }

  init(from decoder: any Decoder) throws {
    let item = JSONItem(decoder: decoder)
    if let object = try? item.object(), object.contains("axElement"), let root = try? object.member("axElement").object() {
      readRunner(root)
    } else if let object = try? item.object(), object.contains("elementType") {
      readRunner(object)
    } else {
      readHierarchy(item)
    }
  }

  private mutating func readRunner(_ root: JSONObject) {
    var snapshot = XCUISnapshot()
    JSONTreeWalk(children: ["children"]).run(root) { object in
      snapshot.open(XCUISnapshot.Element(runner: object))
    } close: {
      snapshot.close()
    }
    self.snapshot = snapshot
  }

  private mutating func readHierarchy(_ item: JSONItem) {
    var nodes: [MaestroNode] = []
    var open: [Int] = []
    JSONTreeWalk(children: ["children"]).run(item) { object in
      nodes.append(MaestroNode(object, depth: open.count, index: nodes.count))
      open.append(nodes.count - 1)
    } close: {
      if let last = open.popLast() { nodes[last].end = nodes.count }
    }
    snapshot = MaestroTypes(nodes).snapshot()
  }
}

extension XCUISnapshot.Element {
  /// An element in the reply of Maestro's runner, which has the properties of XCTest's own snapshot.
  fileprivate init(runner object: JSONObject) {
    func text(_ key: String) -> String? {
      object.contains(key) ? XCUITexts.spoken(object.member(key).scalar?.text) : nil
    }
    func truth(_ key: String) -> Bool? { object.contains(key) ? object.member(key).truth : nil }
    let number = object.contains("elementType") ? object.member("elementType").numeric : nil
    let type = number.flatMap { UInt8(exactly: $0) }.flatMap { XCUIElementType(rawValue: $0) }
    self.init(type ?? .other, label: text("label") ?? text("title"))
    identifier = text("identifier")
    value = text("value")
    placeholder = text("placeholderValue")
    enabled = truth("enabled")
    selected = truth("selected")
    keyboardFocused = truth("hasFocus") == true && self.type.textInput != nil
    frame = object.contains("frame") ? object.member("frame").dumpFrame : nil
  }
}
