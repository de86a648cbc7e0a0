import AloudTestSupport
import AloudTree
import Foundation
import Testing

@testable import AloudChart

/// Extreme numbers in a chart: no crash, no hang, and no result that is not a number.
@Suite struct ExtremeSeriesTests {
  private static let huge = Double.greatestFiniteMagnitude
  private static let tiny = Double.leastNonzeroMagnitude

  private static let extremes: [[Double?]] = [
    [], [nil, nil], [1], [huge], [nil, -huge, nil], [huge, -huge], [0, tiny], [huge, tiny, -huge, 0, 1],
    Array(repeating: huge, count: 12), Array(repeating: 0, count: 12), Array(repeating: -tiny, count: 12),
    (0..<30).map { $0 % 2 == 0 ? huge : -huge }, (0..<30).map { tiny * Double($0 % 7) },
    (0..<30).map { huge * Double($0) / 30 }, (0..<30).map { $0 == 11 ? huge : Double($0) },
    [.nan, .infinity, -.infinity], [1, .nan, 2, .infinity, 3, -.infinity, 4, 5, 6, 7, 8],
  ]

  /// The same on the y axis, on the x axis, on both, and as bars.
  @Test(arguments: extremes)
  func everyResultIsFiniteOrUndefined(values: [Double?]) {
    let x = values.map { $0 ?? .nan }
    let charts = [
      Chart.marks(values), .marks(x: x, y: x.indices.map { Double($0 % 3) }), .marks(x: x, y: values), .bars(values),
      .marks(x: values.map { _ in 1 }, y: values),
    ]
    for chart in charts {
      let features = SeriesFeatures(0, of: chart)
      #expect(features.pointCount == values.count)
      #expect(ExtremeSeriesTests.numbers(features).filter { !$0.isFinite }.isEmpty)
      #expect(features.segments.count <= 4)
    }
  }

  private static func numbers(_ features: SeriesFeatures) -> [Double] {
    let (statistics, trend) = (features.statistics, features.trend)
    let single = [
      statistics.min?.y, statistics.max?.y, statistics.mean, statistics.median, statistics.first, statistics.last,
      trend.slope, trend.tau, trend.p, trend.spearman, trend.rSquared,
    ]
    return single.compactMap { $0 } + (features.peaks + features.valleys).map(\.prominence)
      + features.segments.flatMap { [$0.from.x, $0.to.x] } + features.outliers.map(\.y)
  }

  /// Without two different x and two different y there is no correlation.
  @Test(arguments: [([Double](), [Double]()), ([1], [1]), ([1, 1, 1], [1, 2, 3]), ([1, 2, 3], [4, 4, 4])])
  func noCorrelationWithoutVariation(x: [Double], y: [Double]) {
    let trend = SeriesFeatures(0, of: .marks(x: x, y: y)).trend
    #expect(trend == SeriesFeatures.Trend(slope: Set(x).count > 1 ? 0 : nil))
  }

  @Test func slopeBeyondAllNumbersIsUndefined() {
    let y = (0..<10).map { ExtremeSeriesTests.huge / 10 * Double($0) }
    let trend = SeriesFeatures(0, of: .marks(x: (0..<10).map { 1e-300 * Double($0) }, y: y)).trend
    #expect(trend.slope == nil)
    #expect(trend.direction == .rising)
  }

  @Test func hugeNumbersAreHandled() {
    let features = SeriesFeatures(0, of: .marks([0, 1.6e308, 0.4e308, 1.2e308, -1.7e308]))
    #expect(features.statistics.mean.map { abs($0 - 0.3e308) < 1e299 } == true)
    #expect(features.segments.map(\.direction) == [.rising, .falling, .rising, .falling])
    #expect(features.peaks.map(\.place.index) == [1, 3])
  }

  @Test(arguments: [-1, 1]) func aSeriesThatDoesNotExistHasNoPoints(series: Int) {
    #expect(SeriesFeatures(series, of: .marks([1, 2])).pointCount == 0)
  }

  /// The first of equal categories is used.
  @Test func repeatedCategories() {
    let points = ["a", "b", "a"].enumerated().map { Chart.Point(x: .category($1), y: Double($0)) }
    let axis = Chart.Axis.categorical(title: "", categories: ["a", "b", "a"])
    let y = Chart.NumericAxis(title: "", from: 0, to: 0)
    for axis in [axis, .categorical(title: "", categories: [])] {
      let features = ChartFeatures(Chart(x: axis, y: y, series: [Chart.Series(points: points)]))
      #expect(features.series[0].statistics.last == (axis == .categorical(title: "", categories: []) ? nil : 1))
    }
  }

  /// Series that tempt quadratic algorithms: a zigzag, a growing zigzag, a wave. Four times the points take about four
  /// times as long, and not sixteen times.
  @Test(.long, arguments: [2, 3, 1_000])
  func manyPoints(turn: Int) {
    func read(_ count: Int) -> SeriesFeatures {
      let growing = SeriesFeatures(0, of: .marks((0..<count).map { Double($0 * ($0 % turn - turn / 2)) }))
      #expect(growing.segments.count <= 4)
      return SeriesFeatures(0, of: .marks((0..<count).map { Double($0 % turn) }))
    }
    let few = processorSeconds { _ = read(2_000) }
    var period: Int?
    let many = processorSeconds { period = read(8_000).period }
    #expect(period == turn)
    #expect(many < 5 * few, "\(few) and then \(many) seconds")
  }
}
