internal import AloudSpeech
internal import AloudTree

// Moves of the cursor, and what is said after them.
extension ScreenReader {
  /// The utterance when the cursor moves to a stop, or when the stop is said again.
  func arrival(atRank rank: Int, after previous: Int?) -> Utterance {
    var utterance = narrator.utterance(atRank: rank, after: previous)
    let id = narrator.stop(atRank: rank)
    if narrator.hasDetails(id) || !narrator.traits(of: id).isDisjoint(with: [.allowsDirectInteraction, .isEditing]) {
      appendDetails(of: id, to: &utterance)
    }
    return utterance
  }

  /// Moves the cursor, and returns the utterance of the stop.
  mutating func focus(_ new: Int, after previous: Int?) -> Utterance {
    let utterance = arrival(atRank: new, after: previous)
    place(new)
    said.utterance = utterance
    return utterance
  }

  /// Moves the cursor silently.
  package mutating func place(_ new: Int) {
    if rank != new { cursor.isAreaActivated = false }
    rank = new
    if settings.navigation == .grouped { cursor.grouping = Grouping(around: new, in: narrator.order) }
    chooseRotorOfFocus()
    if scrolling.hasScrolls { scrollIntoView(new) }
  }

  /// Moves to the next or the previous stop; nil at the ends.
  mutating func step(by step: Int) -> Utterance? {
    guard let old = rank else { return nil }
    if settings.navigation == .grouped { return groupedStep(by: step) }
    guard old + step >= 0, old + step < narrator.stopCount else { return nil }
    return focus(old + step, after: old)
  }

  // MARK: Events

  /// The events of a move, or the boundary sound if the cursor cannot move.
  mutating func moving(_ move: (inout ScreenReader) -> Utterance?) -> [Event] {
    let before = (focus: focus, scrolling: scrolling)
    guard let utterance = move(&self) else { return [.happening(.boundary)] }
    return arrivalEvents(utterance, from: before.focus, before.scrolling)
  }

  /// The events after the cursor moved. If there was no cursor before, there is no focus event.
  func arrivalEvents(_ utterance: Utterance, from before: NodeID?, _ scrolling: Scrolling) -> [Event] {
    let focus = focus
    let said = Event.said(utterance, .focus, focus)
    guard focus != before else { return [said] }
    guard scrolling.hasScrolls, scrolling != self.scrolling else { return [.focus(focus), said] }
    return [.focus(focus), .happening(.scrolledIntoView)] + pagesShown(since: scrolling) + [said]
  }

  /// Moves from the current stop to another one.
  mutating func go(to rank: Int) -> [Event] { moving { $0.focus(rank, after: $0.rank) } }

  mutating func goToEnd(first: Bool) -> [Event] {
    let stops = narrator.order.stops
    guard !stops.isEmpty else { return [.happening(.boundary)] }
    return go(to: first ? 0 : stops.count - 1)
  }

  /// Says the element under the cursor again.
  package mutating func sayAgain() -> [Event] {
    guard let rank else { return [] }
    return moving { $0.containerUnderCursor() ?? $0.focus(rank, after: rank) }
  }

  // MARK: Additions to the description of some elements on a device

  private func appendDetails(of id: NodeID, to utterance: inout Utterance) {
    let node = narrator.tree.nodes[id.index]
    if node.traits.contains(.allowsDirectInteraction), !hasDirectTouch(.requiresActivation, id) {
      utterance.description.append(narrator.fragment(.state, .directTouch, clause: .directTouch, node: id))
    }
    if node.isBeingEdited { utterance.description += editingDetails(of: id) }
    // During a drag, drop points have no cue. Source: WWDC24 10073, a demonstration.
    if ongoing.isDragging { utterance.laterCues = [] }
  }
}
