import Aloud
import Testing

@testable import AloudChart

/// When a summary contradicts its numbers, and when that cannot be said.
@Suite struct SummaryCheckTests {
  private func word(_ summary: String, _ tau: Double?, _ language: String = "en") -> String? {
    SummaryCheck(summary: summary, tau: tau, language: language)?.word
  }

  @Test(arguments: [
    ("en", "Sales increased every year.", "increased", "Prices fell.", "fell"),
    ("de", "Der Umsatz steigt seit 2010.", "steigt", "Deutlicher Rückgang der Preise.", "rückgang"),
    ("fr", "Les ventes augmentent chaque année.", "augmentent", "Forte baisse des prix.", "baisse"),
    ("es", "Las ventas aumentan cada año.", "aumentan", "Los precios cayeron.", "cayeron"),
    ("ru", "Продажи растут каждый год.", "растут", "Цены снижаются.", "снижаются"),
    ("ko", "매출이 매년 증가했습니다.", "증가", "가격이 떨어졌습니다.", "떨어"),
    ("ja", "売上は毎年増加しました。", "増加", "価格が下がっています。", "下がっ"),
    ("zh-Hans", "销售额逐年上升。", "上升", "价格持续下降。", "下降"),
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
  func whatIsDeniedOrDependsIsLeftInPeace(_ language: String, _ summary: String) {
    #expect(word(summary, -0.9, language) == nil)
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
    #expect(word("Increases", -1, "nl") == nil && word("销售额不断上升", -1, "zh-Hans") == "上升")
    #expect(word("Increases", -1, "en-GB") == "increases")
  }

  @Test func theMessageHasTheFacts() {
    let check = SummaryCheck(summary: "Sales increased.", tau: -0.6234, language: "en")
    #expect(
      check?.message == "the summary says \"increased\", but the values mostly fall (Kendall's tau -0.62)")
    #expect(check?.direction == .rising && check?.tau == -0.6234)
  }

  @Test func theFirstSeriesDecides() {
    let axis = Chart.NumericAxis(title: "", from: 0, to: 1)
    let chart = Chart(summary: "Rises", x: .numeric(axis), y: axis, series: [])
    #expect(SummaryCheck(chart, features: ChartFeatures(chart), language: "en") == nil)
  }
}
