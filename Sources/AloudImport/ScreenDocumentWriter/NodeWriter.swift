import AloudTree

/// Writes the nodes of a tree.
enum NodeWriter {
  typealias Members = [(key: String, value: JSONValue)]

  /// A node whose children are being written.
  private struct Open {
    let end: Int
    /// The indentation of the line that closes the list of children.
    let indent: Int
    /// The indentation of lines that go on with the node.
    let inner: Int
    /// The members after the children.
    let rest: Members
  }

  /// Nodes and all below them in pre-order, each on a new line, without recursion.
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

  /// Everything up to the children; gives where the line is to begin that closes their list.
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

  /// The members of a node before its children, and after them.
  private static func members(of node: Node) -> (before: Members, after: Members) {
    var before: Members = []
    var after: Members = []
    var isAfter = false
    let details = node.sharedDetails?.value
    for key in JSONKeys.Node.known.keys {
      if key == .children { isAfter = true }
      guard let value = node.json(key, details) else { continue }
      if isAfter { after.append((key.rawValue, value)) } else { before.append((key.rawValue, value)) }
    }
    return (before, after)
  }
}

extension Node {
  /// A chart as it was written, before it became a group of elements for its points.
  fileprivate var withoutChartParts: Node {
    var node = self
    node.order = .sorted
    if node.container == .group { node.container = .none }
    return node
  }

  /// The value of a key; nil where the node is as it would be without.
  fileprivate func json(_ key: JSONKeys.Node, _ details: Details?) -> JSONValue? {
    switch key {
    case .id: id.map { .string($0) }
    case .label: label?.json
    case .value: details?.adjusts == nil ? value?.json : nil
    case .hint: hint?.json
    case .traits: traits.names.isEmpty ? nil : traits.json
    case .frame: frame?.json
    case .isElement: isElement.map { .bool($0) }
    case .hidden: hidden ? .bool(true) : nil
    case .visible: visible ? nil : .bool(false)
    case .clips: clips ? .bool(true) : nil
    case .modal: modal ? .bool(true) : nil
    case .groupsChildren: groupsChildren ? .bool(true) : nil
    case .order: order == .sorted ? nil : .string(order.rawValue)
    case .placement: placement == .firstMember ? nil : .string(placement.rawValue)
    case .sortPriority: sortPriority == 0 ? nil : .number(sortPriority)
    case .container: container == .none ? nil : .string(container.rawValue)
    case .children: nil
    // The rare properties: the next switch names each, so that the compiler finds a key without a case.
    default: details?.json(key)
    }
  }
}

extension Details {
  /// The level of a heading of a page, where UIAccessibility has none as high.
  private var levelOfWeb: Int? { web == nil ? nil : headingLevel.flatMap { $0 > 6 ? $0 : nil } }

  /// The rare properties; the others are those of `Node`.
  fileprivate func json(_ key: JSONKeys.Node) -> JSONValue? {
    switch key {
    case .sharedIdentifier: sharedIdentifier.map { .string($0) }
    case .path: path.map { .list($0.map(\.json)) }
    case .activationPoint: activationPoint?.json
    case .language: language.map { .string($0) }
    case .headingLevel: levelOfWeb == nil ? headingLevel.map { .whole($0) } : nil
    case .expanded: expanded.map { .bool($0) }
    case .respondsToUserInteraction: respondsToUserInteraction.map { .bool($0) }
    case .userInputLabels: userInputLabels.isEmpty ? nil : .strings(userInputLabels)
    case .textualContext: textualContext.map { .string($0.rawValue) }
    case .navigationStyle: navigationStyle == .automatic ? nil : .string(navigationStyle.rawValue)
    case .actions: actions.isEmpty ? nil : .list(actions.map(\.json))
    case .content: content.isEmpty ? nil : .list(content.map(\.json))
    case .rotors: rotors.isEmpty ? nil : .list(rotors.map(\.json))
    case .text: text?.json
    case .adjusts: adjusts?.json
    case .control: control.map { .string($0.rawValue) }
    case .scroll: scroll?.json
    case .table: table?.json
    case .cell: cell?.json
    case .chart: chart?.json
    case .directTouchOptions:
      directTouchOptions.isEmpty
        ? nil : .strings(DirectTouchOption.allCases.filter(directTouchOptions.contains).map(\.rawValue))
    case .drag: drag.map { .list($0.map(\.asDrag)) }
    case .drop: drop.map { .list($0.map(\.asDrop)) }
    case .readingContent: readingContent.isEmpty ? nil : .list(readingContent.map(\.json))
    case .colors: colors?.json
    case .web: web?.json(level: levelOfWeb)
    case .on: behaviors.json(Behaviors.Event.ofNodes)
    case .ignore: ignored.json
    case .id, .label, .value, .hint, .traits, .frame, .isElement, .hidden, .visible, .clips, .modal, .groupsChildren,
      .order, .placement, .sortPriority, .container, .children:
      nil
    }
  }
}
