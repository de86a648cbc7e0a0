import AloudTree

// Data tables, custom rotors and the properties of web pages.

extension DataTable: JSONObjectWritable {
  func json(_ key: JSONKeys.DataTable) -> JSONValue? {
    switch key {
    case .rows: .whole(rows)
    case .columns: .whole(columns)
    case .rowHeaders: .byNumber(rowHeaders.mapValues { .strings($0) })
    case .columnHeaders: .byNumber(columnHeaders.mapValues { .strings($0) })
    }
  }
}

extension DataTableCell: JSONObjectWritable {
  func json(_ key: JSONKeys.Cell) -> JSONValue? {
    switch key {
    case .row: row.map { .whole($0) }
    case .column: column.map { .whole($0) }
    case .rowSpan: rowSpan == 1 ? nil : .whole(rowSpan)
    case .columnSpan: columnSpan == 1 ? nil : .whole(columnSpan)
    }
  }
}

extension CustomRotor: JSONObjectWritable {
  func json(_ key: JSONKeys.Rotor) -> JSONValue? {
    switch (key, kind) {
    case (.name, .named(let name)): .string(name)
    case (.type, .system(let type)): .string(type.rawValue)
    case (.items, _): .list(items.map(\.json))
    case (.name, .system), (.type, .named): nil
    }
  }
}

extension CustomRotor.Item {
  fileprivate var json: JSONValue {
    guard let range else { return .string(id) }
    return .object(of: JSONKeys.RotorItem.self) { key in
      switch key {
      case .id: .string(id)
      case .range: .list([.whole(range.lowerBound), .whole(range.upperBound)])
      }
    }
  }
}

extension WebElement {
  /// The key `web`; the level is that of a heading, where it is above those that UIAccessibility has.
  func json(level: Int?) -> JSONValue {
    .object(of: JSONKeys.Web.self) { key in
      switch key {
      case .role: role.map { .string($0.rawValue) }
      case .checked: checked.map { .string($0.rawValue) }
      case .hasPopup: popup.map { .string($0.rawValue) }
      case .current: current.map { .string($0.rawValue) }
      case .required: required ? .bool(true) : nil
      case .invalid: invalid.map { .string($0.rawValue) }
      case .errorMessage: errorMessage.map { .string($0) }
      case .description: description.map { .string($0) }
      case .describedBy: isDescribed ? .bool(true) : nil
      case .textInside: textInside.map { .string($0) }
      case .roleDescription: roleDescription.map { .string($0) }
      case .level: level.map { .whole($0) }
      case .position: position.map { .list([.whole($0.index), .whole($0.count)]) }
      case .sort: sort.map { .string($0.rawValue) }
      case .header: header.map { .string($0.rawValue) }
      case .columnHeaders: .byNumber(columnHeaders.mapValues { .string($0) })
      case .rowHeaders: .byNumber(rowHeaders.mapValues { .string($0) })
      case .range: range.map { .numbers([$0.lowerBound, $0.upperBound]) }
      case .live: live?.json
      case .term: term.map { .string($0.rawValue) }
      case .textBlock: isTextBlock ? .bool(true) : nil
      case .selector: selector.map { .string($0) }
      case .element: element.map { .whole($0) }
      case .nodes: nodes.isEmpty ? nil : .list(nodes.map { .whole($0) })
      }
    }
  }
}

extension WebLiveRegion: JSONObjectWritable {
  func json(_ key: JSONKeys.LiveRegion) -> JSONValue? {
    switch key {
    case .politeness: .string(politeness.rawValue)
    case .atomic: isAtomic ? .bool(true) : nil
    case .additions: tellsAdditions ? nil : .bool(false)
    case .removals: tellsRemovals ? .bool(true) : nil
    }
  }
}

extension JSONValue {
  /// What is known of rows or columns, by their numbers; nil for nothing.
  fileprivate static func byNumber(_ values: [Int: JSONValue]) -> JSONValue? {
    guard !values.isEmpty else { return nil }
    return .object(values.sorted { $0.key < $1.key }.map { (String($0.key), $0.value) })
  }
}

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
