public import AloudTree

/// A screen that was read from a document or a dump, and what there is to say about the reading.
///
///     let screen = try ImportedScreen(Array(dump.utf8))
///     screen.format    // .wdaXML
///     screen.document  // what a ScreenReader walks
public struct ImportedScreen: Sendable {
  public let document: Document
  public let format: ScreenFormat
  /// What was read differently from what the file says, such as a dump that was cut off; a sentence each.
  public let warnings: [String]

  /// Reads a screen document or a dump; the format is found from the content unless it is given.
  ///
  /// - Parameters:
  ///   - bytes: the file, in UTF-8.
  ///   - format: nil finds out.
  ///   - language: BCP-47; the language of the screen, which a dump does not tell. Nil leaves a document its own, and
  ///     makes a dump English.
  /// - Throws: ``ImportError``, with the place where it can be told.
  /// - Complexity: O(bytes).
  public init(_ bytes: [UInt8], format: ScreenFormat? = nil, language: String? = nil) throws(ImportError) {
    let source = try SourceText(validating: bytes)
    let format = if let format { format } else { try ScreenFormat(of: source) }
    let result: (document: Document, warnings: [String])
    switch format {
    case .aloud: result = (try ScreenDocument.read(source), [])
    case .wdaXML: result = try WDAXML.read(source, language: language ?? "en")
    case .xcuitest: result = try XCUITestDescription.read(source, language: language ?? "en")
    case .idb, .axe: result = try AccessibilityBridgeJSON.read(source, language: language ?? "en")
    }
    var document = result.document
    if let language { document.language = language }
    self.document = document
    self.format = format
    warnings = result.warnings
  }
}

extension Document {
  /// A screen document or a dump, whose format is found from the content.
  ///
  ///     let document = try Document(reading: app.debugDescription, language: "ko")
  ///
  /// - Throws: ``ImportError``.
  public init(reading text: String, format: ScreenFormat? = nil, language: String? = nil) throws(ImportError) {
    self = try ImportedScreen(Array(text.utf8), format: format, language: language).document
  }
}
