/// Measures real time, for reports that have times.
struct Stopwatch {
  private var start = ContinuousClock.now

  /// The seconds since it was made, or since this was called last.
  mutating func next() -> Double {
    let now = ContinuousClock.now
    defer { start = now }
    return start.duration(to: now) / .seconds(1)
  }
}
