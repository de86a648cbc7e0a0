internal import AloudBase
internal import AloudSpeech
public import AloudTree

extension ScreenReader {
  /// A screen of the app after a change.
  public struct Update: Equatable, Sendable {
    /// The current screen.
    public var tree: Tree
    /// The map from the nodes of the previous tree; nil means that they are at the same places. The nodes of a live app
    /// are then matched by their ids.
    public var map: TreeMap?
    /// The nodes with changed properties, if no node was inserted or removed; nil if this is not known.
    public var touched: Set<NodeID>?
    /// True for another screen; its tree is unrelated to the previous one.
    public var isNewScreen: Bool
    /// The node that got the keyboard focus; nil if the focus did not move. A `Simulator` moves the cursor there.
    public var focused: NodeID?
    /// True if a notification that moves the cursor follows. Then a lost cursor is not reported.
    public var movesFocus = false
    /// True if nothing is being said and the change is not the result of a request. Then the value of an element that
    /// updates frequently is said.
    public var isSpontaneous = false
    /// True shortly after an activation: the change is the late answer of the app to it.
    public var isLateAnswer = false

    /// A change that moves no focus. By default it is of the same screen, and its nodes are at the same places as
    /// before.
    public init(tree: Tree, map: TreeMap? = nil, isNewScreen: Bool = false, touched: Set<NodeID>? = nil) {
      self.tree = tree
      self.map = map
      self.isNewScreen = isNewScreen
      self.touched = touched
    }
  }

  /// Applies a change of the screen. The cursor stays on its element, or moves to another one if the element was
  /// removed. While a chart is explored, this happens silently behind it; a new screen closes the chart.
  ///
  /// - Complexity: O(touched nodes) if the reading order stays the same, else O(n log n) in the nodes.
  public mutating func update(_ update: Update) -> [Event] {
    if update.isNewScreen {
      leaveAllLayers()
    } else if chartScreen?.below.update(update) != nil {
      return []
    }
    let old = focus.map { (id: $0, node: narrator.tree.nodes[$0.index], rank: rank ?? 0) }
    let value = update.isSpontaneous ? rank.map { narrator.value(atRank: $0) } : nil
    let before = update.isLateAnswer ? rank.map { asked(atRank: $0) } : nil
    let oldOrder = narrator.order
    if let touched = update.touched, update.map == nil, !update.isNewScreen, standsAsBefore(touched, in: update.tree) {
      narrator = narrator.saying(update.tree)
    } else {
      narrator = environment.narrator(for: update.tree)
    }
    index = nil
    if update.isNewScreen {
      enterNewScreen()
      return []
    }
    refreshItemChooser()
    if update.map != nil || update.touched == nil {
      scrolling.hasScrolls = Scrolling(update.tree).hasScrolls
      regions.nodes = update.tree.liveRegions
    }
    if let map = update.map { scrolling.offsets = map(scrolling.offsets) }
    guard let old else {
      return narrator.order.stops.isEmpty ? [] : heard(appearUnderCursor(announces: !update.movesFocus))
    }
    if let same = update.map.at(old.id), let rank = narrator.order.rank(of: same) {
      let kept = rotor
      self.rank = rank
      if settings.navigation == .grouped {
        cursor.grouping = cursor.grouping.moved(from: oldOrder, to: narrator.order, rank: rank, update.map)
      }
      rotor = kept
      if let before, !update.movesFocus { return heard(tellLateAnswer(to: before)) }
      return update.isSpontaneous ? heard(tellChange(from: value)) : []
    }
    return heard(repairFocus(old.node, old.rank, announces: !update.movesFocus))
  }

  private func standsAsBefore(_ touched: Set<NodeID>, in tree: Tree) -> Bool {
    tree.count == narrator.tree.count
      && touched.allSatisfy { tree.nodes[$0.index].standsAs(narrator.tree.nodes[$0.index]) }
  }

  /// Puts the cursor on the first stop, until the screen change is reported.
  mutating func enterNewScreen() {
    ongoing.isDragging = false
    (said.status, said.utterance) = (nil, nil)
    scrolling = Scrolling(narrator.tree)
    regions = LiveRegions(in: narrator.tree)
    rank = nil
    if !narrator.order.stops.isEmpty { place(0) }
  }

  /// Source: VoiceOver polls elements with the trait; it is assumed that it says the value.
  private mutating func tellChange(from before: Utterance?) -> [Event] {
    guard let rank, let focus,
      narrator.tree.nodes[focus.index].traits.contains(.updatesFrequently)
    else { return [] }
    let now = narrator.value(atRank: rank)
    guard now != before, !now.description.isEmpty else { return [] }
    said.utterance = arrival(atRank: rank, after: rank)
    return [.said(now, .focus, focus)]
  }

  // MARK: Repair

  /// Puts the cursor on the first stop of a screen that had none. Source: assumed.
  private mutating func appearUnderCursor(announces: Bool) -> [Event] {
    let utterance = focus(0, after: nil)
    return announces ? [.focus(focus), .said(utterance, .focus, focus)] : []
  }

  /// Moves to the element with the same id, else to the nearest, else to the first. Source: assumed; developers call
  /// the behavior undefined.
  private mutating func repairFocus(_ old: Node, _ oldRank: Int, announces: Bool) -> [Event] {
    if let id = old.id, let same = narrator.tree.idsByIdentifier()[id], let rank = narrator.order.rank(of: same) {
      place(rank)
      return []
    }
    guard let next = repairedRank(old, oldRank) else {
      rank = nil
      rotor.leaveElement()
      return announces ? [.happening(.focusLost), .focus(nil)] : []
    }
    let utterance = focus(next, after: nil)
    guard announces else {
      // The element has not been said yet, in case the cursor stays there.
      said.utterance = nil
      return []
    }
    return [.happening(.focusLost), .focus(focus), .said(utterance, .focus, focus)]
  }

  private func repairedRank(_ old: Node, _ oldRank: Int) -> Int? {
    let stops = narrator.order.stops
    guard !stops.isEmpty else { return nil }
    guard let place = old.frame?.center else { return min(oldRank, stops.count - 1) }
    var best: (distance: Double, rank: Int)?
    for (rank, stop) in stops.enumerated() {
      guard let center = narrator.tree.nodes[stop.index].frame?.center else { continue }
      let (x, y) = (center.x - place.x, center.y - place.y)
      if x * x + y * y < best?.distance ?? .infinity { best = (x * x + y * y, rank) }
    }
    return best?.rank ?? min(oldRank, stops.count - 1)
  }
}

extension TreeMap? {
  /// The current id of the node; nil if it was removed.
  package func at(_ id: NodeID) -> NodeID? {
    switch self {
    case nil: id
    case let map?: map[id]
    }
  }
}
