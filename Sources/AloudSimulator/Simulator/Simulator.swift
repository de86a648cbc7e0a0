public import AloudReader
public import AloudSpeech
public import AloudTree

/// An app, a screen reader and a clock. The same steps always have the same results at the same times.
///
///     var simulator = Simulator(document)
///     simulator.start()             // the screen changes, and its first element is said
///     simulator.perform(.swipeRight)
///     simulator.wait(seconds: 2)    // timers run
///
/// Only the simulator knows which announcements are heard. Speech takes the time of its characters at the speech rate.
/// Hints follow after a pause. New speech interrupts, waits or is dropped.
///
/// The simulator is a value and never reads the machine's clock. Copies are independent, except for a live app: it runs
/// elsewhere, so all copies use the same one. A page in a browser lives on the simulated clock. Real views live in real
/// time: while the simulator waits a second, they get a second.
public struct Simulator: Sendable {
  /// The pace of a user between steps.
  public enum Pace: String, CaseIterable, Sendable {
    /// Waits until all speech has ended, at most 60 seconds, before the next step.
    case listen
    /// Continues at once, which cuts off the current speech.
    case swift
  }

  /// The app that answers.
  public internal(set) var app: App
  /// VoiceOver on the current screen of the app.
  public internal(set) var reader: ScreenReader
  /// The device that runs the app, with its mode.
  public internal(set) var device: Device
  /// The fault that ended the simulation; nothing happens after it.
  public internal(set) var fault: Fault?

  /// The system screen that covers the app while a layer of the reader has its tree.
  var systemScreen: SystemScreen?
  let launched: Launch
  var clock = Clock()
  var braille = BrailleConnection()
  var control = ControlState()
  var queue = SpeechQueue()
  var changes = ComingChanges()
  var current = StepInProgress()
  /// What the user asked of the app since this was emptied; nil while nobody wants to know.
  package var asked: [AskedRequest]?

  /// The time for which a user waits for an answer after an activation, in seconds. Source: assumed; in WWDC23 10036,
  /// an answer after 0.3 seconds is heard.
  static let answerTime = 0.5
  /// The longest time for which a user listens to one step, in seconds.
  static let patience = 60.0
  /// The most occurrences in one step.
  static let maximumOccurrences = 100_000
  /// The most times that the app may run effects in one instant.
  static let maximumRuns = 1_000

  /// A running app on a screen (by default the first), with the cursor on the first element. Its earlier output is
  /// discarded.
  ///
  /// - Complexity: O(n log n) in the nodes of the screen.
  public init(_ document: Document, screen: Document.Screen? = nil, options: ReaderOptions = ReaderOptions()) {
    let app = DocumentApp(document, screen: screen, settings: options.settings)
    self.init(.document(app), document, screen: screen, options)
  }

  /// A simulator of a live app.
  ///
  /// - Complexity: O(n log n) in the nodes of the screen, plus the time of the app.
  public init(_ app: LiveApp, options: ReaderOptions = ReaderOptions()) {
    self.init(.live(app), app.document, screen: nil, options)
  }

  private init(_ app: App, _ document: Document, screen: Document.Screen?, _ options: ReaderOptions) {
    self.app = app
    launched = Launch(document: document, screen: screen)
    device = Device(document.guidedAccessFacts)
    reader = ScreenReader(document, screen: screen, options: options)
    self.app.cursor = reader.focus
    let pace = pace
    self.pace = .swift
    step { $0.begin() }
    self.pace = pace
    queue = SpeechQueue()
  }

  /// The user's settings.
  public var settings: VoiceOverSettings { reader.settings }

  /// The simulated time.
  public var time: Instant { clock.time }

  /// The pace of the user between steps.
  public var pace: Pace {
    get { clock.pace }
    set { clock.pace = newValue }
  }

  /// True if an outside clock drives the simulator. Then a step neither waits for speech nor delivers pending changes
  /// early, and only ``pass(seconds:)`` advances the time.
  public var isLive: Bool {
    get { clock.isLive }
    set { clock.isLive = newValue }
  }

  /// Called now and then. If it returns true, the simulation ends with a fault. It is for time limits of programs that
  /// run scripts, because the simulator knows only its own clock.
  public var isOverdue: (@Sendable () -> Bool)? {
    get { clock.isOverdue }
    set { clock.isOverdue = newValue }
  }

  /// The reason why the braille display was disconnected; nil if it was not.
  public package(set) var brailleError: BrailleError? {
    get { braille.error }
    set { braille.error = newValue }
  }

  package var document: Document { launched.document }
}

// The parts of the state.
extension Simulator {
  /// What was launched, to launch it again.
  struct Launch: Sendable {
    let document: Document
    /// Nil for the first screen.
    let screen: Document.Screen?
  }

  /// The simulated time, and what decides how it passes.
  struct Clock: Sendable {
    var time = Instant.start
    var timers = Timers()
    var pace = Pace.listen
    var isLive = false
    var isOverdue: (@Sendable () -> Bool)?
  }

  /// What VoiceOver does not know yet.
  struct ComingChanges: Sendable {
    /// What the app has posted.
    var pending: PendingChange?
    /// What the app has changed, while its screen is covered or the step goes on.
    var unread = ScreenChanges()
    /// Announcements of live regions that have not been made yet.
    var announcements: [LiveRegionAnnouncement] = []
  }

  /// What has happened in this step, or in this turn of the clock.
  struct StepInProgress: Sendable {
    var occurrences: [Occurrence] = []
    /// The number of times that the app ran effects in this instant.
    var runs = 0
    /// The time until which the user waits for an answer after an activation; nil after other steps.
    var answerEnd: Instant?
    /// True while the app is informed of the cursor.
    var isTellingCursor = false
    /// The moves of nodes; nil for another screen.
    var moves: [TreeMap?] = []
    /// The ends of announcements of which a live app has not been informed yet.
    var endedAnnouncements: [App.News] = []
  }

  /// The braille display, if there is one.
  struct BrailleConnection: Sendable {
    var display: ConnectedBrailleDisplay?
    /// The reason why it was disconnected.
    var error: BrailleError?
  }
}

// The actions of a user.
extension Simulator {
  /// Restarts the app on its first screen, on the device that its document describes.
  @discardableResult
  public mutating func start() -> [Occurrence] { step { $0.launch(on: Device($0.document.guidedAccessFacts)) } }

  mutating func launch(on device: Device) {
    if let spelling = self.device.spellingAfterAssessment { setSpelling(spelling) }
    self.device = device
    self.device.spellingAfterAssessment = nil
    app.restart(on: launched.screen, settings: reader.settings)
    reader = ScreenReader(document, screen: launched.screen, as: reader)
    systemScreen = nil
    clock.timers = Timers()
    changes = ComingChanges()
    control.reset()
    if control.beginsWithoutVoiceOver { self.device.features.remove(.voiceOver) }
    log(queue.fallSilent(at: time))
    queue = SpeechQueue()
    fault = nil
    begin()
  }

  /// Applies the restrictions of the device to the app.
  mutating func restrictApp() {
    if let update = app.restrict(device.restrictions) { changes.unread.add(update, isNewScreen: false) }
  }

  private mutating func begin() {
    restrictApp()
    expect(PendingChange(screen: true, target: .beginning, deadline: changeDeadline))
    take(askApp(.appear(settings)).outcomes)
    refresh()
    beginScanning()
  }

  /// Performs a gesture.
  @discardableResult
  public mutating func perform(_ gesture: ScreenReader.Gesture) -> [Occurrence] {
    if let plain = gesture.ofCommand { return perform(plain) }
    if let action = gesture.deviceAction { return perform(action) }
    if case .type(let text) = gesture, isFinding { return step { $0.find(text) } }
    if case .type(let text) = gesture, text.count > 1 { return type(text) }
    return step { simulator in
      if let refusal = simulator.refusal(of: gesture) { return simulator.refuse(refusal) }
      guard simulator.device.isVoiceOverRunning else { return simulator.performWithoutVoiceOver(gesture) }
      if gesture == .twoFingerTap {
        simulator.reader.liftFinger()
        return simulator.togglePause()
      }
      let stopsGraph = gesture == .twoFingerDoubleTap && simulator.magicTapStopsGraph
      simulator.log(simulator.queue.cutOffByGesture(at: simulator.time))
      if stopsGraph { return simulator.reader.liftFinger() }
      simulator.process(simulator.reader.perform(gesture))
    }
  }

  /// Types the characters one by one, each at the pace of the user.
  private mutating func type(_ text: String) -> [Occurrence] {
    followed(
      withoutDisplay { simulator in
        var all: [Occurrence] = []
        for character in text {
          let typed = simulator.perform(.type(String(character)))
          all += typed
          // If nothing accepts text, the rest is not typed.
          if typed.contains(where: { $0.refusal != nil }) || simulator.fault != nil { break }
          if all.count > Simulator.maximumOccurrences { simulator.fail(.tooMuch) }
        }
        return all
      })
  }

  /// Advances the time, at most by a year of the simulated clock.
  @discardableResult
  public mutating func wait(seconds: Double) -> [Occurrence] {
    waitWithDisplay(seconds: seconds)
      ?? step { simulator in
        simulator.settle()
        simulator.run(until: simulator.time.after(seconds: seconds))
      }
  }

  /// The app posts a notification.
  @discardableResult
  public mutating func post(_ notification: ScreenReader.Notification) -> [Occurrence] {
    step { simulator in
      simulator.queue.cancelHint()
      // A suspended app cannot post anything.
      if simulator.device.suspendedSince == nil { simulator.take([.posted(notification)]) }
    }
  }

  /// The user changes settings.
  public mutating func change(_ settings: VoiceOverSettings) {
    var settings = settings
    if device.mode == .assessment {
      device.spellingAfterAssessment = settings.spelling
      settings.spelling = false
    }
    queue.cancelHint()
    if settings.braille != self.settings.braille { braille.display?.display.change(settings.braille) }
    reader.change(settings)
    tellApp(settings)
    refresh()
    // Settings such as `modality` decide which elements are stops, and so can move the cursor.
    tellCursor()
  }

  /// Informs the app of the user's settings.
  mutating func tellApp(_ settings: VoiceOverSettings) {
    let outcomes = askApp(.change(settings)).outcomes
    if !outcomes.isEmpty { take(outcomes) }
  }

  private mutating func togglePause() {
    if let happening = queue.togglePause(at: time) { return log([.happening(happening)]) }
    queue.cancelHint()
  }

  /// Performs one step of the user, and waits according to the pace.
  @discardableResult
  package mutating func step(_ action: (inout Simulator) -> Void) -> [Occurrence] {
    guard fault == nil else { return [] }
    current = StepInProgress(isTellingCursor: current.isTellingCursor)
    if isOverdue?() == true { fail(.overdue) }
    if !isLive { flush() }
    action(&self)
    settle()
    switch pace {
    case _ where isLive: break
    case .listen: hearOut()
    case .swift: flush()
    }
    let happened = current.occurrences
    current.occurrences = []
    return followed(happened)
  }
}
