internal import AloudReader
internal import AloudSpeech
internal import AloudTree

/// The current speech, and the speeches that wait for their turns.
///
/// Speech about the cursor cuts off what is being said, and what waits is dropped; announcements interrupt, wait or
/// cannot be interrupted, by their priority. What waits begins at the end of the instant.
///
/// Sources: UIAccessibilityPriority (documented); that focus speech drops announcements, with one notice of failure for
/// the one that is cut off (observed, Stack Overflow).
struct SpeechQueue: Sendable {
  typealias Speech = ScreenReader.Speech
  typealias Event = Simulator.Event

  struct Item: Equatable, Sendable {
    var speech: Speech
    /// How long it takes to say, in microseconds; once it has been paused, how long the rest takes.
    var duration: Int64
    /// How long all of it takes, in microseconds.
    let whole: Int64
    /// Nil until it is heard, and while it is paused.
    var end: Instant?
    /// True once it has been heard.
    var hasBegun = false
    /// True for an announcement that was posted while a move of the cursor was on its way.
    var isHeld = false
    /// Its number among those that came to wait.
    var arrival = 0
    /// The number of the instant in which it came.
    var instant = 0

    init(_ speech: Speech, duration: Int64) {
      self.speech = speech
      self.duration = duration
      whole = duration
    }

    /// How much of it has been heard, from 0 to 1.
    func heard(at now: Instant) -> Double {
      guard whole > 0 else { return 1 }
      let rest = end.map { max(0, $0.microseconds - now.microseconds) } ?? duration
      return 1 - Double(rest) / Double(whole)
    }

    var isOfGraph: Bool { speech.origin == .graph }
    var isAnnouncement: Bool { speech.origin == .announcement }
    /// Of the device itself, too.
    var isHigh: Bool { (isAnnouncement || speech.origin == .system) && speech.priority == .high }
    var isLow: Bool { isAnnouncement && speech.priority == .low }
  }

  private(set) var current: Item?
  private(set) var waiting = WaitingSpeech()
  /// The words after a pause, and their time; nil until the utterance before has ended.
  private(set) var hint: (speech: Speech, due: Instant?)?
  private(set) var isPaused = false
  /// True while a notification is on its way that moves the cursor: nothing begins but what cannot be interrupted.
  var awaitsMove = false
  /// High-priority speech is not cut off by gestures either.
  var highHolds = true

  var isSpeaking: Bool { current != nil }
  var isIdle: Bool { isPaused || (current == nil && waiting.isEmpty && hint == nil) }

  /// The next time at which something ends or begins by itself.
  var nextInstant: Instant? {
    if isPaused { return nil }
    return current?.end ?? hint?.due
  }

  // MARK: What comes

  /// Takes something that is to be said, and how long that takes in microseconds.
  ///
  /// - Returns: what is cut off, dropped, or begins at once.
  mutating func say(_ speech: Speech, duration: Int64, at now: Instant) -> [Event] {
    var item = Item(speech, duration: duration)
    // A device that says the same again says it once.
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
    if let current, current.isHigh, highHolds {
      waiting.add(item)
      return events
    }
    // The words that follow an element which a gesture has cut off are heard before the next one.
    if current == nil, waiting.hasHigh, highHolds {
      waiting.add(item)
      return events
    }
    events += cutOff(at: now)
    current = item
    return events
  }

  /// One that interrupts begins at once: what comes in the same instant finds it being said, and cuts it off.
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

  /// Something that an action posts and that is heard after the element has been said again.
  mutating func addAfterElement(_ speech: Speech, duration: Int64) { waiting.add(Item(speech, duration: duration)) }

  /// True while an element is said on account of the cursor.
  var isSayingElement: Bool { current.map { !$0.isAnnouncement && !$0.isHigh } ?? false }

  private mutating func cutOff(at now: Instant) -> [Event] {
    guard let item = current else { return [] }
    let silence = fallSilent(at: now)
    if item.speech.activation == .beforeScreen, item.hasBegun { return silence + [.interrupted(item.speech)] }
    guard item.isAnnouncement else { return silence }
    return silence + [.interrupted(item.speech), finished(item, false)]
  }

  /// Another screen ends the name of the element that has opened it.
  mutating func cutOffBeforeScreen(at now: Instant) -> [Event] {
    current?.speech.activation == .beforeScreen ? cutOff(at: now) : []
  }

  /// Ends what is being said and drops what waits, whatever its priority.
  mutating func end(at now: Instant) -> [Event] {
    let lost = waiting.allAnnouncements.map(Event.lost)
    waiting = WaitingSpeech()
    return cutOff(at: now) + lost
  }

  /// Ends what is being said, without `interrupted`.
  mutating func fallSilent(at now: Instant) -> [Event] {
    guard let item = current else { return [] }
    current = nil
    // Parts of a graph that wait are never heard once one part of it has been cut off.
    if item.isOfGraph { waiting.dropGraph() }
    return item.hasBegun ? [.fellSilent(item.speech, heard: item.heard(at: now))] : []
  }

  /// A gesture ends what is being said, whatever it does then.
  mutating func cutOffByGesture(at now: Instant) -> [Event] {
    hint = nil
    // A script does not report what a gesture cuts off.
    current?.speech.activation = nil
    isPaused = false
    waiting.dropGraph()
    if let current, current.isHigh, highHolds { return [] }
    return cutOff(at: now)
  }

  /// True while a graph is heard, or about to be.
  var isPlayingGraph: Bool { current?.isOfGraph ?? false || waiting.hasGraph }

  mutating func cancelHint() { hint = nil }

  /// A move of the cursor is on its way: what can wait and was posted just now waits for it.
  mutating func awaitMove() {
    awaitsMove = true
    waiting.holdWhatIsFresh()
  }

  private func finished(_ item: Item, _ success: Bool) -> Event { .announcementFinished(item.speech, success: success) }
}

// Time.
extension SpeechQueue {
  /// At the end of an instant, what is to be said begins to be heard.
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
    // A speech that was paused goes on.
    let isNew = !item.hasBegun
    item.hasBegun = true
    current = item
    guard isNew else { return [] }
    return [item.speech.graph == nil ? .utterance(item.speech) : .graph(item.speech)]
  }

  /// Ends or begins what is due by itself at this time; to be settled then.
  ///
  /// - Returns: what happens, and whether something has been said to its end.
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

  /// Stops in the middle of a word, or goes on from there.
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
