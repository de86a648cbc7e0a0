import AloudTree

// The properties of a control beyond its texts: adjusting, scrolling, dragging.
extension JSONPlace {
  func adjustment() throws(JSONProblem) -> Adjustment {
    let object = try object()
    return object.contains("values") ? try object.adjustmentOfValues() : try object.adjustmentOfRange()
  }

  fileprivate func format() throws(JSONProblem) -> Adjustment.Format {
    guard let format = asString, format == "percent" || format.contains("{}") else {
      throw mustBe("\"percent\" or a text with {} for the number")
    }
    return format == "percent" ? .percent : .template(format)
  }

  func scroll() throws(JSONProblem) -> Scroll {
    let object = try object()
    guard object.contains("status") else { return try object.scrollOfPages() }
    _ = try object.members(JSONKeys.Scroll.self, allowed: [.status], owner: "\"scroll\" with status")
    let texts = try object.member("status").list().read { item throws(JSONProblem) in try item.spokenText() }
    return .status(texts.map(\.string))
  }

  /// A drop point, or a drag source, which does nothing.
  func location(isDrop: Bool) throws(JSONProblem) -> LocationDescriptor {
    let object = try object()
    let owner = isDrop ? nil : "a drag source"
    let members = try object.members(
      JSONKeys.Location.self, allowed: isDrop ? nil : JSONKeys.Location.forDrag, owner: owner)
    var location = LocationDescriptor(name: "")
    for (key, value) in members {
      switch key {
      case .name: location.name = try value.string()
      case .point: location.point = try value.point()
      case .effects: location.effects = try value.effects()
      }
    }
    try object.require([JSONKeys.Location.name], in: owner)
    return location
  }

  func action() throws(JSONProblem) -> Action {
    var action = Action(name: "")
    try read(JSONKeys.Action.self, required: [.name]) { key, value throws(JSONProblem) in
      switch key {
      case .name: action.name = try value.string()
      case .category: action.category = try value.choice()
      case .effects: action.effects = try value.effects()
      }
    }
    return action
  }

  func colors() throws(JSONProblem) -> Colors {
    var colors = Colors()
    for (key, value) in try object().members(JSONKeys.Colors.self) {
      switch key {
      case .foreground: colors.foreground = try value.color()
      case .background: colors.background = try value.color()
      case .pointSize: colors.pointSize = try value.number("a number above 0") { $0 > 0 }
      case .bold: colors.bold = try value.bool()
      }
    }
    return colors
  }
}

extension JSONObject {
  fileprivate func scrollOfPages() throws(JSONProblem) -> Scroll {
    _ = try members(JSONKeys.Scroll.self, allowed: JSONKeys.Scroll.forPages)
    try require([JSONKeys.Scroll.page, .pages])
    let page = try member("page").whole(1...JSONLimit.count)
    let pages = try member("pages").whole(1...JSONLimit.count)
    guard page <= pages else { throw member("page").mustBe("a whole number from 1 to \(pages), the number of pages") }
    return .pages(page: page, pages: pages, axis: try self["axis"]?.choice() ?? .horizontal)
  }

  fileprivate func adjustmentOfValues() throws(JSONProblem) -> Adjustment {
    _ = try members(JSONKeys.Adjustment.self, allowed: JSONKeys.Adjustment.forValues, owner: "\"adjusts\" with values")
    try require([JSONKeys.Adjustment.values])
    let values = try member("values").list().read { item throws(JSONProblem) in try item.spokenText() }
    guard !values.isEmpty else { throw member("values").mustBe("a list of one text or more") }
    return .values(values, index: try self["index"]?.whole(0...values.count - 1) ?? 0)
  }

  fileprivate func adjustmentOfRange() throws(JSONProblem) -> Adjustment {
    _ = try members(JSONKeys.Adjustment.self, allowed: JSONKeys.Adjustment.forRange)
    try require([JSONKeys.Adjustment.from, .to, .step, .at])
    let from = try member("from").countable()
    let to = try member("to").countable()
    let step = try member("step").countable("a number above 0") { $0 > 0 }
    let at = try member("at").countable()
    let format = try self["format"]?.format()
    guard from != to else { throw member("to").problem("from and to must differ") }
    guard (min(from, to)...max(from, to)).contains(at) else {
      throw member("at").mustBe("a number from \(min(from, to).json) to \(max(from, to).json)")
    }
    return .range(from: from, to: to, step: step, at: at, format: format)
  }
}

extension JSONPlace {
  /// A number that an adjustable can count in: sums and differences of them are finite and exact enough.
  fileprivate func countable(
    _ what: String = "a number", where isAllowed: (Double) -> Bool = { _ in true }
  ) throws(JSONProblem) -> Double {
    let number = try number(what, where: isAllowed)
    guard number.magnitude <= 1e15 else { throw tooLarge(most: "1e15") }
    return number
  }

  // MARK: Data tables and custom rotors

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
        throw member.keyProblem("\"\(key)\" is not a \(line) of the table; \(line)s count from 0\(end)")
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
