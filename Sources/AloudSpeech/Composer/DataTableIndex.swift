internal import AloudTree

/// The headers of a data table as nodes, and the first column of each row.
struct DataTableIndex: Sendable {
  let node: NodeID
  let rowHeaders: [Int: [NodeID]]
  let columnHeaders: [Int: [NodeID]]
  /// For each row, the column of the leftmost cell that VoiceOver can reach.
  let firstColumns: [Int: Int]

  /// - Complexity: O(nodes in the table).
  init(of table: NodeID, in tree: Tree, _ order: ReadingOrder, ids: [String: NodeID]) {
    node = table
    var firstColumns: [Int: Int] = [:]
    // Cells of a nested table do not belong to this table.
    var endOfInner = table.index
    for id in tree.ids(inside: table) where id.index >= endOfInner {
      if id != table, tree.nodes[id.index].isTable {
        endOfInner = tree.subtree(of: id).upperBound
        continue
      }
      guard let cell = tree.nodes[id.index].sharedDetails?.value.cell, let row = cell.row, let column = cell.column,
        order.rank(of: id) != nil || order.hasStops(inside: id, of: tree)
      else { continue }
      firstColumns[row] = min(firstColumns[row] ?? column, column)
    }
    self.firstColumns = firstColumns

    // Headers that are not cells of the table are ignored. Source: AccessibilitySnapshot.
    func cells(_ headers: [String]) -> [NodeID] {
      headers.compactMap { ids[$0] }.filter { tree.contains(table, $0) && tree[$0].details.cell != nil }
    }
    rowHeaders = tree[table].details.table?.rowHeaders.mapValues(cells) ?? [:]
    columnHeaders = tree[table].details.table?.columnHeaders.mapValues(cells) ?? [:]
  }
}
