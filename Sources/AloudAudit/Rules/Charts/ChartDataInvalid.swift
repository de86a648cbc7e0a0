internal import AloudTree

extension Rule {
  /// A chart whose data its axes do not have room for, or that has no data; the first problem is told.
  ///
  /// Source: `AXChartDescriptor`, whose ranges and categories are what an audio graph is drawn on.
  static let chartDataInvalid = Rule(
    "chart-data-invalid", .error,
    title: Wording("The data do not fit the axes", ko: "축에 맞지 않는 데이터"),
    fix: Wording("Correct the range, the category or the point.", ko: "범위, 범주 또는 값을 고치십시오."),
    references: ["HIG Content descriptions", "WWDC21 charts", "WCAG 1.1.1"]
  ) { screen in
    screen.charts.compactMap { chart in
      ChartProblem.first(in: chart.chart).map { Fault($0, on: screen, at: .node(chart.node)) }
    }
  }
}

private enum ChartProblem {
  /// - Complexity: O(points + categories).
  static func first(in chart: Chart) -> Wording? {
    guard !chart.series.isEmpty else { return Wording("The chart has no series.", ko: "차트에 계열이 없습니다.") }
    let (x, y) = (AxisRoom(chart.x), AxisRoom(.numeric(chart.y)))
    let more = chart.more.map { AxisRoom($0) }
    for (index, series) in chart.series.enumerated() {
      guard !series.points.isEmpty else {
        let name = AuditedScreen.name(of: series, at: index)
        return Wording("\(name.english) has no points.", ko: "\(name.korean)에 데이터가 없습니다.")
      }
      for (number, point) in series.points.enumerated() {
        if let problem = x.problem(of: point.x, at: number) { return problem }
        if let value = point.y, let problem = y.problem(of: .number(value), at: number) { return problem }
        for case (let room, let value?) in zip(more, point.more) {
          if let problem = room.problem(of: value, at: number) { return problem }
        }
      }
    }
    return nil
  }
}

/// The values for which an axis has room.
private struct AxisRoom {
  /// As messages quote it.
  private let title: String
  private let range: ClosedRange<Double>?
  private let categories: Set<String>

  init(_ axis: Chart.Axis) {
    title = axis.title.told
    switch axis {
    case .numeric(let axis):
      let (least, greatest) = (min(axis.from, axis.to), max(axis.from, axis.to))
      // For what rounding does to the ends.
      let slack = max(least.magnitude, greatest.magnitude) * 1e-12
      let isFinite = (least - slack).isFinite && (greatest + slack).isFinite
      range = isFinite ? (least - slack)...(greatest + slack) : -(.infinity)...(.infinity)
      categories = []
    case .categorical(_, let names):
      range = nil
      categories = Set(names)
    }
  }

  func problem(of value: Chart.Value, at index: Int) -> Wording? {
    switch value {
    case .number(let number):
      return range?.contains(number) == true ? nil : outside(index)
    case .category(let name):
      guard !categories.contains(name) else { return nil }
      return range == nil
        ? Wording(
          "Point \(index + 1) is at “\(name.told)”, no category of the \(title) axis.",
          ko: "\(index + 1)번째 값의 범주 “\(name.told)”\(particle: .subject) \(title)축에 없습니다.")
        : outside(index)
    }
  }

  private func outside(_ index: Int) -> Wording {
    Wording("Point \(index + 1) lies outside the \(title) axis.", ko: "\(index + 1)번째 값이 \(title)축을 벗어납니다.")
  }
}
