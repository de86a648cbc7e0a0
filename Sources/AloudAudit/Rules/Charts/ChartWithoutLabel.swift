internal import AloudTree

extension Rule {
  /// A chart without a name; the title of its descriptor is heard in the audio graph only.
  ///
  /// Source: WWDC21, “Bring accessibility to charts in your app”.
  static let chartWithoutLabel = Rule(
    "chart-without-label", .error,
    title: Wording("The chart has no label", ko: "레이블이 없는 차트"),
    fix: Wording("Label it with its title.", ko: "차트 제목을 레이블로 넣으십시오."),
    references: ["HIG Content descriptions", "WWDC21 charts", "WCAG 1.1.1"]
  ) { screen in
    screen.charts.filter { screen.tree[$0.node].label?.string.trimmed.isEmpty ?? true }.map { chart in
      Fault(
        Wording("The chart has no label; people hear points without knowing of what.", ko: "차트에 레이블이 없습니다."),
        on: screen, at: .node(chart.node))
    }
  }
}
