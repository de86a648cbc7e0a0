import AloudTree

/// Reads `maestro hierarchy`, and the reply of the test runner behind it (`/viewHierarchy`).
///
///     {"attributes": {"accessibilityText": "OK", "resource-id": "", "bounds": "[16,60][94,81]", …}, "children": […]}
///
/// The runner tells the types of elements. The hierarchy does not: they are guessed from what elements hold and where they
/// are (see ``MaestroTypes``).
enum MaestroHierarchy {
  /// - Throws: ``ImportError``: malformed JSON with its place; a hierarchy without elements, refused with what to do.
  /// - Complexity: O(bytes).
  static func read(_ source: consuming SourceText, language: String) throws(ImportError) -> ScreenImport {
    var warnings: [ImportWarning] = []
    let reply = try JSONDump.read(consume source, essence: "attributes", &warnings, MaestroReply.init)
    guard reply.saysSomething else {
      throw ImportError(
        .refused,
        "Maestro's hierarchy is empty: it could not take a snapshot of the app; bring the app to the front and run "
          + "`maestro hierarchy` again")
    }
    return ScreenImport(document: try reply.snapshot.document(language: language), warnings: warnings)
  }
}
