import Aloud
import Testing

@testable import AloudChart

/// Axes from great to small values, and points beyond the axes.
@Suite struct ChartAxesWordsTests {
  private func example(
    _ values: [Double?], x: (Double, Double), y: (Double, Double) = (0, 100), scale: Chart.Scale = .linear
  ) -> ChartExample {
    let points = values.enumerated().map { Chart.Point(x: .number(Double($0)), y: $1) }
    let chart = Chart(
      x: .numeric(.init(title: "Days left", from: x.0, to: x.1)),
      y: .init(title: "", from: y.0, to: y.1, scale: scale), series: [.init(continuous: true, points: points)])
    return ChartExample(chart, ChartFeatures(chart).series)
  }

  /// As in sound and in the drawing: from left to right.
  @Test func aReversedAxisIsReadInItsDirection() {
    let values = (0...10).map { Double($0 * 10) }
    #expect(
      example(values, x: (10, 0)).texts(.trend, .statistics) == [
        "Falls steadily, about 10 for each step of 1 in Days left", "First 100, last 0", "Mean 50, median 50",
      ])
    #expect(example(values, x: (0, 10)).texts(.statistics)[0] == "First 0, last 100")
    #expect(example(values, x: (0, 10), y: (100, 0)).texts(.statistics)[0] == "First 0, last 100")
  }

  @Test func stretchesFollowTheDirectionOfTheAxis() {
    var features = SeriesFeatures.plain { $0.segments = [.rise(0, 9), .level(9, 20), .fall(20, 59)] }
    features.pointCount = 100
    features.outliers = [.at(3, 3), .at(5, 5)]
    var example = ChartExample.years(features)
    example.chart.x = .numeric(.init(title: "Year", from: 1976, to: 1917))
    #expect(example.texts(.shape) == ["Rises until 1937, then stays level until 1926, then falls"])
    #expect(example.texts(.outlier) == ["2 outliers: 5 at 1922, 3 at 1920"])
    example.series[0].step = .rise(3, 5)
    #expect(example.texts(.shape) == ["Step at 1922 to 1920: 5 to 3"])
  }

  /// The end of that axis is its least x, but series are compared at their greatest x.
  @Test func theHigherSeriesIsNamedWithThePlace() {
    var example = example([1, 2, 3], x: (2, 0))
    example.chart.series = ["A", "B"].map { .init(name: $0, points: example.chart.series[0].points) }
    example.comparisons = [.init(one: 0, other: 1, higherAtEnd: 1, crossings: [0.25, 1.5], largestGap: nil)]
    #expect(example.texts(.comparison) == ["Higher at 2: B", "Crossings at 1.5, 0.25"])
  }

  @Test(
    arguments: [
      ([0, 50, 100], (0, 2), (0, 100), nil),
      ([0, 50, 101], (0, 2), (0, 100), "1 point is beyond the axes; it sounds at their end"),
      ([-1, nil, 101], (2, 0), (100, 0), "2 points are beyond the axes; they sound at their ends"),
      ([101, 0, 1], (1, 1.5), (0, 100), "2 points are beyond the axes; they sound at their ends"),
      ([1, 2, 3], (5, 5), (0, 100), nil), ([nil, .infinity, .nan], (0, 1), (0, 1), nil),
      ([1, 2], (0, .infinity), (.nan, 1), nil),
    ] as [([Double?], (Double, Double), (Double, Double), String?)])
  func pointsBeyondTheAxesAreCounted(
    _ values: [Double?], _ x: (Double, Double), _ y: (Double, Double), _ expected: String?
  ) {
    #expect(example(values, x: x, y: y).texts(.note) == [expected].compactMap(\.self))
  }

  @Test func theNoteAboutGroupingComesLast() {
    var example = example([0, 0.5, 1], x: (0, 2), y: (0.1, 1), scale: .log10)
    example.isGrouped = true
    #expect(
      example.texts(.note) == ["1 point is beyond the axes; it sounds at their end", "Points are grouped for playing"])
    example.chart.y.from = -1
    #expect(example.texts(.note) == ["Points are grouped for playing"])
  }
}
