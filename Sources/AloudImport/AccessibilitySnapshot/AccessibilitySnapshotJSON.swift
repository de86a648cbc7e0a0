internal import AloudBase
import AloudTree

/// Reads the hierarchy encoded by AccessibilitySnapshot's model: a list of nodes, one node, or the flat list of its
/// elements.
///
/// Its elements are the stops of VoiceOver. Its texts are those of the app, except for the hint.
enum AccessibilitySnapshotJSON {
  /// The screen, in the traversal order that the hierarchy specifies.
  static func read(_ source: SourceText, language: String) throws(ImportError) -> ScreenImport {
    var warnings: [ImportWarning] = []
    let hierarchy = try JSONDump.read(source, &warnings, SnapshotHierarchy.init)
    guard hierarchy.nodes.contains(where: { $0.kind == .element }) else {
      throw ImportError(
        .refused,
        """
        there are no elements in this hierarchy of AccessibilitySnapshot; encode it when its view is in a window \
        and laid out, and nothing hides it
        """)
    }
    var screen = SnapshotTree(hierarchy)
    return try ScreenImport(language: language, size: nil, warnings) { () throws(TreeError) in try screen.tree() }
  }
}

/// Makes a screen from a hierarchy. Siblings are in traversal order, and nodes that others refer to have ids.
struct SnapshotTree {
  private let nodes: [SnapshotNode]
  /// The members of each container, in the order of the dump; the last item has those of the screen.
  private var members: [[Int]]
  private var names: SnapshotNames
  /// The cells of members in their tables.
  private var cellOfMember: [Int: JSONObject] = [:]

  init(_ hierarchy: SnapshotHierarchy) {
    nodes = hierarchy.nodes
    members = Array(repeating: [], count: nodes.count + 1)
    for (index, node) in nodes.enumerated() where node.kind != .nothing {
      members[node.parent ?? nodes.count].append(index)
    }
    names = SnapshotNames(nodes)
    for (index, node) in nodes.enumerated() where node.kind == .container {
      for (member, cell) in zip(members[index], node.object.snapshotCells) { cellOfMember[member] = cell }
    }
  }

  mutating func tree() throws(TreeError) -> Tree {
    var made: [Node] = []
    for index in nodes.indices { made.append(node(at: index)) }
    let order = order
    var builder = Tree.Builder(order: .given)
    // The nodes to add, in reverse order; nil closes a container.
    var rest = Array(sorted(members[nodes.count], by: order).reversed().map(Int?.some))
    while let next = rest.popLast() {
      guard let index = next else {
        builder.close()
        continue
      }
      var node = made[index]
      node.id = names.ids[index]
      if let identifier = nodes[index].identifier, node.id != identifier { node.details.sharedIdentifier = identifier }
      node.fileOffset = nodes[index].fileOffset
      if nodes[index].kind == .container {
        try builder.open(node)
        rest.append(nil)
        for member in sorted(members[index], by: order).reversed() { rest.append(member) }
      } else {
        try builder.add(node)
      }
    }
    return builder.finish()
  }

  // MARK: Order

  /// The position of each node: a container has that of its first member, and an element without an index that of the
  /// one before it.
  private var order: [Int] {
    var order = [Int](repeating: Int.max, count: nodes.count)
    var last = Int.min
    for (index, node) in nodes.enumerated() where node.kind == .element {
      last = node.traversalIndex ?? last
      order[index] = last
    }
    for index in nodes.indices.reversed() {
      if let parent = nodes[index].parent { order[parent] = min(order[parent], order[index]) }
    }
    return order
  }

  private func sorted(_ members: [Int], by order: [Int]) -> [Int] {
    members.sorted { (order[$0], $0) < (order[$1], $1) }
  }

  // MARK: Nodes

  private mutating func node(at index: Int) -> Node {
    let object = nodes[index].object
    guard nodes[index].kind == .container else {
      var node = SnapshotElement.node(of: object)
      if object.contains("customRotors") { setRotors(of: object, &node) }
      if let cell = cellOfMember[index] { node.details.cell = DataTableCell(snapshot: cell) }
      return node
    }
    var node = SnapshotElement.node(ofContainer: object)
    if node.container == .table { node.details.table = table(of: index) }
    return node
  }

  private mutating func setRotors(of object: JSONObject, _ node: inout Node) {
    var rotors: [CustomRotor] = []
    for rotor in object.list("customRotors")?.objects ?? [] {
      guard let name = rotor.text("name") else { continue }
      var items: [CustomRotor.Item] = []
      var seen: Set<String> = []
      for marker in rotor.list("resultMarkers")?.objects ?? [] {
        guard let id = names.id(ofResult: marker), seen.insert(id).inserted else { continue }
        items.append(CustomRotor.Item(id: id))
      }
      rotors.append(CustomRotor(.named(name), items: items))
    }
    guard !rotors.isEmpty else { return }
    node.details.rotors = rotors
    if rotors.contains(where: { !$0.items.isEmpty }) { node.details.inferences.append(Inference.rotorResult.rawValue) }
  }

  // MARK: Data tables

  private mutating func table(of index: Int) -> DataTable {
    let values = nodes[index].object.snapshotType?.values
    var table = DataTable(rows: values?.count("rowCount") ?? 0, columns: values?.count("columnCount") ?? 0)
    for cell in nodes[index].object.snapshotCells {
      if let row = cell.count("row") {
        table.rowHeaders[row, default: []] += headers(cell, "rowHeaderChildIndices", of: index)
      }
      if let column = cell.count("column") {
        table.columnHeaders[column, default: []] += headers(cell, "columnHeaderChildIndices", of: index)
      }
    }
    table.rowHeaders = table.rowHeaders.compactMapValues(SnapshotTree.distinct)
    table.columnHeaders = table.columnHeaders.compactMapValues(SnapshotTree.distinct)
    // Cells may be outside of the size that the table specifies.
    table.rows = max(table.rows, (table.rowHeaders.keys.max() ?? -1) + 1)
    table.columns = max(table.columns, (table.columnHeaders.keys.max() ?? -1) + 1)
    return table
  }

  private mutating func headers(_ cell: JSONObject, _ key: String, of table: Int) -> [String] {
    let places = cell[key]?.asNumbers ?? []
    return places.compactMap { Int(exactly: $0) }.filter { members[table].indices.contains($0) }
      .map { names.id(of: members[table][$0]) }
  }

  private static func distinct(_ ids: [String]) -> [String]? {
    var seen: Set<String> = []
    let distinct = ids.filter { seen.insert($0).inserted }
    return distinct.isEmpty ? nil : distinct
  }
}

extension DataTableCell {
  fileprivate init(snapshot cell: JSONObject) {
    self.init(
      row: cell.count("row"), column: cell.count("column"), rowSpan: max(cell.count("rowSpan") ?? 1, 1),
      columnSpan: max(cell.count("columnSpan") ?? 1, 1))
  }
}

extension JSONObject {
  /// The data of a table about its members, in order. No release has this yet.
  fileprivate var snapshotCells: [JSONObject] {
    guard let type = snapshotType, type.name == "dataTable" else { return [] }
    return type.values?.list("cells")?.objects ?? []
  }

  /// A number that can be a count of rows: not `NSNotFound`, which is the largest number.
  fileprivate func count(_ key: String) -> Int? {
    whole(key).flatMap { (0...JSONLimit.count).contains($0) ? $0 : nil }
  }
}
