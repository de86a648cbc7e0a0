import AloudTree

extension Chart: JSONObjectWritable {
  func json(_ key: JSONKeys.Chart) -> JSONValue? {
    switch key {
    case .title: title.map { .string($0) }
    case .summary: summary.map { .string($0) }
    case .direction: direction == .leftToRight ? nil : .string(direction.rawValue)
    case .x: x.json
    case .y: y.json
    case .more: more.isEmpty ? nil : .list(more.map(\.json))
    case .series: series.jsonUnlessEmpty
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

extension Chart.NumericAxis: JSONObjectWritable {
  func json(_ key: JSONKeys.Axis) -> JSONValue? {
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

extension Chart.Series: JSONObjectWritable {
  func json(_ key: JSONKeys.Series) -> JSONValue? {
    switch key {
    case .name: name.map { .string($0) }
    case .continuous: continuous ? .bool(true) : nil
    case .points: .list(points.map(\.json))
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
