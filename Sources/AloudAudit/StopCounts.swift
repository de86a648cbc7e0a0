internal import AloudTree

/// How many stops of a kind are inside nodes: told at once, where asking for each node would be quadratic.
struct StopCounts: Sendable {
  /// Of the nodes before each node, as written.
  private let before: [Int]
  private let tree: Tree

  /// - Complexity: O(nodes).
  init(_ screen: AuditedScreen, where isCounted: (AuditedScreen.Stop) -> Bool = { _ in true }) {
    tree = screen.tree
    var counts = [Int](repeating: 0, count: tree.count + 1)
    for stop in screen.stops where isCounted(stop) { counts[stop.node.index + 1] = 1 }
    for index in tree.nodes.indices { counts[index + 1] += counts[index] }
    before = counts
  }

  /// With the node's own where it is a stop.
  ///
  /// - Complexity: O(1).
  func count(inside node: NodeID) -> Int {
    let range = tree.subtree(of: node)
    return before[range.upperBound] - before[range.lowerBound]
  }

  /// Those among the nodes of these indices.
  func count(from start: Int, to end: Int) -> Int { start < end ? before[end] - before[start] : 0 }

  /// Without the node's own.
  func count(below node: NodeID) -> Int {
    let range = tree.subtree(of: node)
    return before[range.upperBound] - before[min(range.lowerBound + 1, range.upperBound)]
  }
}

extension AuditedScreen.Stop {
  /// True for a control that is named by a word; tabs and headers name places, not what is done.
  func isNamed(by words: WordList) -> Bool {
    isControl && !isTab && !traits.contains(.header) && words.isIn(label)
  }

  /// True for what tells something and is not operated.
  var isReadable: Bool { !isControl && !(label.isEmpty && value.isEmpty) }
}
