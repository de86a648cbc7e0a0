internal import AloudTree

extension Rule {
  /// A table of two rows and two columns at least in which nothing names rows or columns.
  ///
  /// A heading inside the table counts as a header.
  static let tableWithoutHeaders = Rule(
    "table-without-headers", .advice,
    title: Wording("A table without headers", ko: "머리글이 없는 표"),
    fix: Wording(
      "Name the headers of its rows or columns.", ko: "행이나 열의 머리글을 지정하십시오."),
    references: ["HIG Content descriptions", "WCAG 1.3.1"]
  ) { screen in
    screen.order.containers.compactMap { container in
      guard screen.tree.nodes[container.node.index].isTable, screen.isWithoutHeaders(container.node) else { return nil }
      return Fault(
        Wording("No header names rows or columns.", ko: "표에 머리글이 없습니다."), on: screen,
        at: .node(container.node))
    }
  }
}

extension AuditedScreen {
  private func isTableOfMany(_ table: NodeID) -> Bool {
    if let written = tree.nodes[table.index].sharedDetails?.value.table {
      return written.rows >= 2 && written.columns >= 2
    }
    var (rows, columns): (Set<Int>, Set<Int>) = ([], [])
    for id in tree.ids(inside: table) {
      guard order.rank(of: id) != nil, let cell = tree.nodes[id.index].sharedDetails?.value.cell else { continue }
      if let row = cell.row { rows.insert(row) }
      if let column = cell.column { columns.insert(column) }
      if rows.count >= 2, columns.count >= 2 { return true }
    }
    return false
  }

  fileprivate func isWithoutHeaders(_ table: NodeID) -> Bool {
    if let written = tree.nodes[table.index].sharedDetails?.value.table {
      let headers = [written.rowHeaders, written.columnHeaders].flatMap(\.values)
      if headers.contains(where: { !$0.isEmpty }) { return false }
    }
    if let web = tree.nodes[table.index].sharedDetails?.value.web {
      guard web.columnHeaders.isEmpty, web.rowHeaders.isEmpty else { return false }
    }
    guard isTableOfMany(table) else { return false }
    if tree.ids(inside: table).contains(where: { tree.nodes[$0.index].sharedDetails?.value.web?.header != nil }) {
      return false
    }
    return !tree.ids(inside: table).contains {
      tree.nodes[$0.index].traits.contains(.header) && order.rank(of: $0) != nil
    }
  }
}
