import Aloud
import Testing

@testable import AloudChart

/// When a summary contradicts its numbers, and when this is unknown.
@Suite struct SummaryCheckTests {
  private func word(_ summary: String, _ tau: Double?, _ language: String = "en") -> String? {
    SummaryCheck(summary: summary, tau: tau, language: language)?.word
  }

  @Test(arguments: [
    ("en", "Sales increased every year.", "increased", "Prices fell.", "fell"),
    ("de", "Der Umsatz steigt seit 2010.", "steigt", "Deutlicher Rückgang der Preise.", "deutlicher rückgang"),
    ("fr", "Les ventes augmentent chaque année.", "augmentent", "Forte baisse des prix.", "forte baisse des"),
    ("es", "Las ventas aumentan cada año.", "aumentan", "Los precios cayeron.", "cayeron"),
    ("ru", "Продажи растут каждый год.", "растут", "Цены снижаются.", "снижаются"),
    ("ko", "매출이 매년 증가했습니다.", "증가했습니다", "가격이 떨어졌습니다.", "떨어졌습니다"),
    ("ja", "売上は毎年増加しました。", "増加しました", "価格が下がっています。", "下がっています"),
    ("zh-Hans", "销售额逐年上升。", "逐年上升", "价格持续下降。", "持续下降"),
  ])
  func everyLanguage(_ language: String, _ rising: String, _ up: String, _ falling: String, _ down: String) {
    #expect(word(rising, -0.5, language) == up && word(rising, 0.5, language) == nil)
    #expect(word(falling, 0.5, language) == down && word(falling, -0.5, language) == nil)
    #expect(word(rising + " " + falling, -0.5, language) == nil && word(falling + rising, 0.5, language) == nil)
  }

  @Test(arguments: [
    ("en", "Sales did not increase."), ("en", "Sales didn't increase."),
    ("en", "As weight increases, mileage suffers."),
    ("de", "Der Umsatz steigt nicht."), ("de", "Je mehr es steigt, desto kälter."),
    ("fr", "Les ventes n’augmentent pas."), ("es", "Las ventas no aumentan."), ("ru", "Продажи не растут."),
    ("ko", "매출이 증가하지 않았습니다."), ("ko", "무게가 증가할수록 연비가 나빠집니다."), ("ja", "売上は増加していない。"),
    ("ja", "重さが増加するほど燃費が悪い。"), ("zh", "销售额没有上升。"), ("zh", "随着重量增加，油耗变差。"),
    ("fr", "Plus le poids augmente, plus on consomme."),
    ("ru", "С увеличением веса расход хуже."), ("de", "Verbrauch mit steigendem Gewicht."), ("ko", "증가율 추이"),
  ])
  func negatedAndConditionalWordsRaiseNothing(_ language: String, _ summary: String) {
    #expect(word(summary, -0.9, language) == nil)
  }

  @Test(arguments: [
    ("en", "Sales failed to rise"), ("en", "Nobody expected sales to rise"), ("en", "Sales stopped rising"),
    ("en", "Rate of increase"), ("en", "Rising stars: sales"), ("en", "Have sales increased?"),
    ("en", "Sales rose until 2012"), ("en", "Prices fell in 2008"), ("en", "Increased rates of infection"),
    ("en", "Increases in price are shown on the right"), ("en", "Rose garden visitors"), ("en", "SALES TO GO UP"),
    ("en", "The fall semester saw growth"), ("en", "Sales fell short of expectations"), ("en", "Snow fell everywhere"),
    ("en", "Decreasing prices, growing sales"), ("en", "The drop-down menu selects a year"),
    ("en", "Falls in the home"),
    ("de", "Auf jeden Fall mehr Umsatz"), ("de", "Der Umsatz hat aufgehört zu steigen"), ("de", "Mit jedem Fall"),
    ("fr", "La hausse est terminée"), ("fr", "Le taux de croissance"), ("es", "Las ventas dejaron de subir"),
    ("es", "Tasa de aumento"), ("ru", "Рост прекратился"), ("ru", "Цены могли бы упасть"),
    ("ko", "매출이 안 올랐다"), ("ko", "매출 증가세가 멈췄다"), ("ko", "하락세가 꺾였다"), ("ko", "매출이 증가할 것으로 예상했다"),
    ("ko", "2010년까지 매출이 증가했다"), ("ja", "増加が止まった"), ("ja", "増加した地域の売上"), ("ja", "売上は増加しましたか"),
    ("zh", "销售额停止上升"), ("zh", "持续上升的时期"), ("zh", "上海的销售额"), ("zh", "预计销售额将持续上升"),
  ])
  func otherVerbsRaiseNothing(_ language: String, _ summary: String) {
    #expect(word(summary, -0.9, language) == nil && word(summary, 0.9, language) == nil)
  }

  @Test(arguments: [
    ("en", "Sales went up", "went up", -0.9), ("en", "Sales went down", "went down", 0.9),
    ("en", "Sales have been growing steadily", "been growing", -0.9),
    ("en", "Births are slowly declining.", "are slowly declining", 0.9),
    ("en", "Sales have dropped", "have dropped", 0.9),
    ("de", "Die Zahl nimmt stetig zu", "nimmt stetig zu", -0.9), ("fr", "Les ventes ont chuté", "ont chuté", 0.9),
    ("es", "Las ventas siguen subiendo", "siguen subiendo", -0.9), ("ru", "Доля сократилась", "сократилась", 0.9),
    ("ko", "매출이 올랐다", "올랐다", -0.9), ("ko", "10년 동안 매출이 감소하고 있다", "감소하고 있", 0.9),
    ("ja", "売上は増加した", "増加した", -0.9), ("zh", "销售额下降了", "下降了", 0.9),
  ])
  func plainVerbsAreFound(_ language: String, _ summary: String, _ expected: String, _ tau: Double) {
    #expect(word(summary, tau, language) == expected && word(summary, -tau, language) == nil)
  }

  /// A book is not a summary. The direction of a reversed axis is ambiguous.
  @Test func ambiguousSummariesRaiseNothing() {
    let sentence = "Sales increased. "
    #expect(word(String(repeating: sentence, count: 100), -1) != nil)
    #expect(word(String(repeating: sentence, count: 1000), -1) == nil)
    var chart = ChartExample.years(.plain()).chart
    chart.summary = "Sales decreased."
    #expect(SummaryCheck(chart, features: ChartFeatures(chart), language: "en") != nil)
    chart.x = .numeric(.init(title: "Days left", from: 1976, to: 1917))
    #expect(SummaryCheck(chart, features: ChartFeatures(chart), language: "en") == nil)
  }

  @Test(
    arguments: [
      ("Increases", -0.31, true), ("Increases", -0.3, false), ("Increases", 0.9, false), ("Increases", nil, false),
      ("Falls", 0.31, true), ("Falls", 0.3, false), ("INCREASES!", -1, true), ("Unincreased", -1, false),
      ("A growing season", -1, false), ("", -1, false), ("Rises", .nan, false), ("increas\u{202E}es", -1, true),
      ("Rainfall by month", 0.9, false), ("Birth rates in decline", 0.9, true),
      ("Sales in the fall", 0.9, false), ("Mileage with increasing weight", -0.9, false),
    ] as [(String, Double?, Bool)])
  func gates(_ summary: String, _ tau: Double?, _ isFound: Bool) {
    #expect((word(summary, tau) != nil) == isFound)
  }

  @Test func languagesWithoutWordsHaveNoFindings() {
    #expect(word("Increases", -1, "nl") == nil && word("销售额不断上升", -1, "zh-Hans") == "不断上升")
    #expect(word("Increases", -1, "en-GB") == "increases")
  }

  @Test func theMessageHasTheFacts() {
    let check = SummaryCheck(summary: "Sales increased.", tau: -0.6234, language: "en")
    #expect(
      check?.message == "the summary says \"increased\", but the values mostly fall (Kendall's tau -0.62)")
    #expect(check?.direction == .rising && check?.tau == -0.6234)
  }

  @Test func aChartWithoutSeriesRaisesNothing() {
    let axis = Chart.NumericAxis(title: "", from: 0, to: 1)
    let chart = Chart(summary: "Rises", x: .numeric(axis), y: axis, series: [])
    #expect(SummaryCheck(chart, features: ChartFeatures(chart), language: "en") == nil)
  }
}
