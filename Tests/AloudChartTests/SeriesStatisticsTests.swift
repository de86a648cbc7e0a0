import AloudTree
import Testing

@testable import AloudChart

@Suite struct SeriesStatisticsTests {
  /// The least and the greatest are the first ones in the document, in any order of x.
  @Test func extremaAreTheFirstInTheDocument() {
    let statistics = SeriesFeatures(0, of: .marks(x: [5, 1, 3, 2, 4], y: [9, 2, 9, 2, 2])).statistics
    #expect(statistics.max == SeriesFeatures.Place(index: 0, x: 5, y: 9))
    #expect(statistics.maxRepeats == 1)
    #expect(statistics.min == SeriesFeatures.Place(index: 1, x: 1, y: 2))
    #expect(statistics.minRepeats == 2)
  }

  @Test func firstAndLastAreInTheOrderOfX() {
    let statistics = SeriesFeatures(0, of: .marks(x: [3, 1, 2, 1, 3], y: [10, 20, 30, 40, 50])).statistics
    #expect(statistics.first == 20)
    #expect(statistics.last == 50)
  }

  @Test(arguments: [
    ([3, 1, 2], 2, 2), ([4, 1, 3, 2], 2.5, 2.5), ([1, 1, 10], 4, 1), ([0.1, 0.1, 0.1], 0.1, 0.1),
    ([0x1p1023, 0x1.8p1023], 0x1.4p1023, 0x1.4p1023), ([-1.7e308, 1.7e308], 0, 0),
    ([0x1p-1070, 0x1p-1070], 0x1p-1070, 0x1p-1070),
  ])
  func averages(y: [Double], mean: Double, median: Double) {
    let statistics = SeriesFeatures(0, of: .marks(y)).statistics
    #expect(statistics.mean == mean)
    #expect(statistics.median == median)
  }

  /// Points without y are counted but otherwise ignored: their neighbors are adjacent.
  @Test func missingPointsAreIgnored() {
    let gaps = SeriesFeatures(0, of: .marks([nil, 0, nil, 5, nil, nil, 1, .nan, 2, .infinity]))
    #expect(gaps.pointCount == 10)
    #expect(gaps.missingCount == 6)
    #expect(gaps.peaks.map(\.place.index) == [3])
    #expect(gaps.valleys.map(\.place.index) == [6])
    #expect(gaps.segments.map(\.from.index) == [1, 3, 6])
    #expect(gaps.statistics.first == 0)
  }

  /// A point without a place on the axis is ignored everywhere.
  @Test func unknownCategoriesAreIgnored() {
    let points = [("Mon", 1.0), ("Sun", 99), ("Tue", 3)].map { Chart.Point(x: .category($0), y: $1) }
    let chart = Chart(
      x: .categorical(title: "Day", categories: ["Mon", "Tue"]), y: Chart.NumericAxis(title: "", from: 0, to: 1),
      series: [Chart.Series(points: points)])
    let features = SeriesFeatures(0, of: chart)
    #expect(features.pointCount == 3)
    #expect(features.missingCount == 0)
    #expect(features.statistics.max == SeriesFeatures.Place(index: 2, x: 1, y: 3))
  }

  /// A series is ordered if each x is greater than the one before; missing values do not matter.
  @Test(arguments: [
    ([1, 2, 3], true), ([1, 3, 2], false), ([1, 1, 2], false), ([3, 2, 1], false), ([7], true),
  ])
  func aSeriesIsOrderedIfXAlwaysIncreases(x: [Double], isOrdered: Bool) {
    #expect(SeriesFeatures(0, of: .marks(x: x, y: x.map { _ in 1 })).isOrdered == isOrdered)
    let withGap = Chart.marks(x: x + [-5], y: x.map { _ in 1 } + [nil])
    #expect(SeriesFeatures(0, of: withGap).isOrdered == isOrdered)
  }
}
