import AloudTree

/// Makes a tree of a stretch of a design; the order is that in which a person put the elements.
struct DesignTree {
  private let nodes: [DesignNode]
  private let element: DesignElement
  private let origin: ScreenPoint

  /// - Parameters:
  ///   - nodes: those of the whole design.
  ///   - language: that of the design.
  ///   - origin: the place on the artboard where the screen begins; nil when frames are those of the screen.
  init(_ nodes: [DesignNode], language: String, origin: ScreenPoint? = nil) {
    self.nodes = nodes
    element = DesignElement(language: language)
    self.origin = origin ?? ScreenPoint(x: 0, y: 0)
  }

  /// - Throws: `TreeError` when containers are nested too deep.
  func tree(of range: Range<Int>) throws(TreeError) -> Tree {
    var builder = Tree.Builder(order: .given)
    var open: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      while let end = open.last, end <= index {
        builder.close()
        open.removeLast()
      }
      let node = nodes[index]
      if node.kind == .element {
        try builder.add(placed(element.node(of: node)))
      } else if let joined = joined(index) {
        for member in joined { try builder.add(placed(member)) }
        index = node.end
        continue
      } else if node.kind != .nothing, node.end > index + 1 {
        try builder.open(placed(element.node(ofContainer: node)))
        open.append(node.end)
      }
      index += 1
    }
    return builder.finish()
  }

  /// The nodes of a container whose buttons are one adjustable: that, at the place of the first, and the other elements
  /// of the container. Nil for any other.
  private func joined(_ index: Int) -> [Node]? {
    let container = nodes[index]
    guard container.joinsButtons else { return nil }
    let members = nodes[index + 1..<container.end].filter { $0.kind == .element }
    guard let first = members.firstIndex(where: \.isButton) else { return nil }
    var joined = members[..<first].map { element.node(of: $0) }
    joined.append(element.adjustable(of: container, buttons: members.filter(\.isButton)))
    for member in members[first...] where !member.isButton { joined.append(element.node(of: member)) }
    return joined
  }

  private func placed(_ node: Node) -> Node {
    var node = node
    node.frame = node.frame.flatMap { XCUITexts.frame($0.x - origin.x, $0.y - origin.y, $0.width, $0.height) }
    return node
  }
}
