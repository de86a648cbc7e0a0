internal import AloudBase
import AloudTree

/// Reads the semantics tree that Flutter's `debugDumpSemanticsTree()` prints.
///
///     SemanticsNode#6
///      │ Rect.fromLTRB(379.6, 290.0, 420.4, 310.0)
///      │ actions: tap
///      │ flags: isButton, hasEnabledState, isEnabled
///      │ label: "Row 1"
///
/// The tree has all that Flutter's engine tells UIKit. The nodes are in the order in which VoiceOver reads them. Source: the
/// flags as Flutter documents them; which trait the engine makes of each is assumed.
enum FlutterSemantics {
  static func read(_ source: SourceText, language: String) throws(ImportError) -> ScreenImport {
    var scanner = FlutterScanner(source)
    try scanner.scan()
    guard !scanner.nodes.isEmpty else {
      throw ImportError(
        .refused,
        """
        there are no nodes here, such as "├─SemanticsNode#5"; save what debugDumpSemanticsTree() of Flutter prints, or \
        the key S in `flutter run`
        """)
    }
    let tree = FlutterTree(scanner.nodes)
    return try ScreenImport(
      language: language, size: tree.size, scanner.warnings, leftOut: tree.leftOut
    ) { () throws(TreeError) in try tree.write() }
  }

  /// True for a line with the name of a node, with or without the margin of a log or a comment.
  static func matches(_ line: ArraySlice<UInt8>) -> Bool { FlutterLine.margin(of: line) != nil }
}

/// Writes the nodes into a tree: a list of the elements that Flutter's engine makes.
private struct FlutterTree {
  private var nodes: [FlutterNode]
  private var frames: [Frame?]
  /// Nodes that are not elements, whatever they say.
  private var isSilent: [Bool]
  private let identifiers: IdentifierCounts
  private(set) var leftOut: [LeftOut] = []

  init(_ nodes: [FlutterNode]) {
    self.nodes = nodes
    frames = FlutterTree.frames(of: nodes)
    isSilent = [Bool](repeating: false, count: nodes.count)
    identifiers = IdentifierCounts(nodes.lazy.compactMap { $0.text(.identifier) })
    silence()
  }

  /// The size of the root.
  var size: (width: Double, height: Double)? {
    frames.first.flatMap { $0 }.flatMap { $0.isZeroSize ? nil : ($0.width, $0.height) }
  }

  // MARK: Places

  /// The frames in points. The root is in pixels if a node below it scales the app.
  private static func frames(of nodes: [FlutterNode]) -> [Frame?] {
    var maps: [FlutterPlace.Map] = []
    var frames: [Frame?] = []
    var pixels = 1.0
    for node in nodes {
      let map = node.parent < 0 ? FlutterPlace.Map() : maps[node.parent]
      guard let place = node.place else {
        maps.append(map)
        frames.append(nil)
        continue
      }
      if pixels == 1, place.isScaled, map.scaleX == 1, map.scaleY == 1 { pixels = place.scale }
      let placed = place.placed(in: map)
      maps.append(placed.map)
      frames.append(placed.frame)
    }
    guard pixels != 1 else { return frames }
    return frames.map { frame in
      frame.flatMap {
        Frame(checking: $0.x / pixels, $0.y / pixels, $0.width / pixels, $0.height / pixels)
      }
    }
  }

  // MARK: Elements

  /// Merges nodes, and finds those that are not elements.
  private mutating func silence() {
    var invisible = [Bool](repeating: false, count: nodes.count)
    // For each node, the node that says what it says; -1 for none.
    var boundaries = [Int](repeating: -1, count: nodes.count)
    for index in nodes.indices {
      let parent = nodes[index].parent
      invisible[index] = nodes[index].isInvisible || parent >= 0 && invisible[parent]
      if nodes[index].isMergedUp, parent >= 0 { boundaries[index] = boundaries[parent] }
      if invisible[index] {
        leaveOut(index, .notAccessible)
      } else if boundaries[index] >= 0 {
        nodes[boundaries[index]].merge(nodes[index])
        isSilent[index] = true
      } else if nodes[index].has("scopesRoute") {
        leaveOut(index, .unsaidLabel)
      }
      if boundaries[index] < 0, nodes[index].mergesDescendants { boundaries[index] = index }
    }
  }

  private mutating func leaveOut(_ index: Int, _ rule: Inference) {
    isSilent[index] = true
    guard let label = nodes[index].text(.label) else { return }
    leftOut.append(LeftOut(text: label, inference: rule, place: nodes[index].fileOffset))
  }

  private static let scrolling: Set<String> = ["scrollLeft", "scrollRight", "scrollUp", "scrollDown", "scrollToOffset"]

  /// True for a node that says or does something besides scrolling.
  private func isElement(_ index: Int) -> Bool {
    let node = nodes[index]
    guard !isSilent[index] else { return false }
    return node.text(.label) != nil || node.text(.value) != nil || node.text(.hint) != nil
      || !node.actions.isSubset(of: FlutterTree.scrolling)
  }

  func write() throws(TreeError) -> Tree {
    var builder = Tree.Builder(order: .given)
    for index in nodes.indices where isElement(index) { try builder.add(element(index)) }
    return builder.finish()
  }

  private func element(_ index: Int) -> Node {
    let source = nodes[index]
    // The engine adds the tooltip to the label, on its own line.
    let label = [source.text(.label), source.text(.tooltip)].compactMap { $0 }.joined(separator: "\n")
    var node = Node(
      label: label.isEmpty ? nil : SpokenText(label), value: value(of: source).map { SpokenText($0) },
      hint: source.text(.hint).map { SpokenText($0) }, traits: traits(of: source), frame: frames[index])
    node.isElement = true
    node.fileOffset = source.fileOffset
    var details = Details()
    if source.has("isTextField"), !source.has("isReadOnly") {
      details.text = TextInput(
        secure: source.has("isObscured"), multiline: source.has("isMultiline"), editing: source.has("isFocused"))
    }
    if source.has("hasExpandedState") { details.expanded = source.has("isExpanded") }
    details.actions = source.customActions.map { Action(name: $0) }
    node.details = details
    identifiers.name(&node, source.text(.identifier))
    return node
  }

  private func hasState(_ node: FlutterNode) -> Bool { node.has("hasToggledState") || node.has("hasCheckedState") }

  /// The value; without one, the state of a switch. UIKit says no value for radio buttons.
  private func value(of node: FlutterNode) -> String? {
    if let value = node.text(.value) { return value }
    guard hasState(node), !node.has("isInMutuallyExclusiveGroup") else { return nil }
    return node.has("isToggled") || node.has("isChecked") ? "1" : "0"
  }

  private func traits(of node: FlutterNode) -> Traits {
    var traits: Traits = []
    if !node.actions.isDisjoint(with: ["increase", "decrease"]) { traits.insert(.adjustable) }
    if hasState(node) {
      // The engine represents switches and checkboxes by a switch of UIKit.
      traits.formUnion(node.has("isInMutuallyExclusiveGroup") ? .button : [.button, .toggleButton])
    }
    if node.has("isHeader") || node.headingLevel > 0 { traits.insert(.header) }
    if node.has("hasEnabledState"), !node.has("isEnabled") { traits.insert(.notEnabled) }
    for (flag, trait) in FlutterTree.flagTraits where node.has(flag) { traits.formUnion(trait) }
    return traits
  }

  private static let flagTraits: [(flag: String, trait: Traits)] = [
    ("isButton", .button), ("isSelected", .selected), ("isImage", .image), ("isLink", .link),
    ("isLiveRegion", .updatesFrequently), ("isKeyboardKey", .keyboardKey),
  ]
}
