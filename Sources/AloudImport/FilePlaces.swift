public import AloudBase
public import AloudTree

/// The places of a document's nodes in their files. `NodePlaces` has their paths in the document.
///
///     var places = FilePlaces(screen)
///     places[node, in: screen.document.firstScreen.tree]?.line  // 12
///     places["elements[5]"]?.column                             // 3
///
/// Lines and columns refer to the original file, including any text around the dump. A node that the file does not
/// contain, such as the element for a point of a chart, has the place of its parent. Screens that an overlay has added
/// are in their own files.
public struct FilePlaces {
  private let screens: [Document.Screen]
  private var first: TextPlaces
  /// The places of screens in other files, by the keys of the screens; created when they are first needed.
  private var others: [String: TextPlaces] = [:]
  private let otherTexts: [String: ScreenText]
  /// The nodes by their paths in the document; created when they are first needed.
  private var nodes: [String: (screen: Int, node: NodeID)]?

  /// - Complexity: O(bytes).
  public init(_ screen: ImportedScreen) {
    screens = screen.document.screens
    first = TextPlaces(ScreenText(format: screen.format, source: screen.source))
    otherTexts = screen.otherTexts
  }

  /// The place of a node; nil where neither the node nor an ancestor is in a file.
  ///
  /// - Parameters:
  ///   - node: a node of the screen.
  ///   - tree: the tree of the screen, or one derived from it.
  ///   - key: the key of the screen; nil for the first screen.
  /// - Complexity: O(log bytes + depth); for JSON, O(values) the first time.
  public subscript(node: NodeID, in tree: Tree, screen key: String? = nil) -> FilePlace? {
    mutating get {
      let offsets = tree.lineage(of: node).lazy.compactMap { tree[$0].fileOffset.value }
      guard let offset = offsets.first else { return nil }
      return withText(of: key) { $0.place(at: offset) }
    }
  }

  /// The place of a path in the document, such as that of a finding: `elements[3].children[0]`. Nil for a path that is
  /// not in a file. In a dump only nodes have places.
  ///
  /// - Complexity: as for a node; for a dump, O(nodes · depth) the first time.
  public subscript(path: String) -> FilePlace? {
    mutating get {
      let key = otherTexts.isEmpty ? nil : otherTexts.keys.first { path.hasPrefix("screens.\($0).") }
      let text = key.flatMap { otherTexts[$0] }
      if (text?.format ?? first.format) == .aloud {
        let written = text?.isWholeFile == true ? String(path.dropFirst("screens.\(key ?? "").".count)) : path
        return withText(of: key) { $0.placeInDocument(of: written) }
      }
      if nodes == nil { nodes = nodesByPath }
      guard let (screen, node) = nodes?[path] else { return nil }
      return self[node, in: screens[screen].tree, screen: screens[screen].key]
    }
  }

  private mutating func withText(of key: String?, _ place: (inout TextPlaces) -> FilePlace?) -> FilePlace? {
    guard let key, let text = otherTexts[key] else { return place(&first) }
    return place(&others[key, default: TextPlaces(text)])
  }

  private var nodesByPath: [String: (screen: Int, node: NodeID)] {
    var nodes: [String: (screen: Int, node: NodeID)] = [:]
    for (index, screen) in screens.enumerated() {
      let places = NodePlaces(screen)
      for id in screen.tree.ids { nodes[places.path(of: id)] = (index, id) }
    }
    return nodes
  }
}

/// The text that contains the nodes of a screen.
struct ScreenText: Sendable {
  let format: ScreenFormat
  let source: SourceText
  /// The name of the file in reports; nil for the file that the user named.
  var file: String?
  /// False for a screen that is a part of its file, which then also contains its key.
  var isWholeFile = false
}

/// The places of one text.
private struct TextPlaces {
  let format: ScreenFormat
  private let file: String?
  private let positions: TextPositions
  /// The maps from offsets in the dump to offsets in the file.
  private let maps: [OffsetMap]
  private var paths: Paths

  /// The format of the path of a node.
  private enum Paths {
    case json(JSONPaths)
    case xml(WDAPaths)
    /// Line-based text has no paths.
    case none
  }

  init(_ text: ScreenText) {
    format = text.format
    file = text.file
    let whole = text.source.file
    positions = TextPositions(whole.bytes)
    maps = whole.maps
    paths =
      switch text.format.syntax {
      case .xml: (try? WDAPageExtent(text.source)).map { .xml(WDAPaths($0)) } ?? .none
      case .lines: .none
      case .json: text.source.json.map { .json(JSONPaths($0)) } ?? .none
      }
  }

  /// The place of the value at a path of the document. A value that the document does not contain, such as an element
  /// for a point of a chart, has the place of the last existing value on the path. Nil for a path that leads nowhere.
  mutating func placeInDocument(of path: String) -> FilePlace? {
    let (value, root) = withJSON { ($0.place(of: path)?.offset, $0.place(of: "")?.offset) } ?? (nil, nil)
    return value.flatMap { $0 == root ? nil : place(at: $0) }
  }

  mutating func place(at offset: Int) -> FilePlace {
    var path: String?
    if case .xml(let paths) = paths { path = paths.path(at: offset) }
    path = path ?? withJSON { json in json.place(at: offset).map { json.path(to: $0) } } ?? nil
    let (line, column) = positions.position(of: maps.reduce(offset) { $1.place(of: $0) })
    return FilePlace(file: file, line: line, column: column, path: path)
  }

  /// Calls a function with the paths of a JSON text. They are moved out during the call, so that their cache is not
  /// copied.
  private mutating func withJSON<Result>(_ ask: (inout JSONPaths) -> Result) -> Result? {
    guard case .json(var json) = paths else { return nil }
    paths = .none
    defer { paths = .json(json) }
    return ask(&json)
  }
}

/// Finds lines and columns in a text, fast for many offsets in any order.
private struct TextPositions {
  private let bytes: [UInt8]
  /// The line and the column at every multiple of ``distance``.
  private var marks: [(line: Int32, column: Int32)] = []

  private static let distance = 1024

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var position = (line: 1, column: 1)
    var start = 0
    while start < bytes.count {
      marks.append((Int32(position.line), Int32(position.column)))
      let end = min(start + TextPositions.distance, bytes.count)
      TextPositions.advance(&position, over: bytes[start..<end])
      start = end
    }
  }

  /// The line and the column, both from 1; columns count Unicode scalars.
  ///
  /// - Complexity: O(1).
  func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), bytes.count)
    let index = min(offset / TextPositions.distance, marks.count - 1)
    guard index >= 0 else { return (1, 1) }
    var position = (line: Int(marks[index].line), column: Int(marks[index].column))
    TextPositions.advance(&position, over: bytes[index * TextPositions.distance..<offset])
    return position
  }

  private static func advance(_ position: inout (line: Int, column: Int), over bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        position = (position.line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        position.column += 1
      }
    }
  }
}
