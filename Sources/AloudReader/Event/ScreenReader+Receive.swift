internal import AloudSpeech
public import AloudTree

extension ScreenReader {
  /// Receives a notification of the app, and returns the events that follow.
  ///
  ///     reader.receive(.layoutChanged(focus: "error", text: nil))  // the cursor goes to the error
  ///
  /// Announcements are returned as if nothing else were being said. Only a `Simulator` knows which of them are heard to
  /// the end.
  ///
  /// While a chart is explored, the reader follows other notifications silently. A new screen closes the chart.
  public mutating func receive(_ notification: Notification) -> [Event] {
    switch notification {
    case .screenChanged(let focus, let text):
      leaveOwnLayers()
      return heard(changeScreen(to: focus.flatMap(node(withID:)), text: text.map { SpokenText($0) }))
    case .announcement(let text, let written):
      let priority = settings.has(.announcementPriorities) ? written : .default
      let words = narrator.utterance(.announcement, text, clause: .announcement)
      return heard([.utterance(Speech(words, origin: .announcement, priority: priority))])
    case _ where chartScreen != nil:
      _ = chartScreen?.below.receive(notification)
      return []
    case .layoutChanged(let focus, let text): return heard(changeLayout(focus: focus, text: text))
    case .pageScrolled(let text): return heard(scrolled(text))
    }
  }

  private func node(withID id: String) -> NodeID? { narrator.tree.idsByIdentifier()[id] }

  // MARK: Screens

  /// Source: UIAccessibility's headers say that the element is read when the app starts; it is assumed that it then has
  /// the cursor.
  package var summaryElement: NodeID? {
    narrator.order.stops.first { narrator.tree.nodes[$0.index].traits.contains(.summaryElement) }
  }

  /// Enters another screen, and puts the cursor on the node that had it there before.
  package mutating func screenChanged(to node: NodeID, text: String?) -> [Event] {
    leaveOwnLayers()
    return heard(changeScreen(to: node, text: text.map { SpokenText($0) }))
  }

  /// Moves to a node, else to the first stop, and says the text before it. Source: Stack
  /// Overflow has that the text is read out; the order is assumed.
  mutating func changeScreen(to node: NodeID?, text: SpokenText?) -> [Event] {
    ongoing.isReadingAll = ongoing.isTurningPage
    ongoing.isTurningPage = false
    let asked = node.flatMap(rankOfStop)
    let target = asked ?? (narrator.order.stops.isEmpty ? nil : 0)
    let said = text.map { narrator.utterance(.announcement, $0, clause: .screenChangedText) }
    guard let target else {
      return [.happening(.screenChanged)] + [said].compactMap { $0 }.map { .said($0, .focus) }
    }
    let alert = alertAround(narrator.order.stops[target])
    let isGrouped = settings.navigation == .grouped && asked == nil && alert == nil
    var arrival = isGrouped ? standOnFirstMember() : focus(target, after: nil)
    if let alert { tell(alert, from: target, in: &arrival) }
    var speeches = [Speech(arrival, origin: .focus, node: focus)]
    if let said { speeches.insert(Speech(said, origin: .focus), at: 0) }
    for index in speeches.indices.dropFirst() { speeches[index].follows = true }
    return [.happening(alert == nil ? .screenChanged : .alert), .focus(focus)] + speeches.map(Event.utterance)
  }

  private func alertAround(_ id: NodeID) -> NodeID? {
    narrator.tree.lineage(of: id).first { narrator.tree[$0].traits.contains(.alert) }
  }

  /// Says "Alert", its title and its message: the texts that come before the first control.
  private func tell(_ alert: NodeID, from rank: Int, in utterance: inout Utterance) {
    utterance.description.insert(narrator.fragment(.container, .alert, clause: .alert, node: alert), at: 0)
    for next in narrator.order.stops.indices[rank...].dropFirst() {
      let stop = narrator.order.stops[next]
      guard narrator.tree.contains(alert, stop) else { return }
      let traits = narrator.tree.nodes[stop.index].reportedTraits
      guard traits.subtracting([.staticText, .updatesFrequently]).isEmpty else { return }
      utterance.description += narrator.utterance(atRank: next, after: rank).description
    }
  }

  // MARK: Layout

  private mutating func changeLayout(focus: String?, text: String?) -> [Event] {
    if let target = focus.flatMap(node(withID:)).flatMap(rankOfStop) { return moveInLayout(to: target) }
    if let text {
      return [
        .happening(.layoutChanged),
        .said(narrator.utterance(.announcement, SpokenText(text), clause: .screenChangedText), .announcement),
      ]
    }
    guard let rank, let before = said.utterance, cursor.grouping.current == nil,
      arrival(atRank: rank, after: rank).label != before.label
    else { return [.happening(.layoutChanged)] }
    return [.happening(.layoutChanged)] + sayAgain()
  }

  /// Moves the cursor after the keyboard focus.
  package mutating func focusMoved(to node: NodeID) -> [Event] {
    guard let target = rankOfStop(node), target != rank || said.utterance == nil else { return [] }
    return heard(moveInLayout(to: target))
  }

  private mutating func moveInLayout(to target: Int) -> [Event] {
    leaveOwnLayers()
    let alert = alertAround(narrator.order.stops[target])
    let isNew = alert.map { alert in self.focus.map { !narrator.tree.contains(alert, $0) } ?? true } ?? false
    let before = (focus: self.focus, scrolling: scrolling)
    var arrival = self.focus(target, after: rank)
    if let alert, isNew { tell(alert, from: target, in: &arrival) }
    return [.happening(isNew ? .alert : .layoutChanged)]
      + arrivalEvents(arrival, from: before.focus, before.scrolling)
  }
}

extension Utterance {
  /// Label, value and state; if they differ, the element has changed.
  fileprivate var label: [String] {
    let parts: Set<Part> = [.label, .value, .state]
    let ofEditing: [Reason] = [.walking(.insertionPoint), .walking(.editingMode)]
    return description.filter { parts.contains($0.part) && !ofEditing.contains($0.reason) }.map { $0.text }
  }
}
