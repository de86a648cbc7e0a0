import AloudTree

/// Reads the hierarchy that AccessibilitySnapshot's model encodes: a list of nodes, one node, or the flat list of its
/// elements.
///
/// Its elements are those at which VoiceOver stops; its texts are the app's own, but for the hint.
enum AccessibilitySnapshotJSON {
  /// The screen, in the order in which the hierarchy says that it is traversed; the dump does not tell its language.
  ///
  /// - Throws: ``ImportError``; ``ImportError/Kind/refused`` for a hierarchy without elements.
  /// - Complexity: O(bytes), and the sorting of siblings.
  static func read(_ source: SourceText, language: String) throws(ImportError) -> ScreenImport {
    var warnings: [ImportWarning] = []
    let hierarchy = try JSONDump.read(source, &warnings, SnapshotHierarchy.init)
    guard hierarchy.nodes.contains(where: { $0.kind == .element }) else {
      throw ImportError(
        .refused,
        "there are no elements in this hierarchy of AccessibilitySnapshot; encode it when its view is in a window "
          + "and laid out, and nothing hides it")
    }
    do {
      var screen = SnapshotTree(hierarchy)
      let tree = try screen.tree()
      let document = try Document(language: language, screens: [Document.Screen(tree: tree)])
      return ScreenImport(document: document, warnings: warnings)
    } catch {
      throw ImportError(dump: error)
    }
  }
}
