internal import AloudTree

/// How many stops of a kind are inside nodes.
struct StopCounts: Sendable {
  private let sums: SubtreeSums

  /// - Complexity: O(nodes).
  init(_ screen: AuditedScreen, where isCounted: (AuditedScreen.Stop) -> Bool = { _ in true }) {
    sums = SubtreeSums(screen.tree, counted: screen.stops.filter(isCounted).map(\.node.index))
  }

  /// With the node's own where it is a stop.
  ///
  /// - Complexity: O(1).
  func count(inside node: NodeID) -> Int { sums.count(inside: node) }

  /// Without the node's own.
  ///
  /// - Complexity: O(1).
  func count(below node: NodeID) -> Int { sums.count(below: node) }

  /// Those among the nodes of these indices, the last one left out.
  ///
  /// - Complexity: O(1).
  func count(from start: Int, to end: Int) -> Int { sums.count(from: start, to: end) }
}
