internal import AloudSpeech
internal import AloudTree

/// What is being said, and what waits for its turn.
///
/// Speech about the cursor cuts off what is being said, and what waits is dropped; announcements interrupt, wait or
/// cannot be interrupted, by their priority. What is said in one instant is settled at its end: what something else cut
/// off by then was never heard.
///
/// Sources: UIAccessibilityPriority (documented); that focus speech drops announcements, with one notice of failure for the
/// one that is cut off (observed, Stack Overflow).
struct SpeechQueue: Sendable {
  typealias Speech = ScreenReader.Speech
  typealias Event = ScreenReader.Event

  struct Item: Equatable, Sendable {
    var speech: Speech
    /// How long it takes to say, in microseconds.
    var duration: Int
    /// Nil until it is heard, and while it is paused.
    var end: Instant?
    /// True once it has been heard.
    var hasBegun = false
    /// True for an announcement that was posted while a move of the cursor was on its way.
    var isHeld = false
    /// True until the instant in which it was posted has ended.
    var isFresh = true

    var isAnnouncement: Bool { speech.origin == .announcement }
    var isHigh: Bool { isAnnouncement && speech.priority == .high }
    var isLow: Bool { isAnnouncement && speech.priority == .low }
  }

  private(set) var current: Item?
  private(set) var waiting: [Item] = []
  /// What is said after a pause, and when; nil until the utterance before has ended.
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

  /// Takes something that is to be said, and tells what that does to other speech.
  mutating func say(_ speech: Speech, duration: Int) -> [Event] {
    var item = Item(speech: speech, duration: duration)
    if speech.origin == .announcement {
      item.isHeld = awaitsMove
      return announce(item)
    }
    if speech.follows {
      let place = waiting.firstIndex { !$0.speech.follows } ?? waiting.count
      waiting.insert(item, at: place)
      return []
    }
    isPaused = false
    hint = speech.hint.map { ($0, nil) }
    var events = dropWaiting()
    if let current, current.isHigh, highHolds {
      waiting.insert(item, at: waiting.prefix { $0.isHigh }.count)
      return events
    }
    events += cutOff(keepsLow: true)
    current = item
    return events
  }

  private mutating func announce(_ item: Item) -> [Event] {
    let isBusyWithHigh = current?.isHigh ?? false
    if item.isLow || (isBusyWithHigh && !item.isHigh) || (item.isHeld && !item.isHigh) {
      waiting.append(item)
      return []
    }
    if isBusyWithHigh {
      waiting.insert(item, at: waiting.prefix { $0.isHigh }.count)
      return []
    }
    hint = nil
    isPaused = false
    let events = cutOff(keepsLow: true)
    current = item
    return events
  }

  /// What waits when the cursor speaks: announcements are dropped, the held ones count as cut off; what cannot be
  /// interrupted stays, and so does what was posted just now and can wait.
  private mutating func dropWaiting() -> [Event] {
    var events: [Event] = []
    var kept: [Item] = []
    for item in waiting {
      if item.isHigh || (item.isLow && (item.isFresh || item.isHeld)) {
        var item = item
        item.isHeld = false
        kept.append(item)
      } else if item.isAnnouncement {
        events.append(
          contentsOf: item.isHeld ? [.interrupted(item.speech)] + [finished(item, false)] : [.lost(item.speech)])
      }
    }
    waiting = kept
    return events
  }

  /// Ends what is being said; an announcement that can wait and has not begun goes back to those that wait.
  private mutating func cutOff(keepsLow: Bool) -> [Event] {
    guard let item = current else { return [] }
    current = nil
    guard item.isAnnouncement else { return [] }
    if item.isLow, !item.hasBegun, keepsLow {
      waiting.insert(item, at: 0)
      return []
    }
    return [.interrupted(item.speech), finished(item, false)]
  }

  /// A gesture ends what is being said, whatever it does then.
  mutating func cutOffByGesture() -> [Event] {
    hint = nil
    isPaused = false
    if let current, current.isHigh, highHolds { return [] }
    return cutOff(keepsLow: false)
  }

  mutating func cancelHint() { hint = nil }

  /// A move of the cursor is on its way: an announcement that has not begun waits for it, in vain.
  mutating func awaitMove() {
    awaitsMove = true
    for index in waiting.indices { waiting[index].isHeld = waiting[index].isHeld || waiting[index].isFresh }
    if let item = current, item.isAnnouncement, !item.isHigh, !item.hasBegun {
      current = nil
      var held = item
      held.isHeld = true
      waiting.insert(held, at: 0)
    }
  }

  private func finished(_ item: Item, _ success: Bool) -> Event {
    .announcementFinished(item.speech, success: success)
  }
}

// Time.
extension SpeechQueue {
  /// At the end of an instant, what is to be said begins to be heard.
  mutating func settle(at now: Instant) -> [Event] {
    guard !isPaused else { return [] }
    if current == nil, let next = waiting.firstIndex(where: { !awaitsMove || $0.isHigh || !$0.isAnnouncement }) {
      current = waiting.remove(at: next)
    }
    for index in waiting.indices { waiting[index].isFresh = false }
    guard var item = current, item.end == nil else { return [] }
    item.end = Instant(microseconds: now.microseconds + item.duration)
    // What was paused goes on.
    let isNew = !item.hasBegun
    item.hasBegun = true
    current = item
    return isNew ? [.utterance(item.speech)] : []
  }

  /// What ends or begins by itself at this time; to be settled then.
  ///
  /// - Returns: what happens, and whether something has been said to its end.
  mutating func pass(_ now: Instant, hintDelay: Int, hintDuration: (Speech) -> Int) -> (events: [Event], hasEnded: Bool)
  {
    guard !isPaused else { return ([], false) }
    if let item = current, let end = item.end, end <= now {
      current = nil
      if waiting.isEmpty, let hint { self.hint = (hint.speech, now.after(milliseconds: hintDelay)) }
      return (item.isAnnouncement ? [finished(item, true)] : [], true)
    }
    guard current == nil, let hint, let due = hint.due, due <= now else { return ([], false) }
    self.hint = nil
    current = Item(speech: hint.speech, duration: hintDuration(hint.speech))
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

extension ScreenReader.Speech {
  /// What follows after a pause, as an utterance of its own; nil when there is nothing.
  var hint: ScreenReader.Speech? {
    guard !utterance.hint.isEmpty else { return nil }
    var alone = Utterance()
    alone.hint = utterance.hint
    var speech = ScreenReader.Speech(alone, origin: origin == .echo ? .echo : .hint, node: node)
    speech.priority = priority
    speech.id = id
    return speech
  }
}
