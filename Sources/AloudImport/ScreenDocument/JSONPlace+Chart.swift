import AloudTree

extension JSONPlace {
  func chart() throws(JSONProblem) -> Chart {
    let object = try object()
    let members = try object.members(JSONKeys.Chart.self)
    try object.require([JSONKeys.Chart.x, .y])
    var chart = Chart(x: try object.member("x").axis(), y: try object.member("y").numericAxis())
    for (key, value) in members {
      switch key {
      case .title: chart.title = try value.string()
      case .summary: chart.summary = try value.string()
      case .direction: chart.direction = try value.choice()
      case .more: chart.more = try value.list().read { item throws(JSONProblem) in try item.axis() }
      case .series:
        // The table has the series last, when their axes are known.
        let axes = chart
        chart.series = try value.list().read { item throws(JSONProblem) in try item.series(of: axes) }
      case .x, .y: break
      }
    }
    return chart
  }

  private func axis() throws(JSONProblem) -> Chart.Axis {
    let object = try object()
    guard object.contains("categories") else { return .numeric(try numericAxis()) }
    let members = try object.members(
      JSONKeys.Axis.self, allowed: JSONKeys.Axis.forCategories, owner: "an axis with categories")
    try object.require([JSONKeys.Axis.title])
    var title = ""
    var categories: [String] = []
    for (key, value) in members {
      if key == .title { title = try value.string() } else { categories = try value.strings() }
    }
    return .categorical(title: title, categories: categories)
  }

  private func numericAxis() throws(JSONProblem) -> Chart.NumericAxis {
    let object = try object()
    var axis = Chart.NumericAxis(title: "", from: 0, to: 0)
    for (key, value) in try object.members(JSONKeys.Axis.self, allowed: JSONKeys.Axis.forNumbers) {
      switch key {
      case .title: axis.title = try value.string()
      case .from: axis.from = try value.number("a finite number")
      case .to: axis.to = try value.number("a finite number")
      case .scale: axis.scale = try value.choice()
      case .gridlines:
        axis.gridlines = try value.list().read { item throws(JSONProblem) in try item.number("a finite number") }
      case .unit: axis.unit = try value.unit()
      case .categories: break
      }
    }
    try object.require([JSONKeys.Axis.title, .from, .to])
    return axis
  }

  private func unit() throws(JSONProblem) -> [String: String] {
    var unit: [String: String] = [:]
    for (key, value) in try object().members(JSONKeys.Unit.self) { unit[key.rawValue] = try value.string() }
    return unit
  }

  private func series(of chart: Chart) throws(JSONProblem) -> Chart.Series {
    var series = Chart.Series(points: [])
    try read(JSONKeys.Series.self, required: [.points]) { key, value throws(JSONProblem) in
      switch key {
      case .name: series.name = try value.string()
      case .continuous: series.continuous = try value.bool()
      case .points:
        series.points = try value.list().read { item throws(JSONProblem) in try item.chartPoint(of: chart) }
      }
    }
    return series
  }

  private func chartPoint(of chart: Chart) throws(JSONProblem) -> Chart.Point {
    if let pair = asList {
      let parts = try pair.read { part throws(JSONProblem) in part }
      guard parts.count == 2 else { throw mustBe("[x, y], or an object") }
      return Chart.Point(x: try parts[0].value(on: chart.x), y: try parts[1].numberOrMissing())
    }
    guard let object = asObject else { throw mustBe("[x, y], or an object") }
    let members = try object.members(JSONKeys.Point.self)
    try object.require([JSONKeys.Point.x, .y])
    var point = Chart.Point(x: .number(0), y: nil)
    for (key, value) in members {
      switch key {
      case .x: point.x = try value.value(on: chart.x)
      case .y: point.y = try value.numberOrMissing()
      case .label: point.label = try value.string()
      case .more: point.more = try value.moreValues(on: chart.more)
      }
    }
    return point
  }

  private func numberOrMissing() throws(JSONProblem) -> Double? {
    isNull ? nil : try number("a finite number, or null where it is missing")
  }

  private func moreValues(on axes: [Chart.Axis]) throws(JSONProblem) -> [Chart.Value?] {
    let parts = try list().read { part throws(JSONProblem) in part }
    guard parts.count <= axes.count else {
      throw problem("\(name) has \(parts.count) values, and the chart has \(axes.count) more axes")
    }
    var values: [Chart.Value?] = []
    for (part, axis) in zip(parts, axes) { values.append(part.isNull ? nil : try part.value(on: axis)) }
    return values
  }

  private func value(on axis: Chart.Axis) throws(JSONProblem) -> Chart.Value {
    switch axis {
    case .numeric: return .number(try number("a finite number"))
    case .categorical:
      // A category that the axis does not list is a finding of audits, not a mistake in the document.
      guard let category = asString else { throw mustBe("one of the categories of the axis") }
      return .category(category)
    }
  }
}
