import AloudTree

// Tables and grids. In WebKit a cell has one column header, from the first row, and one row header.
extension PageReader {
  mutating func addTable(_ element: PageNode, _ context: PageContext) throws(TreeError) {
    let layout = PageTable(of: element, self)
    var node = PageReader.container(.table, nil, label: element.node.name)
    node.details.table = DataTable(rows: layout.rows, columns: layout.columns)
    var web = WebElement()
    // In WebKit, a native table with the role of a grid has no headers.
    if element.tag != "table" || element.node.role == .table {
      web.columnHeaders = layout.columnHeaders.mapValues { headerText($0) }
      web.rowHeaders = layout.rowHeaders.mapValues { headerText($0) }
    }
    node.details.web = web
    try open(node, element)
    pending.append(.rowGroups(layout.groups[...], context))
  }

  /// Adds the rows of a group, which may be a live region. The group and the elements around it give their language and
  /// states to the cells.
  mutating func addRowGroup(_ group: PageRowGroup, _ context: PageContext) throws(TreeError) {
    if let index = group.index { try openLiveRegion(element(index)) }
    let context = group.attributes.reduce(context) { $0.entering($1) }
    pending.append(.rows(group.rows[...], context))
  }

  mutating func addRow(_ row: PageRow, _ context: PageContext) throws(TreeError) {
    let element = element(row.index)
    try openLiveRegion(element)
    pending.append(.cells(row.cells[...], context.entering(element)))
  }

  mutating func addCell(_ cell: PageCell, _ context: PageContext) throws(TreeError) {
    guard let place = cell.place else { return try visit(cell.index, context) }
    let element = element(cell.index)
    var context = context
    context.cell = PageContext.Cell(
      place: place, header: cell.header,
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
}
