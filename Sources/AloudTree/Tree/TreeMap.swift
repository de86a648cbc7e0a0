/// The places of a tree's nodes after edits: from old ids to new ones.
///
///     let map = tree.remove(banner)
///     cursor = cursor.flatMap { map[$0] }
///
/// - Complexity: a look-up takes as many steps as there were edits.
public struct TreeMap: Equatable, Sendable {
  /// One edit: how many nodes it removed and inserted at a place.
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

  /// The map between two trees of one screen that are not known to come of edits.
  ///
  /// Nodes with the same id, or of the same node of a page, are the same node, in as many as keep their order; nodes without
  /// either are, where as many stand between these before and after. All others have gone, or come.
  ///
  /// - Complexity: O(n log n) in the nodes.
  public init(from old: Tree, to new: Tree) {
    var places: [Mark: NodeID] = [:]
    for id in new.ids.reversed() { if let mark = Mark(new.nodes[id.index]) { places[mark] = id } }
    var taken: Set<Int> = []
    let pairs = old.ids.compactMap { id -> (old: Int, new: Int)? in
      guard let place = Mark(old.nodes[id.index]).flatMap({ places[$0] }), taken.insert(place.index).inserted else {
        return nil
      }
      return (old: id.index, new: place.index)
    }
    var kept = (old: 0, new: 0)
    for pair in longestRise(of: pairs.map(\.new)).map({ pairs[$0] }) + [(old: old.count, new: new.count)] {
      let (gone, come) = (old.nodes[(kept.old + 1)..<pair.old], new.nodes[(kept.new + 1)..<pair.new])
      let hasIDs = gone.contains { Mark($0) != nil } || come.contains { Mark($0) != nil }
      if gone.count != come.count || hasIDs {
        splices.append(Splice(place: kept.new + 1, removed: gone.count, inserted: come.count))
      }
      kept = pair
    }
  }

  /// The mark by which a node is found again in both trees.
  private enum Mark: Hashable {
    case id(String)
    /// A node of a page, and whether it is a stop: a container may be of the same one.
    case web(Int, isElement: Bool)

    init?(_ node: Node) {
      if let page = node.sharedDetails?.value.web?.nodes.first {
        self = .web(page, isElement: node.isElement == true)
      } else if let id = node.id {
        self = .id(id)
      } else {
        return nil
      }
    }
  }

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

  /// The values by node, under the ids that the nodes have now.
  public func callAsFunction<Value>(_ values: [NodeID: Value]) -> [NodeID: Value] {
    Dictionary(values.compactMap { id, value in self[id].map { ($0, value) } }) { $1 }
  }
}
