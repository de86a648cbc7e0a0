internal import AloudTree

extension Tree {
  /// For each node, by its index, a value that follows from that of its parent.
  ///
  ///     let isInactive = tree.passedDown(false) { id, isOuterInactive in
  ///       isOuterInactive || tree[id].traits.contains(.notEnabled)
  ///     }
  ///
  /// - Parameters:
  ///   - outside: the value of the root.
  ///   - value: makes a node's value of its parent's.
  /// - Returns: the values of all nodes, by index.
  /// - Complexity: O(nodes).
  func passedDown<Value>(_ outside: Value, _ value: (NodeID, Value) -> Value) -> [Value] {
    var values = [Value](repeating: outside, count: count)
    for id in ids { values[id.index] = value(id, parent(of: id).map { values[$0.index] } ?? outside) }
    return values
  }
}
