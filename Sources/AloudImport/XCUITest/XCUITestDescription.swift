import AloudTree

/// Reads `XCUIElement.debugDescription`, as `print(app.debugDescription)` and the debugger write it.
///
/// The text has no grammar that could be relied upon (quotation marks and line breaks in labels are not escaped), so that
/// lines are recognized by how they begin, and taken apart from both ends.
enum XCUITestDescription {
  /// - Throws: ``ImportError``: text without a tree of elements, refused with what to do.
  /// - Complexity: O(bytes).
  static func read(
    _ source: SourceText, language: String
  ) throws(ImportError) -> ScreenImport {
    var scanner = DescriptionScanner(source)
    try scanner.scan()
    if scanner.snapshot.elements.isEmpty {
      if scanner.foundQuery {
        throw ImportError(.refused, "this is the output of a query, which has no tree; print app.debugDescription")
      }
      throw ImportError(
        .refused,
        "there are no elements here, such as \" →Application, pid: 994, label: 'Phone'\"; print app.debugDescription")
    }
    if scanner.snapshot.isEmpty {
      throw ImportError(
        .refused, "there is nothing but the application: wait for the screen and print app.debugDescription again")
    }
    return ScreenImport(document: try scanner.snapshot.document(language: language), warnings: scanner.warnings)
  }
}
