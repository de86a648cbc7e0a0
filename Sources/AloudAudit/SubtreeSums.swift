internal import AloudTree

/// Counts nodes of a kind inside other nodes, in constant time per query.
struct SubtreeSums: Sendable {
  /// For each node, the number of counted nodes before it in the document.
  private let before: [Int]
  private let tree: Tree

  /// - Parameters:
  ///   - tree: the tree of the nodes.
  ///   - counted: the indices of the nodes that are counted.
  /// - Complexity: O(nodes).
  init(_ tree: Tree, counted: some Sequence<Int>) {
    self.tree = tree
    var counts = [Int](repeating: 0, count: tree.count + 1)
    for index in counted { counts[index + 1] = 1 }
    for index in tree.nodes.indices { counts[index + 1] += counts[index] }
    before = counts
  }

  /// The number inside a node, including the node itself.
  ///
  /// - Complexity: O(1).
  func count(inside node: NodeID) -> Int {
    let range = tree.subtree(of: node)
    return count(from: range.lowerBound, to: range.upperBound)
  }

  /// The number inside a node, without the node itself.
  ///
  /// - Complexity: O(1).
  func count(below node: NodeID) -> Int {
    let range = tree.subtree(of: node)
    return count(from: range.lowerBound + 1, to: range.upperBound)
  }

  /// The number among the nodes of these indices; `end` is excluded.
  ///
  /// - Complexity: O(1).
  func count(from start: Int, to end: Int) -> Int { start < end ? before[end] - before[start] : 0 }
}

extension SubtreeSums {
  /// Counts the stops of a screen, or those that satisfy a condition.
  ///
  /// - Complexity: O(nodes).
  init(_ screen: AuditedScreen, where isCounted: (AuditedScreen.Stop) -> Bool = { _ in true }) {
    self.init(screen.tree, counted: screen.stops.filter(isCounted).map { $0.node.index })
  }
}

extension Tree {
  /// For each node, by its index, a value that is computed from that of its parent.
  ///
  ///     let isInactive = tree.passedDown(false) { id, isOuterInactive in
  ///       isOuterInactive || tree[id].traits.contains(.notEnabled)
  ///     }
  ///
  /// - Parameters:
  ///   - outside: the value of the root.
  ///   - value: computes the value of a node from that of its parent.
  /// - Returns: the values of all nodes, by index.
  /// - Complexity: O(nodes).
  func passedDown<Value>(_ outside: Value, _ value: (NodeID, Value) -> Value) -> [Value] {
    var values = [Value](repeating: outside, count: count)
    for id in ids { values[id.index] = value(id, parent(of: id).map { values[$0.index] } ?? outside) }
    return values
  }
}
