internal import AloudBase
import AloudTree

/// Writes the nodes of a tree.
enum NodeWriter {
  typealias Members = [(key: String, value: JSONValue)]

  /// A node whose children are being written.
  private struct Open {
    let end: Int
    /// The indentation of the line that closes the list of children.
    let indent: Int
    /// The indentation of the other lines of the node.
    let inner: Int
    /// The members after the children.
    let rest: Members
  }

  /// Writes nodes and all their descendants in preorder, each on a new line, without recursion.
  static func write(_ ids: some Sequence<NodeID>, of tree: Tree, to layout: inout JSONLayout, indent: Int) {
    var open: [Open] = []
    var isFirst = true
    for id in ids where tree.nodes[id.index].sharedDetails?.value.chartPart == nil {
      while let last = open.last, last.end <= id.index {
        close(open.removeLast(), in: &layout)
        isFirst = false
      }
      if !isFirst { layout.write(",") }
      let indent = open.last.map { $0.indent + 2 } ?? indent
      layout.newLine(indent)
      let hasParts = tree.hasChartParts(id)
      let (members, rest) = members(of: hasParts ? tree[id].withoutChartParts : tree[id])
      isFirst = tree.hasChildren(id) && !hasParts
      if isFirst {
        let closing = begin(members, in: &layout, indent: indent)
        open.append(Open(end: tree.subtree(of: id).upperBound, indent: closing, inner: indent + 1, rest: rest))
      } else {
        layout.writeObject(members + rest, indent: indent)
      }
    }
    while let last = open.popLast() { close(last, in: &layout) }
  }

  /// Writes everything before the children; returns the indentation of the line that closes their list.
  private static func begin(_ members: Members, in layout: inout JSONLayout, indent: Int) -> Int {
    layout.write("{")
    let isOneLine = layout.fill(members, indent: indent + 1)
    let children = "\"\(JSONKeys.Node.children.rawValue)\": ["
    if isOneLine {
      let fits = layout.separate(members.count, children.count - 3, indent + 1)
      layout.write(children)
      return fits ? indent : indent + 1
    }
    layout.write(",")
    layout.newLine(indent + 1)
    layout.write(children)
    return indent + 1
  }

  private static func close(_ node: Open, in layout: inout JSONLayout) {
    layout.newLine(node.indent)
    layout.write("]")
    layout.fill(node.rest, after: true, indent: node.inner)
    layout.write("}")
  }

  /// The members of a node before and after its children.
  private static func members(of node: Node) -> (before: Members, after: Members) {
    var parts = NodeParts(node: node, details: node.sharedDetails?.value)
    var (before, after): (Members, Members) = ([], [])
    var isAfter = false
    for (rank, key) in JSONKeys.Node.known.keys.enumerated() {
      if key == .children { isAfter = true }
      guard let value = JSONKeys.Node.fields[rank].write(&parts) else { continue }
      if isAfter { after.append((key.rawValue, value)) } else { before.append((key.rawValue, value)) }
    }
    return (before, after)
  }
}

extension Node {
  /// A chart as it was written, without the generated elements for its points.
  fileprivate var withoutChartParts: Node {
    var node = self
    node.order = .sorted
    if node.container == .group { node.container = .none }
    return node
  }
}
