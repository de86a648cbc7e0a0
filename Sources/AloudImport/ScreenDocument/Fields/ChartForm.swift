internal import AloudBase
import AloudTree

extension JSONKeys {
  enum Chart: String { case title, summary, direction, x, y, more, series }

  enum NumericAxis: String { case title, from, to, scale, gridlines, unit, words }

  enum CategoricalAxis: String, JSONKeyList {
    case title, categories

    static let known = JSONKeyTable<Self>(of: "an axis with categories")
  }

  enum Series: String, JSONKeyList {
    case name, continuous, points

    static let known = JSONKeyTable<Self>(of: "a series")
  }

  enum Point: String, JSONKeyList {
    case x, y, label, more

    static let known = JSONKeyTable<Self>(of: "a point")
  }

  /// The plural categories of CLDR.
  enum Unit: String, JSONKeyList {
    case zero, one, two, few, many, other

    static let known = JSONKeyTable<Self>(of: "a unit")
  }
}

extension JSONKeys.Chart: JSONFieldList {
  static let known = JSONKeyTable<Self>(of: "a chart")
  static let fields: [JSONField<Chart>] = known.keys.map { $0.field }

  var field: JSONField<Chart> {
    switch self {
    case .title: .optional({ assigned(&$0.title, $1) }, .string, "What the chart shows.")
    case .summary: .optional({ assigned(&$0.summary, $1) }, .string, "The summary of the chart.")
    case .direction:
      .defaulting(
        { assigned(&$0.direction, $1) }, .choice(), to: .leftToRight, "The direction in which the chart is read.")
    case .x: .required({ assigned(&$0.x, $1) }, .axis, "The x axis, along which the chart is read.")
    case .y: .required({ assigned(&$0.y, $1) }, .numericAxis, "The y axis, which has the values.")
    case .more: .collection({ assigned(&$0.more, $1) }, .list(of: .axis), "Additional axes.")
    case .series:
      // The series come last in the table, because they need the axes.
      JSONField(
        schema: { .list(of: ScreenDocumentSchema.series).described("The series of the chart.") },
        read: { (chart, place) throws(JSONProblem) in
          let scales = ChartScales(chart)
          chart.series = try place.list().read { item throws(JSONProblem) in try item.series(on: scales) }
        },
        write: { $0.series.isEmpty ? nil : .list($0.series.map { $0.json }) })
    }
  }
}

extension JSONKeys.NumericAxis: JSONFieldList {
  static let known = JSONKeyTable<Self>(of: "an axis")
  static let fields: [JSONField<Chart.NumericAxis>] = known.keys.map { $0.field }

  var field: JSONField<Chart.NumericAxis> {
    switch self {
    case .title: .required({ assigned(&$0.title, $1) }, .string, "What the axis measures.")
    case .from: .required({ assigned(&$0.from, $1) }, .finite, "The value at which it begins.")
    case .to: .required({ assigned(&$0.to, $1) }, .finite, "The value at which it ends.")
    case .scale: .defaulting({ assigned(&$0.scale, $1) }, .choice(), to: .linear)
    case .gridlines:
      .collection({ assigned(&$0.gridlines, $1) }, .list(of: .finite), "Values with a line across the chart.")
    case .unit:
      .collection(
        { assigned(&$0.unit, $1) }, .unit, "The text of a value for each plural form; {} stands for the number.")
    case .words:
      .collection(
        { assigned(&$0.words, $1) }, .words, "valueDescriptionProvider: the text of single values, by their numbers.")
    }
  }
}

extension JSONForm<Chart> {
  static var chart: Self {
    Self(
      .reference(.chart), read: { place throws(JSONProblem) in try place.chart() },
      write: { .object(JSONKeys.Chart.self, $0) })
  }
}

extension JSONForm<Chart.Axis> {
  fileprivate static var axis: Self {
    Self(.reference(.axis), read: { place throws(JSONProblem) in try place.axis() }, write: { $0.json })
  }
}

extension JSONForm<Chart.NumericAxis> {
  fileprivate static var numericAxis: Self {
    let object = object(JSONKeys.NumericAxis.self, Chart.NumericAxis(title: "", from: 0, to: 0))
    return Self(.reference(.numericAxis), read: object.read, write: object.write)
  }
}

extension JSONForm<Double> {
  fileprivate static var finite: Self {
    Self(
      .number(), read: { place throws(JSONProblem) in try place.number("a finite number") }, write: { .number($0) })
  }
}

extension JSONForm<[String: String]> {
  fileprivate static var unit: Self {
    Self(
      .object(of: JSONKeys.Unit.self) { _ in .string }, read: { place throws(JSONProblem) in try place.unit() },
      write: { unit in .object(of: JSONKeys.Unit.self) { unit[$0.rawValue].map { .string($0) } } })
  }
}

extension JSONForm<[Double: String]> {
  fileprivate static var words: Self {
    Self(
      .dictionary(of: .string, keysMatching: "^-?[0-9]+([.][0-9]+)?([eE][-+]?[0-9]+)?$"),
      read: { place throws(JSONProblem) in try place.words() },
      write: { words in .object(words.sorted { $0.key < $1.key }.map { ($0.key.json, .string($0.value)) }) })
  }
}

extension JSONPlace {
  /// Texts by the number that they stand for.
  fileprivate func words() throws(JSONProblem) -> [Double: String] {
    var words: [Double: String] = [:]
    for member in try object().members {
      guard let number = Double(member.key), number.isFinite, words[number] == nil else {
        throw JSONProblem(
          message: "\"\(member.key)\" must be a number that is not here twice, such as \"10\" or \"0.5\"",
          place: member,
          isAboutKey: true)
      }
      words[number] = try member.string()
    }
    return words
  }

  fileprivate func chart() throws(JSONProblem) -> Chart {
    let object = try object()
    // Without the axes, the series of a chart cannot be read.
    _ = try object.members(JSONKeys.Chart.self)
    try object.require([JSONKeys.Chart.x, .y])
    let axis = Chart.NumericAxis(title: "", from: 0, to: 0)
    var chart = Chart(x: .numeric(axis), y: axis)
    try object.read(JSONKeys.Chart.self, into: &chart)
    return chart
  }

  fileprivate func axis() throws(JSONProblem) -> Chart.Axis {
    let object = try object()
    guard object.contains("categories") else { return .numeric(try JSONForm.numericAxis.read(self)) }
    _ = try object.members(JSONKeys.CategoricalAxis.self)
    try object.require([JSONKeys.CategoricalAxis.title], in: "an axis")
    return .categorical(
      title: try object.member("title").string(), categories: try object.member("categories").strings())
  }

  fileprivate func unit() throws(JSONProblem) -> [String: String] {
    var unit: [String: String] = [:]
    for (key, value) in try object().members(JSONKeys.Unit.self) { unit[key.rawValue] = try value.string() }
    return unit
  }

  fileprivate func series(on scales: ChartScales) throws(JSONProblem) -> Chart.Series {
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
      // A category that the axis does not list is a finding of audits, not an error in the document.
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

extension Chart.Axis {
  fileprivate var json: JSONValue {
    switch self {
    case .numeric(let axis): .object(JSONKeys.NumericAxis.self, axis)
    case .categorical(let title, let categories):
      .object([("title", .string(title)), ("categories", .strings(categories))])
    }
  }
}

extension Chart.Series {
  fileprivate var json: JSONValue {
    .object(of: JSONKeys.Series.self) { key in
      switch key {
      case .name: name.map { .string($0) }
      case .continuous: continuous ? .bool(true) : nil
      case .points: .list(points.map({ $0.json }))
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
  static var chart: Schema { .object(JSONKeys.Chart.self) }

  static var axis: Schema {
    let categorical = Schema.object(of: JSONKeys.CategoricalAxis.self, required: [.title, .categories]) { key in
      switch key {
      case .title: .string.described("What the axis measures.")
      case .categories: .reference(.names).described("The names on the axis.")
      }
    }
    return .one(of: [.reference(.numericAxis), categorical]).described("An axis of numbers or of categories.")
  }

  static var numericAxis: Schema { .object(JSONKeys.NumericAxis.self).described("An axis of numbers.") }

  fileprivate static var series: Schema {
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
