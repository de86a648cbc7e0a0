public import AloudReader
public import AloudSpeech
public import AloudTree

extension Simulator {
  /// A document that answers: screens over one another, each as it has become, and what its controls do.
  ///
  ///     var app = Simulator.DocumentApp(document)
  ///     let outcomes = app.appear()
  ///     let answer = app.answer(.activate(button))
  ///     if let update = app.takeUpdate() { … }
  ///
  /// A value without a clock: timers go out as ``Simulator/App/Outcome/later(_:)``, and come back through ``run(_:)``.
  public struct DocumentApp: Sendable {
    public typealias Answer = App.Answer
    public typealias Outcome = App.Outcome
    typealias Timer = App.Timer

    /// How many effects may happen in one instant; more are taken for a circle.
    public static let maximumEffects = 1000
    /// How many screens may be over one another; another one is not shown.
    public static let maximumScreens = 2000

    public let document: Document
    public var settings: VoiceOverSettings
    /// From the first screen to the one on top; never empty.
    var levels: LayerStack<Level>
    var pendingUpdate = PendingUpdate()
    var restrictions = Restrictions()
    var memory = Memory()

    /// The app on a screen, its first unless another is given. Settings matter for controls that have no behaviors, and
    /// for the direction of scrolling.
    public init(
      _ document: Document, screen: Document.Screen? = nil, settings: VoiceOverSettings = VoiceOverSettings()
    ) {
      self.document = document
      self.settings = settings
      levels = LayerStack(Level(screen: screen ?? document.firstScreen, arrival: .first))
    }

    /// The screen on top, as it is now.
    public var screen: Document.Screen { levels.top.screen }

    /// The tree of the screen on top, as it is now.
    public var tree: Tree { levels.top.screen.tree }

    /// How many screens are over one another.
    public var depth: Int { levels.topmost + 1 }

    /// The node of the screen on top that has VoiceOver's cursor, to come back to; to be set whenever the cursor moves.
    public var cursor: NodeID? {
      get { levels.top.cursor }
      set { levels.top.cursor = newValue }
    }

    /// The app and its first screen appear: what they do then.
    public mutating func appear() -> [Outcome] {
      run((document.behaviors.effects[.appear] ?? []) + (screen.behaviors.effects[.appear] ?? []))
    }

    /// Effects that are due happen.
    public mutating func run(_ effects: [Effect]) -> [Outcome] {
      var run = Run()
      perform(effects, &run)
      return run.outcomes
    }
  }
}

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

  // Every change of a tree goes through these two, so that none is forgotten.

  /// Changes properties of a node; false when they are what they were.
  @discardableResult
  mutating func update(_ place: Place, _ change: (inout Node) -> Void) -> Bool {
    guard levels[place.level].screen.tree.has(place.node) else { return false }
    let before = levels[place.level].screen.tree[place.node]
    levels[place.level].screen.tree.update(place.node, change)
    guard levels[place.level].screen.tree[place.node] != before else { return false }
    if place.level == levels.topmost { pendingUpdate.touched?.insert(place.node) }
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
    if level == levels.topmost, !map.isIdentity { pendingUpdate.move(map) }
  }

  /// The change since the last call; nil when there was none.
  ///
  /// - Complexity: O(1).
  public mutating func takeUpdate() -> ScreenReader.Update? {
    pendingUpdate == PendingUpdate() ? nil : pendingUpdate.take(showing: shownTree)
  }

  /// An update that was not handed out yet.
  struct PendingUpdate: Equatable {
    var map = TreeMap.identity
    var isNewScreen = false
    /// Nil where that is not known.
    var touched: Set<NodeID>? = []
    var focused: NodeID?

    mutating func move(_ next: TreeMap) {
      focused = focused.flatMap { next[$0] }
      touched = touched.map { next($0) }
      // The reader has not seen other ids of nodes of a new screen.
      if !isNewScreen { map = map.then(next) }
    }

    /// Nil when nothing has changed; then it begins anew.
    mutating func take(showing tree: Tree) -> ScreenReader.Update? {
      guard self != Self() else { return nil }
      defer { self = Self() }
      var update = ScreenReader.Update(
        tree: tree, map: map.isIdentity ? nil : map, isNewScreen: isNewScreen, touched: touched)
      update.focused = focused
      return update
    }
  }
}
