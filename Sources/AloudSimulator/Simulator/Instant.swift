internal import AloudTree

/// A time on the simulated clock, in microseconds since the simulator was made. Whole numbers, so that the same script gives
/// the same times on every machine.
public struct Instant: Hashable, Comparable, Sendable {
  /// Since the simulator was made.
  public var microseconds: Int64

  public init(microseconds: Int64) { self.microseconds = microseconds }

  /// The same in seconds.
  public var seconds: Double { Double(microseconds) / 1_000_000 }

  /// The time at which every simulator begins.
  public static let start = Instant(microseconds: 0)

  public static func < (one: Instant, other: Instant) -> Bool { one.microseconds < other.microseconds }

  /// That many seconds later; a year at most, so that sums stay in range.
  func after(seconds: Double) -> Instant {
    let year = 31_536_000.0
    let microseconds = (min(max(seconds, 0), year) * 1_000_000).rounded()
    return Instant(microseconds: self.microseconds + Int64(clamping: microseconds))
  }

  func after(milliseconds: Int) -> Instant { Instant(microseconds: microseconds + Int64(milliseconds) * 1000) }
}
