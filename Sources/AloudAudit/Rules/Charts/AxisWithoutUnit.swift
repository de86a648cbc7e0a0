internal import AloudTree

extension Rule {
  /// An axis whose values are said as bare numbers: “5” instead of “5 cups”.
  ///
  /// Years need no unit.
  ///
  /// Source: WWDC21, “Bring accessibility to charts in your app”.
  static let axisWithoutUnit = Rule(
    "axis-without-unit", .advice,
    title: Wording("The axis has no unit", ko: "단위가 없는 축"),
    fix: Wording("Give it a `unit`.", ko: "`unit`을 넣으십시오."),
    references: ["HIG Content descriptions", "WWDC21 charts"]
  ) { screen in
    screen.charts.compactMap { chart in
      let axes = [chart.chart.x, .numeric(chart.chart.y)] + chart.chart.more
      guard let axis = axes.first(where: \.lacksUnit) else { return nil }
      let title = axis.title.told
      return Fault(
        Wording("Values of \(title) are said as bare numbers.", ko: "\(title)축 값을 숫자로만 읽습니다."), on: screen,
        at: .node(chart.node))
    }
  }
}

extension Chart.Axis {
  fileprivate var lacksUnit: Bool {
    guard case .numeric(let axis) = self, axis.unit.values.allSatisfy(\.trimmed.isEmpty) else { return false }
    return !WordList(english: ["year", "years", "date"], korean: ["연도", "년도", "날짜"]).isIn(axis.title)
  }
}
