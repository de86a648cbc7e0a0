internal import AloudTree

extension Rule {
  /// A chart whose points are not in a semantic group, so that its title is not said on the way in.
  ///
  /// Points that nobody listed are grouped already.
  ///
  /// Source: WWDC21, “Bring accessibility to charts in your app”.
  static let chartWithoutGroup = Rule(
    "chart-without-group", .warning,
    title: Wording("The chart is no group", ko: "그룹이 아닌 차트"),
    fix: Wording("Make it a group: `container: \"group\"`.", ko: "`container: \"group\"`으로 묶으십시오."),
    references: ["HIG Content descriptions", "WWDC21 charts", "WCAG 1.3.1"]
  ) { screen in
    screen.charts.filter { $0.listed > 0 && screen.tree[$0.node].container != .group }.map { chart in
      Fault(
        Wording(
          "The points are not grouped, so the title is not said on entry.", ko: "차트가 그룹이 아니어서 들어갈 때 제목을 읽지 않습니다."),
        on: screen, at: .node(chart.node))
    }
  }
}
