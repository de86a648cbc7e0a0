import Aloud
import Testing

@testable import AloudSpeech

/// The speech for the values of a chart.
@Suite struct ChartWordsTests {
  static let cups = ["one": "{} cup", "other": "{} cups"]
  static let lines = ["one": "{} line of code", "other": "{} lines of code"]

  static func words(_ chart: Chart, _ language: String = "en") -> ChartWords {
    let book = VoiceLibrary.standard.phrasebook(for: language, settings: .init())
    return ChartWords(chart, words: book, language: language)
  }

  static func coffee(_ series: [Chart.Series], more: [Chart.Axis] = []) -> Chart {
    Chart(
      title: "Cups of coffee and lines of code",
      x: .numeric(.init(title: "Cups", from: 0, to: 12, unit: cups)),
      y: .init(title: "Lines", from: 0, to: 100, unit: lines), more: more, series: series)
  }

  static func months(_ values: [Double?]) -> Chart {
    let names = ["January", "February", "March", "April", "May"]
    return Chart(
      x: .categorical(title: "Month", categories: names), y: .init(title: "Rain", from: 0, to: 100),
      series: [.init(points: zip(names, values).map { .init(x: .category($0), y: $1) })])
  }

  static let color = Chart.Axis.categorical(title: "Color", categories: ["Red"])
  static let size = Chart.Axis.numeric(.init(title: "Size", from: 0, to: 9, unit: ["other": "{} cm"]))

  @Test(arguments: [
    (Chart.Point(x: .number(2), y: 35), ["2 cups", "35 lines of code"]),
    (.init(x: .number(1), y: 1), ["1 cup", "1 line of code"]),
    (.init(x: .number(1.5), y: nil), ["1.5 cups", "No value"]),
    (.init(x: .number(3), y: 32, label: "Monday"), ["Monday", "3 cups", "32 lines of code"]),
    (.init(x: .number(3), y: 32, label: "3 cups"), ["3 cups", "32 lines of code"]),
    (.init(x: .number(3), y: .infinity, label: " \n"), ["3 cups", "No value"]),
    (
      .init(x: .number(0), y: 20, more: [.category("Red"), .number(4)]),
      ["0 cups", "20 lines of code", "Red", "4 cm"]
    ),
    (.init(x: .number(0), y: 20, more: [nil, .number(4), .number(5)]), ["0 cups", "20 lines of code", "4 cm"]),
  ])
  func points(_ point: Chart.Point, _ expected: [String]) {
    let chart = Self.coffee([.init(name: "Ada", points: [point])], more: [Self.color, Self.size])
    #expect(Self.words(chart).parts(of: .point(series: 0, index: 0)) == expected)
  }

  @Test func severalSeriesAreNamedLast() {
    let point = Chart.Point(x: .number(2), y: 35)
    let words = Self.words(Self.coffee([.init(name: "Ada", points: [point]), .init(points: [point])]))
    #expect(words.parts(of: .point(series: 0, index: 0)) == ["2 cups", "35 lines of code", "Ada"])
    #expect(words.parts(of: .point(series: 1, index: 0)) == ["2 cups", "35 lines of code", "Series 2"])
  }

  @Test(arguments: [
    ("{} cups", 2.0, "2 cups"), ("$ {}", 2, "$ 2"), ("none", 2, "none"), ("{} of {}", 2, "2 of 2"),
    ("{title} {", 2, "{title} {"), ("{} {x}", 12_345, "12,345 {x}"), ("", 2, ""),
  ]) func units(_ form: String, _ value: Double, _ expected: String) {
    let axis = Chart.NumericAxis(title: "", from: 0, to: 1, unit: ["other": form])
    #expect(Self.words(Self.months([])).say(value, on: axis) == expected)
  }

  @Test(arguments: [
    (["few": "{} few", "other": "{} other"], "ru", 3.0, "3 few"),
    (["few": "{} few", "other": "{} other"], "ru", 5, "5 other"),
    (["few": "{} few", "one": "{} one"], "ru", 5, "5 few"), (["one": "{} one"], "en", 5, "5 one"),
    (["one": "{} tasse", "other": "{} tasses"], "fr", 1.5, "1,5 tasse"), ([:], "de", 0.5, "0,5"),
  ]) func pluralForms(_ unit: [String: String], _ language: String, _ value: Double, _ expected: String) {
    let axis = Chart.NumericAxis(title: "", from: 0, to: 1, unit: unit)
    #expect(Self.words(Self.months([]), language).say(value, on: axis) == expected)
  }

  /// A year has no separators, and small numbers have no long rows of zeros.
  @Test(arguments: VoicesTests.languages) func yearsAreWhole(_ language: String) {
    let words = Self.words(Self.months([]), language)
    #expect(words.number(1960) == "1960" && words.number(-9999) == "-9999")
    #expect(words.number(123_456) == words.words.numbers.string(123_456))
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (0.5, "0.5"), (0.0001, "0.0001"), (2e-9, "2 times 10 to the power of -9"),
    (1e308, "1 times 10 to the power of 308"), (-1.5e20, "-1.5 times 10 to the power of 20"),
    (2e15, "2,000,000,000,000,000"), (.leastNonzeroMagnitude, "5 times 10 to the power of -324"), (.nan, "No value"),
    (-.infinity, "No value"), (12_345.678, "12,345.678"),
  ]) func numbersAreSaidInFullOrAsPowersOfTen(_ value: Double, _ expected: String) {
    #expect(Self.words(Self.months([])).number(value) == expected)
  }

  @Test(arguments: [
    (205.34, 90.0, 205.0), (10_124.2, 2, 10_124.2), (10_124.239, 2, 10_124.24), (0.123456, .infinity, 0.123),
    (-99.96, 50, -100), (1e308, 1e308, 1e308), (1.7976931348623157e308, .infinity, 1.7976931348623157e308),
    (0, 0, 0), (3.14159, 0, 3.14159), (1_000_000.772_85, 0.001, 1_000_001), (-12_345_678.9, 1, -12_345_680),
    (.leastNonzeroMagnitude, 1, .leastNonzeroMagnitude),
  ]) func roundingDependsOnTheRangeOfTheAxis(_ value: Double, _ range: Double, _ expected: Double) {
    #expect(ChartWords.rounded(value, range: range) == expected)
  }

  @Test(arguments: [
    (-3.0, "January"), (1.4, "February"), (1.6, "March"), (1e300, "May"), (.nan, "No value"),
  ]) func positionsAreTheNearestCategory(_ position: Double, _ expected: String) {
    #expect(Self.words(Self.months([1])).x(at: position) == expected)
  }

  @Test func missingElementsSayNothing() {
    let words = Self.words(Self.months([1]))
    #expect(words.parts(of: .point(series: 1, index: 0)).isEmpty)
    #expect(words.parts(of: .point(series: 0, index: -1)).isEmpty)
    #expect(words.parts(of: .interval(series: 9, from: 0, to: 1, isLast: true)).isEmpty)
    #expect(words.more(.number(1234), axis: 7) == "1234")
    #expect(words.place(ofPoint: 4, of: 0) == "")
  }

  @Test func roundingKeepsTheRequestedDigits() {
    #expect(ChartWords.rounded(1_700_000_123.456, range: 100, digits: 15) == 1_700_000_123)
    #expect(ChartWords.rounded(1234.5, range: 0, digits: -1) == 1230)
  }

  /// Words are not ambiguous: a place differs from a beginning, and a change from a range.
  @Test(arguments: [
    ("en", "268 at 1960", "1 to 2", "1 to 2"), ("ko", "1960일 때 268", "1부터 2까지", "1에서 2까지"),
    ("ja", "1960のとき268", "1から2まで", "1から2へ"), ("de", "268 bei 1960", "1 bis 2", "von 1 auf 2"),
    ("fr", "268 pour 1960", "1 à 2", "de 1 à 2"), ("es", "268 en 1960", "1 a 2", "de 1 a 2"),
    ("zh-Hans", "1960处为268", "1到2", "从1到2"), ("ru", "268 в точке 1960", "от 1 до 2", "с 1 до 2"),
  ]) func placesRangesAndChangesHaveDifferentWords(
    _ language: String, _ place: String, _ range: String, _ change: String
  ) {
    let words = Self.words(Self.months([]), language)
    #expect(words.words.text(.chartAt, ["x": "1960", "y": "268"]) == place)
    #expect(words.range("1", "2") == range && words.change(1, 2, on: words.chart.y) == change)
    #expect(words.change(2, 2, on: words.chart.y) == "2")
  }

  @Test(arguments: [
    ("en", "Data:", "Audio graph: 4.6 seconds, 1 point"), ("ko", "Data:", "오디오 그래프: 4.6초, 점 1개"),
    ("ja", "Data:", "オーディオグラフ: 4.6秒, 1個の点"), ("de", "Data:", "Audiograf: 4,6 Sekunden, 1 Punkt"),
    ("fr", "Data\u{A0}:", "graphique audio\u{A0}: 4,6 secondes, 1 point"),
    ("es", "Data:", "gráfico de audio: 4,6 segundos, 1 punto"), ("zh-Hans", "Data：", "音频图形：4.6秒, 1个点"),
    ("ru", "Data:", "Аудиограф: 4,6 секунды, 1 точка"),
  ]) func headAndSoundAreSeparateLines(_ language: String, _ head: String, _ sound: String) {
    let words = Self.words(Self.months([]), language)
    #expect(words.head("Data") == head && words.sound(seconds: 4.6, points: 1) == sound)
  }

  @Test(arguments: [("en", 1.0, "1 second"), ("ru", 5, "5 секунд"), ("ru", 1, "1 секунда"), ("fr", 1.5, "1,5 seconde")])
  func secondsHaveTheirPluralForm(_ language: String, _ seconds: Double, _ expected: String) {
    #expect(Self.words(Self.months([]), language).sound(seconds: seconds, points: 3).contains(" \(expected), 3"))
  }

  @Test func labelsNamePoints() {
    let point = Chart.Point(x: .number(3), y: 32, label: "Hybrid")
    let words = Self.words(Self.coffee([.init(points: [point])]))
    #expect(words.labeled("32 at 3", point: 0, of: 0) == "32 at 3 (Hybrid)")
    #expect(words.labeled("32 at 3", point: 1, of: 0) == "32 at 3" && words.x(ofPoint: 1, of: 0) == nil)
  }
}
