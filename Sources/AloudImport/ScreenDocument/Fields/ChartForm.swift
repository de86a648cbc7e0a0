import AloudTree

extension JSONKeys {
  enum Chart: String, JSONKeyList {
    case title, summary, direction, x, y, more, series

    static let known = JSONKeyTable<Self>(of: "a chart")
  }

  enum Axis: String, JSONKeyList {
    case title, from, to, scale, gridlines, unit, categories

    static let known = JSONKeyTable<Self>(of: "an axis")
    static let forNumbers = [title, from, to, scale, gridlines, unit]
    static let forCategories = [title, categories]
  }

  enum Series: String, JSONKeyList {
    case name, continuous, points

    static let known = JSONKeyTable<Self>(of: "a series")
  }

  enum Point: String, JSONKeyList {
    case x, y, label, more

    static let known = JSONKeyTable<Self>(of: "a point")
  }

  /// CLDR's plural categories.
  enum Unit: String, JSONKeyList {
    case zero, one, two, few, many, other

    static let known = JSONKeyTable<Self>(of: "a unit")
  }
}

extension JSONForm<Chart> {
  static var chart: Self {
    Self(
      .reference(.chart), read: { place throws(JSONProblem) in try place.chart() },
      write: { $0.json })
  }
}

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
        let scales = ChartScales(chart)
        chart.series = try value.list().read { item throws(JSONProblem) in try item.series(on: scales) }
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

  private func series(on scales: ChartScales) throws(JSONProblem) -> Chart.Series {
    let object = try object()
    var series = Chart.Series(points: [])
    for (key, value) in try object.members(JSONKeys.Series.self) {
      switch key {
      case .name: series.name = try value.string()
      case .continuous: series.continuous = try value.bool()
      case .points:
        series.points = try value.list().read { item throws(JSONProblem) in try item.chartPoint(on: scales) }
      }
    }
    try object.require([JSONKeys.Series.points])
    return series
  }

  private func chartPoint(on scales: ChartScales) throws(JSONProblem) -> Chart.Point {
    if let pair = asList {
      let parts = try pair.read { part throws(JSONProblem) in part }
      guard parts.count == 2 else { throw mustBe("[x, y], or an object") }
      return Chart.Point(x: try parts[0].value(on: scales.x), y: try parts[1].numberOrMissing())
    }
    guard let object = asObject else { throw mustBe("[x, y], or an object") }
    let members = try object.members(JSONKeys.Point.self)
    try object.require([JSONKeys.Point.x, .y])
    var point = Chart.Point(x: .number(0), y: nil)
    for (key, value) in members {
      switch key {
      case .x: point.x = try value.value(on: scales.x)
      case .y: point.y = try value.numberOrMissing()
      case .label: point.label = try value.string()
      case .more: point.more = try value.moreValues(on: scales.more)
      }
    }
    return point
  }

  private func numberOrMissing() throws(JSONProblem) -> Double? {
    isNull ? nil : try number("a finite number, or null where it is missing")
  }

  private func moreValues(on scales: [ChartScales.Scale]) throws(JSONProblem) -> [Chart.Value?] {
    let parts = try list().read { part throws(JSONProblem) in part }
    guard parts.count <= scales.count else {
      throw problem("\(name) has \(parts.count) values, but the chart has \(scales.count) additional axes")
    }
    var values: [Chart.Value?] = []
    for (part, scale) in zip(parts, scales) { values.append(part.isNull ? nil : try part.value(on: scale)) }
    return values
  }

  private func value(on scale: ChartScales.Scale) throws(JSONProblem) -> Chart.Value {
    switch scale {
    case .numbers: return .number(try number("a finite number"))
    case .categories:
      // A category that the axis does not list is a finding of audits, not a mistake in the document.
      guard let category = asString else { throw mustBe("one of the categories of the axis") }
      return .category(category)
    }
  }
}

/// The values that the axes of a chart can have.
private struct ChartScales {
  enum Scale {
    case numbers, categories

    init(_ axis: Chart.Axis) {
      switch axis {
      case .numeric: self = .numbers
      case .categorical: self = .categories
      }
    }
  }

  let x: Scale
  let more: [Scale]

  init(_ chart: Chart) {
    x = Scale(chart.x)
    more = chart.more.map { Scale($0) }
  }
}

extension Chart {
  var json: JSONValue {
    .object(of: JSONKeys.Chart.self) { key in
      switch key {
      case .title: title.map { .string($0) }
      case .summary: summary.map { .string($0) }
      case .direction: direction == .leftToRight ? nil : .string(direction.rawValue)
      case .x: x.json
      case .y: y.json
      case .more: more.isEmpty ? nil : .list(more.map(\.json))
      case .series: series.isEmpty ? nil : .list(series.map(\.json))
      }
    }
  }
}

extension Chart.Axis {
  fileprivate var json: JSONValue {
    switch self {
    case .numeric(let axis): return axis.json
    case .categorical(let title, let categories):
      return .object(of: JSONKeys.Axis.self) { key in
        switch key {
        case .title: .string(title)
        case .categories: .strings(categories)
        case .from, .to, .scale, .gridlines, .unit: nil
        }
      }
    }
  }
}

extension Chart.NumericAxis {
  fileprivate var json: JSONValue {
    .object(of: JSONKeys.Axis.self) { key in
      switch key {
      case .title: .string(title)
      case .from: .number(from)
      case .to: .number(to)
      case .scale: scale == .linear ? nil : .string(scale.rawValue)
      case .gridlines: gridlines.isEmpty ? nil : .numbers(gridlines)
      case .unit: unit.isEmpty ? nil : .object(of: JSONKeys.Unit.self) { unit[$0.rawValue].map { .string($0) } }
      case .categories: nil
      }
    }
  }
}

extension Chart.Series {
  fileprivate var json: JSONValue {
    .object(of: JSONKeys.Series.self) { key in
      switch key {
      case .name: name.map { .string($0) }
      case .continuous: continuous ? .bool(true) : nil
      case .points: .list(points.map(\.json))
      }
    }
  }
}

extension Chart.Point {
  fileprivate var json: JSONValue {
    if label == nil, more.isEmpty { return .list([x.json, yValue]) }
    return .object(of: JSONKeys.Point.self) { key in
      switch key {
      case .x: x.json
      case .y: yValue
      case .label: label.map { .string($0) }
      case .more: more.isEmpty ? nil : .list(more.map { $0?.json ?? .null })
      }
    }
  }

  private var yValue: JSONValue { y.map { .number($0) } ?? .null }
}

extension Chart.Value {
  fileprivate var json: JSONValue {
    switch self {
    case .number(let number): .number(number)
    case .category(let category): .string(category)
    }
  }
}

extension ScreenDocumentSchema {
  static var chart: Schema {
    .object(of: JSONKeys.Chart.self, required: [.x, .y]) { key in
      switch key {
      case .title: .string.described("What the chart shows.")
      case .summary: .string.described("The summary of the chart.")
      case .direction:
        .choice(Chart.Direction.self).described("The direction in which the chart is read.").defaulting(
          to: .string("leftToRight"))
      case .x: .reference(.axis).described("The x axis, along which the chart is read.")
      case .y: .reference(.numericAxis).described("The y axis, which has the values.")
      case .more: .list(of: .reference(.axis)).described("Additional axes.")
      case .series: .list(of: series).described("The series of the chart.")
      }
    }
  }

  static var axis: Schema {
    let categories = axis(JSONKeys.Axis.forCategories, required: JSONKeys.Axis.forCategories)
    return .one(of: [.reference(.numericAxis), categories]).described("An axis of numbers or of categories.")
  }

  static var numericAxis: Schema {
    axis(JSONKeys.Axis.forNumbers, required: [.title, .from, .to]).described("An axis of numbers.")
  }

  private static func axis(_ keys: [JSONKeys.Axis], required: [JSONKeys.Axis]) -> Schema {
    .object(of: JSONKeys.Axis.self, only: keys, required: required) { key in
      switch key {
      case .title: .string.described("What the axis measures.")
      case .from: .number().described("The value at which it begins.")
      case .to: .number().described("The value at which it ends.")
      case .scale: .choice(Chart.Scale.self).defaulting(to: .string("linear"))
      case .gridlines: .list(of: .number()).described("Values with a line across the chart.")
      case .unit: unit.described("The text of a value for each plural form; {} stands for the number.")
      case .categories: .reference(.names).described("The names on the axis.")
      }
    }
  }

  private static var unit: Schema {
    .object(of: JSONKeys.Unit.self) { key in
      switch key {
      case .zero, .one, .two, .few, .many, .other: .string
      }
    }
  }

  private static var series: Schema {
    .object(of: JSONKeys.Series.self, required: [.points]) { key in
      switch key {
      case .name: .string.described("What the series is called.")
      case .continuous: .flag.described("Whether it is a line rather than points or bars.")
      case .points:
        .list(of: .any(of: [pair, point])).described("[x, y], or an object for a point with more properties.")
      }
    }
  }

  private static var pair: Schema { .tuple([value, measured]) }

  private static var point: Schema {
    .object(of: JSONKeys.Point.self, required: [.x, .y]) { key in
      switch key {
      case .x: value.described("A number, or a category of the axis.")
      case .y: measured.described("A number; null stands for a missing value.")
      case .label: .string.described("The label of the point.")
      case .more: .list(of: .any(of: [value, .null])).described("Values on the additional axes, in their order.")
      }
    }
  }

  private static var value: Schema { .any(of: [.number(), .string]) }
  private static var measured: Schema { .any(of: [.number(), .null]) }
}
