public import AloudReader
public import AloudSpeech
public import AloudTree

/// An app, a screen reader on it, and a clock: what happens, in its order and in its time, the same each time.
///
///     var simulator = Simulator(document)
///     simulator.start()             // the screen changes, and its first element is said
///     simulator.perform(.swipeRight)
///     simulator.wait(seconds: 2)    // what timers do meanwhile
///
/// It alone knows which announcements are heard: speech takes as long as its characters do at the speech rate, hints
/// come after their pause, and what is said interrupts, waits or is lost.
///
/// A value: copies do not affect each other. No clock of the machine is asked.
public struct Simulator: Sendable {
  /// How a user goes from step to step.
  public enum Pace: String, CaseIterable, Sendable {
    /// Hears everything out before the next step, 60 seconds at most.
    case listen
    /// Goes on at once, and so cuts off what is being said.
    case swift
  }

  /// The app that answers.
  public internal(set) var app: App
  /// VoiceOver on the app, where it is now.
  public internal(set) var reader: ScreenReader
  /// The device that the app runs on, with the mode that locks it.
  public internal(set) var device: Device
  /// The simulated time.
  public internal(set) var time = Instant.start
  /// How soon one step follows another.
  public var pace = Pace.listen
  /// True when a clock outside drives it: a step neither hears out what is said nor hurries what is on its way, and
  /// ``pass(seconds:)`` alone lets time pass.
  public var isLive = false
  /// A fault that ends the simulation: after it nothing happens any more.
  public internal(set) var fault: Fault?

  /// Asked now and then; when it says yes, nothing happens any more, and the fault says so. For time limits of whoever
  /// runs scripts: the simulator itself knows no other clock than its own.
  public var isOverdue: (@Sendable () -> Bool)?

  /// The screen that covers the app, while a layer of the reader has its tree.
  var systemScreen: SystemScreen?
  package let document: Document
  let screen: Document.Screen?
  var control = ControlState()
  var queue = SpeechQueue()
  var timers = Timers()
  var pending: PendingChange?
  /// The announcements that live regions are about to make.
  var liveAnnouncements: [LiveRegionAnnouncement] = []
  var occurrences: [Occurrence] = []
  /// How often the app has run effects in this instant.
  var runs = 0
  /// Until when a user who has activated something waits for an answer before the next step; nil after other steps.
  var answerEnd: Instant?
  /// True while the app is told where the cursor is.
  var isTellingCursor = false
  /// The moves of nodes since this step or this turn of the clock began; nil is another screen.
  var moves: [TreeMap?] = []

  /// How long a user who has activated something waits for an answer, in seconds. Source: assumed; in WWDC23 10036 what
  /// comes 0.3 seconds later is heard.
  static let answerTime = 0.5
  /// How long a user listens to one step, in seconds.
  static let patience = 60.0
  /// How much may happen in one step.
  static let maximumOccurrences = 100_000
  /// How often the app may run effects in one instant.
  static let maximumRuns = 1_000

  /// An app that runs, on its first screen unless another is given, with the cursor on the first element there. What it
  /// did until then has passed unheard.
  ///
  /// - Complexity: O(n log n) in the nodes of the screen.
  public init(_ document: Document, screen: Document.Screen? = nil, options: ReaderOptions = ReaderOptions()) {
    let app = DocumentApp(document, screen: screen, settings: options.settings)
    self.init(.document(app), document, screen: screen, options)
  }

  /// A live app that runs. Whatever it does, a copy of the simulator does, too: both ask the same app.
  ///
  /// - Complexity: O(n log n) in the nodes of the screen, and what the app takes.
  public init(_ app: LiveApp, options: ReaderOptions = ReaderOptions()) {
    self.init(.live(app), app.document, screen: nil, options)
  }

  private init(_ app: App, _ document: Document, screen: Document.Screen?, _ options: ReaderOptions) {
    self.app = app
    self.document = document
    self.screen = screen
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
}

// The actions of a user.
extension Simulator {
  /// Starts the app anew, at its first screen, on the device that its document describes.
  @discardableResult
  public mutating func start() -> [Occurrence] { step { $0.launch(on: Device($0.document.guidedAccessFacts)) } }

  mutating func launch(on device: Device) {
    if let spelling = self.device.spellingAfterAssessment { setSpelling(spelling) }
    self.device = device
    self.device.spellingAfterAssessment = nil
    app.restart(on: screen, settings: reader.settings)
    reader = ScreenReader(document, screen: screen, as: reader)
    systemScreen = nil
    timers = Timers()
    pending = nil
    control.reset()
    if control.beginsWithoutVoiceOver { self.device.features.remove(.voiceOver) }
    log(queue.fallSilent(at: time))
    queue = SpeechQueue()
    fault = nil
    begin()
  }

  private mutating func begin() {
    app.restrict(device.restrictions(settings.lockedElements))
    expect(PendingChange(screen: true, target: .beginning, deadline: changeDeadline))
    take(app.answer(.appear(settings), at: time).outcomes)
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

  /// Character by character, each heard at the pace of the user.
  private mutating func type(_ text: String) -> [Occurrence] {
    var all: [Occurrence] = []
    for character in text {
      let typed = perform(.type(String(character)))
      all += typed
      // Where nothing takes text, the rest is not typed.
      if typed.contains(where: { $0.refusal != nil }) || fault != nil { break }
      if all.count > Simulator.maximumOccurrences { fail(.tooMuch) }
    }
    return all
  }

  /// Lets time pass: seconds of the simulated clock, a year at most.
  @discardableResult
  public mutating func wait(seconds: Double) -> [Occurrence] {
    step { simulator in
      simulator.settle()
      simulator.run(until: simulator.time.after(seconds: seconds))
    }
  }

  /// The app posts a notification.
  @discardableResult
  public mutating func post(_ notification: ScreenReader.Notification) -> [Occurrence] {
    step { simulator in
      simulator.queue.cancelHint()
      // A suspended app has no time to post anything.
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
    reader.change(settings)
    tellApp(settings)
    app.restrict(device.restrictions(settings.lockedElements))
    refresh()
    // Settings such as `modality` decide which elements are stops, and so may move the cursor.
    tellCursor()
  }

  /// The app has a part in what the user sets.
  mutating func tellApp(_ settings: VoiceOverSettings) {
    let outcomes = app.answer(.change(settings), at: time).outcomes
    if !outcomes.isEmpty { take(outcomes) }
  }

  private mutating func togglePause() {
    if let happening = queue.togglePause(at: time) { return log([.happening(happening)]) }
    queue.cancelHint()
  }

  /// One step of the user, heard out at the pace of the user.
  @discardableResult
  package mutating func step(_ action: (inout Simulator) -> Void) -> [Occurrence] {
    guard fault == nil else { return [] }
    occurrences = []
    runs = 0
    moves = []
    answerEnd = nil
    queue.highHolds = settings.highPriorityHolds
    if isOverdue?() == true { fail(.overdue) }
    if !isLive { flush() }
    action(&self)
    settle()
    switch pace {
    case _ where isLive: break
    case .listen: hearOut()
    case .swift: flush()
    }
    let happened = occurrences
    occurrences = []
    return happened
  }
}
