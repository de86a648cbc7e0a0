import AloudTree

/// Reads the screen document, the project's own format.
///
/// Keys, types and ranges are checked on the way, and ids and screens that are spoken of when all is read. Whatever is wrong is
/// told with its place in the text.
enum ScreenDocument {
  /// - Throws: ``ImportError``.
  /// - Complexity: O(bytes).
  static func read(_ source: SourceText) throws(ImportError) -> ScreenImport {
    let root = try source.strictJSON()
    let contents: DocumentReader
    do {
      contents = try DocumentReader(root)
    } catch {
      throw ImportError(error, in: source)
    }
    do {
      let saysLanguage = root.asObject?.contains(JSONKeys.Document.language.rawValue) ?? false
      let document = try contents.document()
      return ScreenImport(document: document, warnings: document.lostLinks, saysLanguage: saysLanguage)
    } catch {
      throw ImportError(error, in: source, root.text)
    }
  }
}

extension Document {
  /// A screen document alone: nothing else is tried, so that what needs no dumps does not bring their importers along.
  ///
  /// - Throws: ``ImportError`` with its place.
  package init(screenDocument text: String) throws(ImportError) {
    self = try ScreenDocument.read(SourceText(validating: Array(text.utf8))).document
  }
}
