internal import AloudReader
internal import AloudSpeech
internal import AloudTree

/// The current speech, and the waiting speech.
///
/// Speech about the cursor cuts off the current speech and drops waiting speech. Announcements interrupt, wait or
/// cannot be interrupted, depending on their priority. Waiting speech begins at the end of the instant.
///
/// Sources: UIAccessibilityPriority (documented). It is observed (Stack Overflow) that focus speech drops
/// announcements, and that only the one that is cut off reports its failure.
struct SpeechQueue: Sendable {
  typealias Speech = ScreenReader.Speech
  typealias Event = Simulator.Event

  struct Item: Equatable, Sendable {
    var speech: Speech
    /// The duration in microseconds; after a pause, the remaining duration.
    var duration: Int64
    /// The total duration, in microseconds.
    let whole: Int64
    /// The time at which it ends; nil before it begins, and while it is paused.
    var end: Instant?
    /// True after it has begun.
    var hasBegun = false
    /// True for an announcement that was posted while a move of the cursor was pending.
    var isHeld = false
    /// Its number in the order of waiting speech.
    var arrival = 0
    /// The number of the instant in which it was added.
    var instant = 0

    init(_ speech: Speech, duration: Int64) {
      self.speech = speech
      self.duration = duration
      whole = duration
    }

    /// The part that has been heard, from 0 to 1.
    func heard(at now: Instant) -> Double {
      guard whole > 0 else { return 1 }
      let rest = end.map { max(0, $0.microseconds - now.microseconds) } ?? duration
      return 1 - Double(rest) / Double(whole)
    }

    var isOfGraph: Bool { speech.origin == .graph }
    var isAnnouncement: Bool { speech.origin == .announcement }
    /// True for high priority, also for speech of the device.
    var isHigh: Bool { (isAnnouncement || speech.origin == .system) && speech.priority == .high }
    var isLow: Bool { isAnnouncement && speech.priority == .low }
  }

  private(set) var current: Item?
  private(set) var waiting = WaitingSpeech()
  /// The words after a pause, and the time at which they begin; the time is nil until the utterance before them has
  /// ended.
  private(set) var hint: (speech: Speech, due: Instant?)?
  private(set) var isPaused = false
  /// True while a move of the cursor is pending. Only speech that cannot be interrupted begins then.
  var awaitsMove = false

  var isSpeaking: Bool { current != nil }
  var isIdle: Bool { isPaused || (current == nil && waiting.isEmpty && hint == nil) }

  /// The next time at which speech ends or begins.
  var nextInstant: Instant? {
    if isPaused { return nil }
    return current?.end ?? hint?.due
  }

  // MARK: Adding speech

  /// Adds speech with a duration in microseconds.
  ///
  /// - Returns: the events of speech that is cut off, dropped, or begins at once.
  mutating func say(_ speech: Speech, duration: Int64, at now: Instant) -> [Event] {
    var item = Item(speech, duration: duration)
    // A message of the device that is still waiting is not repeated.
    if speech.origin == .system, item.isHigh { waiting.removeSystem(speech) }
    if item.isAnnouncement || item.isHigh {
      item.isHeld = awaitsMove
      return announce(item, at: now)
    }
    if speech.follows {
      waiting.add(item)
      return []
    }
    isPaused = false
    hint = speech.hint.map { ($0, nil) }
    var events = waiting.dropForCursor(whileAwaitingMove: awaitsMove).map(Event.lost)
    if let current, current.isHigh {
      waiting.add(item)
      return events
    }
    // A gesture cut off an element; high-priority speech that follows it is heard before the next element.
    if current == nil, waiting.hasHigh {
      waiting.add(item)
      return events
    }
    events += cutOff(at: now)
    current = item
    return events
  }

  /// Adds an announcement. One that interrupts begins at once, so later speech in the same instant cuts it off.
  private mutating func announce(_ item: Item, at now: Instant) -> [Event] {
    let isBusyWithHigh = current?.isHigh ?? false
    if item.isLow || isBusyWithHigh {
      waiting.add(item)
      return []
    }
    hint = nil
    isPaused = false
    let events = cutOff(at: now) + waiting.dropLow().map(Event.lost)
    current = item
    return events + begin(at: now)
  }

  /// Adds an announcement of an action that follows the description of the element.
  mutating func addAfterElement(_ speech: Speech, duration: Int64) { waiting.add(Item(speech, duration: duration)) }

  /// True while an element is said because of the cursor.
  var isSayingElement: Bool { current.map { !$0.isAnnouncement && !$0.isHigh } ?? false }

  private mutating func cutOff(at now: Instant) -> [Event] {
    guard let item = current else { return [] }
    let silence = fallSilent(at: now)
    if item.speech.activation == .beforeScreen, item.hasBegun { return silence + [.interrupted(item.speech)] }
    guard item.isAnnouncement else { return silence }
    return silence + [.interrupted(item.speech), finished(item, false)]
  }

  /// A new screen cuts off the label of the element that opened it.
  mutating func cutOffBeforeScreen(at now: Instant) -> [Event] {
    current?.speech.activation == .beforeScreen ? cutOff(at: now) : []
  }

  /// Ends the current speech and drops waiting speech of any priority.
  mutating func end(at now: Instant) -> [Event] {
    let lost = waiting.allAnnouncements.map(Event.lost)
    waiting = WaitingSpeech()
    return cutOff(at: now) + lost
  }

  /// Ends the current speech, without the event `interrupted`.
  mutating func fallSilent(at now: Instant) -> [Event] {
    guard let item = current else { return [] }
    current = nil
    // After one part of a graph is cut off, its waiting parts are dropped.
    if item.isOfGraph { waiting.dropGraph() }
    return item.hasBegun ? [.fellSilent(item.speech, heard: item.heard(at: now))] : []
  }

  /// A gesture cuts off the current speech, whatever the gesture does.
  mutating func cutOffByGesture(at now: Instant) -> [Event] {
    hint = nil
    // Scripts do not report speech that a gesture cuts off.
    current?.speech.activation = nil
    isPaused = false
    waiting.dropGraph()
    if let current, current.isHigh { return [] }
    return cutOff(at: now)
  }

  /// True while a graph plays or will play.
  var isPlayingGraph: Bool { current?.isOfGraph ?? false || waiting.hasGraph }

  mutating func cancelHint() { hint = nil }

  /// Records a pending move of the cursor. Low-priority speech that was posted in this instant waits for the move.
  mutating func awaitMove() {
    awaitsMove = true
    waiting.holdRecentLow()
  }

  private func finished(_ item: Item, _ success: Bool) -> Event { .announcementFinished(item.speech, success: success) }
}

// Time.
extension SpeechQueue {
  /// Begins the next speech at the end of an instant.
  mutating func settle(at now: Instant) -> [Event] {
    guard !isPaused else { return [] }
    var lost: [Event] = []
    if current == nil {
      current = waiting.next(whileAwaitingMove: awaitsMove)
      if let current, current.isAnnouncement, !current.isLow { lost = waiting.dropLow(before: current).map(Event.lost) }
    }
    waiting.endInstant()
    return lost + begin(at: now)
  }

  private mutating func begin(at now: Instant) -> [Event] {
    guard var item = current, item.end == nil else { return [] }
    item.end = Instant(microseconds: now.microseconds + item.duration)
    // Speech that was paused continues.
    let isNew = !item.hasBegun
    item.hasBegun = true
    current = item
    guard isNew else { return [] }
    return [item.speech.graph == nil ? .utterance(item.speech) : .graph(item.speech)]
  }

  /// Ends or begins speech that is due; call `settle(at:)` afterwards.
  ///
  /// - Returns: the events, and whether some speech ended.
  mutating func pass(_ now: Instant, hintDelay: Int, hintDuration: (Speech) -> Int64) -> (
    events: [Event], hasEnded: Bool
  ) {
    guard !isPaused else { return ([], false) }
    if let item = current, let end = item.end, end <= now {
      current = nil
      if waiting.isEmpty, let hint { self.hint = (hint.speech, now.after(milliseconds: hintDelay)) }
      return ([.fellSilent(item.speech, heard: 1)] + (item.isAnnouncement ? [finished(item, true)] : []), true)
    }
    guard current == nil, let hint, let due = hint.due, due <= now else { return ([], false) }
    self.hint = hint.speech.hint.map { ($0, nil) }
    current = Item(hint.speech, duration: hintDuration(hint.speech))
    return ([], false)
  }

  /// Pauses the speech, also within a word, or resumes it.
  mutating func togglePause(at now: Instant) -> Happening? {
    if isPaused {
      isPaused = false
      if let item = current { current?.end = Instant(microseconds: now.microseconds + item.duration) }
      return .speechResumed
    }
    guard let end = current?.end else { return nil }
    isPaused = true
    current?.duration = max(0, end.microseconds - now.microseconds)
    current?.end = nil
    return .speechPaused
  }
}
