internal import AloudTree

// Cells of data tables.
extension Composer {
  mutating func rowHeaders(_ clause: Clause, whereChanged: Bool = false) {
    guard let cell = context?.cell, cell.isFirstInRow, let row = cell.place.row else { return }
    if whereChanged, previousCell(of: cell)?.row == row { return }
    headers(cell.table.rowHeaders[row] ?? [], clause)
  }

  mutating func columnHeaders(_ clause: Clause, whereChanged: Bool = false) {
    guard let cell = context?.cell, let column = cell.place.column else { return }
    if whereChanged, let before = previousCell(of: cell), before.column == column { return }
    let headers = (cell.table.columnHeaders[column] ?? []).filter { header in
      // The header directly above the first cell of a row is left out. Source: AccessibilitySnapshot, a table of 6 by
      // 6.
      let place = screen.tree[header].details.cell
      let isRightAbove = place?.column == column && cell.place.row.map { $0 - 1 } == place?.row
      return !(cell.isFirstInRow && place?.row != nil && isRightAbove)
    }
    self.headers(headers, clause)
  }

  /// Says headers with label and value. A header does not say itself.
  private mutating func headers(_ headers: [NodeID], _ clause: Clause) {
    for header in headers where header != id {
      let node = screen.tree[header]
      say(.header, node.label, clause, of: header)
      say(.header, node.reportedValue, clause, of: header, joint: isBlank(node.label) ? .separate : .valueOfLabel)
    }
  }

  /// The place of the previous stop; nil if it is not a cell of the same table.
  func previousCell(of cell: StopContext.Cell) -> DataTableCell? {
    guard let previous else { return nil }
    let before = screen.order.stops[previous]
    guard screen.tree.contains(cell.table.node, before) else { return nil }
    return screen.tree.nodes[before.index].sharedDetails?.value.cell
  }

  mutating func span(_ clause: Clause, ofRows isRows: Bool) {
    guard let place = context?.cell?.place else { return }
    let span = isRows ? place.rowSpan : place.columnSpan
    guard span > 1, (isRows ? place.row : place.column) != nil else { return }
    let phrase: Phrase = isRows ? .tableSpansRows : .tableSpansColumns
    say(.span, filled: words.text(phrase, counting: span), clause)
  }

  mutating func row(_ clause: Clause) {
    guard let cell = context?.cell, cell.isFirstInRow, let row = cell.place.row else { return }
    say(.row, filled: words.text(.tableRow, numbers: ["row": row + 1]), clause)
  }

  mutating func column(_ clause: Clause) {
    guard let column = context?.cell?.place.column else { return }
    say(.column, filled: words.text(.tableColumn, numbers: ["column": column + 1]), clause)
  }
}
