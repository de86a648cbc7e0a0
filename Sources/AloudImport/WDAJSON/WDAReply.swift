import AloudTree

/// A reply of WebDriverAgent: the elements of its tree, in pre-order.
struct WDAReply {
  private(set) var snapshot = XCUISnapshot()
  /// The message of the server instead of a tree.
  private(set) var problem: String?
  /// Whether any element tells its place or its state, which the accessible source leaves out.
  private var tellsState = false
  /// The elements that have texts of their own, though none may be in them.
  private var spoken: [Int] = []

  init(_ item: JSONPlace) throws(JSONProblem) {
    if let object = item.asObject {
      let root = WDAReply.root(of: object)
      problem = WDAReply.problem(in: root)
      guard problem == nil, WDAElement.isElement(root) else { return }
      try read(root.place)
    } else {
      try read(item)
    }
    markAccessible()
  }

  /// The element in the envelopes of the server: `value`, and in old replies `tree`.
  private static func root(of object: JSONObject) -> JSONObject {
    ["value", "tree"].reduce(object) { $0.inner($1) ?? $0 }
  }

  private static func problem(in object: JSONObject) -> String? {
    guard object.contains("error"), !WDAElement.isElement(object) else { return nil }
    return object.text("message") ?? object.text("error")
  }

  private mutating func read(_ root: JSONPlace) throws(JSONProblem) {
    var forest = JSONForest(root)
    while let object = try forest.next() {
      let element = WDAElement(object, isRoot: snapshot.elements.isEmpty)
      tellsState = tellsState || element.tellsState
      if element.hasTexts { spoken.append(snapshot.elements.count) }
      snapshot.open(element.element, depth: forest.depth)
      forest.descend(into: object, at: "children")
    }
    snapshot.finish()
  }

  /// The accessible source has a label for what is accessible, and for nothing else.
  private mutating func markAccessible() {
    guard !tellsState else { return }
    for index in snapshot.elements.indices { snapshot.update(index) { $0.accessible = false } }
    for index in spoken {
      snapshot.update(index) { element in
        element.accessible = true
        // The elements in a cell are left out; a state is that of the switch in it.
        guard element.type == .cell, element.value == "0" || element.value == "1" else { return }
        element.type = .switchControl
        element.inferences.append(.cellSwitch)
      }
    }
  }
}
