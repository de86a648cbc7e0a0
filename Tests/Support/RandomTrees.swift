public import AloudTree

/// Numbers that are the same in every run (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Tree {
  /// An unusual random tree: every kind of container, order, frame and flag.
  public static func random(seed: UInt64, count: Int = 60) throws -> Tree {
    var random = SeededGenerator(seed: seed)
    var builder = Tree.Builder(order: Bool.random(using: &random) ? .sorted : .given)
    for index in 0..<count {
      while builder.depth > 0, Int.random(in: 0..<3, using: &random) == 0 { builder.close() }
      try builder.open(Node.random(index, using: &random))
      if Int.random(in: 0..<5, using: &random) < 3 { builder.close() }
    }
    return builder.finish()
  }

  /// A tree like those of importers: most nodes are wrappers that say nothing. One of `frameless` nodes has no frame;
  /// nil removes all frames.
  public static func randomWrappers(seed: UInt64, count: Int = 60, frameless: Int? = 6) throws -> Tree {
    var random = SeededGenerator(seed: seed)
    var builder = Tree.Builder(order: Bool.random(using: &random) ? .sorted : .given)
    for index in 0..<count {
      while builder.depth > 0, Int.random(in: 0..<4, using: &random) == 0 { builder.close() }
      var node = Node.randomWrapper(index, using: &random)
      if frameless.map({ Int.random(in: 0..<$0, using: &random) == 0 }) ?? true { node.frame = nil }
      try builder.open(node)
      if Int.random(in: 0..<5, using: &random) == 0 { builder.close() }
    }
    return builder.finish()
  }
}

extension Node {
  static func random(_ index: Int, using random: inout SeededGenerator) -> Node {
    var node = Node(id: "node\(index)")
    func once(in chance: Int) -> Bool { Int.random(in: 0..<chance, using: &random) == 0 }
    if !once(in: 4) { node.label = SpokenText("Label \(index)") }
    if once(in: 3) { node.value = "1" }
    if once(in: 4) { node.hint = "Hint" }
    node.traits = Traits(rawValue: random.next() & random.next() & random.next() & 0x003F_FFFF_FFFF_FFFF)
    if !once(in: 5) {
      node.frame = Frame(
        x: .random(in: -50...400, using: &random), y: .random(in: -100...900, using: &random),
        width: once(in: 6) ? 0 : .random(in: 0...300, using: &random), height: once(in: 6) ? 0 : 40)
    }
    node.container = once(in: 3) ? ContainerType.allCases.randomElement(using: &random) ?? .none : .none
    node.order = once(in: 5) ? .given : .sorted
    node.hidden = once(in: 12)
    node.visible = !once(in: 12)
    node.clips = once(in: 4)
    node.modal = once(in: 20)
    node.groupsChildren = once(in: 6)
    node.isElement = once(in: 5) ? Bool.random(using: &random) : nil
    node.sortPriority = once(in: 8) ? Double(Int.random(in: -2...2, using: &random)) : 0
    if once(in: 6) { node.details.cell = DataTableCell(row: index % 4, column: once(in: 3) ? nil : index % 3) }
    if once(in: 6) { node.details.actions = [Action(name: "Act")] }
    if once(in: 9) { node.details.language = ["ko", "de", "fr-CA", "xx"].randomElement(using: &random) }
    return node
  }
  fileprivate static func randomWrapper(_ index: Int, using random: inout SeededGenerator) -> Node {
    func once(in chance: Int) -> Bool { Int.random(in: 0..<chance, using: &random) == 0 }
    var node = Node(id: once(in: 3) ? "node\(index)" : nil)
    if once(in: 3) {
      node.label = once(in: 8) ? "Same" : SpokenText("Label \(index)")
      node.isElement = once(in: 2) ? true : nil
    }
    let corner = Double(Int.random(in: 0...4, using: &random))
    node.frame = Frame(
      x: corner * 40, y: Double(Int.random(in: 0...9, using: &random)) * 10, width: once(in: 9) ? 0 : 80,
      height: once(in: 2) ? 0 : 40)
    if once(in: 20) { node.traits = [.tabBar, .button] }
    if once(in: 8) { node.container = ContainerType.allCases.randomElement(using: &random) ?? .none }
    node.order = once(in: 8) ? .given : .sorted
    node.hidden = once(in: 25)
    node.visible = !once(in: 25)
    node.clips = once(in: 4)
    node.modal = once(in: 16)
    node.groupsChildren = once(in: 5)
    node.sortPriority = once(in: 8) ? Double(Int.random(in: -2...2, using: &random)) : 0
    if once(in: 8) { node.placement = .frame }
    if once(in: 16) { node.details.language = "ko" }
    if once(in: 6) { node.details.inferences = ["rule"] }
    return node
  }
}
