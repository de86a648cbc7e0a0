/// The index of a node in one ``Tree``, in pre-order; the root is 0. It is not valid in another tree.
public struct NodeID: Hashable, Comparable, Sendable {
  @usableFromInline let raw: Int32

  /// The node's place in ``Tree/nodes``, from 0.
  @inlinable public var index: Int { Int(raw) }

  @usableFromInline init(_ index: Int) { raw = Int32(index) }

  /// The screen itself.
  public static let root = NodeID(0)

  @inlinable public static func < (one: NodeID, other: NodeID) -> Bool { one.raw < other.raw }
}

/// The accessibility tree of one screen. The nodes are in pre-order, so a subtree is a range.
///
/// Trees are made by a ``Builder`` or from an ``Outline``. Node 0 is the screen; its children are the document's
/// `elements`.
///
/// - Complexity: properties, parent and subtree of a node are O(1); children are found one after another.
public struct Tree: Equatable, Sendable {
  /// All nodes in pre-order. The first is the screen itself.
  public internal(set) var nodes: [Node]
  /// The parent of each node; the root is its own parent.
  var parents: [Int32]
  /// For each node, one past the last node of its subtree.
  var ends: [Int32]

  init(nodes: [Node], parents: [Int32], ends: [Int32]) {
    self.nodes = nodes
    self.parents = parents
    self.ends = ends
  }

  /// The number of nodes, including the root.
  public var count: Int { nodes.count }

  /// The node with this id, which must be of this tree.
  public subscript(id: NodeID) -> Node { nodes[id.index] }

  /// Whether the children of the screen are sorted or read as given.
  public var order: Node.Order { nodes[0].order }

  /// The node that directly contains this one; nil for the root.
  public func parent(of id: NodeID) -> NodeID? {
    id == .root ? nil : NodeID(Int(parents[id.index]))
  }

  /// The node and all nodes inside it, as indices in pre-order.
  public func subtree(of id: NodeID) -> Range<Int> { id.index..<Int(ends[id.index]) }

  /// True if `id` is the first node or anywhere inside it.
  public func contains(_ ancestor: NodeID, _ id: NodeID) -> Bool { subtree(of: ancestor).contains(id.index) }

  /// True if at least one node is inside this one.
  public func hasChildren(_ id: NodeID) -> Bool { Int(ends[id.index]) > id.index + 1 }

  /// The nodes directly inside this one, as written.
  public func children(of id: NodeID) -> Children {
    Children(tree: self, following: id.index + 1, end: Int(ends[id.index]))
  }

  /// The node and all nodes inside it, in pre-order.
  public func ids(inside id: NodeID) -> some Sequence<NodeID> { subtree(of: id).lazy.map { NodeID($0) } }

  /// Every node but the root, in pre-order.
  public var ids: some Sequence<NodeID> { (1..<max(count, 1)).lazy.map { NodeID($0) } }

  /// The children of a node, as written.
  public struct Children: Sequence, IteratorProtocol {
    let tree: Tree
    var following: Int
    let end: Int

    public mutating func next() -> NodeID? {
      guard following < end else { return nil }
      defer { following = Int(tree.ends[following]) }
      return NodeID(following)
    }
  }
}

extension Tree {
  /// True when VoiceOver can stop at the node. The document decides; if it does not, a node without children that has
  /// something to say or to do is an element.
  public func isElement(_ id: NodeID) -> Bool {
    let node = nodes[id.index]
    return node.isElement ?? (!hasChildren(id) && node.saysSomething)
  }

  /// The index of the node among its siblings, from 0.
  ///
  /// - Complexity: O(siblings before it).
  public func ordinal(of id: NodeID) -> Int {
    parent(of: id).map { children(of: $0).prefix { $0 != id }.count } ?? 0
  }

  /// The path of the node in the document: `elements[3].children[0]`.
  ///
  /// - Complexity: O(siblings before the node and its ancestors).
  public func path(of id: NodeID) -> String {
    Tree.path(ofOrdinals: lineage(of: id).dropLast().reversed().map(ordinal))
  }

  /// The path of a node from the ordinals of its ancestors and itself, outermost first: `elements[3].children[0]`.
  public static func path(ofOrdinals ordinals: [Int]) -> String {
    guard let first = ordinals.first else { return "elements" }
    return ordinals.dropFirst().reduce("elements[\(first)]") { "\($0).children[\($1)]" }
  }

  /// The nodes by their ids; for a repeated id, the first node.
  ///
  /// - Complexity: O(nodes).
  public func idsByIdentifier() -> [String: NodeID] {
    Dictionary(ids.compactMap { id in nodes[id.index].id.map { ($0, id) } }) { first, _ in first }
  }
}
