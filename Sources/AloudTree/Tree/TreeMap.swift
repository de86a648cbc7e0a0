internal import AloudBase

/// Maps the ids of a tree's nodes from before edits to after them.
///
///     let map = tree.remove(banner)
///     cursor = cursor.flatMap { map[$0] }
///
/// - Complexity: a look-up is O(edits).
public struct TreeMap: Equatable, Sendable {
  /// One edit: the number of nodes that it removed and inserted at a place.
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

  /// The map between two trees of the same screen when the edits between them are unknown.
  ///
  /// Nodes with the same id or the same node of a web page are matched, as many as keep their order. Other nodes
  /// between two matches are matched if their number is the same in both trees. All remaining nodes count as removed or
  /// inserted.
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
    for pair in longestRise(of: pairs.map({ $0.new })).map({ pairs[$0] }) + [(old: old.count, new: new.count)] {
      let (gone, come) = (old.nodes[(kept.old + 1)..<pair.old], new.nodes[(kept.new + 1)..<pair.new])
      let hasIDs = gone.contains { Mark($0) != nil } || come.contains { Mark($0) != nil }
      if gone.count != come.count || hasIDs {
        splices.append(Splice(place: kept.new + 1, removed: gone.count, inserted: come.count))
      }
      kept = pair
    }
  }

  /// What identifies a node in both trees.
  private enum Mark: Hashable {
    case id(String)
    /// A node of a web page, and whether it is a stop: an element and a container can come from the same page node.
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

  /// True when no node moved.
  public var isIdentity: Bool { splices.isEmpty }

  /// The new id of a node; nil when the node was removed.
  public subscript(id: NodeID) -> NodeID? {
    var index = id.index
    for splice in splices where index >= splice.place {
      guard index >= splice.place + splice.removed else { return nil }
      index += splice.inserted - splice.removed
    }
    return NodeID(index)
  }

  /// The map of these edits followed by others.
  ///
  /// - Complexity: O(edits of the other).
  public func then(_ next: TreeMap) -> TreeMap {
    var map = self
    map.splices += next.splices
    return map
  }

  /// The new ids of nodes; nodes that were removed are left out.
  public func callAsFunction(_ ids: Set<NodeID>) -> Set<NodeID> { Set(ids.compactMap { self[$0] }) }

  /// The values by node, with new ids as keys.
  public func callAsFunction<Value>(_ values: [NodeID: Value]) -> [NodeID: Value] {
    Dictionary(values.compactMap { id, value in self[id].map { ($0, value) } }) { $1 }
  }
}
