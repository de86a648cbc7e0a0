internal import AloudSpeech
internal import AloudTree

extension ScreenReader {
  /// Returns the events that follow from the app's reply.
  ///
  /// Call ``update(_:)`` with the changed screen before this.
  public mutating func conclude(_ request: Request, _ reply: Reply) -> [Event] { heard(conclusion(of: request, reply)) }

  mutating func conclusion(of request: Request, _ reply: Reply) -> [Event] {
    defer { said.asked = nil }
    if let refusal = reply.refusal { return [.refused(refusal)] }
    switch request {
    case .activate: return concludeActivation(reply)
    case .adjust: return concludeAdjustment(reply)
    case .escape: return concludeEscape(reply)
    case .customAction: return concludeAction(request, reply)
    case .drop where reply.isHandled: return [.happening(.itemReordered)] + tell(.dragComplete, clause: .dropped)
    case .moveRow(_, let up) where reply.isHandled: return concludeMove(up: up)
    case .magicTap, .longPress, .zoom, .drop, .moveRow: return reply.isHandled ? [] : [.refused(request.isUnanswered)]
    case .scroll(let id, let direction): return concludeScroll(of: id, direction, reply)
    case .insertText(let id, let text):
      return reply.isHandled ? echo(text, in: id) : [.refused(request.isUnanswered)]
    case .deleteBackward(let id): return tellDeletion(in: id, reply)
    case .moveInsertionPoint(let id, _): return [.happening(.insertionPointMoved)] + tellInsertionPoint(of: id)
    case .undo(let id), .redo(let id): return reply.isHandled ? tellText(of: id) : [.refused(request.isUnanswered)]
    case .endEditing: return [.happening(.keyboardDisappeared)] + (reply.movesFocus ? [] : sayAgain())
    case .select, .showPage, .focus, .blur: return []
    }
  }

  // MARK: Activation

  /// Says the element again in its new state. For a switch, only the new state is said; if another screen opens, only
  /// the label. Source: WWDC demonstrations and MagentaA11y's videos. According to documentation, elements that start
  /// media say nothing.
  private mutating func concludeActivation(_ reply: Reply) -> [Event] {
    guard let asked = said.asked, !asked.startsMedia else { return [] }
    if reply.opensScreen { return tellBeforeScreen(asked) }
    guard !reply.movesFocus, let rank else { return [] }
    let node = narrator.tree.nodes[narrator.order.stops[rank].index]
    if node.traits.contains(.startsMediaSession) { return [] }
    let now = narrator.utterance(atRank: rank, after: rank)
    let hasChanged = now != asked.utterance
    if node.isBeingEdited, hasChanged { return [.happening(.keyboardAppeared)] + sayAgain() }
    switch settings.reread {
    case .never: return []
    case .changed where !hasChanged: return []
    case .changed, .always: break
    }
    return [sayActivated(rank, asked)]
  }

  private mutating func sayActivated(_ rank: Int, _ asked: Asked) -> Event {
    said.utterance = arrival(atRank: rank, after: rank)
    let node = narrator.tree.nodes[narrator.stop(atRank: rank).index]
    let value = narrator.value(atRank: rank)
    let web = node.sharedDetails?.value.web
    let isCheckable = node.reportedTraits.contains(.toggleButton) || web?.checked != nil
    var words = narrator.activated(atRank: rank)
    if isCheckable, value != asked.value {
      words = value
    } else if web != nil, value != asked.value, narrator.label(atRank: rank) != asked.label {
      // Source: a test table of GOV.UK's accordion, iOS 15, in which the name changes with the state.
      words = Utterance(description: narrator.utterance(atRank: rank, after: rank).description)
    }
    var speech = Speech(words, origin: .focus, node: focus)
    speech.activation = .again
    return .utterance(speech)
  }

  /// Says the element again if the app changes it a moment after the activation, as apps do that wait for a server.
  ///
  /// Source: redbadger/pride-london-app #322 and #466, React Native: the old state is said, then the new one.
  mutating func tellLateAnswer(to asked: Asked) -> [Event] {
    guard let rank, settings.reread != .never, !asked.startsMedia,
      narrator.utterance(atRank: rank, after: rank) != asked.utterance
    else { return [] }
    return [sayActivated(rank, asked)]
  }

  private func tellBeforeScreen(_ asked: Asked) -> [Event] {
    guard settings.reread == .always else { return [] }
    var speech = Speech(asked.label, origin: .focus)
    speech.id = asked.id
    speech.activation = .beforeScreen
    return [.utterance(speech)]
  }

  /// Says the value if the action changed it. Source: WWDC21, a demonstration, in which the app may have posted it.
  private mutating func concludeAction(_ request: Request, _ reply: Reply) -> [Event] {
    guard reply.isHandled else { return [.refused(request.isUnanswered)] }
    guard !reply.movesFocus, !reply.opensScreen, let rank, let asked = said.asked else { return [] }
    let value = narrator.value(atRank: rank)
    guard value != asked.value, !value.fragments.isEmpty else { return [] }
    said.utterance = arrival(atRank: rank, after: rank)
    return [.said(value, .focus, focus)]
  }

  /// Says which row was passed. Source: MagentaA11y's video of a row that is dragged, with the words of UIKit's bundle.
  private func concludeMove(up: Bool) -> [Event] {
    guard let focus, let passed = narrator.tree.rows(movedBy: focus, up: !up)?.passed else { return [] }
    return [
      .happening(.itemReordered),
      .said(
        narrator.utterance(
          .status, up ? .reorderAbove : .reorderBelow, ["name": narrator.tree.name(ofRow: passed) ?? ""],
          clause: .movedRow, node: focus), .focus, focus),
    ]
  }

  /// Says only the new value. Plays the boundary sound if the value did not change.
  private mutating func concludeAdjustment(_ reply: Reply) -> [Event] {
    guard let rank, !reply.movesFocus else { return [] }
    let value = narrator.value(atRank: rank)
    guard reply.isHandled, value != said.asked?.value else { return [.happening(.boundary)] }
    said.utterance = arrival(atRank: rank, after: rank)
    return [.said(value, .focus, focus)]
  }

  /// Ends editing if the app does not handle the escape. Without a field that is being edited, the gesture is refused.
  private mutating func concludeEscape(_ reply: Reply) -> [Event] {
    if reply.isHandled { return [] }
    guard let field = editingField else { return [.refused(Request.escape(focus).isUnanswered)] }
    return [.request(.endEditing(field))]
  }

  // MARK: Scrolling

  /// Says the status of the scroll view. Source: Apple's documentation.
  private mutating func concludeScroll(of id: NodeID?, _ direction: ScrollDirection, _ reply: Reply) -> [Event] {
    if direction == .next || direction == .previous, ongoing.isReadingAll { return readPage(reply) }
    guard reply.isHandled else { return [.happening(.boundary)] }
    let moves = followScroll(of: id)
    if reply.tellsStatus { return moves }
    guard let status = reply.status else { return [.happening(.scrolled)] + moves }
    // The status of a new page is always said, even if it equals the last one.
    said.status = nil
    let words = text(ofRowsIn: id, status) ?? text(of: status)
    return moves + scrolled(SpokenText(words)) + arrivalAfterScroll(moves)
  }

  /// After the status, says the element to which scrolling moved the cursor. Source: WWDC20, a demonstration: "Page 2
  /// of 3, Australia, Oceania, heading".
  private mutating func arrivalAfterScroll(_ moves: [Event]) -> [Event] {
    guard !moves.isEmpty, let rank else { return [] }
    var speech = Speech(arrival(atRank: rank, after: nil), origin: .focus, node: focus)
    speech.follows = true
    said.utterance = speech.utterance
    return [.utterance(speech)]
  }

  /// The visible rows of a table after a page; nil for other scroll views. Source: UIKit's bundle has the words for
  /// tables. It is assumed which tables have them.
  private func text(ofRowsIn id: NodeID?, _ status: ScrollStatus) -> String? {
    guard let table = scrollView(around: id),
      case .pages(let page, let pages, .vertical)? = narrator.tree[table].sharedDetails?.value.scroll,
      status == .page(page, of: pages), let rows = rowsInSight(of: table)
    else { return nil }
    let numbers = narrator.words.numbers
    return narrator.words.text(
      .scrollRows,
      [
        "from": numbers.string(rows.seen.lowerBound), "to": numbers.string(rows.seen.upperBound),
        "count": numbers.string(rows.count),
      ])
  }

  private func text(of status: ScrollStatus) -> String {
    switch status {
    case .text(let text): return text
    case .page(let page, let pages):
      let numbers = narrator.words.numbers
      return narrator.words.text(.scrollPage, ["page": numbers.string(page), "pages": numbers.string(pages)])
    }
  }

  /// Says a status of the app. The same status twice means that the end is reached. Source: Apple's documentation of
  /// pageScrolled.
  mutating func scrolled(_ status: SpokenText) -> [Event] {
    guard status.string != said.status else { return [.happening(.boundary)] }
    said.status = status.string
    return [.happening(.scrolled), .said(narrator.utterance(.status, status, clause: .scrollStatus), .status)]
  }

  /// Moves content that is larger than its scroll view by a page. If the cursor is then out of view, it moves to the
  /// first visible stop. Source: assumed.
  private mutating func followScroll(of id: NodeID?) -> [Event] {
    guard scrolling.hasScrolls, let scroll = scrollView(around: id) else { return [] }
    if case .pages(let page, _, let axis)? = narrator.tree.nodes[scroll.index].sharedDetails?.value.scroll {
      self.scroll(scroll, toPage: page, axis: axis)
    }
    guard let focus, narrator.tree.nodes[focus.index].frame != nil,
      visibleFrame(of: focus) == nil
    else { return [] }
    let seen = narrator.order.stops.indices.first { rank in
      let stop = narrator.order.stops[rank]
      return narrator.tree.contains(scroll, stop) && visibleFrame(of: stop) != nil
    }
    guard let seen else { return [] }
    let offsets = scrolling.offsets
    place(seen)
    scrolling.offsets = offsets
    return [.focus(self.focus)]
  }

  private func scrollView(around id: NodeID?) -> NodeID? {
    guard let id, narrator.tree.has(id) else { return nil }
    return narrator.tree.lineage(of: id).first { narrator.tree[$0].sharedDetails?.value.scroll != nil }
  }
}
