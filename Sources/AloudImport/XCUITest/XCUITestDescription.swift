import AloudTree

/// Reads `XCUIElement.debugDescription`, as `print(app.debugDescription)` and the debugger write it.
///
/// The text has no grammar that could be relied upon (quotation marks and line breaks in labels are not escaped), so that
/// lines are recognized by how they begin, and taken apart from both ends.
enum XCUITestDescription {
  static func read(_ source: SourceText, language: String) throws(ImportError) -> ScreenImport {
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
    return try scanner.snapshot.screen(language: language, scanner.warnings)
  }
}

/// Reads the hierarchy that Xcode 27 writes when it interacts with a device.
///
///     Application bundle identifier: com.apple.Preferences
///     Application UI orientation: Portrait
///     Application, pid: 17785, label: 'Settings'
///      Window, {{0.0, 0.0}, {402.0, 874.0}}, hitPoint: {201.0, 437.0}
///
/// Its lines are those of XCUITest's `debugDescription` with a space for each level. Several applications may be on the
/// screen at once, such as an alert of the system over an app: all of them are read, one after another.
enum XcodeHierarchy {
  static func read(_ source: SourceText, language: String) throws(ImportError) -> ScreenImport {
    var scanner = DescriptionScanner(source, readsEveryApplication: true)
    try scanner.scan()
    guard !scanner.snapshot.isEmpty else {
      throw ImportError(
        .refused,
        "there are no elements in this hierarchy: the app was not there yet; wait for its screen and dump again")
    }
    return try scanner.snapshot.screen(language: language, scanner.warnings)
  }
}
