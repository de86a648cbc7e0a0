internal import AloudBase
import AloudTree

extension XCUISnapshot {
  /// The screen, with the name of the application. The language determines on which side back buttons are.
  /// `leftOut` has texts of the dump that the snapshot does not contain.
  func screen(
    language: String, _ warnings: [ImportWarning], leftOut: [LeftOut] = []
  ) throws(ImportError) -> ScreenImport {
    var snapshot = self
    snapshot.joinTextsOfCells()
    let plan = XCUIPlan(XCUISurvey(snapshot))
    let unsaid: Unsaid = plan.survey.tellsAccessible ? .nothing : tellsTypes ? .stops : .stopsAndTypes
    return try ScreenImport(
      name: applicationLabel, language: language, size: size, warnings, unsaid,
      leftOut: leftOut + XCUILeftOut(plan).found
    ) { () throws(TreeError) in
      let roles = XCUIRoles(plan, rightToLeft: LanguageTag(language).isRightToLeft)
      var writer = XCUITreeWriter(nodes: XCUINodes(plan, roles), inOrder: hasWindows)
      return try writer.write()
    }
  }

  /// True if there are windows, which are read one after another. Without windows, the screen is sorted like a window.
  private var hasWindows: Bool {
    elements.contains { $0.type == .window && ($0.parent < 0 || elements[$0.parent].type == .application) }
  }
}

/// Writes the nodes of a snapshot into a tree, without wrappers that have no effect.
private struct XCUITreeWriter {
  private let nodes: XCUINodes
  private var builder: Tree.Builder
  /// The ends of the open elements.
  private var ends: [Int] = []
  /// The cells that contain the current element, each with its end.
  private var cells: [(frame: Frame?, end: Int)] = []

  private var elements: [XCUISnapshot.Element] { nodes.plan.survey.elements }

  init(nodes: XCUINodes, inOrder: Bool) {
    self.nodes = nodes
    builder = Tree.Builder(order: inOrder ? .given : .sorted)
  }

  mutating func write() throws(TreeError) -> Tree {
    var index = 0
    while index < elements.count {
      leave(before: index)
      switch nodes.plan.steps[index] {
      case .passed where nodes.plan.holdsStops(index):
        try enter(index)
        index += 1
      case .stop:
        try builder.add(placed(nodes.stop(index)))
        index = elements[index].end
      case .cell:
        try writeCell(index)
        index = elements[index].end
      case .passed, .leftOut, .hidden:
        index = elements[index].end
      }
    }
    return builder.finish()
  }

  private mutating func leave(before index: Int) {
    while let end = ends.last, end <= index {
      builder.close()
      ends.removeLast()
    }
    while let cell = cells.last, cell.end <= index { cells.removeLast() }
  }

  private mutating func enter(_ index: Int) throws(TreeError) {
    if let node = nodes.container(index) {
      try builder.open(placed(node))
      ends.append(elements[index].end)
    }
    if elements[index].type.stop == .cell { cells.append((elements[index].frame, elements[index].end)) }
  }

  /// Writes a cell: as a leaf or, if it has controls, as a group that begins with that leaf.
  private mutating func writeCell(_ index: Int) throws(TreeError) {
    let leaf = placed(nodes.stop(index))
    guard let cell = nodes.plan.cells[index], !cell.controls.isEmpty else { return try builder.add(leaf) }
    try builder.open(placed(nodes.cellContainer(index)))
    try builder.add(leaf)
    cells.append((elements[index].frame, elements[index].end))
    for control in cell.controls { try builder.add(placed(nodes.stop(control))) }
    builder.close()
  }

  /// The node; its frame is removed if it is outside of the surrounding cell.
  private func placed(_ node: Node) -> Node {
    guard let cell = cells.last?.frame, !cell.isZeroSize, let frame = node.frame, !cell.touches(frame) else {
      return node
    }
    var node = node
    node.frame = nil
    node.details.inferences.append(Inference.strayFrame.rawValue)
    return node
  }
}

extension Frame {
  /// True when the two overlap or share an edge.
  fileprivate func touches(_ other: Frame) -> Bool {
    x <= other.x + other.width && other.x <= x + width && y <= other.y + other.height && other.y <= y + height
  }
}
