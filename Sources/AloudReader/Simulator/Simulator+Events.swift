internal import AloudSpeech
internal import AloudTree

// From what the reader and the app tell to what happens.
extension Simulator {
  mutating func log(_ events: [ScreenReader.Event]) {
    for event in events { occurrences.append(Occurrence(time: time, event: event, id: id(of: event))) }
  }

  private func id(of event: ScreenReader.Event) -> String? {
    switch event {
    case .utterance(let speech), .interrupted(let speech), .lost(let speech), .announcementFinished(let speech, _):
      speech.id
    case .focus(let node?): reader.narrator.tree[node].id
    case .focus, .happening, .request: nil
    }
  }

  mutating func process(_ events: [ScreenReader.Event]) {
    for event in events where fault == nil {
      switch event {
      case .utterance(var speech):
        speech.id = speech.node.flatMap { reader.narrator.tree[$0].id }
        log(queue.say(speech, duration: duration(of: speech)))
      case .request(let request): ask(request)
      case .focus(let id): moveCursor(to: id)
      case .happening, .interrupted, .lost, .announcementFinished: log([event])
      }
    }
  }

  /// In microseconds: as long as its characters take at the speech rate.
  func duration(of speech: ScreenReader.Speech) -> Int {
    let renderer = reader.renderer
    let text =
      speech.utterance.hint.isEmpty || !speech.utterance.description.isEmpty
      ? renderer.textWithoutHint(speech.utterance) : renderer.hint(speech.utterance) ?? ""
    // 50 percent is 15 characters a second.
    return text.count * 1_000_000 * 50 / (15 * settings.speakingRate)
  }

  // MARK: The app

  /// Asks the app, and tells the reader how it answered.
  private mutating func ask(_ request: ScreenReader.Request) {
    let answer = app.answer(request)
    let moves = take(answer.outcomes)
    let hasMoved = refresh()
    var reply = ScreenReader.Reply(isHandled: answer.isHandled)
    reply.movesFocus = hasMoved || moves.cursor || pending?.movesCursor == true
    reply.status = answer.scrolled
    reply.tellsStatus = moves.status
    process(reader.conclude(request, reply))
  }

  /// The element that had the cursor loses it, and another one gets it; both may do something then.
  private mutating func moveCursor(to id: NodeID?) {
    log([.focus(id)])
    let old = app.cursor
    guard old != id else { return }
    if let old { answerQuietly(.blur(old)) }
    app.cursor = id
    if let id, id == reader.focus { answerQuietly(.focus(id)) }
  }

  private mutating func answerQuietly(_ request: ScreenReader.Request) {
    let answer = app.answer(request)
    guard answer.isHandled else { return }
    take(answer.outcomes)
    refresh()
  }

  /// Shows the reader what the app has changed.
  ///
  /// - Returns: true when the cursor has moved on account of it.
  @discardableResult
  mutating func refresh(isSpontaneous: Bool = false) -> Bool {
    guard let change = app.takeChange() else { return false }
    var update = ScreenReader.Update(tree: change.tree, map: change.map, isNewScreen: change.isNewScreen)
    update.movesFocus = pending?.movesCursor ?? false
    update.isSpontaneous = isSpontaneous && !queue.isSpeaking
    let events = reader.update(update)
    if change.isNewScreen { app.cursor = reader.focus }
    process(events)
    return events.contains { if case .focus = $0 { true } else { false } }
  }

  // MARK: What the app did

  /// Takes what came of effects, in order.
  ///
  /// - Returns: whether the cursor will move, and whether the app has told how far it is scrolled.
  @discardableResult
  mutating func take(_ outcomes: [App.Outcome]) -> (cursor: Bool, status: Bool) {
    var moves = (cursor: false, status: false)
    runs += 1
    if runs > Simulator.maximumRuns { fail() }
    for outcome in outcomes where fault == nil {
      switch outcome {
      case .posted(let notification): take(notification, &moves)
      case .screenChanged(let node):
        expect(PendingChange(screen: true, target: node.map { .node($0) } ?? .first, deadline: changeDeadline))
        moves.cursor = true
      case .later(let timer): timers.add(timer, at: time)
      case .cancelled(let name): timers.cancel(name)
      case .guidedAccess: break
      case .overrun: fail()
      }
    }
    return moves
  }

  private mutating func take(_ notification: ScreenReader.Notification, _ moves: inout (cursor: Bool, status: Bool)) {
    switch notification {
    case .screenChanged(let focus, let text):
      expect(PendingChange(screen: true, target: .of(focus), text: text, deadline: changeDeadline))
      moves.cursor = true
    case .layoutChanged(let focus, let text):
      expect(PendingChange(screen: false, target: .of(focus), text: text, deadline: changeDeadline))
      moves.cursor = moves.cursor || focus != nil
    case .announcement: process(reader.receive(notification))
    case .pageScrolled:
      process(reader.receive(notification))
      moves.status = true
    }
  }

  private mutating func fail() {
    fail("more than \(Simulator.maximumRuns) effects happen in one instant; behaviors call one another without end")
  }

  mutating func fail(_ message: String) {
    fault = message
    timers = Timers()
    pending = nil
  }
}
