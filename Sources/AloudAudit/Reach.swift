internal import AloudTree

/// How the reading order treats each node of a screen: which nodes it leaves out, and why.
///
/// - Complexity: O(nodes) to create, O(1) to query.
struct Reach {
  enum State {
    /// Left out on purpose: hidden, invisible, a sibling of a dialog, or inside a node without size.
    case away
    /// Left out because its width and height are 0.
    case sizeless
    /// Not a stop, but its children are visited.
    case walked
    /// VoiceOver stops here.
    case stop
    /// Inside a stop, which hides its descendants.
    case swallowed
  }

  private(set) var states: [State]
  /// For each node inside a stop, that stop.
  private(set) var swallowers: [NodeID?]
  /// The modal node to which the reading order is limited: of several, the last, which is on top; nil for none.
  private(set) var modal: NodeID?

  init(_ screen: AuditedScreen) {
    let tree = screen.tree
    states = [State](repeating: .walked, count: tree.count)
    swallowers = [NodeID?](repeating: nil, count: tree.count)
    let winners = Reach.modalChildren(of: tree)
    for id in tree.ids {
      guard let parent = tree.parent(of: id) else { continue }
      let state = Reach.state(of: id, in: tree, inside: states[parent.index])
      let isBeside = state != .swallowed && winners[parent].map { $0 != id } ?? false
      states[id.index] = isBeside ? .away : state
      switch states[id.index] {
      case .swallowed: swallowers[id.index] = swallowers[parent.index] ?? parent
      case .walked, .stop: if winners[parent] == id { modal = id }
      case .away, .sizeless: break
      }
    }
  }

  subscript(id: NodeID) -> State { states[id.index] }

  private static func state(of id: NodeID, in tree: Tree, inside parent: State) -> State {
    if tree.nodes[id.index].hidden || !tree.nodes[id.index].visible { return .away }
    switch parent {
    case .away, .sizeless: return .away
    case .stop, .swallowed: return .swallowed
    case .walked:
      if isSizeless(id, in: tree) { return .sizeless }
      return tree.isElement(id) ? .stop : .walked
    }
  }

  /// True for a node that is left out only because of its size.
  private static func isSizeless(_ id: NodeID, in tree: Tree) -> Bool {
    guard let frame = tree.nodes[id.index].frame, frame.isZeroSize else { return false }
    return tree.nodes[id.index].clips || tree.nodes[id.index].order == .given || tree.isElement(id)
  }

  /// For each parent, the modal child that hides its siblings.
  private static func modalChildren(of tree: Tree) -> [NodeID: NodeID] {
    var winners: [NodeID: NodeID] = [:]
    for id in tree.ids where tree.nodes[id.index].modal {
      guard let parent = tree.parent(of: id), !tree.nodes[id.index].hidden, tree.nodes[id.index].visible,
        !isSizeless(id, in: tree)
      else { continue }
      winners[parent] = id
    }
    return winners
  }
}

extension Reach {
  /// True when users can see the node: neither it nor an ancestor is hidden, it is not behind a dialog, and its frame,
  /// if any, has a size.
  func isSeen(_ id: NodeID, in tree: Tree) -> Bool {
    switch states[id.index] {
    case .away, .sizeless: false
    case .walked, .stop, .swallowed: tree.nodes[id.index].hasArea
    }
  }
}

extension Node {
  /// False for a frame without width or height, in which nothing is drawn.
  var hasArea: Bool { frame.map { $0.width != 0 && $0.height != 0 } ?? true }
}
