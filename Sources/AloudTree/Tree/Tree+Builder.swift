internal import AloudBase

extension Tree {
  /// Builds a tree from the top down, without recursion, so that a deep tree does not overflow the stack.
  ///
  ///     var builder = Tree.Builder()
  ///     try builder.open(Node(container: .list))
  ///     try builder.add(Node(label: "Apples"))
  ///     builder.close()
  ///     let tree = builder.finish()
  public struct Builder: Sendable {
    /// The greatest depth of nodes; real screens need about 60.
    public static let maximumDepth = 1000

    private var nodes: [Node]
    private var parents: [Int32] = [0]
    private var ends: [Int32] = [1]
    private var open = [Level(index: 0, ordinal: 0)]

    /// An open node, its ordinal, and the number of its children so far.
    private struct Level {
      let index: Int32
      let ordinal: Int
      var children = 0
    }

    /// - Parameter order: the reading order of the screen's children.
    public init(order: Node.Order = .sorted) {
      var root = Node()
      root.order = order
      nodes = [root]
    }

    /// The number of open nodes, without the screen.
    public var depth: Int { open.count - 1 }

    /// The path of the innermost open node: `elements[3].children[0]`.
    public var path: String { Tree.path(ofOrdinals: open.dropFirst().map { $0.ordinal }) }

    /// The node that was opened or added last. It can still be changed.
    public var last: Node {
      get { nodes[nodes.count - 1] }
      set { nodes[nodes.count - 1] = newValue }
    }

    /// Begins a node inside the innermost open node.
    ///
    /// - Throws: ``TreeError`` when the nodes are nested deeper than ``maximumDepth``.
    public mutating func open(_ node: Node) throws(TreeError) {
      guard depth < Builder.maximumDepth else {
        throw TreeError(
          .tooDeep, at: path,
          "nodes are nested deeper than \(Builder.maximumDepth) levels; remove wrappers that have no meaning")
      }
      let index = Int32(nodes.count)
      let parent = open.count - 1
      nodes.append(node)
      parents.append(open[parent].index)
      ends.append(index + 1)
      open.append(Level(index: index, ordinal: open[parent].children))
      open[parent].children += 1
    }

    /// Ends the innermost open node.
    public mutating func close() {
      precondition(open.count > 1, "Tree.Builder.close() without a node that is open.")
      ends[Int(open.removeLast().index)] = Int32(nodes.count)
    }

    /// Adds a node without children.
    public mutating func add(_ node: Node) throws(TreeError) {
      try open(node)
      close()
    }

    /// The tree. Nodes that are still open are closed.
    public consuming func finish() -> Tree {
      for level in open { ends[Int(level.index)] = Int32(nodes.count) }
      return Tree(nodes: nodes, parents: parents, ends: ends)
    }
  }
}
