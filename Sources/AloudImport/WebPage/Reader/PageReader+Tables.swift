import AloudTree

// Tables and grids. In WebKit a cell has one column header, from the first row, and one row header.
extension PageReader {
  mutating func addTable(_ element: PageNode, _ context: PageContext) throws(TreeError) {
    let (cells, rows, columns) = cells(of: element.index)
    var node = PageReader.container(.table, nil, label: element.node.name)
    node.details.table = DataTable(rows: rows, columns: columns)
    var web = WebElement()
    // In WebKit, a native table with the role of a grid has no headers.
    let hasHeaders = element.tag != "table" || element.node.role == .table
    let isNative = element.tag == "table" || element.tag.isEmpty
    if hasHeaders {
      for cell in cells {
        guard let row = cell.place.row, let column = cell.place.column else { continue }
        let name = headerText(cell.index)
        switch tree.nodes[cell.index].role {
        case .columnheader, .rowheader:
          if row == 0, web.columnHeaders[column] == nil { web.columnHeaders[column] = name }
          if column == 0 || tree.nodes[cell.index].role == .rowheader, web.rowHeaders[row] == nil, row > 0 {
            web.rowHeaders[row] = name
          }
        default: break
        }
      }
    }
    node.details.web = web
    try open(node, element)
    pending.append(.cells(cells[...], isNative: isNative, context))
  }

  mutating func addCell(_ cell: PageCell, isNative: Bool, _ context: PageContext) throws(TreeError) {
    let element = element(cell.index)
    let role = element.node.role
    var context = context
    var header: WebHeader?
    if role == .columnheader || role == .rowheader {
      let isFirst = cell.place.row == 0 && cell.place.column == 0
      header = isFirst && isNative ? .both : role == .columnheader ? .column : .row
    }
    context.cell = PageContext.Cell(
      place: cell.place, header: header,
      sort: element.attributes.token(.ariaSort).flatMap { $0 == "none" ? nil : WebSort(rawValue: $0) ?? .other })
    try visit(cell.index, context)
  }

  private func headerText(_ index: Int) -> String {
    let name = tree.nodes[index].name
    return name.isEmpty ? text(in: index) : name
  }

  /// The texts inside a node, in order.
  func text(in index: Int) -> String {
    joined(
      tree.nodes(below: index) { child in
        let node = tree.nodes[child]
        if node.role == .inlineText || node.role == .lineBreak { return .skip }
        return node.isIgnored || node.name.isEmpty ? .enter : .take
      })
  }

  /// The texts inside a node, in document order, without the names of pictures.
  func shownText(in index: Int) -> String {
    joined(
      tree.nodes(below: index) { child in
        let node = tree.nodes[child]
        if node.role == .image { return .skip }
        guard node.role == .text else { return .enter }
        return node.isIgnored || node.name.isEmpty ? .skip : .take
      })
  }

  private func joined(_ nodes: [Int]) -> String { nodes.map { tree.nodes[$0].name }.joined(separator: " ") }

  /// The maximum number of columns that spans can create.
  private static let mostColumns = 10_000

  /// The cells of a table, row by row, with their columns under consideration of spans.
  private func cells(of table: Int) -> (cells: [PageCell], rows: Int, columns: Int) {
    var cells: [PageCell] = []
    var columns = 0
    /// For each column, the first row in which it is free.
    var free: [Int] = []
    let rows = descendants(of: table, where: { $0 == .row })
    for (row, index) in rows.enumerated() {
      var column = 0
      for cell in descendants(of: index, where: { $0.isCell }) {
        while column < free.count, free[column] > row { column += 1 }
        guard cells.count < ImportLimit.elements else { break }
        let spans = spans(of: cell)
        // A span of zero rows extends to the end.
        let (rowSpan, columnSpan) = (spans.rows == 0 ? rows.count - row : spans.rows, spans.columns)
        let end = max(column + 1, min(column + columnSpan, PageReader.mostColumns))
        while free.count < end { free.append(0) }
        for covered in column..<end { free[covered] = row + rowSpan }
        let place = DataTableCell(row: row, column: column, rowSpan: rowSpan, columnSpan: columnSpan)
        cells.append(PageCell(index: cell, place: place))
        column = end
      }
      columns = max(columns, column)
    }
    return (cells, rows.count, columns)
  }

  private func spans(of cell: Int) -> (rows: Int, columns: Int) {
    let attributes = element(cell).attributes
    func span(_ name: PageAttribute, least: Int, greatest: Int) -> Int {
      let number = attributes[name].flatMap { Int($0.withPlainSpaces) } ?? 1
      return number < least ? 1 : min(number, greatest)
    }
    // These limits are those of HTML.
    return (span(.rowspan, least: 0, greatest: 65_534), span(.colspan, least: 1, greatest: 1000))
  }

  /// The nearest descendants with a role, without those of nested tables.
  private func descendants(of index: Int, where isWanted: (ChromiumRole) -> Bool) -> [Int] {
    tree.nodes(below: index) { child in
      let (role, isIgnored) = (tree.nodes[child].role, tree.nodes[child].isIgnored)
      if !isIgnored, isWanted(role) { return .take }
      return isIgnored || role == .other || role == .generic || role == .group ? .enter : .skip
    }
  }
}

/// A cell of a table with its position.
struct PageCell {
  let index: Int
  let place: DataTableCell
}

extension ChromiumRole {
  var isCell: Bool { self == .cell || self == .gridcell || self == .columnheader || self == .rowheader }
}
