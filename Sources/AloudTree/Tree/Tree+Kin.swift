// Ancestors and siblings of a node.
extension Tree {
  /// The ancestors of a node, innermost first; the screen is last.
  ///
  /// - Complexity: O(1) for each.
  public func ancestors(of id: NodeID) -> some Sequence<NodeID> {
    sequence(state: has(id) ? parent(of: id) : nil) { (following: inout NodeID?) -> NodeID? in
      defer { following = following.flatMap { self.parent(of: $0) } }
      return following
    }
  }

  /// The node and its ancestors, innermost first.
  public func lineage(of id: NodeID) -> [NodeID] { has(id) ? [id] + ancestors(of: id) : [] }

  /// The depth of a node: 0 for the screen, 1 for its children.
  ///
  /// - Complexity: O(depth).
  public func depth(of id: NodeID) -> Int { ancestors(of: id).reduce(0) { depth, _ in depth + 1 } }

  /// A node and those inside it, in pre-order, without the subtrees of nodes that meet a condition.
  ///
  /// - Complexity: O(nodes inside).
  package func ids(from id: NodeID, less isLeftOut: (NodeID) -> Bool) -> [NodeID] {
    var found: [NodeID] = []
    var end = id.index
    for id in ids(inside: id) where id.index >= end {
      if isLeftOut(id) { end = subtree(of: id).upperBound } else { found.append(id) }
    }
    return found
  }

  /// The other elements in the same group as a node, as tabs of one tab bar. They are inside the same parent, directly
  /// or in wrappers that are neither elements nor containers. If the node is alone in such wrappers, the group is that
  /// of the wrappers.
  ///
  /// - Complexity: O(nodes inside the parent).
  public func peers(of id: NodeID) -> [NodeID] {
    for outer in ancestors(of: id) {
      let others = elements(in: outer).filter { $0 != id && !contains(id, $0) }
      if !others.isEmpty || !isWrapper(outer) { return others }
    }
    return []
  }

  /// The elements inside a node, without those inside other elements or containers.
  private func elements(in outer: NodeID) -> [NodeID] {
    var found: [NodeID] = []
    let inside = subtree(of: outer)
    var index = inside.lowerBound + 1
    while index < inside.upperBound {
      let id = NodeID(index)
      let isElement = isElement(id)
      if isElement { found.append(id) }
      index = isElement || !isWrapper(id) ? subtree(of: id).upperBound : index + 1
    }
    return found
  }

  /// True for a node that VoiceOver ignores: neither an element nor an announced container.
  private func isWrapper(_ id: NodeID) -> Bool { id != .root && !isElement(id) && !self[id].isAnnounced }
}
