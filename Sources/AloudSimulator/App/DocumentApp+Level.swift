internal import AloudReader
public import AloudTree

extension Simulator.DocumentApp {
  /// A screen, as it has become, and what is remembered of its nodes.
  struct Level: Sendable {
    /// How a screen came to be on top of another.
    enum Arrival { case first, pushed, presented }

    var screen: Document.Screen
    let arrival: Arrival
    /// The node that has VoiceOver's cursor, or had it when another screen came.
    var cursor: NodeID?
    /// The pages to which nodes with `scroll.status` are scrolled, from 0.
    var positions: [NodeID: Int] = [:]
    /// The selection in the field that is being edited.
    var selection: Range<Int>?
    var histories: [NodeID: TextHistory] = [:]
    private var names: [String: NodeID]?

    init(screen: Document.Screen, arrival: Arrival) {
      self.screen = screen
      self.arrival = arrival
    }

    /// The node with this id; the first, should there be more.
    mutating func node(named name: String) -> NodeID? {
      let known = names ?? screen.tree.idsByIdentifier()
      names = known
      return known[name]
    }

    /// Changes which nodes there are.
    mutating func edit(_ change: (inout Tree) -> TreeMap) -> TreeMap {
      let map = change(&screen.tree)
      guard !map.isIdentity else { return map }
      names = nil
      cursor = cursor.flatMap { map[$0] }
      positions = map(positions)
      histories = map(histories)
      if selection != nil, screen.tree.editedField == nil { selection = nil }
      return map
    }
  }

  /// A node of one of the screens.
  struct Place {
    let level: Int
    let node: NodeID
  }

  /// The node that an effect speaks of: on the screen on top, else on those below.
  mutating func place(named name: String) -> Place? {
    for level in (0...levels.topmost).reversed() {
      if let node = levels[level].node(named: name) { return Place(level: level, node: node) }
    }
    return nil
  }

  /// The node of the screen on top that has this id.
  ///
  /// - Complexity: O(nodes).
  public func node(named name: String) -> NodeID? { tree.ids.first { tree[$0].id == name } }
}

// Every change of a tree goes through these two, so that none is forgotten.
extension Simulator.DocumentApp {
  /// Changes properties of a node; false when they are what they were.
  @discardableResult
  mutating func update(_ place: Place, _ change: (inout Node) -> Void) -> Bool {
    guard levels[place.level].screen.tree.has(place.node) else { return false }
    let before = levels[place.level].screen.tree[place.node]
    levels[place.level].screen.tree.update(place.node, change)
    guard levels[place.level].screen.tree[place.node] != before else { return false }
    if place.level == levels.topmost { changes.touched?.insert(place.node) }
    return true
  }

  /// Changes properties of a node of the screen on top; false when they are what they were.
  @discardableResult
  mutating func update(_ node: NodeID, _ change: (inout Node) -> Void) -> Bool {
    update(Place(level: levels.topmost, node: node), change)
  }

  /// Changes which nodes a screen has.
  mutating func edit(level: Int, _ change: (inout Tree) -> TreeMap) {
    let map = levels[level].edit(change)
    if level == levels.topmost, !map.isIdentity { changes.move(map) }
  }
}
