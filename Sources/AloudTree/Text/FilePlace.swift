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
