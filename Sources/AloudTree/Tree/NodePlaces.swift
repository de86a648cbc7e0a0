/// The paths of nodes in their document: `elements[3].children[0]`, `screens.detail.elements[1]`.
public struct NodePlaces: Sendable {
  private let tree: Tree
  private let prefix: String
  /// The ordinal of each node among its siblings, computed in one pass; to ask the tree for each node would be
  /// quadratic.
  private let ordinals: [Int]

  /// - Complexity: O(nodes).
  public init(_ screen: Document.Screen) {
    let tree = screen.tree
    self.tree = tree
    prefix = screen.key.map { "screens.\($0)." } ?? ""
    var ordinals = [Int](repeating: 0, count: tree.count)
    var counts = [Int](repeating: 0, count: tree.count)
    for id in tree.ids {
      let parent = tree.parent(of: id)?.index ?? 0
      ordinals[id.index] = counts[parent]
      counts[parent] += 1
    }
    self.ordinals = ordinals
  }

  /// - Complexity: O(depth).
  public func path(of id: NodeID) -> String {
    prefix + Tree.path(ofOrdinals: tree.lineage(of: id).dropLast().reversed().map { ordinals[$0.index] })
  }
}
