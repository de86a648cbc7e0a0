internal import AloudTree

struct Timers: Sendable {
  private struct Waiting: Sendable {
    var due: Instant
    /// The order in which timers were started, for those that are due at the same time.
    let number: Int
    let timer: Simulator.App.Timer
    var end: Instant?
  }

  /// Sorted by the time at which they are due.
  private var waiting: [Waiting] = []
  private var count = 0

  var next: Instant? { waiting.first?.due }

  mutating func add(_ timer: Simulator.App.Timer, at now: Instant) {
    count += 1
    insert(
      Waiting(
        due: now.after(seconds: timer.seconds), number: count, timer: timer, end: timer.until.map(now.after(seconds:))))
  }

  private mutating func insert(_ item: Waiting) {
    if let end = item.end, item.due > end { return }
    let place = waiting.firstIndex { ($0.due, $0.number) > (item.due, item.number) } ?? waiting.count
    waiting.insert(item, at: place)
  }

  /// Postpones all timers, because the app was suspended.
  mutating func postpone(byMicroseconds pause: Int64) {
    for index in waiting.indices {
      waiting[index].due.microseconds += pause
      waiting[index].end?.microseconds += pause
    }
  }

  mutating func cancel(_ name: String) { waiting.removeAll { $0.timer.name == name } }

  /// Removes and returns the next timer that is due; a repeating timer is scheduled again.
  mutating func take(at now: Instant) -> Simulator.App.Timer? {
    guard let first = waiting.first, first.due <= now else { return nil }
    waiting.removeFirst()
    if let interval = first.timer.interval {
      var again = first
      again.due = first.due.after(seconds: interval)
      insert(again)
    }
    return first.timer
  }
}
