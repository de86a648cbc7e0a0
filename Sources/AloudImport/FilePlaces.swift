public import AloudTree

/// Where in their file the nodes of a screen stand; `NodePlaces` has their paths in the document that was made of it.
///
///     var places = FilePlaces(screen)
///     places[node, in: screen.document.firstScreen.tree]?.line  // 12
///     places["elements[5]"]?.column                             // 3
///
/// Lines and columns are those of the file that was given, whatever stands around the dump in it. A node that the file does
/// not have, such as the element for a point of a chart, stands where the one around it does.
public struct FilePlaces {
  private let format: ScreenFormat
  private let screens: [Document.Screen]
  private let positions: TextPositions
  /// From the dump to the file.
  private let maps: [OffsetMap]
  private var ways: Ways
  /// The nodes by their paths in the document, once somebody has asked for a path.
  private var nodes: [String: (screen: Int, node: NodeID)]?

  /// How the way to a node is written.
  private enum Ways {
    case json(JSONPaths)
    case xml(WDAPaths)
    /// A text of lines has none.
    case none
  }

  /// - Complexity: O(bytes).
  public init(_ screen: ImportedScreen) {
    let source = screen.source
    format = screen.format
    screens = screen.document.screens
    let file = source.file
    positions = TextPositions(file.bytes)
    maps = file.maps
    ways =
      switch screen.format {
      case .wdaXML: (try? WDAPageExtent(source)).map { .xml(WDAPaths($0)) } ?? .none
      case .xcuitest, .xcode, .earlGrey, .kif, .ariaSnapshot: .none
      default: source.json.map { .json(JSONPaths($0)) } ?? .none
      }
  }

  /// Where a node stands; nil where neither it nor what is around it is in the file.
  ///
  /// - Complexity: O(log bytes + depth), and the first time O(values) in JSON.
  public subscript(node: NodeID, in tree: Tree) -> FilePlace? {
    mutating get {
      var node = node
      while tree[node].fileOffset.value == nil, let parent = tree.parent(of: node) { node = parent }
      return tree[node].fileOffset.value.map { place(at: $0) }
    }
  }

  /// Where a path of the document stands, such as that of a finding: `elements[3].children[0]`. Nil for what is not in the
  /// file. In a dump nodes alone have places: a whole screen is the whole file.
  ///
  /// - Complexity: as for a node, and in a dump the first time O(nodes · depth).
  public subscript(path: String) -> FilePlace? {
    mutating get {
      if format == .aloud { return placeInDocument(of: path) }
      if nodes == nil { nodes = nodesByPath }
      guard let (screen, node) = nodes?[path] else { return nil }
      return self[node, in: screens[screen].tree]
    }
  }

  /// What a document does not write, such as the elements for the points of a chart, stands where the last thing on the way
  /// to it does. A path that leads nowhere ends where it began.
  private mutating func placeInDocument(of path: String) -> FilePlace? {
    guard case .json(var paths) = ways else { return nil }
    // Taken out while it changes, so that what it remembers is not copied.
    ways = .none
    let (value, root) = (paths.place(of: path)?.offset, paths.place(of: "")?.offset)
    ways = .json(paths)
    return value.flatMap { $0 == root ? nil : place(at: $0) }
  }

  private var nodesByPath: [String: (screen: Int, node: NodeID)] {
    var nodes: [String: (screen: Int, node: NodeID)] = [:]
    for (index, screen) in screens.enumerated() {
      let places = NodePlaces(screen)
      for id in screen.tree.ids { nodes[places.path(of: id)] = (index, id) }
    }
    return nodes
  }

  private mutating func place(at offset: Int) -> FilePlace {
    let path = path(at: offset)
    let (line, column) = positions.position(of: maps.reduce(offset) { $1.place(of: $0) })
    return FilePlace(line: line, column: column, path: path)
  }

  private mutating func path(at offset: Int) -> String? {
    switch ways {
    case .none: return nil
    case .xml(let paths): return paths.path(at: offset)
    case .json(var paths):
      ways = .none
      defer { ways = .json(paths) }
      return paths.place(at: offset).map { paths.path(to: $0) }
    }
  }
}
