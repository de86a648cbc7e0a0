import AloudChart
import AloudTree
import Testing

@Suite struct SeriesComparisonTests {
  private static func compared(_ a: [Double?], _ b: [Double?]) -> SeriesComparison? {
    var chart = Chart.marks(a)
    chart.series += Chart.marks(b).series
    return ChartFeatures(chart).comparisons.first
  }

  /// The last x in both series decides.
  @Test(arguments: [([1, 2], [0, 3], 1), ([1, 2], [0, 1], 0), ([1, 2], [0, 2], nil), ([1, 2], [0, nil], 0)])
  func higherAtEnd(a: [Double?], b: [Double?], expected: Int?) {
    #expect(SeriesComparisonTests.compared(a, b)?.higherAtEnd == expected)
  }

  @Test(arguments: [
    ([0, 4], [1, 1], [0.25]), ([0, 4, 0], [1, 1, 1], [0.25, 1.75]), ([0, 1], [2, 3], []),
    // Series cross only where they change places, at the first x where they meet.
    ([0, 1, 2], [1, 1, 1], [1]), ([0, 1, 0], [1, 1, 1], []), ([0, 1, 1, 2], [1, 1, 1, 1], [1]), ([1, 2], [1, 1], []),
    // An x that one of them lacks is skipped.
    ([0, nil, 4], [2, 9, 2], [1]), ([nil, nil], [1, 1], []),
    ([-1.7e308, 1.7e308], [1.7e308, -1.7e308], [0.5]), ([0, 0x1p-1073], [0x1p-1073, 0], [0.5]),
    ([0, 1.7e308], [0x1p-1073, 0], [0]),
  ])
  func crossings(a: [Double?], b: [Double?], expected: [Double]) {
    #expect(SeriesComparisonTests.compared(a, b)?.crossings == expected)
    #expect(SeriesComparisonTests.compared(b, a)?.crossings == expected)
  }

  @Test func largestGap() throws {
    let gap = try #require(SeriesComparisonTests.compared([0, 5, 9], [4, 1, 7])?.largestGap)
    #expect(gap.x == 0 && gap.size == 4)
    #expect(SeriesComparisonTests.compared([1, 2], [1, 2])?.largestGap == nil)
    #expect(SeriesComparisonTests.compared([1, nil], [nil, 2])?.largestGap == nil)
    #expect(SeriesComparisonTests.compared([-1.7e308], [1.7e308])?.largestGap == nil)
  }

  /// With two y at the same x, it is unknown which one to use.
  @Test func repeatedXIsNotCompared() {
    var chart = Chart.marks(x: [0, 1, 1, 2], y: [0, 9, -9, 3])
    chart.series += Chart.marks([1, 1, 1]).series
    #expect(ChartFeatures(chart).comparisons.first?.crossings == [2.0 / 3])
  }

  /// Each of the first sixteen is compared with each later one.
  @Test(arguments: [(0, 0), (1, 0), (2, 1), (4, 6), (16, 120), (200, 120)])
  func theFirstSixteenSeriesAreCompared(series: Int, count: Int) {
    var chart = Chart.marks([1])
    chart.series = (0..<series).map { Chart.marks([Double($0)]).series[0] }
    let comparisons = ChartFeatures(chart).comparisons
    #expect(comparisons.count == count)
    #expect(comparisons.allSatisfy { $0.one < $0.other && $0.higherAtEnd == $0.other })
  }
}
