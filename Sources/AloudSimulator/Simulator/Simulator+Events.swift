internal import AloudChart
internal import AloudReader
public import AloudSpeech
internal import AloudTree

// Converts events of the reader and outcomes of the app to occurrences.
extension Simulator {
  mutating func log(_ events: [Event]) {
    for event in events {
      if case .announcementFinished(let speech, let success) = event, app.document == nil {
        current.endedAnnouncements.append(.announcementDidFinish(speech.announcedText, wasSuccessful: success))
      }
      current.occurrences.append(Occurrence(time: time, event: event, id: id(of: event), position: position(of: event)))
    }
  }

  private func position(of event: Event) -> Double {
    switch event {
    case .utterance(let speech), .graph(let speech): speech.node.map { reader.horizontalPosition(of: $0) } ?? 0.5
    case .focus(let node?): reader.horizontalPosition(of: node)
    case .focus, .happening, .refused, .fellSilent, .interrupted, .lost, .announcementFinished, .shown: 0.5
    }
  }

  private func id(of event: Event) -> String? {
    switch event {
    case .utterance(let speech), .graph(let speech), .fellSilent(let speech, _), .interrupted(let speech),
      .lost(let speech), .announcementFinished(let speech, _):
      speech.id
    case .focus(let node?): reader.narrator.tree[node].id
    case .shown(let shown): shown.id
    case .focus, .happening, .refused: nil
    }
  }

  /// Processes events of the reader. An event may change the screen of later events, or turn VoiceOver off. Then
  /// nothing is said, but requests of the keyboard still reach the app.
  mutating func process(_ events: [ScreenReader.Event]) {
    let start = current.moves.count
    // Keeps the cursor's place for a return to this screen.
    if !device.isVoiceOverRunning, reader.seesApp { app.cursor = reader.appFocus }
    for event in events.map(named) where fault == nil && (device.isVoiceOverRunning || event.isRequest) {
      switch event {
      case .utterance(let speech), .graph(let speech): say(speech, since: start)
      case .request(let request): ask(request)
      case .focus(let id):
        log([.focus(id)])
        tellCursor()
      case .happening(let happening): log([.happening(happening)])
      case .refused(let refusal): log([.refused(refusal)])
      }
    }
  }

  /// The event with the current id of its element.
  private func named(_ event: ScreenReader.Event) -> ScreenReader.Event {
    func named(_ speech: ScreenReader.Speech) -> ScreenReader.Speech {
      var speech = speech
      if let node = speech.node { speech.id = reader.narrator.tree[node].id }
      return speech
    }
    switch event {
    case .utterance(let speech): return .utterance(named(speech))
    case .graph(let speech): return .graph(named(speech))
    default: return event
    }
  }

  private mutating func say(_ speech: ScreenReader.Speech, since start: Int) {
    var speech = speech
    if let node = speech.node {
      speech.node = place(of: node, since: start)
      // The element was removed when it was reached. The cursor has moved on, and another element is said.
      let isGone = speech.node == nil && !current.moves[start...].contains(nil)
      if isGone, speech.origin == .focus { return }
    }
    log(queue.say(speech, duration: duration(of: speech), at: time))
  }

  /// The duration in microseconds: of the characters at the speech rate, or of the tones.
  func duration(of speech: ScreenReader.Speech) -> Int64 {
    if let graph = speech.graph { return Instant.start.after(seconds: graph.duration).microseconds }
    return settings.microseconds(toSay: reader.renderer.beforePause(speech.utterance))
  }

  // MARK: The app

  /// Sends a request to the current page, and the reply to the reader. False if nothing in the app handles it.
  @discardableResult
  mutating func ask(_ request: ScreenReader.Request) -> Bool {
    if let systemScreen {
      ask(systemScreen, for: request)
      return true
    }
    if asked != nil { asked?.append(AskedRequest(request, on: app.tree)) }
    let start = current.moves.count
    let answer = askApp(.perform(request))
    if case .activate = request { current.answerEnd = time.after(seconds: Simulator.answerTime) }
    let (outcomes, later) = split(answer.outcomes, of: request)
    let told = take(outcomes)
    let hasMoved = refresh(tells: false)
    var reply = ScreenReader.Reply(isHandled: answer.isHandled)
    reply.movesFocus = hasMoved || told.cursor || changes.pending?.movesCursor == true
    reply.opensScreen = changes.pending?.screen == true
    reply.status = answer.scrolled
    reply.refusal = answer.refusal
    reply.tellsStatus = told.status
    guard let request = request.moved({ place(of: $0, since: start) }) else { return answer.isHandled }
    process(reader.conclude(request, reply))
    tellLiveRegions()
    for announcement in later { announceAfterElement(announcement) }
    return answer.isHandled
  }

  /// Separates the announcements of an activation that are said after the element: those of high priority, and by the
  /// setting `announcementsInActions` those of default priority. Source: WWDC23 10036, a demonstration.
  private func split(_ outcomes: [App.Outcome], of request: ScreenReader.Request) -> (
    now: [App.Outcome], later: [ScreenReader.Notification]
  ) {
    guard case .activate = request else { return (outcomes, []) }
    var later: [ScreenReader.Notification] = []
    let now = outcomes.filter { outcome in
      guard case .posted(let notification) = outcome, case .announcement(_, let priority) = notification,
        priority == .high || (priority == .default && settings.announcementsInActions == .heard)
      else { return true }
      later.append(notification)
      return false
    }
    return (now, later)
  }

  private mutating func announceAfterElement(_ notification: ScreenReader.Notification) {
    guard queue.isSayingElement else { return process(reader.receive(notification)) }
    for case .utterance(let speech) in reader.receive(notification) {
      queue.addAfterElement(speech, duration: duration(of: speech))
    }
  }

  /// Informs the element that lost the cursor, and the element that got it. Their effects may move the cursor again.
  ///
  /// This is a loop and not a recursion, because each element of a long list may pass the cursor on.
  mutating func tellCursor() {
    guard !current.isTellingCursor else { return }
    current.isTellingCursor = true
    defer { current.isTellingCursor = false }
    // The app does not know the layers over it.
    while fault == nil, reader.isOnApp, app.cursor != reader.focus {
      let (old, new) = (app.cursor, reader.focus)
      let start = current.moves.count
      app.cursor = new
      if let old { answerQuietly(.blur(old)) }
      // The effects may have moved the nodes or the cursor.
      guard let here = new.flatMap({ place(of: $0, since: start) }), here == reader.focus, here == app.cursor else {
        continue
      }
      answerQuietly(.focus(here))
    }
  }

  mutating func answerQuietly(_ request: ScreenReader.Request) {
    let answer = askApp(.perform(request))
    guard answer.isHandled else { return }
    take(answer.outcomes)
    refresh()
  }

  /// Asks the app, and keeps the change of its screen in `changes` instead of the answer.
  mutating func askApp(_ request: App.Request) -> App.Answer {
    var answer = app.answer(request, at: time)
    if let update = answer.update { changes.unread.add(update, isNewScreen: answer.showsOtherScreen) }
    answer.update = nil
    return answer
  }

  /// What VoiceOver has not read yet; nil if that is nothing.
  private mutating func unreadUpdate() -> ScreenReader.Update? {
    guard let unread = changes.unread.take() else { return nil }
    var update = ScreenReader.Update(
      tree: app.shownTree, map: unread.moves, isNewScreen: unread.isNewScreen, touched: unread.touched)
    update.focused = unread.focused
    return update
  }

  /// Applies the app's changes to the reader. True if the cursor moved because of them.
  @discardableResult
  mutating func refresh(isSpontaneous: Bool = false, isLateAnswer: Bool = false, tells: Bool = true) -> Bool {
    // A covered screen is updated later.
    guard reader.seesApp, var update = unreadUpdate() else { return false }
    if update.map != nil || update.isNewScreen { follow(update) }
    if let node = update.focused {
      expect(PendingChange(screen: false, target: .node(node), deadline: changeDeadline))
    }
    update.movesFocus = changes.pending?.movesCursor ?? false
    update.isSpontaneous = isSpontaneous && !queue.isSpeaking
    update.isLateAnswer = isLateAnswer
    let before = reader.regionsBefore
    let events = reader.update(update)
    if !update.isNewScreen, reader.seesApp {
      changes.announcements += reader.announcements(since: before) { update.map.at($0) }
    }
    defer { if tells { tellLiveRegions() } }
    if update.isNewScreen || app.cursor == nil { app.cursor = reader.appFocus }
    process(events)
    followControl(update)
    return events.contains { if case .focus = $0 { true } else { false } }
  }

  /// Announcements of live regions follow the words of the activated element, and may cut them off.
  private mutating func tellLiveRegions() {
    let announcements = changes.announcements
    changes.announcements = []
    for announcement in announcements { process(reader.receive(announcement.notification)) }
  }

  /// Records how the ids of nodes changed.
  private mutating func follow(_ update: ScreenReader.Update) {
    current.moves.append(update.isNewScreen ? nil : update.map)
    guard case .node(let node)? = changes.pending?.target else { return }
    let now = update.isNewScreen ? app.cursor : update.map.at(node)
    changes.pending?.target = now.map { .node($0) } ?? .first
  }

  /// The current id of a node, given its id after `count` moves; nil if it was removed.
  func place(of id: NodeID, since count: Int) -> NodeID? {
    current.moves[count...].reduce(id) { id, map in id.flatMap { map?[$0] } }
  }

  /// Informs a live app of the announcements that have ended. What it then posts may end others.
  mutating func tellEndedAnnouncements() {
    while fault == nil, !current.endedAnnouncements.isEmpty {
      let news = current.endedAnnouncements
      current.endedAnnouncements = []
      // A suspended app receives nothing.
      if device.suspendedSince == nil { tellApp(news) }
    }
  }

  // MARK: What the app did

  /// Processes outcomes in order.
  ///
  /// - Returns: whether the cursor will move, and whether the app reported a scroll position.
  @discardableResult
  mutating func take(_ outcomes: [App.Outcome]) -> (cursor: Bool, status: Bool) {
    var told = (cursor: false, status: false)
    countRun()
    // This is a list and not a recursion, because an answer of the system may lead to another request.
    var rest = Array(outcomes.reversed())
    while fault == nil, let outcome = rest.popLast() {
      switch outcome {
      case .posted(let notification): take(notification, &told)
      case .screenChanged where !reader.seesApp: break
      case .screenChanged(let node):
        // The screen that an app shows as it starts is where it begins.
        let usual = changes.pending?.target == .beginning ? PendingChange.Target.beginning : .first
        expect(PendingChange(screen: true, target: node.map { .node($0) } ?? usual, deadline: screenDeadline))
        told.cursor = true
      case .later(let timer): clock.timers.add(timer, at: time)
      case .cancelled(let name): clock.timers.cancel(name)
      case .guidedAccess(let request):
        countRun()
        let news = answer(request)
        rest.append(contentsOf: askApp(.tell(news)).outcomes.reversed())
      case .failed(let reason): fail(.app(reason))
      case .overrun: fail(.endless)
      }
    }
    return told
  }

  private mutating func countRun() {
    current.runs += 1
    if current.runs > Simulator.maximumRuns { fail(.endless) }
  }

  private mutating func take(_ notification: ScreenReader.Notification, _ told: inout (cursor: Bool, status: Bool)) {
    switch notification {
    case _ where !reader.seesApp && !notification.isAnnouncement: break
    case .screenChanged(let focus, let text):
      expect(PendingChange(screen: true, target: .of(focus), text: text, deadline: screenDeadline))
      told.cursor = true
    case .layoutChanged(let focus, let text):
      expect(PendingChange(screen: false, target: .of(focus), text: text, deadline: changeDeadline))
      told.cursor = told.cursor || focus != nil
    case .announcement: process(reader.receive(notification))
    case .pageScrolled:
      process(reader.receive(notification))
      told.status = true
    }
  }
}

extension VoiceOverSettings {
  /// The duration of a text on the simulated clock: 15 characters per second at a speaking rate of 50 percent.
  public func microseconds(toSay text: String) -> Int64 {
    Int64(text.count) * 1_000_000 * 50 / (15 * Int64(max(speakingRate, 1)))
  }
}

extension ScreenReader.Speech {
  /// The text that the app has posted.
  fileprivate var announcedText: String { utterance.description.map { $0.text }.joined() }
}

extension ScreenReader.Notification {
  /// True for an announcement, which does not depend on a screen.
  fileprivate var isAnnouncement: Bool { if case .announcement = self { true } else { false } }
}

extension ScreenReader.Event {
  fileprivate var isRequest: Bool { if case .request = self { true } else { false } }
}
