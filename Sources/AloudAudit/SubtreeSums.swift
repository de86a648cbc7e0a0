internal import AloudTree

/// How many nodes of a kind are inside others: told at once, where asking for each node would be quadratic.
struct SubtreeSums: Sendable {
  /// Of the nodes before each node, as written.
  private let before: [Int]
  private let tree: Tree

  /// - Parameters:
  ///   - tree: what is counted in.
  ///   - counted: the indices of the nodes that count.
  /// - Complexity: O(nodes).
  init(_ tree: Tree, counted: some Sequence<Int>) {
    self.tree = tree
    var counts = [Int](repeating: 0, count: tree.count + 1)
    for index in counted { counts[index + 1] = 1 }
    for index in tree.nodes.indices { counts[index + 1] += counts[index] }
    before = counts
  }

  /// With the node itself.
  ///
  /// - Complexity: O(1).
  func count(inside node: NodeID) -> Int {
    let range = tree.subtree(of: node)
    return count(from: range.lowerBound, to: range.upperBound)
  }

  /// Without the node itself.
  ///
  /// - Complexity: O(1).
  func count(below node: NodeID) -> Int {
    let range = tree.subtree(of: node)
    return count(from: range.lowerBound + 1, to: range.upperBound)
  }

  /// Those among the nodes of these indices, the last one left out.
  ///
  /// - Complexity: O(1).
  func count(from start: Int, to end: Int) -> Int { start < end ? before[end] - before[start] : 0 }
}
