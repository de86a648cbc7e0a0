internal import AloudBase
internal import AloudChart
internal import AloudTree

extension Rule {
  /// A chart without data, or with data outside its axes; the finding names the first problem.
  ///
  /// Source: `AXChartDescriptor`; an audio graph uses the ranges and categories of its axes.
  static let chartDataInvalid = Rule(
    "chart-data-invalid", .error,
    title: Wording("The data do not fit the axes", ko: "축에 맞지 않는 데이터"),
    fix: Wording("Correct the range, the category or the point.", ko: "범위, 범주 또는 값을 고치십시오."),
    references: ["MAAG 1.1", "HIG Content descriptions", "WWDC21 charts", "WCAG 1.1.1"],
    onPages: .silent("a page has no chart descriptors"),
    check: .charts { chart, _ in ChartProblem.first(in: chart.chart) })

  /// A summary that says that values rise when they fall, or fall when they rise.
  ///
  /// The rule reports only clear contradictions; see ``SummaryCheck``.
  static let summaryContradictsData = Rule(
    "summary-contradicts-data", .warning,
    title: Wording("The summary says the opposite of the data", ko: "데이터와 반대인 요약"),
    fix: Wording("Say what the data show.", ko: "데이터가 보여 주는 대로 요약하십시오."),
    references: ["MAAG 1.1", "HIG Content descriptions", "WWDC21 charts", "WCAG 1.1.1"],
    onPages: .silent("a page has no chart descriptors"),
    check: .charts { chart, screen in
      guard chart.chart.summary != nil,
        let check = SummaryCheck(
          chart.chart, features: ChartFeatures(chart.chart), language: screen.language(of: chart.node))
      else { return nil }
      let rises = check.direction == .falling
      return Wording(
        "The summary says “\(check.word.told)”, but the values mostly \(rises ? "rise" : "fall").",
        ko: "요약은 “\(check.word.told)”\(particle: .quoted) 하지만 값은 대체로 \(rises ? "커집니다" : "작아집니다").")
    })

  /// A chart without a summary of its data.
  ///
  /// Source: WWDC21, “Bring accessibility to charts in your app”.
  static let chartWithoutSummary = Rule(
    "chart-without-summary", .advice,
    title: Wording("The chart has no summary", ko: "요약이 없는 차트"),
    fix: Wording("Sum it up in one or two sentences.", ko: "한두 문장으로 요약하십시오."),
    references: ["HIG Content descriptions", "WWDC21 charts", "WCAG 1.1.1"],
    onPages: .silent("a page has no chart descriptors"),
    check: .charts { chart, _ in
      guard (chart.chart.summary ?? "").trimmed.isEmpty else { return nil }
      return Wording("No summary says what the data show.", ko: "차트 요약이 없습니다.")
    })

  /// An axis whose values are said as numbers without a unit: “5” instead of “5 cups”.
  ///
  /// Years need no unit.
  ///
  /// Source: WWDC21, “Bring accessibility to charts in your app”.
  static let axisWithoutUnit = Rule(
    "axis-without-unit", .advice,
    title: Wording("The axis has no unit", ko: "단위가 없는 축"),
    fix: Wording("Give it a `unit`.", ko: "`unit`을 넣으십시오."),
    references: ["HIG Content descriptions", "WWDC21 charts"],
    onPages: .silent("a page has no chart descriptors"),
    check: .charts { chart, _ in
      let axes = [chart.chart.x, .numeric(chart.chart.y)] + chart.chart.more
      guard let title = axes.first(where: { $0.lacksUnit })?.title.told else { return nil }
      return Wording("Values of \(title) are said without a unit.", ko: "\(title)축 값을 숫자로만 읽습니다.")
    })
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

/// The range or the categories of an axis.
private struct AxisRoom {
  /// The title as messages quote it.
  private let title: String
  private let range: ClosedRange<Double>?
  private let categories: Set<String>

  init(_ axis: Chart.Axis) {
    title = axis.title.told
    switch axis {
    case .numeric(let axis):
      let (least, greatest) = (min(axis.from, axis.to), max(axis.from, axis.to))
      // Rounding may change the ends.
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
          "Point \(index + 1) is at “\(name.told)”, which is not a category of the \(title) axis.",
          ko: "\(index + 1)번째 값의 범주 “\(name.told)”\(particle: .subject) \(title)축에 없습니다.")
        : outside(index)
    }
  }

  private func outside(_ index: Int) -> Wording {
    Wording("Point \(index + 1) lies outside the \(title) axis.", ko: "\(index + 1)번째 값이 \(title)축을 벗어납니다.")
  }
}

extension Chart.Axis {
  fileprivate var lacksUnit: Bool {
    guard case .numeric(let axis) = self, axis.words.isEmpty, axis.unit.values.allSatisfy({ $0.trimmed.isEmpty })
    else { return false }
    return !WordList(english: ["year", "years", "date"], korean: ["연도", "년도", "날짜"]).isIn(axis.title)
  }
}
