public import AloudTree

/// Where something stands in a file of JSON.
public struct FilePlace: Equatable, Sendable {
  /// From 1.
  public let line: Int
  /// In characters (Unicode scalars) from 1.
  public let column: Int
  /// The way to it in the JSON: `screens.detail.elements[0]` in a document, `[3].children[2]` in a dump.
  public let path: String
}

/// Where in their file the nodes of a screen stand; `NodePlaces` has their paths in the document that was made of it.
///
///     var places = FilePlaces(screen)
///     places[node, in: screen.document.firstScreen.tree]?.line  // 12
///
/// A node that the file does not have, such as the element for a point of a chart, stands where the one around it does.
/// Nodes of other formats than JSON have no places.
public struct FilePlaces {
  private let source: SourceText
  private var paths: JSONPaths?
  /// The place that was asked for last, from which the next is counted.
  private var last = (offset: 0, line: 1, column: 1)

  /// - Complexity: O(bytes).
  public init(_ screen: ImportedScreen) {
    source = screen.source
    paths = source.json.map { JSONPaths($0) }
  }

  /// - Complexity: O(bytes between this node and the one that was asked for last), where the file is no more than the dump.
  public subscript(node: NodeID, in tree: Tree) -> FilePlace? {
    mutating get {
      var node = node
      while tree[node].fileOffset.value == nil, let parent = tree.parent(of: node) { node = parent }
      guard let offset = tree[node].fileOffset.value, let place = paths?.place(at: offset) else { return nil }
      let path = paths?.path(to: place) ?? ""
      let (line, column) = position(of: offset)
      return FilePlace(line: line, column: column, path: path)
    }
  }

  private mutating func position(of offset: Int) -> (line: Int, column: Int) {
    guard source.isWhole else {
      let location = source.location(ofOffset: offset)
      return (location.line, location.column)
    }
    if offset < last.offset { last = (0, 1, 1) }
    for byte in source.bytes[last.offset..<offset] {
      if byte == UInt8(ascii: "\n") {
        last = (0, last.line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        last.column += 1
      }
    }
    last.offset = offset
    return (last.line, last.column)
  }
}
