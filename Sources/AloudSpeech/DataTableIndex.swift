internal import AloudTree

/// The headers of a data table as nodes, and where its rows begin.
struct DataTableIndex: Sendable {
  let node: NodeID
  let rowHeaders: [Int: [NodeID]]
  let columnHeaders: [Int: [NodeID]]
  /// For each row, the column of the cell that begins furthest left.
  let firstColumns: [Int: Int]

  /// - Complexity: O(nodes in the table).
  init(of table: NodeID, in tree: Tree, ids: [String: NodeID]) {
    node = table
    var firstColumns: [Int: Int] = [:]
    for index in tree.subtree(of: table) {
      guard let cell = tree.nodes[index].sharedDetails?.value.cell, let row = cell.row, let column = cell.column else {
        continue
      }
      firstColumns[row] = min(firstColumns[row] ?? column, column)
    }
    self.firstColumns = firstColumns

    // Headers that are no cells of the table are ignored. Source: AccessibilitySnapshot.
    func cells(_ headers: [String]) -> [NodeID] {
      headers.compactMap { ids[$0] }.filter { tree.contains(table, $0) && tree[$0].details.cell != nil }
    }
    rowHeaders = tree[table].details.table?.rowHeaders.mapValues(cells) ?? [:]
    columnHeaders = tree[table].details.table?.columnHeaders.mapValues(cells) ?? [:]
  }
}
