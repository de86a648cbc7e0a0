import AloudTree

/// The rows of a table with the places of their cells.
///
/// - Complexity: O(nodes of the table + columns that its cells span) to create.
struct PageTable {
  private(set) var groups: [PageRowGroup] = []
  private(set) var rows = 0
  private(set) var columns = 0
  /// The cell that is the header of a column. Source: WebKit, `columnHeader`, and `AccessibilityTableColumn`.
  private(set) var columnHeaders: [Int: Int] = [:]
  /// The cell that is the header of a row. Source: WebKit, `rowHeader`.
  private(set) var rowHeaders: [Int: Int] = [:]
  private var cellCount = 0
  /// For each column, the first row in which it is free.
  private var free: [Int] = []
  private let reader: PageReader
  private let tag: String

  /// The maximum number of columns that spans can create.
  private static let mostColumns = 10_000

  init(of table: PageNode, _ reader: PageReader) {
    self.reader = reader
    tag = table.tag
    let found = PageTable.rows(of: table.index, reader)
    rows = found.count
    var parent: PageSnapshot.Place?
    for (number, row) in found.enumerated() {
      let place = reader.element(row.index).place.flatMap { reader.snapshot?.parent(of: $0) }
      if groups.isEmpty || row.group != groups[groups.count - 1].index || place != parent {
        groups.append(PageRowGroup(index: row.group, attributes: attributes(from: place, to: table.place)))
        parent = place
      }
      groups[groups.count - 1].rows.append(self.row(row.index, number))
    }
  }

  /// The attributes of the elements between a table and its rows, outer ones first.
  private func attributes(from place: PageSnapshot.Place?, to table: PageSnapshot.Place?) -> [PageAttributes] {
    guard let snapshot = reader.snapshot else { return [] }
    var attributes: [PageAttributes] = []
    var next = place
    while let place = next, place != table {
      attributes.append(snapshot.attributes(of: place))
      next = snapshot.parent(of: place)
    }
    // Rows that `aria-owns` moves into the table have other ancestors.
    return next == nil ? [] : attributes.reversed()
  }

  // MARK: Cells

  /// A row with its cells, and the controls and links beside them.
  private mutating func row(_ index: Int, _ number: Int) -> PageRow {
    var row = PageRow(index: index)
    var column = 0
    for part in parts(ofRow: index) {
      guard reader.tree.nodes[part].role.isCell else {
        row.cells.append(PageCell(index: part))
        continue
      }
      while column < free.count, free[column] > number { column += 1 }
      guard cellCount < ImportLimit.elements else { break }
      cellCount += 1
      let spans = spans(of: part)
      // A span of zero rows extends to the end.
      let (rowSpan, columnSpan) = (spans.rows == 0 ? rows - number : spans.rows, spans.columns)
      let end = max(column + 1, min(column + columnSpan, PageTable.mostColumns))
      while free.count < end { free.append(0) }
      for covered in column..<end { free[covered] = number + rowSpan }
      let place = DataTableCell(row: number, column: column, rowSpan: rowSpan, columnSpan: columnSpan)
      row.cells.append(PageCell(index: part, place: place, header: header(part, number, column)))
      if isColumnHeader(part, number) {
        for covered in column..<end where columnHeaders[covered] == nil { columnHeaders[covered] = part }
      }
      column = end
    }
    columns = max(columns, column)
    rowHeaders[number] = rowHeader(of: row, number)
    return row
  }

  private func spans(of cell: Int) -> (rows: Int, columns: Int) {
    let attributes = reader.element(cell).attributes
    func span(_ names: [PageAttribute], least: Int, greatest: Int) -> Int {
      let written = names.lazy.compactMap { attributes[$0] }.first
      let number = written.flatMap { Int($0.withPlainSpaces) } ?? 1
      return number < least ? 1 : min(number, greatest)
    }
    // These limits are those of HTML.
    return (
      span([.rowspan, .ariaRowspan], least: 0, greatest: 65_534),
      span([.colspan, .ariaColspan], least: 1, greatest: 1000)
    )
  }

  // MARK: Headers

  /// What a cell says of its own role.
  private func header(_ cell: Int, _ row: Int, _ column: Int) -> WebHeader? {
    let role = reader.tree.nodes[cell].role
    guard role == .columnheader || role == .rowheader else { return nil }
    if row == 0, column == 0, tag == "table" || tag.isEmpty { return .both }
    return role == .columnheader ? .column : .row
  }

  /// Without a scope, a native cell is a column's header only in the first row, or in the head of the table.
  private func isColumnHeader(_ cell: Int, _ row: Int) -> Bool {
    let role = reader.tree.nodes[cell].role
    guard role == .columnheader || role == .rowheader && row == 0 else { return false }
    guard tag == "table", row > 0 else { return true }
    let element = reader.element(cell)
    return element.attributes.token(.scope)?.hasPrefix("col") == true
      || reader.snapshot?.ancestor(of: element.node.backend, below: 0) { reader.snapshot?.tag($0) == "thead" } != nil
  }

  /// In a native row, only the first cell can be its header, and only if not all cells are headers.
  private func rowHeader(of row: PageRow, _ number: Int) -> Int? {
    func role(_ cell: PageCell) -> ChromiumRole { reader.tree.nodes[cell.index].role }
    let cells = row.cells.filter { $0.place != nil }
    guard number > 0 else { return nil }
    guard tag == "table" else {
      let first = cells.first { $0.place?.column == 0 && role($0) == .columnheader }
      return (cells.first { role($0) == .rowheader } ?? first)?.index
    }
    guard let first = cells.first, first.place?.column == 0, first.header != nil,
      !cells.allSatisfy({ $0.header != nil })
    else { return nil }
    return first.index
  }

  // MARK: Descendants

  /// The rows of a table, without those of nested tables, and the nearest exposed group of each.
  private static func rows(of table: Int, _ reader: PageReader) -> [(index: Int, group: Int?)] {
    let tree = reader.tree
    var rows: [(index: Int, group: Int?)] = []
    for part in descend(below: table, tree, where: { tree.nodes[$0].role == .row || tree.nodes[$0].role == .rowgroup })
    {
      guard tree.nodes[part].role == .rowgroup else {
        rows.append((part, nil))
        continue
      }
      for row in descend(below: part, tree, where: { tree.nodes[$0].role == .row }) { rows.append((row, part)) }
    }
    return rows
  }

  /// The cells of a row, and the controls and links beside them.
  private func parts(ofRow index: Int) -> [Int] {
    let tree = reader.tree
    return PageTable.descend(below: index, tree) { child in
      let role = tree.nodes[child].role
      return role.isCell || role == .link || reader.element(child).isControl
    }
  }

  private static func descend(below index: Int, _ tree: ChromiumTree, where isWanted: (Int) -> Bool) -> [Int] {
    tree.nodes(below: index) { child in
      let (role, isIgnored) = (tree.nodes[child].role, tree.nodes[child].isIgnored)
      if !isIgnored, isWanted(child) { return .take }
      return isIgnored || role == .other || role == .generic || role == .group || role == .rowgroup ? .enter : .skip
    }
  }
}

/// Rows with the same parent.
struct PageRowGroup {
  /// The exposed group of the rows.
  let index: Int?
  /// The attributes of the elements between the table and the rows, outer ones first.
  let attributes: [PageAttributes]
  var rows: [PageRow] = []
}

struct PageRow {
  let index: Int
  var cells: [PageCell] = []
}

/// A cell of a table with its position; a control or a link beside the cells of a row has none.
struct PageCell {
  let index: Int
  var place: DataTableCell?
  var header: WebHeader?
}

extension ChromiumRole {
  var isCell: Bool { self == .cell || self == .gridcell || self == .columnheader || self == .rowheader }
}
