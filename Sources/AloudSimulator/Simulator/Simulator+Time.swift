public import AloudBase
internal import AloudReader
internal import AloudSpeech
internal import AloudTree

// The clock. Each turn advances to the next time at which something happens.
extension Simulator {
  /// Begins the speech that this instant added. A live app is then informed of announcements that have ended.
  mutating func settle() {
    log(queue.settle(at: time))
    guard !current.endedAnnouncements.isEmpty else { return }
    tellEndedAnnouncements()
    log(queue.settle(at: time))
  }

  /// Delivers a pending change at once.
  mutating func flush() {
    // Delivering a change can cause another change.
    for _ in 0..<Simulator.maximumRuns where changes.pending != nil && fault == nil { takePending() }
    if changes.pending != nil { fail(.endless) }
    settle()
  }

  /// Advances the time until nothing is being said or will be said. Timers that are due in that time run. After a
  /// double tap, timers that are due soon also run, because a person waits a moment for an answer. Later timers are not
  /// awaited.
  mutating func hearOut() {
    let end = time.after(seconds: Simulator.patience)
    while fault == nil, isBusy || awaitsAnswer {
      guard let next = nextInstant else { return }
      guard next <= end else {
        advance(to: end)
        return log([.happening(.stillSpeaking)])
      }
      turn(to: next)
    }
  }

  private var awaitsAnswer: Bool {
    guard let answerEnd = current.answerEnd, device.suspendedSince == nil, let timer = clock.timers.next else {
      return false
    }
    return timer <= answerEnd
  }

  private var isBusy: Bool { !queue.isIdle || changes.pending != nil }

  mutating func run(until end: Instant) {
    while fault == nil, let next = nextInstant, next <= end { turn(to: next) }
    if fault == nil { advance(to: end) }
  }

  /// The next time at which something happens without a step; nil if nothing will.
  public var nextInstant: Instant? {
    if fault != nil { return nil }
    // Timers of a suspended app do not run.
    let timer = device.suspendedSince == nil ? clock.timers.next : nil
    let scan = device.suspendedSince == nil ? scanInstant : nil
    return [queue.nextInstant, changes.pending?.deadline, timer, scan, device.timeLimitEnd].compactMap { $0 }.min()
  }

  private mutating func advance(to next: Instant) {
    guard next > time else { return }
    clock.time = next
    current.runs = 0
  }

  /// Advances to a time, and performs what is due then.
  private mutating func turn(to next: Instant) {
    advance(to: next)
    current.moves = []
    if current.occurrences.count > Simulator.maximumOccurrences { return fail(.tooMuch) }
    if isOverdue?() == true { return fail(.overdue) }
    let passed = queue.pass(time, hintDelay: settings.hintDelay, hintDuration: duration(of:))
    log(passed.events)
    if passed.hasEnded, !queue.isSpeaking, queue.waiting.isEmpty, queue.hint == nil {
      process(reader.continueReading())
    }
    if let change = changes.pending, change.deadline <= time { takePending() }
    if let end = device.timeLimitEnd, end <= time { reachTimeLimit() }
    if device.suspendedSince == nil { passScanning() }
    if device.suspendedSince == nil, let timer = clock.timers.take(at: time) {
      take(askApp(.due(timer)).outcomes)
      refresh(isSpontaneous: true, isLateAnswer: current.answerEnd.map { time <= $0 } ?? false)
    }
    settle()
  }
}

/// A posted change of the screen or the layout that has not reached VoiceOver yet.
///
/// Changes within a short time are combined, and the last one decides. Source: assumed, also the time:
/// 0.1 to 0.5 seconds on devices.
struct PendingChange: Equatable, Sendable {
  enum Target: Equatable, Sendable {
    case first
    /// The start of an app: its summary element, if it has one.
    case beginning
    case id(String)
    case node(NodeID)

    static func of(_ id: String?) -> Target { id.map { .id($0) } ?? .first }
  }

  var screen: Bool
  var target: Target
  var text: String?
  let deadline: Instant

  /// True if the cursor will move, or the element under it will be said again.
  var movesCursor: Bool { screen || target != .first }

  /// This change combined with a later one.
  func and(_ later: PendingChange) -> PendingChange {
    // A layout change without a target and a text does not replace anything.
    if !later.movesCursor, later.text == nil { return self }
    let waitsLonger = later.screen && !screen
    var both = PendingChange(
      screen: screen || later.screen, target: later.target, text: later.text,
      deadline: waitsLonger ? later.deadline : deadline)
    if !later.movesCursor { both.target = target }
    return both
  }
}

extension Simulator {
  /// The milliseconds in which changes of the screen and the layout become one; see ``PendingChange``.
  package static let coalescing = 100

  var changeDeadline: Instant { time.after(milliseconds: Simulator.coalescing) }

  /// The time at which another screen appears, after its transition.
  var screenDeadline: Instant { time.after(milliseconds: max(settings.transition, Simulator.coalescing)) }

  mutating func expect(_ change: PendingChange) {
    changes.pending = changes.pending?.and(change) ?? change
    if changes.pending?.movesCursor == true { queue.awaitMove() }
  }

  /// Delivers the pending change to VoiceOver.
  mutating func takePending() {
    guard let change = changes.pending else { return }
    changes.pending = nil
    queue.awaitsMove = false
    if change.screen { log(queue.cutOffBeforeScreen(at: time)) }
    if change.screen, !device.isVoiceOverRunning, !control.technologies.isEmpty {
      tellOfDevice(.happening(.screenChanged))
    }
    process(events(of: change))
    settle()
  }

  private mutating func events(of change: PendingChange) -> [ScreenReader.Event] {
    var id: String?
    switch change.target {
    case .first: break
    case .beginning:
      if let summary = reader.summaryElement { return reader.screenChanged(to: summary, text: change.text) }
    case .id(let target): id = target
    case .node(let node) where change.screen: return reader.screenChanged(to: node, text: change.text)
    case .node(let node): return reader.focusMoved(to: node)
    }
    let events = reader.receive(
      change.screen ? .screenChanged(focus: id, text: change.text) : .layoutChanged(focus: id, text: change.text))
    // While a chart covers the app, the cursor moves silently.
    if reader.isExploringChart { app.cursor = reader.appFocus }
    return events
  }

  /// The reason why the simulation ended.
  public enum Fault: Equatable, Sendable, CustomStringConvertible {
    /// Too many effects in one instant: behaviors trigger each other endlessly, or many timers are due.
    case endless
    /// Too many occurrences in one step.
    case tooMuch
    /// ``Simulator/isOverdue`` returned true.
    case overdue
    /// A live app cannot continue; the text has the reason.
    case app(Message)

    public var description: String { "\(message)" }

    /// The reason why the simulation ended.
    package var message: Message {
      switch self {
      case .endless:
        "more than \(maximumRuns) effects happen in one instant; behaviors call one another without end, or too many timers are due at once"
      case .tooMuch: "more than \(maximumOccurrences) things happen in one step"
      case .overdue: "the time limit has passed"
      case .app(let reason): reason
      }
    }
  }

  package mutating func fail(_ fault: Fault) {
    self.fault = fault
    clock.timers = Timers()
    changes.pending = nil
  }
}
