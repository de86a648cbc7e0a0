// Moves rows by their reorder controls.
extension Tree {
  /// The row that a reorder control moves, and the row that it moves past.
  ///
  /// The row is the innermost node around the control that has such rows as siblings and contains no other reorder
  /// control.
  ///
  /// - Parameters:
  ///   - control: a node whose `control` is ``Control/reorderControl``.
  ///   - up: true to move past the row above, which is before it in the tree.
  /// - Returns: nil if the control is in no row, or if there is no row to move past.
  /// - Complexity: O(nodes of the list).
  public func rows(movedBy control: NodeID, up: Bool) -> (row: NodeID, passed: NodeID)? {
    guard has(control), nodes[control.index].isReorderControl else { return nil }
    for row in ancestors(of: control) {
      guard let list = parent(of: row), reorderControls(in: row) == [control] else { return nil }
      let rows = children(of: list).filter { $0 == row || !reorderControls(in: $0).isEmpty }
      guard rows.count > 1, let place = rows.firstIndex(of: row) else { continue }
      let passed = up ? place - 1 : place + 1
      return rows.indices.contains(passed) ? (row, rows[passed]) : nil
    }
    return nil
  }

  /// The name of a row: the label of its reorder control, else its first label.
  public func name(ofRow row: NodeID) -> String? {
    let named = reorderControls(in: row) + ids(inside: row)
    return named.lazy.compactMap { self.nodes[$0.index].label?.string }.first { !$0.isEmpty }
  }

  private func reorderControls(in id: NodeID) -> [NodeID] {
    ids(inside: id).filter { nodes[$0.index].isReorderControl }
  }

  /// Moves a row to the other side of a sibling. The frames of the two are exchanged, too.
  ///
  /// - Parameters:
  ///   - row: the row that keeps its identity in the map that is returned.
  ///   - other: a child of the same node. It gets new ids.
  /// - Returns: the new places of the old nodes; the identity if the two have different parents.
  /// - Complexity: O(nodes).
  public mutating func move(_ row: NodeID, past other: NodeID) -> TreeMap {
    guard row != other, row != .root, let list = parent(of: row), parent(of: other) == list else { return .identity }
    let isUp = other < row
    if let above = nodes[(isUp ? other : row).index].frame, let below = nodes[(isUp ? row : other).index].frame {
      shift(isUp ? row : other, down: above.y - below.y)
      shift(isUp ? other : row, down: below.y + below.height - above.height - above.y)
    }
    let moved = screen(of: other)
    let ordinal = ordinal(of: row)
    let map = remove(other)
    guard let list = map[list] else { return map }
    return map.then(insert(moved, into: list, at: ordinal))
  }

  /// Moves the frames of a node and of all nodes inside it, in points.
  private mutating func shift(_ id: NodeID, down distance: Double) {
    for index in subtree(of: id) {
      nodes[index].frame?.y += distance
      guard let details = nodes[index].sharedDetails?.value else { continue }
      guard details.path != nil || details.activationPoint != nil else { continue }
      nodes[index].details.activationPoint?.y += distance
      nodes[index].details.path = details.path?.map { ScreenPoint(x: $0.x, y: $0.y + distance) }
    }
  }

  /// A tree whose screen contains only this node.
  private func screen(of id: NodeID) -> Tree {
    let inside = subtree(of: id)
    let offset = Int32(inside.lowerBound - 1)
    return Tree(
      nodes: [Node()] + nodes[inside],
      parents: [0, 0] + parents[inside].dropFirst().map { $0 - offset },
      ends: [Int32(inside.count + 1)] + ends[inside].map { $0 - offset })
  }
}

extension Node {
  fileprivate var isReorderControl: Bool { sharedDetails?.value.control == .reorderControl }
}
