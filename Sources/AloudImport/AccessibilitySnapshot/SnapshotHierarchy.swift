import AloudTree

/// The contents of a dump of AccessibilitySnapshot's model, in pre-order.
struct SnapshotHierarchy {
  private(set) var nodes: [SnapshotNode] = []

  /// A list of nodes or of elements, or one of either; all else has no nodes.
  init(_ item: JSONPlace) throws(JSONProblem) {
    var forest = JSONForest(item)
    var open: [Int] = []
    while let object = try forest.next() {
      open.removeLast(open.count - forest.depth)
      nodes.append(SnapshotNode(object, parent: open.last))
      open.append(nodes.count - 1)
      if let container = object.inner("container") { forest.descend(into: container, at: "children") }
    }
  }
}

/// An element or a container of a hierarchy.
struct SnapshotNode {
  enum Kind { case element, container, nothing }

  let kind: Kind
  /// The facts about the element or the container.
  let object: JSONObject
  /// The container around it, among all nodes.
  let parent: Int?
  /// When it is read, where the hierarchy tells: an element alone has a place in the traversal.
  let traversalIndex: Int?
  /// `accessibilityIdentifier`.
  let identifier: String?
  let fileOffset: FileOffset

  /// Swift encodes what a case holds without a name as `_0`.
  init(_ node: JSONObject, parent: Int?) {
    self.parent = parent
    fileOffset = node.fileOffset
    if let element = node.inner("element") {
      kind = .element
      object = element.inner("_0") ?? element
      traversalIndex = element.whole("traversalIndex")
      identifier = object.text("identifier")
    } else if let container = node.inner("container") {
      kind = .container
      object = container.inner("_0") ?? container
      traversalIndex = nil
      identifier = object.text("identifier") ?? object.snapshotType?.values?.text("identifier")
    } else {
      let known = ["description", "label", "value", "hint", "traits", "identifier", "shape"]
      kind = known.contains { node.contains($0) } ? .element : .nothing
      object = node
      traversalIndex = node.whole("traversalIndex")
      identifier = node.text("identifier")
    }
  }
}

extension JSONObject {
  /// The type of a container and what stands with it: `{"semanticGroup": {"label": "Bed"}}`.
  var snapshotType: (name: String, values: JSONObject?)? {
    if let object = inner("type") { return object.members.min { $0.key < $1.key }.map { ($0.key, $0.asObject) } }
    return text("type").map { ($0, nil) }
  }
}
