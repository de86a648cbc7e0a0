/// Where the nodes of a tree are after edits: from old ids to new.
///
///     let map = tree.remove(banner)
///     cursor = cursor.flatMap { map[$0] }
///
/// - Complexity: a look-up takes as many steps as there were edits.
public struct TreeMap: Equatable, Sendable {
  /// What one edit did: from a place on, so many nodes went and so many came.
  struct Splice: Equatable, Sendable {
    let place: Int
    let removed: Int
    let inserted: Int
  }

  private var splices: [Splice] = []

  /// The map of an edit that moved nothing.
  public static let identity = TreeMap()

  private init() {}

  init(_ splice: Splice) { splices = [splice] }

  /// True when every node is where it was.
  public var isIdentity: Bool { splices.isEmpty }

  /// The new id of a node; nil when it is gone.
  public subscript(id: NodeID) -> NodeID? {
    var index = id.index
    for splice in splices where index >= splice.place {
      guard index >= splice.place + splice.removed else { return nil }
      index += splice.inserted - splice.removed
    }
    return NodeID(index)
  }

  /// The map of this edit and then another.
  ///
  /// - Complexity: O(edits of the other).
  public func then(_ next: TreeMap) -> TreeMap {
    var map = self
    map.splices += next.splices
    return map
  }

  /// Nodes where they are now; those that are gone are left out.
  public func callAsFunction(_ ids: Set<NodeID>) -> Set<NodeID> { Set(ids.compactMap { self[$0] }) }

  /// What is known of nodes, under the ids that they have now.
  public func callAsFunction<Value>(_ values: [NodeID: Value]) -> [NodeID: Value] {
    var moved: [NodeID: Value] = [:]
    for (id, value) in values {
      if let id = self[id] { moved[id] = value }
    }
    return moved
  }
}
