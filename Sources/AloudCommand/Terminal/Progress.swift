import Aloud

/// Tells the current stage of long work on a terminal, after a short delay.
final class DelayedProgress {
  /// In seconds.
  private static let delay = 1.0
  private let start = ContinuousClock.now
  private let withOutput: Bool
  private var shown = ""

  /// - Parameter withOutput: true where standard output stays empty, so that a terminal may have both.
  init(withOutput: Bool) { self.withOutput = withOutput }

  /// To be called again and again.
  func tell(_ text: String) {
    guard text != shown, start.duration(to: .now) >= .seconds(DelayedProgress.delay) else { return }
    shown = text
    Standard.progress(text, evenWithOutput: withOutput)
  }

  /// Leaves an empty line.
  func end() {
    guard !shown.isEmpty else { return }
    shown = ""
    Standard.progress("", evenWithOutput: withOutput)
  }
}

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
