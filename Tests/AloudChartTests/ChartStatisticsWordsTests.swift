import Aloud
import Testing

@testable import AloudChart

/// The words for numbers, places and other series, and the description of a nearly empty chart.
@Suite struct ChartStatisticsWordsTests {
  @Test func extremesHaveTheirNumberOfOccurrences() {
    let features = SeriesFeatures.plain { $0.statistics.maxRepeats = 2 }
    #expect(ChartExample.years(features).texts(.extrema) == ["Highest 20 at 1918, 2 more", "Lowest 10 at 1917"])
  }

  /// Computed values are rounded; a median that is one of the values has that value's words.
  @Test(arguments: [
    (12.3456, 12.3456, "Mean 12.3, median 12.3"), (12.3456, 17, "Mean 12.3, median 17"), (0, 0, "Mean 0, median 0"),
  ])
  func averagesAreRounded(_ mean: Double, _ median: Double, _ expected: String) {
    let features = SeriesFeatures.plain {
      $0.statistics.mean = mean
      $0.statistics.median = median
    }
    #expect(ChartExample.years(features).texts(.statistics) == [expected])
  }

  @Test func aMedianThatIsAValueKeepsItsDigits() {
    var example = ChartExample.years(
      .plain {
        $0.statistics.mean = 12.3456
        $0.statistics.median = 12.3456
      })
    example.chart.series[0].points[0].y = 12.3456
    #expect(example.texts(.statistics) == ["Mean 12.3, median 12.3456"])
  }

  @Test(arguments: [
    (1, ["1 outlier: 7 at 1917"]), (2, ["2 outliers: 7 at 1917, 7 at 1918"]),
    (9, ["9 outliers: 7 at 1917, 7 at 1918, 7 at 1919, 6 more"]), (0, []),
  ])
  func outliersAreCountedAndThreeAreListed(_ count: Int, _ expected: [String]) {
    let features = SeriesFeatures.plain {
      $0.pointCount = 100
      $0.outliers = (0..<count).map { .at($0, 7) }
    }
    #expect(ChartExample.years(features).texts(.outlier) == expected)
  }

  @Test func labelsNamePlaces() {
    var example = ChartExample.years(.plain { $0.outliers = [.at(0, 7)] })
    example.chart.series[0].points[0].label = "Hybrid"
    #expect(example.texts(.outlier) == ["1 outlier: 7 at 1917 (Hybrid)"])
  }

  /// A series that repeats has too many peaks and valleys to name.
  @Test func periodicSeriesHaveNoPeaks() {
    let features = SeriesFeatures.plain {
      $0.period = 12
      $0.peaks = [.init(place: .at(9, 9), prominence: 1)]
      $0.valleys = $0.peaks
    }
    #expect(ChartExample.years(features).texts(.peak, .valley) == [])
  }

  /// A mean has seven digits at most, and is always within the values.
  @Test(arguments: [
    (1_000_000.0, 1_000_000.772_85, 1_000_001.5, "1,000,001"), (12_345_678, 12_345_678.4, 12_345_679, "12,345,679"),
    (1000, 1000.772_85, 1002, "1000.77"),
  ])
  func meansHaveSevenDigitsAtMost(_ least: Double, _ mean: Double, _ greatest: Double, _ expected: String) {
    let features = SeriesFeatures.plain {
      $0.statistics.min = .at(0, least)
      $0.statistics.max = .at(1, greatest)
      $0.statistics.mean = mean
      $0.statistics.median = mean
    }
    #expect(ChartExample.years(features).texts(.statistics) == ["Mean \(expected), median \(expected)"])
  }

  /// The description says which series is higher at the last x that both have.
  @Test(
    arguments: [
      ([1, 2, 3, 50], [2, 3, 2, nil], "Higher at March: 2023"),
      ([1, 2, 3, 50], [2, 3, nil, 4], "Higher at the end: 2023"),
      ([nil, 2, nil, nil], [2, 1, nil, nil], "Higher at the end: 2023"),
      ([3, nil, nil, 2], [2, 3, nil, nil], "Higher at January: 2023"), ([3, 2], [2, 3], "Higher at the end: 2024"),
    ] as [([Double?], [Double?], String)])
  func ends(_ one: [Double?], _ other: [Double?], _ expected: String) {
    let names = ["January", "February", "March", "April"]
    let chart = Chart(
      x: .categorical(title: "Month", categories: names), y: .init(title: "", from: 0, to: 100),
      series: zip(["2023", "2024"], [one, other]).map { name, values in
        .init(name: name, points: zip(names, values).map { .init(x: .category($0), y: $1) })
      })
    var example = ChartExample(chart, ChartFeatures(chart).series)
    example.comparisons = ChartFeatures(chart).comparisons
    #expect(example.texts(.comparison)[0] == expected)
  }

  /// For a series that rises and falls, the shape already includes its only peak.
  @Test(arguments: [([9], []), ([9, 12], ["Peaks: 9 at 1926, 12 at 1929"]), ([12], ["Peak: 12 at 1929"])])
  func peaks(_ places: [Int], _ expected: [String]) {
    let features = SeriesFeatures.plain {
      $0.segments = [.rise(0, 9), .fall(9, 0)]
      $0.peaks = places.map { .init(place: .at($0, Double($0)), prominence: 1) }
    }
    #expect(ChartExample.years(features).texts(.peak) == expected)
  }

  @Test(
    arguments: [
      ([], nil, []), ([3.2], nil, ["Crossing at 1920"]), ([1, 2.3333], nil, ["Crossings at 1918, 1919"]),
      ([1, 2, 3], nil, ["Crossings: 3"]), ([], 0, []), ([], 12.345, ["Largest gap: 12.3 at 1921"]),
    ] as [([Double], Double?, [String])])
  func crossingsAndTheLargestGapAreNamed(_ crossings: [Double], _ gap: Double?, _ expected: [String]) {
    var example = ChartExample.years(.plain())
    example.chart.series.append(example.chart.series[0])
    example.comparisons = [
      SeriesComparison(
        one: 0, other: 1, higherAtEnd: nil, crossings: crossings.map { 1917 + $0 },
        largestGap: gap.map { .init(x: 1921, size: $0) })
    ]
    #expect(example.texts(.comparison) == expected)
  }

  @Test func pairsAmongThreeAreNamedAndLimited() {
    var example = ChartExample.years(.plain())
    example.chart.series = (0..<9).map { Chart.Series(name: "S\($0)", points: []) }
    example.comparisons = (1..<9).map {
      SeriesComparison(one: 0, other: $0, higherAtEnd: $0, crossings: [], largestGap: nil)
    }
    #expect(example.texts(.comparison).count == 6)
    #expect(example.texts(.comparison).first == "S0 and S1: Higher at the end: S1")
  }

  @Test(arguments: [
    (0, 0, []), (3, 3, ["No values"]), (1, 0, ["Only value: 20 at 1918"]), (4, 3, ["Only value: 20 at 1918"]),
  ])
  func nearlyEmptyChartsAreDescribed(_ points: Int, _ missing: Int, _ expected: [String]) {
    let features = SeriesFeatures.plain {
      $0.pointCount = points
      $0.missingCount = missing
      $0.outliers = [.at(0, 7)]
    }
    let description = ChartExample.years(features).description()
    #expect(description.sentences.filter { $0.isComputed && $0.kind != .computed }.map(\.text) == expected)
    #expect(description.sentences.contains { $0.kind == .computed } == !expected.isEmpty)
  }

  @Test func anEmptyChartIsDescribed() {
    let axis = Chart.NumericAxis(title: "", from: .nan, to: -.infinity)
    let empty = ChartExample(Chart(x: .categorical(title: "", categories: []), y: axis, series: []), [])
    #expect(empty.description().texts == ["Bar chart", "0 series, 0 points"])
  }

  @Test func equalValuesHaveOneSentence() {
    let features = SeriesFeatures.plain { $0.statistics.max = .at(1, 10) }
    let computed = ChartExample.years(features).description().sentences.filter(\.isComputed)
    #expect(computed.map(\.text) == ["Computed from the data", "All values the same: 10"])
  }

  @Test func textsOfTheAppAreUnchanged() {
    var example = ChartExample.years(.plain())
    example.chart.title = "{x}\n{point}\u{0}"
    example.chart.summary = "\t"
    example.chart.y.unit = ["other": "{} {y}\n"]
    example.chart.series[0].name = "{text}"
    #expect(example.texts(.title) == ["Line chart, {x} {point} "])
    #expect(example.texts(.summary).isEmpty)
    #expect(example.texts(.extrema)[0] == "Highest 20 {y}  at 1918")
  }
}
