internal import AloudReader

/// Waiting speech in its order: speech that cannot be interrupted; speech about the cursor and what follows it;
/// announcements; announcements of low priority.
///
/// - Complexity: O(1), amortized, to add and remove speech, regardless of how much waits.
struct WaitingSpeech: Sendable {
  typealias Item = SpeechQueue.Item

  private var high = SpeechLane()
  /// Messages of the device with high priority. There are no duplicates, so there are few.
  private var system: [Item] = []
  /// Speech about the cursor, and speech that follows it.
  private var cursor: [Item] = []
  private var announcements = SpeechLane()
  private var low = SpeechLane()

  /// The number of speeches that were added.
  private var arrivals = 0
  /// The number of instants that ended.
  private var instants = 0

  var isEmpty: Bool { high.isEmpty && system.isEmpty && cursor.isEmpty && announcements.isEmpty && low.isEmpty }

  var hasHigh: Bool { !high.isEmpty }
  var hasGraph: Bool { cursor.contains { $0.isOfGraph } }

  /// The announcements in their order.
  var allAnnouncements: [ScreenReader.Speech] { (high.items + announcements.items + low.items).map { $0.speech } }

  /// Adds speech that cannot begin at once.
  mutating func add(_ item: Item) {
    var item = item
    arrivals += 1
    item.arrival = arrivals
    item.instant = instants
    switch item {
    case _ where item.isHigh && item.isAnnouncement: high.append(item)
    case _ where item.isHigh: system.append(item)
    case _ where item.isLow: low.append(item)
    case _ where item.isAnnouncement: announcements.append(item)
    default: cursor.append(item)
    }
  }

  /// Removes a message of the device, so that it is not said twice.
  mutating func removeSystem(_ speech: ScreenReader.Speech) { system.removeAll { $0.speech == speech } }

  /// Removes and returns the next speech. While a move of the cursor is pending, announcements that can be interrupted
  /// wait.
  mutating func next(whileAwaitingMove awaitsMove: Bool) -> Item? {
    if let item = system.first, item.arrival < (high.first?.arrival ?? .max) { return system.removeFirst() }
    if let item = high.popFirst() { return item }
    if !cursor.isEmpty { return cursor.removeFirst() }
    return awaitsMove ? nil : announcements.popFirst() ?? low.popFirst()
  }

  /// Drops waiting speech because an element is said. Speech that cannot be interrupted stays. Low-priority speech also
  /// stays if it was posted in this instant or while a move was pending.
  ///
  /// - Returns: the announcements that are dropped.
  mutating func dropForCursor(whileAwaitingMove awaitsMove: Bool) -> [ScreenReader.Speech] {
    cursor = []
    var lost = announcements.items.map { $0.speech }
    announcements = SpeechLane()
    var kept = SpeechLane()
    for var item in low.items {
      if item.instant == instants || item.isHeld {
        // It continues to wait if another move is pending.
        item.isHeld = awaitsMove
        kept.append(item)
      } else {
        lost.append(item.speech)
      }
    }
    low = kept
    return lost
  }

  /// Drops low-priority speech that was added before an announcement that has begun. Source: WWDC23 10036, a
  /// demonstration.
  ///
  /// - Returns: the announcements that are dropped.
  mutating func dropLow(before item: Item? = nil) -> [ScreenReader.Speech] {
    var dropped: [ScreenReader.Speech] = []
    // They are in the order in which they were added.
    while let first = low.first, first.arrival < item?.arrival ?? .max, let next = low.popFirst() {
      dropped.append(next.speech)
    }
    return dropped
  }

  mutating func dropGraph() { cursor.removeAll { $0.isOfGraph } }

  /// Marks low-priority speech of this instant, which waits for a move of the cursor.
  mutating func holdRecentLow() { low.changeLast(while: { $0.instant == instants }, { $0.isHeld = true }) }

  mutating func endInstant() { instants += 1 }
}

/// Waiting speech of one kind, in the order in which it was added.
struct SpeechLane: Sendable {
  private var all: [SpeechQueue.Item] = []
  /// The index of the first that still waits.
  private var start = 0

  var items: ArraySlice<SpeechQueue.Item> { all[start...] }
  var isEmpty: Bool { start == all.count }
  var first: SpeechQueue.Item? { items.first }

  mutating func append(_ item: SpeechQueue.Item) { all.append(item) }

  /// - Complexity: O(1), amortized.
  mutating func popFirst() -> SpeechQueue.Item? {
    guard let item = items.first else { return nil }
    start += 1
    if start * 2 > all.count {
      all.removeFirst(start)
      start = 0
    }
    return item
  }

  /// Changes the last items, backward as long as they meet a condition.
  mutating func changeLast(
    while condition: (SpeechQueue.Item) -> Bool, _ change: (inout SpeechQueue.Item) -> Void
  ) {
    for index in items.indices.reversed() {
      guard condition(all[index]) else { return }
      change(&all[index])
    }
  }
}
