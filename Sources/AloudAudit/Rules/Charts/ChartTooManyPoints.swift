internal import AloudTree

extension Rule {
  /// A chart with more stops than anybody flicks through.
  ///
  /// Source: WWDC21, “Bring accessibility to charts in your app”, advises intervals for hundreds or thousands of points; the
  /// number is ours.
  static let chartTooManyPoints = Rule(
    "chart-too-many-points", .warning,
    title: Wording("Too many points", ko: "너무 많은 데이터 포인트"),
    fix: Wording("Make a stop for each interval.", ko: "구간마다 초점을 하나씩 만드십시오."),
    references: ["HIG Content descriptions", "WWDC21 charts"]
  ) { screen in
    let most = 300
    return screen.charts.filter { $0.listed > most }.map { chart in
      Fault(
        Wording(
          "\(chart.listed) stops in one chart are too many to flick through.", ko: "한 차트에 초점이 \(chart.listed)개입니다."),
        on: screen, at: .node(chart.node))
    }
  }
}
