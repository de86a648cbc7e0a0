import AloudTree

/// The ids of nodes: identifiers of the app, and names for those nodes that others speak of.
struct SnapshotNames {
  /// The id of each node.
  private(set) var ids: [String?]
  private var used: Set<String>
  private var given = 0
  /// The elements by their descriptions, and by description and frame; of several, the first. Made for the first rotor.
  private var described: [Description: Int]?
  private let nodes: [SnapshotNode]

  init(_ nodes: [SnapshotNode]) {
    self.nodes = nodes
    used = Set(nodes.compactMap(\.identifier))
    var counts: [String: Int] = [:]
    for node in nodes where node.kind != .nothing {
      if let id = node.identifier { counts[id, default: 0] += 1 }
    }
    // Nobody can be called by an identifier that several have.
    ids = nodes.map { node in node.kind == .nothing ? nil : node.identifier.flatMap { counts[$0] == 1 ? $0 : nil } }
  }

  /// The id of a node, which is given one when it has none.
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

  /// The id of the element that a rotor leads to: the one with the same description, of several the one with the same
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
