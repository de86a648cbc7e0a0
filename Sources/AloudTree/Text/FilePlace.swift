/// A place in a file, as compilers write it.
public struct FilePlace: Hashable, Sendable {
  /// As reports name it; nil for the file that was asked for, which is all but the screens that an overlay adds.
  public let file: String?
  /// From 1.
  public let line: Int
  /// In Unicode scalars, from 1.
  public let column: Int
  /// The way to it in the file: `screens.detail.elements[0]` in a screen document, `[3].children[2]` in a dump in JSON,
  /// `/AppiumAUT/XCUIElementTypeApplication/XCUIElementTypeButton[2]` (XPath) in one in XML. Nil in a text of lines.
  public let path: String?

  public init(file: String? = nil, line: Int, column: Int, path: String? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.path = path
  }
}

/// The byte at which a node is written in its file, if it is. Any two are equal, since the same node may be written
/// anywhere.
package struct FileOffset: Equatable, Sendable {
  private let raw: Int32

  package static let none = FileOffset(-1)

  package init(_ offset: Int) { raw = Int32(clamping: offset) }

  package var value: Int? { raw < 0 ? nil : Int(raw) }

  package static func == (one: FileOffset, other: FileOffset) -> Bool { true }
}
