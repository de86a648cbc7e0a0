import AloudChart
import AloudTree
import Foundation
import Testing

/// A line of `SciPy.json`, which `Scripts/statistics` writes: a series, and the results of SciPy and NumPy.
///
/// A missing key is not compared; null means undefined.
struct SciPyCase: Sendable, CustomTestStringConvertible {
  let name: String
  let x, y: [Double]
  private let numbers: [String: Double?]
  private let texts: [String: String?]
  private let peaks: [String: [[Double]]]
  let outliers: [Int]?
  /// VoiceOver's assumed statements; nil if they are not compared.
  let analysis: Analysis?
  let chart: Chart
  /// The results for the series.
  let features: SeriesFeatures

  struct Analysis: Sendable {
    let trend: String?
    let strength, model: String?
    let correlation, fit: Double?
    let outliers: [Int]?
  }

  var testDescription: String { name }

  /// Empty if the table cannot be read.
  static let all: [SciPyCase] = (try? read()) ?? []

  private static func read() throws -> [SciPyCase] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("SciPy.json")
    let rows = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [[String: Any]]
    return try #require(rows).map(SciPyCase.init)
  }

  private init(_ row: [String: Any]) throws {
    name = try #require(row["name"] as? String)
    y = try #require(row["y"] as? [Double])
    x = row["x"] as? [Double] ?? y.indices.map(Double.init)
    outliers = row["outliers"] as? [Int]
    analysis = (row["analysis"] as? [String: Any]).map { told in
      Analysis(
        trend: told["trend"] as? String, strength: told["strength"] as? String, model: told["model"] as? String,
        correlation: told["correlation"] as? Double, fit: told["fit"] as? Double, outliers: told["outliers"] as? [Int])
    }
    peaks = row.compactMapValues { $0 as? [[Double]] }
    let single = row.filter { !($0.value is [Any]) }
    numbers = single.filter { !($0.value is String) }.mapValues { $0 as? Double }
    texts = single.filter { !($0.value is Double) }.mapValues { $0 as? String }
    chart = .marks(x: x, y: y)
    features = SeriesFeatures(0, of: chart)
  }

  /// Equal to nine digits; where numbers cancel, to nine digits of the greatest one.
  func agrees(_ key: String, with actual: Double?, size: Double = 1) -> Bool {
    guard let expected = numbers[key] else { return true }
    guard let expected, let actual else { return expected == nil && actual == nil }
    return abs(actual - expected) <= 1e-9 * max(abs(expected), size)
  }

  func agrees(_ key: String, with actual: String?) -> Bool { texts[key].map { $0 == actual } ?? true }

  func agrees(_ key: String, with actual: [SeriesFeatures.Peak]) -> Bool {
    guard let expected = peaks[key], expected.map(\.first) == actual.map({ Double($0.place.index) }) else {
      return false
    }
    return zip(expected, actual).allSatisfy { abs($0[1] - $1.prominence) <= 1e-9 * abs($0[1]) }
  }
}

extension Chart {
  /// Separate points on two axes of numbers.
  static func marks(x: [Double], y: [Double?], continuous: Bool = false) -> Chart {
    let points = zip(x, y).map { Point(x: .number($0), y: $1) }
    let axis = NumericAxis(title: "", from: 0, to: 1)
    return Chart(x: .numeric(axis), y: axis, series: [Series(continuous: continuous, points: points)])
  }

  /// The same, at 0, 1, 2 …
  static func marks(_ y: [Double?]) -> Chart { marks(x: y.indices.map(Double.init), y: y) }

  /// One bar for each value.
  static func bars(_ y: [Double?]) -> Chart {
    let names = y.indices.map { "\($0)" }
    let points = zip(names, y).map { Point(x: .category($0), y: $1) }
    return Chart(
      x: .categorical(title: "", categories: names), y: NumericAxis(title: "", from: 0, to: 1),
      series: [Series(points: points)])
  }
}
