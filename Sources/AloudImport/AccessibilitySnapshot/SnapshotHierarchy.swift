internal import AloudBase
import AloudTree

/// The nodes of a dump of AccessibilitySnapshot's model, in preorder.
struct SnapshotHierarchy {
  private(set) var nodes: [SnapshotNode] = []

  /// Reads a list of nodes or of elements, or one of either. Other values have no nodes.
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
  enum Role { case element, container, nothing }

  let kind: Role
  /// The data of the element or the container.
  let object: JSONObject
  /// The index of the container around it.
  let parent: Int?
  /// The position in the traversal, where the hierarchy has one; only an element has it.
  let traversalIndex: Int?
  /// `accessibilityIdentifier`.
  let identifier: String?
  let fileOffset: FileOffset

  /// Swift encodes the unnamed associated value of a case as `_0`.
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
  /// The type of a container and its values: `{"semanticGroup": {"label": "Bed"}}`.
  var snapshotType: (name: String, values: JSONObject?)? {
    if let object = inner("type") { return object.members.min { $0.key < $1.key }.map { ($0.key, $0.asObject) } }
    return text("type").map { ($0, nil) }
  }
}

/// The ids of nodes: identifiers of the app, and generated names for nodes that others refer to.
struct SnapshotNames {
  private(set) var ids: [String?]
  private var used: Set<String>
  private var given = 0
  /// The elements by their descriptions, and by description and frame; for equal ones, the first. Created for the first
  /// rotor.
  private var described: [Description: Int]?
  private let nodes: [SnapshotNode]

  init(_ nodes: [SnapshotNode]) {
    self.nodes = nodes
    used = Set(nodes.compactMap { $0.identifier })
    let identifiers = nodes.map { $0.kind == .nothing ? nil : $0.identifier }
    // An identifier that several nodes have is not an id.
    let counts = IdentifierCounts(identifiers.compactMap { $0 })
    ids = identifiers.map { $0.flatMap { counts.isShared($0) ? nil : $0 } }
  }

  /// The id of a node; if it has none, one is generated.
  mutating func id(of index: Int) -> String {
    if let id = ids[index] { return id }
    var id: String
    repeat {
      given += 1
      id = "element-\(given)"
    } while !used.insert(id).inserted
    ids[index] = id
    return id
  }

  /// The id of a rotor's target: the element with the same description; of several, the one that also has the same
  /// shape. Nil when there is none.
  mutating func id(ofResult marker: JSONObject) -> String? {
    guard let text = marker.text("elementDescription") else { return nil }
    let described = self.described ?? elementsByDescription()
    self.described = described
    let exact = Description(text: text, frame: SnapshotNames.frame(of: marker))
    return (described[exact] ?? described[Description(text: text)]).map { id(of: $0) }
  }

  private struct Description: Hashable {
    let text: String
    var frame: Frame?
  }

  private func elementsByDescription() -> [Description: Int] {
    var described: [Description: Int] = [:]
    for (index, node) in nodes.enumerated() where node.kind == .element {
      guard let text = node.object.text("description") else { continue }
      for key in [Description(text: text), Description(text: text, frame: SnapshotNames.frame(of: node.object))] {
        described[key] = described[key] ?? index
      }
    }
    return described
  }

  private static func frame(of object: JSONObject) -> Frame? {
    object["shape"].flatMap { SnapshotShape($0) }?.frame
  }
}
