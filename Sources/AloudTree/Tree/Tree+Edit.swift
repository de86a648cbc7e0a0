extension Tree {
  /// The most nodes of a tree; ``insert(_:into:at:)`` stops there, so that a timer cannot insert nodes forever.
  public static let maximumCount = 1_000_000

  /// True for an id of this tree. An id of another tree may be out of range.
  public func has(_ id: NodeID) -> Bool { nodes.indices.contains(id.index) }

  /// The node at a place in pre-order.
  public func id(at index: Int) -> NodeID { NodeID(index) }

  /// Changes a node. The ids of all nodes stay valid.
  ///
  /// - Complexity: O(1) if the tree has no other copies.
  public mutating func update(_ id: NodeID, _ change: (inout Node) -> Void) {
    guard has(id) else { return }
    change(&nodes[id.index])
  }

  /// Removes a node and the nodes inside it. The screen cannot be removed.
  ///
  /// - Complexity: O(nodes).
  @discardableResult
  public mutating func remove(_ id: NodeID) -> TreeMap {
    guard id != .root, has(id) else { return .identity }
    let gone = subtree(of: id)
    shift(from: gone.upperBound, inside: parent(of: id), by: -gone.count)
    nodes.removeSubrange(gone)
    parents.removeSubrange(gone)
    ends.removeSubrange(gone)
    return TreeMap(.init(place: gone.lowerBound, removed: gone.count, inserted: 0))
  }

  /// Inserts the nodes of another tree inside a node.
  ///
  /// Nothing changes if this would exceed ``Builder/maximumDepth`` or ``maximumCount``.
  ///
  /// - Parameters:
  ///   - other: a tree whose root, the screen, is not inserted; it usually has one child.
  ///   - parent: the node that gets the new children.
  ///   - ordinal: the index among the children, from 0; nil, and any index beyond the end, is the end.
  /// - Returns: the new places of the old nodes.
  /// - Complexity: O(nodes of both).
  @discardableResult
  public mutating func insert(_ other: Tree, into parent: NodeID, at ordinal: Int? = nil) -> TreeMap {
    let added = other.count - 1
    guard has(parent), added > 0, count + added <= Tree.maximumCount,
      depth(of: parent) + other.height <= Builder.maximumDepth
    else { return .identity }
    let place = self.place(ofChild: ordinal, in: parent)
    shift(from: place, inside: parent, by: added)
    // The parent replaces the screen of the other tree; the other nodes all move by the same offset.
    let offset = Int32(place - 1)
    nodes.insert(contentsOf: other.nodes.dropFirst(), at: place)
    parents.insert(contentsOf: other.parents.dropFirst().map { $0 == 0 ? parent.raw : $0 + offset }, at: place)
    ends.insert(contentsOf: other.ends.dropFirst().map { $0 + offset }, at: place)
    return TreeMap(.init(place: place, removed: 0, inserted: added))
  }

  /// Puts a node around consecutive children of one node.
  ///
  /// - Returns: the new node, and the new places of the others. Nil if the nodes are not consecutive, or if this would
  ///   exceed ``Builder/maximumDepth``.
  /// - Complexity: O(nodes).
  package mutating func wrap(_ ids: Set<NodeID>, in node: Node) -> (group: NodeID, map: TreeMap)? {
    guard let first = ids.min(), first != .root, has(first), let parent = parent(of: first) else { return nil }
    let children = Array(children(of: parent).drop { $0 != first }.prefix(ids.count))
    guard Set(children) == ids, let last = children.last, height + 1 <= Builder.maximumDepth else { return nil }
    let (place, end) = (first.index, Int(ends[last.index]))
    shift(from: place, inside: parent, by: 1)
    nodes.insert(node, at: place)
    parents.insert(parent.raw, at: place)
    ends.insert(Int32(end + 1), at: place)
    for child in children { parents[child.index + 1] = Int32(place) }
    return (first, TreeMap(.init(place: place, removed: 0, inserted: 1)))
  }

  /// The index at which a child begins, or at which a new child would begin.
  private func place(ofChild ordinal: Int?, in parent: NodeID) -> Int {
    let end = Int(ends[parent.index])
    guard let ordinal else { return end }
    var place = parent.index + 1
    var passed = 0
    while passed < ordinal, place < end {
      place = Int(ends[place])
      passed += 1
    }
    return place
  }

  /// Moves all nodes from a place on, and the ends of the nodes around it.
  private mutating func shift(from place: Int, inside parent: NodeID?, by distance: Int) {
    let distance = Int32(distance)
    for index in place..<max(place, count) {
      ends[index] += distance
      if Int(parents[index]) >= place { parents[index] += distance }
    }
    var outer = parent
    while let id = outer {
      ends[id.index] += distance
      outer = self.parent(of: id)
    }
  }

  /// The depth of the deepest node; 0 for a screen without nodes.
  private var height: Int {
    var depths = [Int](repeating: 0, count: count)
    var height = 0
    for index in nodes.indices.dropFirst() {
      depths[index] = depths[Int(parents[index])] + 1
      height = max(height, depths[index])
    }
    return height
  }
}
