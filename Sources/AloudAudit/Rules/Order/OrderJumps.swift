internal import AloudTree

extension Rule {
  /// The walk goes back to what it has passed: up, or against the direction of reading.
  ///
  /// For two stops in a row the branches of the tree in which they stand are compared, each as the area of all its stops, so
  /// that columns and cards may be read one after the other. What the geometry alone sorts never jumps: only orders as
  /// given, priorities and groups do. A row is 8 points, on a pad 13, as in the walk.
  ///
  /// - Complexity: O(nodes · depth).
  static let orderJumps = Rule(
    "order-jumps", .warning,
    title: Wording("The order jumps back", ko: "읽는 순서가 거슬러 감"),
    fix: Wording(
      "Order the elements as they are laid out: correct the given order, the sort priority or the grouping.",
      ko: "배치된 순서대로 읽도록 지정한 순서, 정렬 우선순위, 묶음을 고치십시오."),
    references: ["MAAG 2.1", "HIG Navigation", "WCAG 1.3.2", "WCAG 2.4.3"]
  ) { screen in
    let kin = StopKin(screen)
    let suspects = zip(screen.stops, screen.stops.dropFirst()).filter { kin.mayJump($0, $1) }
    if suspects.isEmpty { return [] }
    let areas = StopAreas(screen)
    let direction = ReadingDirection(screen.document)
    return suspects.compactMap { before, after in
      let branches = kin.branches(of: before, and: after)
      let jumps = branches.allSatisfy { one, other in
        guard let one = areas[one], let other = areas[other] else { return false }
        return direction.goesBack(from: one, to: other)
      }
      guard jumps, !branches.isEmpty else { return nil }
      let (from, to) = (screen.name(of: before), screen.name(of: after))
      return Fault(
        Wording(
          "Focus jumps back from “\(from.english)” to “\(to.english)”.",
          ko: "초점이 “\(from.korean)”에서 “\(to.korean)”\(particle: .to) 거슬러 갑니다."),
        at: after, of: screen)
    }
  }
}

/// Which way a screen is read.
private struct ReadingDirection {
  let rowThreshold: Double
  let rightToLeft: Bool

  init(_ document: Document) {
    rowThreshold = document.device.rowThreshold
    rightToLeft = document.direction == .rtl
  }

  /// True when the second area has been passed by who comes from the first one: it lies wholly above and begins no new column, or
  /// beside it on the side that is read first. A point more or less is how layouts are rounded.
  func goesBack(from one: Bounds, to other: Bounds) -> Bool {
    let startsColumn = rightToLeft ? other.maxX <= one.minX + 1 : other.minX >= one.maxX - 1
    if other.maxY <= one.minY + 1, one.minY - other.minY >= rowThreshold { return !startsColumn }
    let isBehind = rightToLeft ? other.minX >= one.maxX - 1 : other.maxX <= one.minX + 1
    return isBehind && abs(one.minY - other.minY) < rowThreshold
  }
}

/// How stops hang together in the tree.
private struct StopKin {
  let tree: Tree

  init(_ screen: AuditedScreen) { tree = screen.tree }

  /// False for most stops in a row, told by looking at their parents alone: the geometry has sorted them.
  func mayJump(_ one: AuditedScreen.Stop, _ other: AuditedScreen.Stop) -> Bool {
    guard let parent = tree.parent(of: one.node), parent == tree.parent(of: other.node) else { return true }
    return tree.nodes[parent.index].order == .given || priority(of: one.node) != priority(of: other.node)
  }

  /// The pairs of nodes that must jump for two stops to jump: the branches below the lowest common ancestor and, where stops of
  /// these branches are sorted among one another, what was sorted. None where nothing but the geometry has put one stop after
  /// the other.
  func branches(of one: AuditedScreen.Stop, and other: AuditedScreen.Stop) -> [(NodeID, NodeID)] {
    var otherBranch = other.node
    var ancestor = tree.parent(of: other.node) ?? .root
    while ancestor != .root, !tree.contains(ancestor, one.node) {
      otherBranch = ancestor
      ancestor = tree.parent(of: ancestor) ?? .root
    }
    var branch = one.node
    while let parent = tree.parent(of: branch), parent != ancestor { branch = parent }
    if tree.nodes[ancestor.index].order == .given { return [(branch, otherBranch)] }
    let sorted = (sortedUnit(of: one.node, below: ancestor), sortedUnit(of: other.node, below: ancestor))
    let areStops = sorted == (one.node, other.node)
    if areStops, priority(of: sorted.0) == priority(of: sorted.1) { return [] }
    return [(branch, otherBranch), sorted]
  }

  /// The unit that is sorted as one where a stop stands: the outermost group around it below an ancestor, else the stop
  /// itself.
  private func sortedUnit(of stop: NodeID, below ancestor: NodeID) -> NodeID {
    var unit = stop
    var next = tree.parent(of: stop)
    while let id = next, id != ancestor {
      if tree.nodes[id.index].order == .given || tree.nodes[id.index].isGroup { unit = id }
      next = tree.parent(of: id)
    }
    return unit
  }

  private func priority(of node: NodeID) -> Double { tree.nodes[node.index].sortPriority }
}

/// The area that the stops inside each node take together.
///
/// - Complexity: O(nodes) to make.
struct StopAreas {
  private var areas: [Bounds?]

  init(_ screen: AuditedScreen) {
    areas = Array(repeating: nil, count: screen.tree.count)
    for stop in screen.stops { areas[stop.node.index] = stop.bounds }
    // Children come after their parent, so that going backward each node is complete before it is added to its parent.
    for id in Array(screen.tree.ids).reversed() {
      guard let area = areas[id.index], let parent = screen.tree.parent(of: id) else { continue }
      areas[parent.index] = areas[parent.index]?.union(area) ?? area
    }
  }

  /// Nil where no stop inside has a frame.
  subscript(node: NodeID) -> Bounds? { areas[node.index] }
}
