internal import AloudChart
internal import AloudTree

extension Rule {
  /// A summary that says that values rise where they fall, or the other way round.
  ///
  /// Told only where little doubt is left; see ``SummaryCheck``.
  static let summaryContradictsData = Rule(
    "summary-contradicts-data", .warning,
    title: Wording("The summary says the opposite of the data", ko: "데이터와 반대인 요약"),
    fix: Wording("Say what the data show.", ko: "데이터가 보여 주는 대로 요약하십시오."),
    references: ["HIG Content descriptions", "WWDC21 charts", "WCAG 1.1.1"]
  ) { screen in
    screen.charts.compactMap { chart in
      guard chart.chart.summary != nil,
        let check = SummaryCheck(
          chart.chart, features: ChartFeatures(chart.chart), language: screen.language(of: chart.node))
      else { return nil }
      let rises = check.direction == .falling
      return Fault(
        Wording(
          "The summary says “\(check.word.told)”, but the values mostly \(rises ? "rise" : "fall").",
          ko: "요약은 “\(check.word.told)”\(particle: .quoted) 하지만 값은 대체로 \(rises ? "커집니다" : "작아집니다")."),
        on: screen, at: .node(chart.node))
    }
  }
}
