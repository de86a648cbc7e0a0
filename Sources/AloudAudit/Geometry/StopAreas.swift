internal import AloudTree

/// The area that the stops inside each node take together.
///
/// - Complexity: O(nodes) to make.
struct StopAreas {
  private var areas: [Bounds?]

  init(_ screen: AuditedScreen) {
    areas = Array(repeating: nil, count: screen.tree.count)
    for stop in screen.stops { areas[stop.node.index] = stop.bounds }
    // Children come after their parent, so that going backward each node is complete before it is added to its parent.
    for id in Array(screen.tree.ids).reversed() {
      guard let area = areas[id.index], let parent = screen.tree.parent(of: id) else { continue }
      areas[parent.index] = areas[parent.index]?.union(area) ?? area
    }
  }

  /// Nil where no stop inside has a frame.
  subscript(node: NodeID) -> Bounds? { areas[node.index] }
}
