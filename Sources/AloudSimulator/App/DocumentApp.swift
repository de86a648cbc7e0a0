internal import AloudReader
public import AloudSpeech
public import AloudTree

extension Simulator {
  /// A document as an app: its stack of screens in their current states, and the behavior of its controls.
  ///
  ///     var app = Simulator.DocumentApp(document)
  ///     let outcomes = app.appear().outcomes
  ///     let answer = app.answer(.activate(button))
  ///     if let update = answer.update { … }
  ///
  /// The app is a value without a clock: timers are returned as ``Simulator/App/Outcome/later(_:)``, and run with
  /// ``run(_:)``.
  public struct DocumentApp: Sendable {
    /// The answer to a request.
    public typealias Answer = App.Answer
    /// A result besides a new tree.
    public typealias Outcome = App.Outcome
    typealias Timer = App.Timer

    /// The most effects in one instant. More effects mean an endless loop.
    public static let maximumEffects = 1000
    /// The most screens in the stack; further ones are not shown.
    public static let maximumScreens = 2000

    /// The document as it was read; effects do not change it.
    public let document: Document
    /// The settings that decide what controls without behaviors do.
    public var settings: VoiceOverSettings
    /// The screens from the first to the top one; never empty.
    var levels: LayerStack<Level>
    /// What this answer has changed so far.
    var changes = ScreenChanges()
    var restrictions = Restrictions()
    var memory = Memory()

    /// The app on a screen (by default the first). The settings decide the behavior of controls without behaviors, and
    /// the direction of scrolling.
    public init(
      _ document: Document, screen: Document.Screen? = nil, settings: VoiceOverSettings = VoiceOverSettings()
    ) {
      self.document = document
      self.settings = settings
      levels = LayerStack(Level(screen: screen ?? document.firstScreen, arrival: .first))
    }

    /// The top screen in its current state.
    public var screen: Document.Screen { levels.top.screen }

    /// The current tree of the top screen.
    public var tree: Tree { levels.top.screen.tree }

    /// The number of screens in the stack.
    public var depth: Int { levels.topmost + 1 }

    /// The node of the top screen that has VoiceOver's cursor, kept for a return to the screen. Set it when the cursor
    /// moves.
    public var cursor: NodeID? {
      get { levels.top.cursor }
      set { levels.top.cursor = newValue }
    }

    /// Performs the `appear` effects of the app and its first screen.
    public mutating func appear() -> Answer {
      run((document.behaviors.effects[.appear] ?? []) + (screen.behaviors.effects[.appear] ?? []))
    }

    /// Performs effects that are due.
    public mutating func run(_ effects: [Effect]) -> Answer {
      var run = Run()
      perform(effects, &run)
      return finish(Answer(isHandled: true, outcomes: run.outcomes))
    }

    /// The answer with the change of the screen.
    mutating func finish(_ answer: Answer) -> Answer {
      var answer = answer
      answer.update = takeUpdate()
      return answer
    }
  }
}

extension Simulator.DocumentApp {
  /// A screen in its current state, and the state of its nodes.
  struct Level: Sendable {
    /// How a screen came on top.
    enum Arrival { case first, pushed, presented }

    var screen: Document.Screen
    let arrival: Arrival
    /// The node that has VoiceOver's cursor, or had it when another screen appeared.
    var cursor: NodeID?
    /// The indices of the positions of nodes with `scroll.status`.
    var positions: [NodeID: Int] = [:]
    var selection: Range<Int>?
    var histories: [NodeID: TextHistory] = [:]
    private var names: [String: NodeID]?

    init(screen: Document.Screen, arrival: Arrival) {
      self.screen = screen
      self.arrival = arrival
      selection = screen.tree.editedField.flatMap { screen.tree[$0].input?.selection }
    }

    /// The first node with this id.
    mutating func node(named name: String) -> NodeID? {
      let known = names ?? screen.tree.idsByIdentifier()
      names = known
      return known[name]
    }

    /// Inserts or removes nodes.
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

  struct Place {
    let level: Int
    let node: NodeID
  }

  /// The node that an effect names: on the top screen, else on the screens below.
  mutating func place(named name: String) -> Place? {
    for level in (0...levels.topmost).reversed() {
      if let node = levels[level].node(named: name) { return Place(level: level, node: node) }
    }
    return nil
  }

  /// The node of the top screen with this id.
  ///
  /// - Complexity: O(nodes).
  public func node(named name: String) -> NodeID? { tree.ids.first { tree[$0].id == name } }

  // Every change of a tree uses one of these functions, so that it is recorded.

  /// Changes properties of a node; false if nothing changed.
  @discardableResult
  mutating func update(_ place: Place, _ change: (inout Node) -> Void) -> Bool {
    guard levels[place.level].screen.tree.has(place.node) else { return false }
    let before = levels[place.level].screen.tree[place.node]
    levels[place.level].screen.tree.update(place.node, change)
    guard levels[place.level].screen.tree[place.node] != before else { return false }
    if place.level == levels.topmost { changes.touched?.insert(place.node) }
    return true
  }

  /// Changes properties of a node of the top screen; false if nothing changed.
  @discardableResult
  mutating func update(_ node: NodeID, _ change: (inout Node) -> Void) -> Bool {
    update(Place(level: levels.topmost, node: node), change)
  }

  /// Inserts or removes nodes of a screen.
  mutating func edit(level: Int, _ change: (inout Tree) -> TreeMap) {
    let map = levels[level].edit(change)
    if level == levels.topmost, !map.isIdentity { changes.move(map) }
  }

  /// The change since the last answer; nil if there was none.
  mutating func takeUpdate() -> Simulator.App.Update? {
    guard let changes = changes.take() else { return nil }
    return Simulator.App.Update(
      tree: shownTree, map: changes.moves, touched: changes.touched, focused: changes.focused)
  }
}

extension Simulator {
  /// Changes of the top screen, combined.
  struct ScreenChanges: Equatable, Sendable {
    var map = TreeMap.identity
    /// True for another screen, whose tree is unrelated to the previous one.
    var isNewScreen = false
    /// The changed nodes; nil if they are not known.
    var touched: Set<NodeID>? = []
    var focused: NodeID?

    /// The map; nil if no node has moved.
    var moves: TreeMap? { map.isIdentity ? nil : map }

    /// Adds the insertion and removal of nodes.
    mutating func move(_ next: TreeMap) {
      focused = focused.flatMap { next[$0] }
      touched = touched.map { next($0) }
      // VoiceOver does not know earlier ids of a new screen's nodes.
      if !isNewScreen { map = map.then(next) }
    }

    mutating func add(_ update: App.Update, isNewScreen: Bool) {
      if isNewScreen {
        self = Self(isNewScreen: true, touched: update.touched)
      } else {
        if let map = update.map { move(map) }
        touched = touched.flatMap { touched in update.touched.map(touched.union) }
      }
      focused = update.focused ?? focused
    }

    /// Returns the changes and resets them; nil if there are none.
    mutating func take() -> Self? {
      guard self != Self() else { return nil }
      defer { self = Self() }
      return self
    }
  }
}
