extension Tree {
  /// The most nodes that a tree grows to by ``insert(_:into:at:)``; a timer that goes on inserting ends there.
  public static let maximumCount = 1_000_000

  /// True for an id that this tree has; one of another tree may have none here.
  public func has(_ id: NodeID) -> Bool { nodes.indices.contains(id.index) }

  /// The node at a place in pre-order.
  public func id(at index: Int) -> NodeID { NodeID(index) }

  /// Changes properties of a node; the ids of nodes stay valid.
  ///
  /// - Complexity: O(1) for a tree without other copies.
  public mutating func update(_ id: NodeID, _ change: (inout Node) -> Void) {
    guard has(id) else { return }
    change(&nodes[id.index])
  }

  /// Takes a node away, and all below it. The screen itself stays.
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
  /// Nothing changes when nodes would be nested deeper than ``Builder/maximumDepth``, or be more than ``maximumCount``.
  ///
  /// - Parameters:
  ///   - other: a tree whose root, the screen, stays out; usually with a single node below it.
  ///   - parent: the node around them.
  ///   - ordinal: the place among the children, from 0; nil, and any place beyond them, is the end.
  /// - Returns: where the nodes that were there are now.
  /// - Complexity: O(nodes of both).
  @discardableResult
  public mutating func insert(_ other: Tree, into parent: NodeID, at ordinal: Int? = nil) -> TreeMap {
    let added = other.count - 1
    guard has(parent), added > 0, count + added <= Tree.maximumCount,
      depth(of: parent) + other.height <= Builder.maximumDepth
    else { return .identity }
    let place = self.place(ofChild: ordinal, in: parent)
    shift(from: place, inside: parent, by: added)
    // The other's screen is this parent; its other nodes move together.
    let offset = Int32(place - 1)
    nodes.insert(contentsOf: other.nodes.dropFirst(), at: place)
    parents.insert(contentsOf: other.parents.dropFirst().map { $0 == 0 ? parent.raw : $0 + offset }, at: place)
    ends.insert(contentsOf: other.ends.dropFirst().map { $0 + offset }, at: place)
    return TreeMap(.init(place: place, removed: 0, inserted: added))
  }

  /// Puts a node around some of the children of one node that follow each other.
  ///
  /// - Returns: the new node, and where all others are now; nil where the nodes do not follow each other, or would be nested
  ///   deeper than ``Builder/maximumDepth``.
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

  /// The index at which a child begins, or would.
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

  /// Moves the bounds of all nodes from a place on, and the ends of the nodes around it.
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

  /// How deep the deepest node is nested; 0 for a screen without nodes.
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
