public import AloudImport
public import AloudReader

extension ScreenReader {
  /// Creates a reader for a screen document or a dump. The content determines the format.
  ///
  ///     var reader = try ScreenReader(reading: app.debugDescription, language: "ko")
  ///
  /// - Parameters:
  ///   - text: the document or the dump.
  ///   - language: BCP-47; a dump does not state its language. With nil, a document keeps its own language, and a dump
  ///     is English.
  ///   - options: how the reader reads it.
  /// - Throws: `ImportError`.
  public init(reading text: String, language: String? = nil, options: ReaderOptions = ReaderOptions())
    throws(ImportError)
  {
    self.init(try Document(reading: text, language: language), options: options)
  }
}
