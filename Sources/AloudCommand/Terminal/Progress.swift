import Aloud

/// Shows the current stage of long work on a terminal, after a short delay.
final class DelayedProgress {
  /// In seconds.
  private static let delay = 1.0
  private let start = ContinuousClock.now
  private let withOutput: Bool
  private var shown = ""

  /// - Parameter withOutput: true where standard output stays empty, so that both may be the same terminal.
  init(withOutput: Bool) { self.withOutput = withOutput }

  /// Call this repeatedly.
  func tell(_ text: String) {
    guard text != shown, start.duration(to: .now) >= .seconds(DelayedProgress.delay) else { return }
    shown = text
    Standard.progress(text, evenWithOutput: withOutput)
  }

  /// Erases the progress line.
  func end() {
    guard !shown.isEmpty else { return }
    shown = ""
    Standard.progress("", evenWithOutput: withOutput)
  }
}

/// Measures real time, for reports that include times.
struct Stopwatch {
  private var start = ContinuousClock.now

  /// The seconds since the creation, or since the last call.
  mutating func next() -> Double {
    let now = ContinuousClock.now
    defer { start = now }
    return start.duration(to: now) / .seconds(1)
  }
}
