import Aloud

/// How long one kind of work takes on a screen of one size.
struct Measurement {
  /// The kind of work: `build`, `order`, …
  let work: String
  /// The number of elements on the screen.
  let size: Int
  /// Seconds for one unit of the work: the whole screen, or one step.
  let seconds: Double
  /// The name of a unit.
  let unit: String
  /// The median over the runs of a process, in seconds.
  var median: Double?
  /// The peak memory of a process, in bytes.
  var peak: Int?
  /// A comparison with its budget, for people.
  var comparison: String?
}

/// The value of an expression that never throws for the inputs of these measurements.
@discardableResult
func valid<Value>(_ make: () throws -> Value) -> Value {
  do { return try make() } catch { preconditionFailure("\(error)") }
}

/// The shortest of several runs, in seconds: other processes disturbed it least.
func shortest(of runs: Int, _ work: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  return try (0..<runs).map { _ in try clock.measure(work) / .seconds(1) }.min() ?? 0
}

/// Writes measurements for people and for programs.
enum Report {
  static func json(_ measurements: [Measurement]) -> String {
    JSONValue.rows(
      measurements.map { row in
        let members: JSONValue = [
          "work": .string(row.work), "size": .whole(row.size), "seconds": .number(row.seconds),
          "unit": .string(row.unit),
        ]
        return members + .member("median", row.median.map { .number($0) })
          + .member("peak", row.peak.map { .whole($0) })
      }
    ).text
  }

  static func table(_ measurements: [Measurement]) -> String {
    measurements.map { row in
      let name = row.work.padded(to: 30) + String(row.size).padded(to: 9, rightAligned: true) + " elements  "
      return name + duration(row.seconds).padded(to: 10, rightAligned: true) + " a \(row.unit)"
        + (row.median.map { ", median " + duration($0) } ?? "") + (row.peak.map { ", \($0 >> 20) MB at most" } ?? "")
    }.joined(separator: "\n")
  }

  private static func duration(_ seconds: Double) -> String {
    switch seconds {
    case 1...: rounded(seconds) + " s "
    case 1e-3...: rounded(seconds * 1e3) + " ms"
    case 1e-6...: rounded(seconds * 1e6) + " µs"
    default: rounded(seconds * 1e9) + " ns"
    }
  }

  private static func rounded(_ number: Double) -> String { String((number * 100).rounded() / 100) }
}
