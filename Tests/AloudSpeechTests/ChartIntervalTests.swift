import Aloud
import Testing

@testable import AloudSpeech

/// The speech for many points at once.
@Suite struct ChartIntervalTests {
  private static func births(_ unit: [String: String] = ["other": "{} births"]) -> Chart {
    let points = (0..<40).map { Chart.Point(x: .number(1917 + Double($0) / 10), y: 187 + Double($0)) }
    return Chart(
      x: .numeric(.init(title: "Year", from: 1917, to: 1975)), y: .init(title: "Births", from: 0, to: 300, unit: unit),
      series: [.init(points: points)])
  }

  @Test(arguments: [
    (1917.0, 1920.0, false, ["1917 to 1920", "30 points", "187 to 216 births"]),
    (1920, 1917, true, ["1917 to 1920", "31 points", "187 to 217 births"]),
    (1917, 1917, true, ["1917", "1 point", "187 births"]),
    (1917, 1917, false, ["1917", "0 points"]),
    (1919.777_777_7, 1920.333_333_3, false, ["1919.78 to 1920.33", "6 points", "215 to 220 births"]),
    (0, 1_234_567, true, ["0 to 1,230,000", "40 points", "187 to 226 births"]),
    (-.infinity, .infinity, false, ["No value", "40 points", "187 to 226 births"]),
    (.nan, 1920, false, ["No value", "0 points"]),
  ])
  func numbers(_ from: Double, _ to: Double, _ isLast: Bool, _ expected: [String]) {
    let words = ChartWordsTests.words(Self.births())
    #expect(words.parts(of: .interval(series: 0, from: from, to: to, isLast: isLast)) == expected)
  }

  /// The end of a category interval does not belong to it, except for the last interval.
  @Test(arguments: [
    (0.0, 3.0, false, ["January to March", "3 points", "10 to 12", "1 missing"]),
    (3, 4, true, ["April to May", "2 points", "4 to 5"]), (1, 2, false, ["February", "1 point", "1 missing"]),
    (7, 9, false, ["0 points"]),
  ])
  func intervalsOfCategoriesAreSaid(_ from: Double, _ to: Double, _ isLast: Bool, _ expected: [String]) {
    let words = ChartWordsTests.words(ChartWordsTests.months([10, nil, 12, 4, 5]))
    #expect(words.parts(of: .interval(series: 0, from: from, to: to, isLast: isLast)) == expected)
  }

  @Test func unknownCategoriesAreInNoInterval() {
    var chart = ChartWordsTests.months([1])
    chart.series[0].points.append(.init(x: .category("Smarch"), y: 99))
    let words = ChartWordsTests.words(chart)
    #expect(words.parts(of: .interval(series: 0, from: 0, to: 4, isLast: true)) == ["January to May", "1 point", "1"])
    #expect(words.parts(of: .point(series: 0, index: 1)) == ["Smarch", "99"])
  }

  @Test func aUnitBeforeTheNumberIsSaidWithBothEnds() {
    let words = ChartWordsTests.words(Self.births(["other": "$ {}"]))
    #expect(words.parts(of: .interval(series: 0, from: 1917, to: 1920, isLast: false))[2] == "$ 187 to $ 216")
  }

  @Test(arguments: [
    ("ko", "1917부터 1920까지", "점 31개"), ("ja", "1917から1920まで", "31個の点"), ("de", "1917 bis 1920", "31 Punkte"),
    ("fr", "1917 à 1920", "31 points"), ("es", "1917 a 1920", "31 puntos"), ("zh-Hans", "1917到1920", "31个点"),
    ("ru", "от 1917 до 1920", "31 точка"),
  ])
  func rangesAndCountsAreSaidInEachLanguage(_ language: String, _ range: String, _ points: String) {
    let parts = ChartWordsTests.words(Self.births(), language)
      .parts(of: .interval(series: 0, from: 1917, to: 1920, isLast: true))
    #expect(parts.prefix(2) == [range, points])
  }
}
