import AloudTree

// Data tables, and custom rotors.

extension DataTable {
  var json: JSONValue {
    .object(of: JSONKeys.DataTable.self) { key in
      switch key {
      case .rows: .whole(rows)
      case .columns: .whole(columns)
      case .rowHeaders: rowHeaders.isEmpty ? nil : DataTable.json(rowHeaders)
      case .columnHeaders: columnHeaders.isEmpty ? nil : DataTable.json(columnHeaders)
      }
    }
  }

  private static func json(_ headers: [Int: [String]]) -> JSONValue {
    .object(headers.sorted { $0.key < $1.key }.map { (String($0.key), .strings($0.value)) })
  }
}

extension DataTableCell {
  var json: JSONValue {
    .object(of: JSONKeys.Cell.self) { key in
      switch key {
      case .row: row.map { .whole($0) }
      case .column: column.map { .whole($0) }
      case .rowSpan: rowSpan == 1 ? nil : .whole(rowSpan)
      case .columnSpan: columnSpan == 1 ? nil : .whole(columnSpan)
      }
    }
  }
}

extension CustomRotor {
  var json: JSONValue {
    .object(of: JSONKeys.Rotor.self) { key in
      switch (key, kind) {
      case (.name, .named(let name)): .string(name)
      case (.type, .system(let type)): .string(type.rawValue)
      case (.items, _): .list(items.map(\.json))
      case (.name, .system), (.type, .named): nil
      }
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
