package import AloudSpeech
internal import AloudTree

extension ScreenReader {
  /// Performs an action of the user, and returns the events in order.
  ///
  ///     reader.perform(.swipeRight)  // the cursor moves, and the element is said
  ///     reader.perform(.doubleTap)   // the app is asked to activate the element
  ///
  /// - Complexity: O(1) in the size of the screen for flicks; O(stops) for a touch at a place; O(n) for the first use
  ///   of the rotor or of a label.
  public mutating func perform(_ gesture: Gesture) -> [Event] {
    if let plain = gesture.ofCommand { return perform(plain) }
    if gesture != .twoFingerTap { ongoing.isReadingAll = false }
    if !gesture.isOfFinger { liftFinger() }
    let events =
      switch layers.top {
      case .app, .system, .chart: answering(accompanied(gesture) { $0.performOnScreen(gesture) })
      case .itemChooser(let chooser): perform(gesture, in: chooser)
      case .help: explain(gesture)
      }
    // The message that speech is off is still heard.
    return gesture == .threeFingerDoubleTap ? events : heard(events)
  }

  private mutating func performOnScreen(_ gesture: Gesture) -> [Event] {
    switch gesture {
    case .swipeRight: selectsText ? select(forward: true) : moving { $0.step(by: 1) }
    case .swipeLeft: selectsText ? select(forward: false) : moving { $0.step(by: -1) }
    case .swipeDown: flick(forward: true)
    case .swipeUp: flick(forward: false)
    case .touch(.label(let label)): touch(label)
    case .touch(.point(let point)): touch(point)
    case .fourFingerTapTop: goToEnd(first: true)
    case .fourFingerTapBottom: goToEnd(first: false)
    case .twoFingerSwipeUp: readAll(fromTop: true)
    case .twoFingerSwipeDown: readAll(fromTop: false)
    case .twoFingerSwipeRight: moving { $0.enterContainer() }
    case .twoFingerSwipeLeft: moving { $0.leaveContainer() }
    case .threeFingerSwipeUp: [.request(.scroll(focus, .up))]
    case .threeFingerSwipeDown: [.request(.scroll(focus, .down))]
    case .threeFingerSwipeLeft: [.request(.scroll(focus, .left))]
    case .threeFingerSwipeRight: [.request(.scroll(focus, .right))]
    case .doubleTap, .splitTap: doubleTap()
    case .tripleTap: longPress([])
    case .doubleTapAndHold: hold()
    case .drag(let target): drag(to: target)
    case .pause: pauseFinger()
    case .twoFingerDoubleTap: [.request(.magicTap(focus))]
    case .scrub: ongoing.isDragging ? cancelDrag() : escape()
    case .rotorRight: turnRotor(by: 1)
    case .rotorLeft: turnRotor(by: -1)
    case .rotor(let name): turnRotor(toName: name)
    case .twoFingerTripleTap: openItemChooser()
    case .choose(let text): choose(text, in: makeItemChooser())
    case .type(let text): press(text)
    case .command(let command): carryOut(command)
    case .search(let text): search(text)
    case .delete: keyboard { .deleteBackward($0) }
    case .undo: keyboard { .undo($0) }
    case .redo: keyboard { .redo($0) }
    case .threeFingerTap: summarize()
    case .threeFingerDoubleTap: toggleSpeech()
    case .threeFingerTripleTap: toggleCurtain()
    case .threeFingerQuadrupleTap: [.happening(.speechCopied)]
    case .fourFingerDoubleTap: startHelp()
    // The simulator has only one app.
    case .fourFingerSwipeLeft, .fourFingerSwipeRight: [.happening(.boundary)]
    // The simulator pauses the speech.
    case .twoFingerTap: []
    // These gestures are for the device and the user's own labels, not for the app.
    case .quadrupleTap, .twoFingerQuadrupleTap, .twoFingerDoubleTapAndHold, .fourFingerTripleTap:
      [.refused(gesture.isNotSimulated)]
    }
  }

  /// Removes speech while speech is off. Sounds remain, and so do the tones of a graph.
  package func heard(_ events: [Event]) -> [Event] {
    isMuted ? events.map { event in event.withSpeech { $0.isSilent = true } } : events
  }

  private mutating func doubleTap() -> [Event] {
    guard let focus else { return [.refused(.noFocus)] }
    if let activated = activateArea() { return activated }
    if let action = chosenAction { return perform(action, on: focus) }
    if let entry = chosenGraphEntry { return performGraphEntry(entry, on: focus) }
    if cursor.grouping.current != nil { return sayAgain() }
    if let toggle = insertionPointToggle(of: focus) { return [.happening(.activated), .request(toggle)] }
    return [.happening(.activated)] + ask(.activate(focus))
  }

  mutating func longPress(_ sounds: [Event]) -> [Event] {
    guard let focus else { return [.refused(.noFocus)] }
    return sounds + [.request(.longPress(focus))]
  }

  /// Sends a request after which the element may be said again if it has changed.
  package mutating func ask(_ request: Request) -> [Event] {
    said.asked = rank.map { asked(atRank: $0) }
    return [.request(request)]
  }

  func asked(atRank rank: Int) -> Asked {
    Asked(
      utterance: narrator.utterance(atRank: rank, after: rank), value: narrator.value(atRank: rank),
      label: narrator.label(atRank: rank), id: focus.flatMap(id(of:)),
      startsMedia: narrator.traits(of: narrator.stop(atRank: rank)).contains(.startsMediaSession))
  }

  /// The state of an element when the request was sent.
  struct Asked: Equatable, Sendable {
    var utterance: Utterance
    var value: Utterance
    var label: Utterance
    var id: String?
    var startsMedia: Bool
  }

  // MARK: VoiceOver itself

  /// Source: an iPad guide in French: the summary says more, such as the position among other elements.
  private mutating func summarize() -> [Event] {
    guard let rank else { return [.happening(.boundary)] }
    var utterance = arrival(atRank: rank, after: rank)
    utterance.hint = []
    utterance.laterCues = []
    if let focus, let selection = editing.selection, isEditing(focus) {
      let selected = String(Array(text(of: focus))[selection.clamped(to: 0..<text(of: focus).count)])
      utterance.description.append(
        narrator.fragment(.state, .textSelectedSuffix, ["text": selected], clause: .selectedText, node: focus))
    }
    let words = narrator.words
    let place = ["index": words.numbers.string(rank + 1), "count": words.numbers.string(narrator.order.stops.count)]
    utterance.description.append(narrator.fragment(.position, .contextSeries, place, clause: .summaryPosition))
    return [.said(utterance, .system, focus)]
  }

  private mutating func toggleSpeech() -> [Event] {
    let events = tell(isMuted ? .speechOn : .speechOff)
    commands.isMuted.toggle()
    return events
  }

  private mutating func toggleCurtain() -> [Event] {
    commands.isCurtained.toggle()
    return tell(isCurtained ? .screenCurtainOn : .screenCurtainOff)
  }

  package func tell(_ phrase: Phrase, clause: WalkingClause = .voiceOverStatus) -> [Event] {
    [.said(narrator.utterance(.status, phrase, clause: clause), .system)]
  }

  private mutating func startHelp() -> [Event] {
    open(.help)
    return tell(.helpStarting)
  }

  /// Says which command a gesture performs, until a scrub or the gesture that started the help.
  private mutating func explain(_ gesture: Gesture) -> [Event] {
    if gesture == .fourFingerDoubleTap || gesture == .scrub {
      leaveLayer()
      return sayAgain()
    }
    let command = gesture.command(in: narrator.words.language)
    return [.said(narrator.utterance(.status, SpokenText(command ?? gesture.words), clause: .voiceOverStatus), .system)]
  }

  // Reads element after element. Source: the user guide; it is assumed that hints are skipped.

  mutating func readAll(fromTop: Bool) -> [Event] {
    guard let start = fromTop && !narrator.order.stops.isEmpty ? 0 : rank else { return [.happening(.boundary)] }
    ongoing.isReadingAll = true
    return readOn(to: start, after: fromTop ? nil : start)
  }

  /// Reads the next element after one has been said. Does nothing at the end, and if the user is not reading all.
  ///
  /// At an element with the trait causesPageTurn, the app is asked for the next page.
  public mutating func continueReading() -> [Event] {
    guard ongoing.isReadingAll, let rank, let focus else { return [] }
    if narrator.tree.nodes[focus.index].traits.contains(.causesPageTurn) {
      return ask(.scroll(focus, .next))
    }
    guard rank + 1 < narrator.order.stops.count else {
      ongoing.isReadingAll = false
      return []
    }
    return heard(readOn(to: rank + 1, after: rank))
  }

  /// Reads the page that the app turned to. If the page is the same, it is the end of the book.
  mutating func readPage(_ reply: Reply) -> [Event] {
    if reply.isHandled, reply.movesFocus {
      ongoing.isTurningPage = true
      return []
    }
    guard reply.isHandled, let rank, narrator.utterance(atRank: rank, after: rank) != said.asked?.utterance else {
      ongoing.isReadingAll = false
      return []
    }
    return readOn(to: rank, after: rank)
  }

  private mutating func readOn(to next: Int, after previous: Int?) -> [Event] {
    moving { reader in
      var utterance = reader.focus(next, after: previous)
      // Source: assumed. Devices seem to skip hints while they read all.
      utterance.hint = []
      utterance.laterCues = []
      return utterance
    }
  }
}
