internal import AloudBase
import AloudTree

// `table`: if the size of a data table is not specified, it follows from the headers.

extension JSONKeys {
  /// The keys of `table`.
  enum DataTable: String, JSONKeyList {
    case rows, columns, rowHeaders, columnHeaders

    static let known = JSONKeyTable<Self>(of: "a table")
  }
}

extension JSONForm<DataTable> {
  static var dataTable: Self {
    Self(
      ScreenDocumentSchema.dataTable, read: { place throws(JSONProblem) in try place.dataTable() },
      write: { $0.json })
  }
}

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
        table.rowHeaders = try value.headers(ofRows: true, count: object.contains("rows") ? table.rows : nil)
      case .columnHeaders:
        table.columnHeaders = try value.headers(ofRows: false, count: object.contains("columns") ? table.columns : nil)
      }
    }
    // If the size is not specified, it follows from the headers.
    if !object.contains("rows") { table.rows = (table.rowHeaders.keys.max() ?? -1) + 1 }
    if !object.contains("columns") { table.columns = (table.columnHeaders.keys.max() ?? -1) + 1 }
    return table
  }

  /// Lists of ids by the number of a row or column.
  private func headers(ofRows isRow: Bool, count: Int?) throws(JSONProblem) -> [Int: [String]] {
    let object = try object()
    var headers: [Int: [String]] = [:]
    for member in object.members.sorted(by: { $0.key < $1.key }) {
      let key = member.key
      guard let number = Int(key), String(number) == key, (0..<(count ?? JSONLimit.count)).contains(number) else {
        let message: Message =
          switch (isRow, count) {
          case (true, nil): "\"\(key)\" is not a row of the table; rows count from 0"
          case (true, let count?): "\"\(key)\" is not a row of the table; rows count from 0 to \(count - 1)"
          case (false, nil): "\"\(key)\" is not a column of the table; columns count from 0"
          case (false, let count?): "\"\(key)\" is not a column of the table; columns count from 0 to \(count - 1)"
          }
        throw JSONProblem(message: message, place: member, isAboutKey: true)
      }
      headers[number] = try member.strings()
    }
    return headers
  }
}

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

extension ScreenDocumentSchema {
  static var dataTable: Schema {
    .object(of: JSONKeys.DataTable.self) { key in
      switch key {
      case .rows: .whole().described("How many rows there are; follows from the headers.")
      case .columns: .whole().described("How many columns there are; follows from the headers.")
      case .rowHeaders: headers.described("Ids of the cells that head a row, by its number from 0.")
      case .columnHeaders: headers.described("Ids of the cells that head a column, by its number from 0.")
      }
    }
  }

  /// The keys are whole numbers below the limit of counts.
  private static var headers: Schema { .dictionary(of: .reference(.ids), keysMatching: "^(0|[1-9][0-9]{0,8})$") }
}
