internal import AloudTree

/// How the walk meets each node of a screen: what `order` leaves out, and why.
///
/// - Complexity: O(nodes) to make, O(1) to ask.
struct Reach {
  enum State {
    /// Out of the walk on purpose: hidden, invisible, beside a dialog, or inside what has no size.
    case away
    /// Left out because its width and height are 0.
    case sizeless
    /// No stop, but the walk goes through it.
    case walked
    /// VoiceOver stops here.
    case stop
    /// Inside a stop, which hides what is inside it.
    case swallowed
  }

  private(set) var states: [State]
  /// For what is swallowed, the stop around it.
  private(set) var swallowers: [NodeID?]
  /// The modal node that the walk is confined to: of several the last, which is on top; nil for none.
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

  /// True for what the walk leaves out for its size alone.
  private static func isSizeless(_ id: NodeID, in tree: Tree) -> Bool {
    guard let frame = tree.nodes[id.index].frame, frame.isZeroSize else { return false }
    return tree.nodes[id.index].clips || tree.nodes[id.index].order == .given || tree.isElement(id)
  }

  /// For each parent, the modal child that hides the others.
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
  /// True when people may see the node: it is in no hidden part, not behind a dialog, and has a size where it has a
  /// frame.
  func isSeen(_ id: NodeID, in tree: Tree) -> Bool {
    switch states[id.index] {
    case .away, .sizeless: false
    case .walked, .stop, .swallowed: tree.nodes[id.index].hasArea
    }
  }
}

extension Node {
  /// False for a frame of no width or no height: nothing is drawn there.
  var hasArea: Bool { frame.map { $0.width != 0 && $0.height != 0 } ?? true }
}
