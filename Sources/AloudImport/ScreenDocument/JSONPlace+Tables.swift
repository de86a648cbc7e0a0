import AloudTree

// Data tables, and custom rotors.
extension JSONPlace {
  func dataTable() throws(JSONProblem) -> DataTable {
    let object = try object()
    let members = try object.members(JSONKeys.DataTable.self)
    var table = DataTable(rows: 0, columns: 0)
    for (key, value) in members {
      switch key {
      case .rows: table.rows = try value.whole()
      case .columns: table.columns = try value.whole()
      case .rowHeaders:
        table.rowHeaders = try value.headers(of: "row", count: object.contains("rows") ? table.rows : nil)
      case .columnHeaders:
        table.columnHeaders = try value.headers(of: "column", count: object.contains("columns") ? table.columns : nil)
      }
    }
    // The size of a table that does not say it follows from its headers.
    if !object.contains("rows") { table.rows = (table.rowHeaders.keys.max() ?? -1) + 1 }
    if !object.contains("columns") { table.columns = (table.columnHeaders.keys.max() ?? -1) + 1 }
    return table
  }

  /// Lists of ids by the number of a row or column.
  private func headers(of line: String, count: Int?) throws(JSONProblem) -> [Int: [String]] {
    let object = try object()
    var headers: [Int: [String]] = [:]
    for member in object.members.sorted(by: { $0.key < $1.key }) {
      let key = member.key
      guard let number = Int(key), String(number) == key, (0..<(count ?? JSONLimit.count)).contains(number) else {
        let end = count.map { " to \($0 - 1)" } ?? ""
        let message = "\"\(key)\" is not a \(line) of the table; \(line)s count from 0\(end)"
        throw JSONProblem(message: message, place: member, isAboutKey: true)
      }
      headers[number] = try member.strings()
    }
    return headers
  }

  func cell() throws(JSONProblem) -> DataTableCell {
    var cell = DataTableCell(row: nil, column: nil)
    for (key, value) in try object().members(JSONKeys.Cell.self) {
      switch key {
      case .row: cell.row = value.isNull ? nil : try value.whole()
      case .column: cell.column = value.isNull ? nil : try value.whole()
      case .rowSpan: cell.rowSpan = try value.whole(1...JSONLimit.count)
      case .columnSpan: cell.columnSpan = try value.whole(1...JSONLimit.count)
      }
    }
    return cell
  }

  func rotor() throws(JSONProblem) -> CustomRotor {
    let object = try object()
    var kind: CustomRotor.Kind?
    var items: [CustomRotor.Item] = []
    for (key, value) in try object.members(JSONKeys.Rotor.self) {
      switch key {
      case .name: kind = .named(try value.string())
      case .type:
        guard kind == nil else { throw value.problem("a rotor has a name or a type, not both") }
        kind = .system(try value.choice(noun: "type of rotor"))
      case .items: items = try value.list().read { item throws(JSONProblem) in try item.rotorItem() }
      }
    }
    guard let kind else { throw object.problem("\"name\" or \"type\" is missing in a rotor") }
    try object.require([JSONKeys.Rotor.items])
    return CustomRotor(kind, items: items)
  }

  private func rotorItem() throws(JSONProblem) -> CustomRotor.Item {
    if let id = asString { return CustomRotor.Item(id: id) }
    guard let object = asObject else { throw mustBe("an id, or an object with id and range") }
    var item = CustomRotor.Item(id: "")
    for (key, value) in try object.members(JSONKeys.RotorItem.self) {
      switch key {
      case .id: item.id = try value.string()
      case .range: item.range = try value.indexRange()
      }
    }
    try object.require([JSONKeys.RotorItem.id])
    return item
  }

  private func indexRange() throws(JSONProblem) -> Range<Int> {
    guard let bounds = asList?.map({ $0.asWhole ?? -1 }), bounds.count == 2, 0 <= bounds[0], bounds[0] <= bounds[1],
      bounds[1] <= JSONLimit.count
    else { throw mustBe("two whole numbers in order: [from, to]") }
    return bounds[0]..<bounds[1]
  }
}
