internal import AloudBase
import AloudTree

/// The screens of a design: one for each frame, or a single one if there are no frames.
struct DesignScreens {
  private(set) var screens: [Document.Screen] = []
  /// The size of the first frame, in points.
  private(set) var size: (width: Double, height: Double)?
  private let nodes: [DesignNode]
  private let language: String
  /// The keys and the names that are already used.
  private var names: Set<String> = []
  /// The next number to try for a label that several frames have.
  private var numbers: [String: Int] = [:]

  init(_ design: Design, language: String, _ warnings: inout [ImportWarning]) throws(TreeError) {
    nodes = design.nodes
    self.language = language
    let frames = nodes.indices.filter { nodes[$0].kind == .frame && nodes[$0].depth == 0 }
    let filled = frames.filter { frame in nodes[frame..<nodes[frame].end].contains { $0.kind == .element } }
    for frame in Set(frames).subtracting(filled).sorted() {
      let name = nodes[frame].label.map { "the frame \"\($0)\"" } ?? "a frame without a label"
      warnings.append(ImportWarning(.leftOut, "\(name) holds no elements and was left out"))
    }
    guard !filled.isEmpty else {
      let tree = try DesignTree(nodes, language: language).tree(of: 0..<nodes.count)
      screens = [Document.Screen(tree: tree)]
      return
    }
    for frame in filled { try add(frame) }
    // Like in any document, the screens after the first are sorted by their keys.
    screens[1...].sort { ($0.key ?? "") < ($1.key ?? "") }
    let loose = countLooseElements()
    if loose > 0 {
      let message: Message =
        loose == 1
        ? "1 element is outside all frames, so it is on no screen; it was left out"
        : "\(loose) elements are outside all frames, so they are on no screen; they were left out"
      warnings.append(ImportWarning(.leftOut, message))
    }
  }

  private mutating func add(_ index: Int) throws(TreeError) {
    let frame = nodes[index]
    let inside = index + 1..<frame.end
    let tree = try DesignTree(nodes, language: language, origin: origin(of: frame.frame, inside)).tree(of: inside)
    if screens.isEmpty {
      names = Set(frame.label.map { [$0] } ?? [])
      screens = [Document.Screen(name: frame.label, tree: tree)]
      if let frame = frame.frame, frame.width > 0, frame.height > 0 { size = (frame.width, frame.height) }
    } else {
      screens.append(Document.Screen(key: key(for: frame.label), name: frame.label, tree: tree))
    }
  }

  /// The label; if another screen uses it, a number is added.
  private mutating func key(for label: String?) -> String {
    let name = label ?? "Screen"
    var key = label ?? "Screen \(screens.count + 1)"
    var number = numbers[name] ?? 2
    while !names.insert(key).inserted {
      key = "\(name) \(number)"
      number += 1
    }
    numbers[name] = number
    return key
  }

  /// The origin of the frame, if its elements have coordinates of the artboard; nil if they have coordinates of the
  /// frame.
  ///
  /// Single elements may extend beyond the frame in either case, so the majority decides.
  private func origin(of frame: Frame?, _ inside: Range<Int>) -> ScreenPoint? {
    guard let frame else { return nil }
    var onArtboard = 0
    var inFrame = 0
    for center in nodes[inside].compactMap({ $0.frame?.center }) {
      if frame.contains(center, offset: frame.origin) { onArtboard += 1 }
      if frame.contains(center, offset: ScreenPoint(x: 0, y: 0)) { inFrame += 1 }
    }
    return onArtboard >= inFrame ? frame.origin : nil
  }

  private func countLooseElements() -> Int {
    var count = 0
    var index = 0
    while index < nodes.count {
      let isFrame = nodes[index].kind == .frame && nodes[index].depth == 0
      if nodes[index].kind == .element { count += 1 }
      index = isFrame ? nodes[index].end : index + 1
    }
    return count
  }
}

extension Frame {
  /// True when a frame that is moved by an offset contains a point.
  fileprivate func contains(_ point: ScreenPoint, offset: ScreenPoint) -> Bool {
    (offset.x...offset.x + width).contains(point.x) && (offset.y...offset.y + height).contains(point.y)
  }
}

/// Makes a tree from a range of a design, in the order that the designer chose.
struct DesignTree {
  private let nodes: [DesignNode]
  private let element: DesignElement
  private let origin: ScreenPoint

  /// The origin is the position of the screen on the artboard; nil when frames are already relative to the screen.
  init(_ nodes: [DesignNode], language: String, origin: ScreenPoint? = nil) {
    self.nodes = nodes
    element = DesignElement(language: language)
    self.origin = origin ?? ScreenPoint(x: 0, y: 0)
  }

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

  /// The nodes of a container whose buttons are one adjustable: the adjustable at the position of the first button, and
  /// the other elements. Nil for any other container.
  private func joined(_ index: Int) -> [Node]? {
    let container = nodes[index]
    guard container.joinsButtons else { return nil }
    let members = nodes[index + 1..<container.end].filter { $0.kind == .element }
    guard let first = members.firstIndex(where: { $0.isButton }) else { return nil }
    var joined = members[..<first].map { element.node(of: $0) }
    joined.append(element.adjustable(of: container, buttons: members.filter { $0.isButton }))
    for member in members[first...] where !member.isButton { joined.append(element.node(of: member)) }
    return joined
  }

  private func placed(_ node: Node) -> Node {
    var node = node
    node.frame = node.frame.flatMap { Frame(checking: $0.x - origin.x, $0.y - origin.y, $0.width, $0.height) }
    return node
  }
}
