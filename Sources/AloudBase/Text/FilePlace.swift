/// A place in a file, in the form that compilers use.
public struct FilePlace: Hashable, Sendable {
  /// The name of the file in reports. Nil for the file that was asked for; only screens that an overlay adds have
  /// another file.
  public let file: String?
  /// From 1.
  public let line: Int
  /// The column in Unicode scalars, from 1.
  public let column: Int
  /// The path in the file: `screens.detail.elements[0]` in a screen document, `[3].children[2]` in a JSON dump,
  /// `/AppiumAUT/XCUIElementTypeApplication/XCUIElementTypeButton[2]` (XPath) in an XML dump. Nil in a text of lines.
  public let path: String?

  /// A place; line and column count from 1.
  public init(file: String? = nil, line: Int, column: Int, path: String? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.path = path
  }
}

/// The byte offset of a node in its file, if the node comes from a file. All values are equal, so that the equality of
/// nodes ignores the offset.
package struct FileOffset: Equatable, Sendable {
  private let raw: Int32

  package static let none = FileOffset(-1)

  package init(_ offset: Int) { raw = Int32(clamping: offset) }

  package var value: Int? { raw < 0 ? nil : Int(raw) }

  package static func == (one: FileOffset, other: FileOffset) -> Bool { true }
}
