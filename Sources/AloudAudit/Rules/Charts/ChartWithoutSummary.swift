internal import AloudTree

extension Rule {
  /// A chart that leaves it to people to find out what its data show.
  ///
  /// Source: WWDC21, “Bring accessibility to charts in your app”.
  static let chartWithoutSummary = Rule(
    "chart-without-summary", .advice,
    title: Wording("The chart has no summary", ko: "요약이 없는 차트"),
    fix: Wording("Sum it up in one or two sentences.", ko: "한두 문장으로 요약하십시오."),
    references: ["HIG Content descriptions", "WWDC21 charts", "WCAG 1.1.1"]
  ) { screen in
    screen.charts.filter { ($0.chart.summary ?? "").trimmed.isEmpty }.map { chart in
      Fault(Wording("No summary says what the data show.", ko: "차트 요약이 없습니다."), on: screen, at: .node(chart.node))
    }
  }
}
