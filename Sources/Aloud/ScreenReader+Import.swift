public import AloudImport
public import AloudReader

extension ScreenReader {
  /// A reader on a screen document or a dump, whose format is found from the content.
  ///
  ///     var reader = try ScreenReader(reading: app.debugDescription, language: "ko")
  ///
  /// - Parameters:
  ///   - text: the document or the dump.
  ///   - language: BCP-47; a dump does not tell its language. Nil leaves a document its own, and makes a dump English.
  ///   - options: how it is to be read.
  /// - Throws: `ImportError`.
  public init(reading text: String, language: String? = nil, options: ReaderOptions = ReaderOptions())
    throws(ImportError)
  {
    self.init(try Document(reading: text, language: language), options: options)
  }
}
