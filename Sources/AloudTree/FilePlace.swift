/// Where something stands in a file, as compilers tell it.
public struct FilePlace: Hashable, Sendable {
  /// From 1.
  public let line: Int
  /// In Unicode scalars, from 1.
  public let column: Int
  /// The way to it in the file: `screens.detail.elements[0]` in a screen document, `[3].children[2]` in a dump in JSON,
  /// `/AppiumAUT/XCUIElementTypeApplication/XCUIElementTypeButton[2]` (XPath) in one in XML. Nil in a text of lines.
  public let path: String?

  public init(line: Int, column: Int, path: String? = nil) {
    self.line = line
    self.column = column
    self.path = path
  }
}
