import Aloud
import AloudTestSupport
import Testing

@testable import AloudChart

/// VoiceOver's sentences about a chart, in Apple's words.
@Suite struct ChartDetailsTests {
  private func details(_ chart: Chart, _ language: String = "en") -> ChartDetails {
    let book = VoiceLibrary.standard.phrasebook(for: language, settings: .init())
    return ChartDetails(words: ChartWords(chart, words: book, language: language))
  }

  private func chart(_ y: [Double?], from: Double = 1, change: (inout Chart) -> Void = { _ in }) -> Chart {
    let points = y.enumerated().map { Chart.Point(x: .number(Double($0 + 1)), y: $1) }
    var chart = Chart(
      x: .numeric(.init(title: "Day", from: from, to: Double(y.count) + 1 - from)),
      y: .init(title: "Sales", from: 0, to: 100), series: [.init(points: points)])
    change(&chart)
    return chart
  }

  private func texts(_ chart: Chart, _ kinds: ChartDetails.Topic..., language: String = "en") -> [String] {
    details(chart, language).sections(ofSeries: 0).flatMap(\.sentences).filter { kinds.contains($0.kind) }.map(\.text)
  }

  /// Heard in WWDC22, except for the order of words for time.
  @Test func theDescriptionMatchesTheRecording() {
    #expect(
      details(chart([1, 2])).description.map(\.text) == [
        "The X axis is Day", "The Y axis is Sales", "There is 1 data series",
      ])
  }

  @Test func wordsOfTheAppComeFirst() {
    let chart = chart([1, 2]) { ($0.title, $0.summary, $0.y.title) = ("Shop", "It\nsells.", " ") }
    #expect(
      details(chart).description.map(\.text) == ["Shop", "It sells.", "The X axis is Day", "There is 1 data series"])
  }

  @Test(arguments: [
    ("en", ["There is an overall increasing trend", "The data follow an exponential curve", "Mean Sales: 36.4"]),
    ("ko", ["전반적인 증가 추세임", "지수 곡선을 따르는 데이터", "Sales의 평균값: 36.4"]),
    ("ja", ["全体的に増加傾向にあります", "データは指数曲線を描きます", "平均Sales: 36.4"]),
    (
      "de",
      [
        "Insgesamt zunehmender Verlauf vorhanden", "Die Daten folgen einer exponentiellen Kurve",
        "Sales beträgt im Mittel: 36,4",
      ]
    ),
    (
      "fr",
      [
        "La tendance est globalement à la hausse", "Les données suivent une courbe exponentielle",
        "Valeur moyenne de Sales\u{A0}: 36,4",
      ]
    ),
    (
      "es",
      ["La tendencia general es creciente", "Los datos siguen una curva exponencial", "Valor medio de Sales: 36,4"]
    ),
    ("zh-Hans", ["总体呈上升趋势", "数据呈指数曲线", "Sales中值：36.4"]),
    (
      "ru",
      [
        "Наблюдается общий тренд на рост", "Данные представлены в виде экспоненциальной кривой",
        "Sales: среднее значение — 36,4",
      ]
    ),
  ]) func inEachLanguage(_ language: String, _ expected: [String]) {
    let doubling = chart([1, 2, 4, 8, 16, 32, 64, 128, 72.6].sorted())
    #expect(texts(doubling, .trend, .model, .mean, language: language) == expected)
  }

  @Test func anOutlierIsDescribedLikeAPoint() {
    let chart = chart([10, 11, 10, 12, 90, 11, 10, 12, 11, 10])
    #expect(texts(chart, .outlier) == ["5, 90 is an outlier"])
    #expect(texts(chart, .maximum, .minimum) == ["Maximum: 90", "Minimum: 10"])
  }

  /// For four points, one of twelve arrangements is as well ordered as a perfect order.
  @Test(arguments: [4, 5]) func fewPointsHaveNoSentences(_ count: Int) {
    let chart = chart((0..<count).map(Double.init))
    #expect(texts(chart, .trend, .correlation, .model, .outlier).count == (count < 5 ? 0 : 3))
  }

  @Test func aReversedAxisReversesTheTrend() {
    let chart = chart((0..<10).map(Double.init), from: 10)
    #expect(texts(chart, .trend) == ["There is an overall decreasing trend"])
  }

  @Test func constantSeriesHaveNoCorrelation() {
    #expect(texts(chart(Array(repeating: 3, count: 10)), .trend, .correlation, .model) == [])
  }

  /// The time for one of many series does not depend on the others.
  @Test func timeIsLinearInTheSeries() {
    let times = growth(to: 4_000) { count in
      let names = (0..<count).map { "\($0)" }
      let series = Chart.Series(points: [.init(x: .category("3"), y: 1), .init(x: .category("4"), y: 2)])
      let chart = Chart(
        x: .categorical(title: "", categories: names), y: .init(title: "", from: 0, to: 1),
        series: Array(repeating: series, count: count))
      _ = SeriesAnalysis.all(of: chart, features: ChartFeatures(chart))
    }
    #expect(times < 24, "\(times) times as long for eight times the series")
  }
}
