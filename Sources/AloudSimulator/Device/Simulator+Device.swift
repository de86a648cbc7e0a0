internal import AloudBase
public import AloudReader
internal import AloudSpeech
internal import AloudTree

// Actions on the device, and the gestures that a locked or restricted device refuses.
extension Simulator {
  /// Performs an action on the device.
  ///
  ///     simulator.perform(.startGuidedAccess)
  ///
  /// An action that the mode of the device does not permit is refused; see ``SingleAppMode/table``.
  @discardableResult
  public mutating func perform(_ action: DeviceAction) -> [Occurrence] {
    step { simulator in
      simulator.queue.cancelHint()
      simulator.take(action)
    }
  }

  private mutating func take(_ action: DeviceAction) {
    switch action {
    case .startGuidedAccess: ask(for: .userStarts)
    case .endGuidedAccess: ask(for: .userEnds)
    case .showGuidedAccessOptions: if let coveredRefusal { refuse(coveredRefusal) } else { showOptions() }
    case .deny(let name): setOptions { $0.denied.insert(name) }
    case .allow(let name): setOptions { $0.denied.remove(name) }
    case .disableArea(let area): setOptions { $0.areas.append(area) }
    case .enableAreas: setOptions { $0.areas = [] }
    case .limitTime(let seconds): setOptions { $0.timeLimit = seconds }
    case .accessibilityShortcut(let name): pressShortcut(name)
    case .startSingleAppMode: ask(for: .managementLocks)
    case .endSingleAppMode: ask(for: .managementUnlocks)
    case .restart: restart()
    case .home: goHome()
    case .returnToApp: returnToApp()
    case .sideButton: pressSideButton()
    case .volumeUp: changeVolume(by: 1)
    case .volumeDown: changeVolume(by: -1)
    case .shake: shake()
    }
  }

  mutating func refuse(_ refusal: Refusal) { tellOfDevice(.refused(refusal)) }

  /// Adds an event without VoiceOver.
  mutating func tellOfDevice(_ event: Event) {
    current.occurrences.append(Occurrence(time: time, event: event, id: nil, position: 0.5, isSoundless: true))
  }

  func permits(_ event: SingleAppMode.Event) -> Bool { device.mode.answer(to: event, on: device.facts) != .refused }

  // MARK: Modes

  private mutating func ask(for event: SingleAppMode.Event) {
    if let refusal = refusal(of: event) ?? awayRefusal { return refuse(refusal) }
    closeSystemScreen()
    tellApp(transit(event).news)
  }

  private mutating func setOptions(_ edit: (inout Device) -> Void) {
    if let refusal = refusal(of: SingleAppMode.Event.userChangesOptions) { return refuse(refusal) }
    if let coveredRefusal { return refuse(coveredRefusal) }
    tellApp(change(edit))
  }

  /// Restarts the device. Features that were on stay on, and so do choices in the options. Sessions end unless
  /// management keeps them.
  private mutating func restart() {
    var next = device
    if case .becomes(let mode) = device.mode.answer(to: .deviceRestarts, on: device.facts) { next.mode = mode }
    next.begin()
    launch(on: next)
  }

  // MARK: Buttons and motion

  mutating func goHome() {
    if let refusal = refusal(of: SingleAppMode.Event.userLeavesApp) ?? awayRefusal { return refuse(refusal) }
    closeSystemScreen()
    suspend()
    device.isAway = true
    log([.happening(.appLeft)])
  }

  private mutating func returnToApp() {
    guard device.isAway else { return refuse(.appIsInFront) }
    guard !device.isScreenLocked else { return refuse(.screenIsLocked) }
    device.isAway = false
    wakeUp()
    expect(PendingChange(screen: true, target: app.cursor.map { .node($0) } ?? .first, deadline: changeDeadline))
  }

  private mutating func pressSideButton() {
    if device.denies(.sideButton) { return refuse(denial(of: .sideButton)) }
    device.isAway ? refuse(.appIsAway) : toggleScreenLock()
  }

  private mutating func toggleScreenLock() {
    if device.isScreenLocked {
      device.isScreenLocked = false
      wakeUp()
      log([.happening(.screenUnlocked)])
      process(reader.heard(reader.sayAgain()))
    } else {
      suspend()
      device.isScreenLocked = true
      log([.happening(.screenLocked)])
      tell(.screenLocked)
    }
  }

  private mutating func suspend() {
    stopSpeech()
    // When the app returns, it shows a pending screen.
    changes.pending = nil
    device.suspendedSince = time
  }

  /// Resumes the app. Its timers are postponed by the time of the suspension.
  private mutating func wakeUp() {
    guard let since = device.suspendedSince else { return }
    device.suspendedSince = nil
    clock.timers.postpone(byMicroseconds: time.microseconds - since.microseconds)
  }

  private mutating func changeVolume(by steps: Int) {
    guard !device.denies(.volumeButtons) else { return refuse(denial(of: .volumeButtons)) }
    var settings = settings
    settings.volume = min(max(settings.volume + 5 * steps, 0), 100)
    guard settings != self.settings else { return }
    change(settings)
    process([.happening(.volumeChanged)])
  }

  private mutating func shake() {
    guard !device.denies(.motion) else { return refuse(denial(of: .motion)) }
    if let refusal = awayRefusal ?? timeUpRefusal { return refuse(refusal) }
    // If nothing is being edited, a shake does nothing and is no error.
    if reader.isEditing { process(reader.perform(.undo)) }
  }

  /// Stops the current speech, and drops all waiting speech.
  mutating func stopSpeech() {
    log(queue.end(at: time))
    queue = SpeechQueue()
  }

  // MARK: Gestures

  /// The reason why the device refuses a gesture; nil if the gesture is allowed.
  func refusal(of gesture: ScreenReader.Gesture) -> Refusal? {
    if let awayRefusal { return awayRefusal }
    // Screens of the system always respond.
    if coveredRefusal != nil { return nil }
    if let timeUpRefusal { return timeUpRefusal }
    switch gesture {
    case .type, .delete, .undo, .redo: return device.denies(.keyboards) ? denial(of: .keyboards) : nil
    case _ where device.denies(.touch): return denial(of: .touch)
    case .fourFingerSwipeLeft, .fourFingerSwipeRight: return refusal(of: SingleAppMode.Event.userLeavesApp)
    case .touch(.point(let point)): return device.isDisabled(at: point) ? disabledArea : nil
    default: return nil
    }
  }

  /// While VoiceOver is off, a touch is a tap and the keyboard types; other gestures of VoiceOver are refused.
  mutating func performWithoutVoiceOver(_ gesture: ScreenReader.Gesture) {
    switch gesture {
    case .touch(let place):
      guard let node = reader.node(touchedAt: place) else { return tellOfDevice(.happening(.nothingThere)) }
      ask(.activate(node))
    case .type, .delete, .undo, .redo:
      guard reader.isEditing else { return refuse(.noField) }
      process(reader.perform(gesture))
    default: refuse(voiceOverIsOff)
    }
  }
}

extension Device {
  /// Resets the state for a restart: the app is in front and runs.
  fileprivate mutating func begin() {
    isAway = false
    suspendedSince = nil
    isScreenLocked = false
    isTimeUp = false
    timeLimitEnd = nil
  }
}

extension Refusal {
  static let appIsAway = Refusal("the app is not in front: `return to app` brings it back")
  static let appIsInFront = Refusal("the app is in front already")
  static let screenIsLocked = Refusal("the screen is locked: `side button` unlocks it")
  static let systemScreenIsOpen = Refusal("a screen of the system is open: `scrub` closes it")
  static let timeIsUp = Refusal("the time of the session is over: `guided access end` ends it")
  static let shortcutIsEmpty = Refusal("the accessibility shortcut has no feature: see `guidedAccess` of the app")
}

extension Simulator.Occurrence {
  /// The reason of a refused event; nil for all other events.
  public var refusal: Refusal? { if case .refused(let refusal) = event { refusal } else { nil } }
}

// Reasons why the device refuses something; nil if it does not.
extension Simulator {
  /// The app is not visible.
  var awayRefusal: Refusal? { device.isAway ? .appIsAway : device.isScreenLocked ? .screenIsLocked : nil }

  /// A screen of the system covers the app.
  var coveredRefusal: Refusal? { reader.seesApp ? nil : .systemScreenIsOpen }

  /// The session has reached its time limit.
  var timeUpRefusal: Refusal? { device.isTimeUp ? .timeIsUp : nil }

  func refusal(of event: SingleAppMode.Event) -> Refusal? {
    guard !permits(event) else { return nil }
    guard let row = SingleAppMode.table.first(where: { $0.event == event }) else {
      return Refusal("no mode permits this")
    }
    let missing = row.cell(in: device.mode).facts.filter { !$0.holds(on: device.facts) }.map { "`\($0.rawValue)`" }
    if !missing.isEmpty {
      return Refusal("the device lacks \(missing.joined(separator: " and ")): see `guidedAccess` of the app")
    }
    let evidence = row.evidence.told
    return Refusal(
      device.isGuidedAccessEnabled
        ? "in \(Message(english: device.mode.words)) this is refused: \(evidence)"
        : "on a device that is not locked this is refused: \(evidence)")
  }

  func denial(of restriction: GuidedAccess.SystemRestriction) -> Refusal {
    let name = restriction.rawValue
    guard device.mode == .singleApp else {
      return Refusal("the session denies \(name): `guided access allow \"\(name)\"` allows it")
    }
    return Refusal("management denies \(name): \(facts("denied"))")
  }

  var disabledArea: Refusal {
    Refusal(
      device.mode == .singleApp
        ? "management has disabled this part of the screen: \(facts("areas"))"
        : "the session has disabled this part of the screen: `guided access areas off` enables it")
  }

  var voiceOverIsOff: Refusal {
    Refusal(
      device.facts.shortcut.contains(.voiceOver)
        ? "VoiceOver is off, and a touch is a tap: `accessibility shortcut \"VoiceOver\"` turns it on"
        : "VoiceOver is off, and a touch is a tap")
  }

  /// The reason why a shortcut was refused, with the features that the shortcut offers in this mode.
  func notOffered(_ offered: [GuidedAccess.Shortcut]) -> Refusal {
    guard offered.isEmpty else {
      let names = offered.map { "\"\(reader.narrator.words.text($0.phrase))\"" }
      return Refusal("the accessibility shortcut offers \(names.joined(separator: ", ")) here")
    }
    let hasMore = !device.facts.shortcut.isEmpty
    return (hasMore ? refusal(of: SingleAppMode.Event.userChangesOptions) : nil) ?? .shortcutIsEmpty
  }

  private func facts(_ key: String) -> Message { "see `\(key)` under `guidedAccess` of the app" }
}
