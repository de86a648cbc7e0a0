import Aloud
import AloudTree

@testable import AloudChart

/// Charts with features set by hand, so that tests of words do not depend on statistics.
struct ChartExample {
  var chart: Chart
  var series: [SeriesFeatures]
  var comparisons: [SeriesComparison] = []
  var isGrouped = false

  init(_ chart: Chart, _ series: [SeriesFeatures]) {
    self.chart = chart
    self.series = series
  }

  func words(_ language: String = "en") -> ChartWords {
    let book = VoiceLibrary.standard.phrasebook(for: language, settings: .init())
    return ChartWords(chart, words: book, language: language)
  }

  func description(_ language: String = "en") -> ChartDescription {
    ChartDescription(
      kind: ChartFeatures(chart).kind, series: series, comparisons: comparisons, words: words(language),
      isGrouped: isGrouped)
  }

  func texts(_ kinds: ChartDescription.Topic..., in language: String = "en") -> [String] {
    description(language).sentences(Set(kinds)).map(\.text)
  }
}

extension SeriesFeatures {
  /// The features of an unknown series, changed by the test.
  static func with(_ change: (inout SeriesFeatures) -> Void) -> SeriesFeatures {
    let axis = Chart.NumericAxis(title: "", from: 0, to: 1)
    var features = SeriesFeatures(0, of: Chart(x: .numeric(axis), y: axis, series: [.init(points: [])]))
    change(&features)
    return features
  }

  /// Two known points without a clear trend.
  static func plain(_ change: (inout SeriesFeatures) -> Void = { _ in }) -> SeriesFeatures {
    with {
      $0.pointCount = 2
      $0.isOrdered = true
      $0.statistics.min = .at(0, 10)
      $0.statistics.max = .at(1, 20)
      change(&$0)
    }
  }
}

extension SeriesFeatures.Place {
  /// A place by its index, which is also its x.
  static func at(_ index: Int, _ y: Double) -> SeriesFeatures.Place { .init(index: index, x: Double(index), y: y) }
}

extension SeriesFeatures.Segment {
  static func rise(_ from: Int, _ to: Int) -> Self {
    .init(from: .at(from, Double(from)), to: .at(to, Double(to)), direction: .rising)
  }
  static func fall(_ from: Int, _ to: Int) -> Self {
    .init(from: .at(from, Double(from)), to: .at(to, Double(to)), direction: .falling)
  }
  static func level(_ from: Int, _ to: Int) -> Self {
    .init(from: .at(from, Double(from)), to: .at(to, Double(to)), direction: .none, isLevel: true)
  }
}

extension ChartExample {
  /// Years without a unit, and values from 0 to 59 with a unit that counts.
  static func years(_ features: SeriesFeatures) -> ChartExample {
    let points = (0..<60).map { Chart.Point(x: .number(1917 + Double($0)), y: Double($0)) }
    return ChartExample(
      Chart(
        x: .numeric(.init(title: "Year", from: 1917, to: 1976)), y: .init(title: "Births", from: 0, to: 100),
        series: [.init(continuous: true, points: points)]), [features])
  }

  /// All possible statements, in two series.
  static let rain: ChartExample = {
    let names = ["A", "B", "C", "D"]
    let values: [[Double?]] = [[10, 30, nil, 20], [25, 5, 5, 5]]
    let series = zip(["Wet", "Dry"], values).map { name, values in
      Chart.Series(
        name: name, continuous: true, points: zip(names, values).map { .init(x: .category($0), y: $1) })
    }
    let unit = ["one": "{} mm", "other": "{} mm"]
    var example = ChartExample(
      Chart(
        title: "Rain", summary: "It rains.", x: .categorical(title: "Month", categories: names),
        y: .init(title: "Fall", from: 0, to: 40, unit: unit),
        more: [.numeric(.init(title: "Heat", from: 1, to: 1000, scale: .log10))], series: series), [wet, dry])
    example.comparisons = [
      SeriesComparison(one: 0, other: 1, higherAtEnd: 0, crossings: [0.4], largestGap: .init(x: 1, size: 25))
    ]
    example.isGrouped = true
    return example
  }()

  private static let wet = SeriesFeatures.with {
    $0.pointCount = 4
    $0.missingCount = 1
    $0.isOrdered = true
    $0.statistics.min = .at(0, 10)
    $0.statistics.max = .at(1, 30)
    $0.statistics.first = 10
    $0.statistics.last = 20
    $0.statistics.mean = 20
    $0.statistics.median = 20
    $0.segments = [
      .init(from: .at(0, 10), to: .at(1, 30), direction: .rising),
      .init(from: .at(1, 30), to: .at(3, 20), direction: .falling),
    ]
    $0.peaks = [.init(place: .at(1, 30), prominence: 10)]
  }

  private static let dry = SeriesFeatures.with {
    $0.pointCount = 4
    $0.isOrdered = true
    $0.statistics.min = .at(1, 5)
    $0.statistics.minRepeats = 2
    $0.statistics.max = .at(0, 25)
    $0.statistics.first = 25
    $0.statistics.last = 5
    $0.statistics.mean = 10
    $0.statistics.median = 5
    $0.trend.direction = .falling
    $0.trend.strength = .general
    $0.trend.slope = -4.4444
    $0.valleys = [.init(place: .at(1, 5), prominence: 9)]
    $0.outliers = [.at(0, 25)]
  }
}
