internal import AloudTree

struct Timers: Sendable {
  private struct Waiting: Sendable {
    var due: Instant
    /// The order in which timers were started, for those that are due at the same time.
    let number: Int
    let timer: Simulator.App.Timer
    var end: Instant?

    func isBefore(_ other: Waiting) -> Bool { (due, number) < (other.due, other.number) }
  }

  /// A binary heap: no timer is due after those at twice its place plus 1 or 2, so that many timers cost little.
  private var waiting: [Waiting] = []
  private var count = 0

  var next: Instant? { waiting.first?.due }

  /// - Complexity: O(log n) in the timers.
  mutating func add(_ timer: Simulator.App.Timer, at now: Instant) {
    count += 1
    insert(
      Waiting(
        due: now.after(seconds: timer.seconds), number: count, timer: timer, end: timer.until.map(now.after(seconds:))))
  }

  private mutating func insert(_ item: Waiting) {
    if let end = item.end, item.due > end { return }
    waiting.append(item)
    rise(from: waiting.count - 1)
  }

  /// Postpones all timers, because the app was suspended.
  mutating func postpone(byMicroseconds pause: Int64) {
    for index in waiting.indices {
      waiting[index].due.microseconds += pause
      waiting[index].end?.microseconds += pause
    }
  }

  /// - Complexity: O(n) in the timers.
  mutating func cancel(_ name: String) {
    waiting.removeAll { $0.timer.name == name }
    // A sorted list is a heap, too.
    waiting.sort { $0.isBefore($1) }
  }

  /// Removes and returns the next timer that is due; a repeating timer is scheduled again.
  ///
  /// - Complexity: O(log n) in the timers.
  mutating func take(at now: Instant) -> Simulator.App.Timer? {
    guard let first = waiting.first, first.due <= now else { return nil }
    waiting.swapAt(0, waiting.count - 1)
    waiting.removeLast()
    sink()
    if let interval = first.timer.interval {
      var again = first
      again.due = first.due.after(seconds: interval)
      insert(again)
    }
    return first.timer
  }

  // MARK: The heap

  private mutating func rise(from place: Int) {
    var place = place
    while place > 0, waiting[place].isBefore(waiting[(place - 1) / 2]) {
      waiting.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func sink() {
    var place = 0
    while true {
      let (left, right) = (2 * place + 1, 2 * place + 2)
      guard left < waiting.count else { return }
      let next = right < waiting.count && waiting[right].isBefore(waiting[left]) ? right : left
      guard waiting[next].isBefore(waiting[place]) else { return }
      waiting.swapAt(place, next)
      place = next
    }
  }
}
