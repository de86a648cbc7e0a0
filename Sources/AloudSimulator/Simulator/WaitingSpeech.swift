internal import AloudReader

/// The speeches that wait, in the order of their turns: those that cannot be interrupted; those about the cursor, with
/// all that follows on that; announcements; announcements of low priority.
///
/// - Complexity: O(1), amortized, for each speech that comes and goes, however many wait.
struct WaitingSpeech: Sendable {
  typealias Item = SpeechQueue.Item

  private var high = SpeechLane()
  /// Speeches of the device about itself, with high priority. None is there twice, so that there are few.
  private var system: [Item] = []
  /// Speeches about the cursor, and those that follow on them.
  private var cursor: [Item] = []
  private var announcements = SpeechLane()
  private var low = SpeechLane()

  /// How many have come.
  private var arrivals = 0
  /// How many instants have ended.
  private var instants = 0

  var isEmpty: Bool { high.isEmpty && system.isEmpty && cursor.isEmpty && announcements.isEmpty && low.isEmpty }

  var hasHigh: Bool { !high.isEmpty }
  var hasGraph: Bool { cursor.contains(where: \.isOfGraph) }

  /// The announcements, in the order of their turns.
  var allAnnouncements: [ScreenReader.Speech] { (high.items + announcements.items + low.items).map(\.speech) }

  /// Takes a speech that cannot begin at once.
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

  /// A speech of the device is not said again while it still waits.
  mutating func removeSystem(_ speech: ScreenReader.Speech) { system.removeAll { $0.speech == speech } }

  /// Takes out the next speech; while the cursor is about to move, announcements that can be interrupted wait.
  mutating func next(whileAwaitingMove awaitsMove: Bool) -> Item? {
    if let item = system.first, item.arrival < (high.first?.arrival ?? .max) { return system.removeFirst() }
    if let item = high.popFirst() { return item }
    if !cursor.isEmpty { return cursor.removeFirst() }
    return awaitsMove ? nil : announcements.popFirst() ?? low.popFirst()
  }

  /// Drops what waits, since an element is said. Speech that cannot be interrupted stays; so does speech that can wait
  /// and was posted just now, or while a move was on its way.
  ///
  /// - Returns: the announcements that are dropped.
  mutating func dropForCursor(whileAwaitingMove awaitsMove: Bool) -> [ScreenReader.Speech] {
    cursor = []
    var lost = announcements.items.map(\.speech)
    announcements = SpeechLane()
    var kept = SpeechLane()
    for var item in low.items {
      if item.instant == instants || item.isHeld {
        // It waits on where something else is still to be said of the cursor.
        item.isHeld = awaitsMove
        kept.append(item)
      } else {
        lost.append(item.speech)
      }
    }
    low = kept
    return lost
  }

  /// Drops speech of low priority that came before an announcement that has begun. Source: WWDC23 10036, a
  /// demonstration.
  ///
  /// - Returns: the announcements that are dropped.
  mutating func dropLow(before item: Item? = nil) -> [ScreenReader.Speech] {
    var dropped: [ScreenReader.Speech] = []
    // They wait in the order in which they came.
    while let first = low.first, first.arrival < item?.arrival ?? .max, let next = low.popFirst() {
      dropped.append(next.speech)
    }
    return dropped
  }

  mutating func dropGraph() { cursor.removeAll(where: \.isOfGraph) }

  /// A speech of low priority that was posted in this instant waits for a move of the cursor.
  mutating func holdWhatIsFresh() { low.changeLast(while: { $0.instant == instants }, { $0.isHeld = true }) }

  mutating func endInstant() { instants += 1 }
}

/// Speech of one kind, said in the order in which it comes.
struct SpeechLane: Sendable {
  private var all: [SpeechQueue.Item] = []
  /// Those before have had their turn.
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

  /// Changes the last ones, as far back as they meet a condition.
  mutating func changeLast(
    while condition: (SpeechQueue.Item) -> Bool, _ change: (inout SpeechQueue.Item) -> Void
  ) {
    for index in items.indices.reversed() {
      guard condition(all[index]) else { return }
      change(&all[index])
    }
  }
}
