// The nodes around a node.
extension Tree {
  /// The nodes around a node, innermost first, the screen last.
  ///
  /// - Complexity: O(1) for each.
  public func ancestors(of id: NodeID) -> some Sequence<NodeID> {
    sequence(state: has(id) ? parent(of: id) : nil) { (following: inout NodeID?) -> NodeID? in
      defer { following = following.flatMap { self.parent(of: $0) } }
      return following
    }
  }

  /// The node, and those around it, innermost first.
  public func lineage(of id: NodeID) -> [NodeID] { has(id) ? [id] + ancestors(of: id) : [] }

  /// How deep a node is nested: 0 for the screen, 1 for its children.
  ///
  /// - Complexity: O(depth).
  public func depth(of id: NodeID) -> Int { ancestors(of: id).reduce(0) { depth, _ in depth + 1 } }

  /// A node and those inside it, in pre-order, less the nodes that meet a condition, with all that is inside them.
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

  /// The other elements among which a node stands, as a tab stands among tabs: those of its parent, and those in wrappers
  /// there that are neither elements nor containers. A node that is alone in such wrappers stands where they do.
  ///
  /// - Complexity: O(nodes inside the parent).
  public func peers(of id: NodeID) -> [NodeID] {
    for outer in ancestors(of: id) {
      let others = elements(in: outer).filter { $0 != id && !contains(id, $0) }
      if !others.isEmpty || !isWrapper(outer) { return others }
    }
    return []
  }

  /// The elements inside a node, not those in other containers.
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

  /// True for a node that VoiceOver knows nothing of.
  private func isWrapper(_ id: NodeID) -> Bool { id != .root && !isElement(id) && !self[id].isAnnounced }
}
