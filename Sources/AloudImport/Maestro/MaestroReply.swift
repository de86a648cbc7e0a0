import AloudTree

/// Maestro's facts about a screen, as XCTest would tell them.
struct MaestroReply {
  private(set) var snapshot = XCUISnapshot()

  /// False for the reply of an app that was not there.
  var saysSomething: Bool { snapshot.elements.contains { $0.label != nil || $0.value != nil || $0.identifier != nil } }

  init(_ item: JSONPlace) throws(JSONProblem) {
    let object = item.asObject
    if let root = object?.inner("axElement") ?? (object?.contains("elementType") == true ? object : nil) {
      try readRunner(root.place)
    } else {
      try readHierarchy(item)
    }
  }

  private mutating func readRunner(_ root: JSONPlace) throws(JSONProblem) {
    var forest = JSONForest(root)
    while let object = try forest.next() {
      snapshot.open(XCUISnapshot.Element(runner: object), depth: forest.depth)
      forest.descend(into: object, at: "children")
    }
    snapshot.finish()
  }

  private mutating func readHierarchy(_ root: JSONPlace) throws(JSONProblem) {
    var forest = JSONForest(root)
    var nodes: [MaestroNode] = []
    while let object = try forest.next() {
      nodes.append(MaestroNode(object, depth: forest.depth))
      forest.descend(into: object, at: "children")
    }
    nodes.findEnds()
    snapshot = MaestroTypes(nodes).snapshot()
  }
}

extension XCUISnapshot.Element {
  /// An element in the reply of Maestro's runner, which has the properties of XCTest's own snapshot.
  fileprivate init(runner object: JSONObject) {
    func text(_ key: String) -> String? { XCUITexts.spoken(object.text(key)) }
    let type = object.whole("elementType").flatMap { UInt8(exactly: $0) }.flatMap { XCUIElementType(rawValue: $0) }
    self.init(type ?? .other, label: text("label") ?? text("title"))
    fileOffset = object.fileOffset
    identifier = text("identifier")
    value = text("value")
    placeholder = text("placeholderValue")
    enabled = object.truth("enabled")
    selected = object.truth("selected")
    keyboardFocused = object.truth("hasFocus") == true && self.type.textInput != nil
    frame = object["frame"]?.dumpFrame
  }
}
