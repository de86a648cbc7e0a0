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
  /// - Throws: ``ImportError``: text without a tree of elements, refused with what to do.
  /// - Complexity: O(bytes).
  static func read(_ source: SourceText, language: String) throws(ImportError) -> ScreenImport {
    var scanner = DescriptionScanner(source, readsEveryApplication: true)
    try scanner.scan()
    guard !scanner.snapshot.isEmpty else {
      throw ImportError(
        .refused,
        "there are no elements in this hierarchy: the app was not there yet; wait for its screen and dump again")
    }
    return ScreenImport(document: try scanner.snapshot.document(language: language), warnings: scanner.warnings)
  }
}
