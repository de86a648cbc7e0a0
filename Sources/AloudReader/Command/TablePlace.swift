internal import AloudSpeech
internal import AloudTree

/// The place of a cell in its table; rows and columns count from 0.
struct TablePlace: Equatable, Sendable {
  let table: NodeID
  let cell: NodeID
  /// The first stop of the cell.
  let rank: Int
  let rows: Range<Int>
  let columns: Range<Int>
}

extension ScreenReader {
  /// Finds the cell at the cursor or around it; nil outside of tables.
  var tablePlace: TablePlace? {
    guard let rank else { return nil }
    return place(ofStopAt: rank)
  }

  private func place(ofStopAt rank: Int) -> TablePlace? {
    let tree = narrator.tree
    var cell: (id: NodeID, value: DataTableCell)?
    for id in tree.lineage(of: narrator.order.stops[rank]) {
      if cell == nil { cell = tree[id].sharedDetails?.value.cell.map { (id, $0) } }
      guard tree[id].isTable else { continue }
      guard let cell, cell.id != id, let row = cell.value.row, let column = cell.value.column else { return nil }
      return TablePlace(
        table: id, cell: cell.id, rank: rank, rows: row..<row + max(cell.value.rowSpan, 1),
        columns: column..<column + max(cell.value.columnSpan, 1))
    }
    return nil
  }

  /// The cells of a table that the cursor can reach, in reading order.
  ///
  /// - Complexity: O(stops).
  func cells(of table: NodeID) -> [TablePlace] {
    var known: Set<NodeID> = []
    return narrator.order.stops.indices.compactMap { place(ofStopAt: $0) }
      .filter { $0.table == table && known.insert($0.cell).inserted }
  }

  // MARK: Reading

  func readTable(_ matter: Command.Matter) -> [Event] {
    guard let place = tablePlace else { return [.refused(.noTable)] }
    let (row, column) = (place.rows.lowerBound, place.columns.lowerBound)
    let headers = narrator.tree[place.table].details.table
    switch matter {
    case .rowHeader: return readHeaders(headers?.rowHeaders[row])
    case .columnHeader: return readHeaders(headers?.columnHeaders[column])
    case .rowContents: return readCells(of: place.table) { $0.rows.contains(row) }
    case .columnContents: return readCells(of: place.table) { $0.columns.contains(column) }
    default:
      var utterance = rowAndColumn(of: place)
      if case .rowColumnAndCell = matter {
        let text = SpokenText(narrator.text(atRank: place.rank))
        utterance.description += narrator.fragments(.label, text, clause: .commandAnswer, node: place.cell)
      }
      return [.said(utterance, .system, focus)]
    }
  }

  private func rowAndColumn(of place: TablePlace) -> Utterance {
    let numbers = narrator.words.numbers
    func fragment(_ phrase: Phrase, _ name: String, _ number: Int) -> Fragment {
      narrator.fragment(.position, phrase, [name: numbers.string(number + 1)], clause: .commandAnswer, node: place.cell)
    }
    return Utterance(description: [
      fragment(.tableRow, "row", place.rows.lowerBound), fragment(.tableColumn, "column", place.columns.lowerBound),
    ])
  }

  private func readHeaders(_ ids: [String]?) -> [Event] {
    let known = narrator.tree.idsByIdentifier()
    let fragments = (ids ?? []).compactMap { known[$0] }.flatMap { id in
      narrator.tree[id].label.map { narrator.fragments(.label, $0, clause: .commandAnswer, node: id) } ?? []
    }
    return fragments.isEmpty ? [.refused(.noHeader)] : answer(fragments)
  }

  private func readCells(of table: NodeID, _ isMeant: (TablePlace) -> Bool) -> [Event] {
    let parts = cells(of: table).filter(isMeant).flatMap { place in
      narrator.fragments(
        .label, SpokenText(narrator.text(atRank: place.rank)), clause: .commandAnswer, node: place.cell)
    }
    return answer(parts)
  }
}
