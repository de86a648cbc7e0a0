internal import AloudBase

#if canImport(Foundation)
  import Foundation

  #if canImport(FoundationXML)
    import FoundationXML
  #endif

  /// Parses a page source with libxml2, to its end or to the first error.
  final class WDAPageParser: NSObject, XMLParserDelegate {
    private let source: SourceText
    private let extent: WDAPageExtent
    private var reader: WDAPageReader
    private var failure: ImportError?

    private init(_ source: SourceText, _ extent: WDAPageExtent) {
      self.source = source
      self.extent = extent
      reader = WDAPageReader(extent)
    }

    static func parse(_ source: SourceText, _ extent: WDAPageExtent) throws(ImportError) -> WDAPageReader {
      let itself = WDAPageParser(source, extent)
      let parser = XMLParser(data: Data(extent.bytes))
      parser.shouldResolveExternalEntities = false
      parser.delegate = itself
      _ = parser.parse()
      if let failure = itself.failure { throw failure }
      itself.reader.finish()
      return itself.reader
    }

    // MARK: XMLParserDelegate

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      guard failure == nil, let problem = reader.begin(name, attributes) else { return }
      fail(parser, .invalid, problem, at: offsetOfTag(before: parser))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      if failure == nil { reader.end() }
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
      let code = (error as NSError).code
      guard failure == nil, !reader.isComplete, let message = WDAXMLMistake.message(code: code) else { return }
      // libxml2 reports a text that is too long only after it has parsed all of it.
      if code == WDAXMLMistake.tooLong, extent.offset(ofElement: reader.elementCount) == nil { return }
      fail(parser, .malformed, message, at: offset(of: parser))
    }

    private func fail(_ parser: XMLParser, _ kind: ImportError.Kind, _ message: Message, at offset: Int) {
      failure = ImportError(kind, message, at: source.location(ofOffset: offset))
      parser.abortParsing()
    }

    /// The offset at which the last parsed tag begins.
    private func offsetOfTag(before parser: XMLParser) -> Int {
      let offset = offset(of: parser)
      // Attributes cannot contain `<`.
      return source.bytes[..<offset].lastIndex(of: UInt8(ascii: "<")) ?? offset
    }

    /// The offset of the parser; its line numbers are relative to its start.
    private func offset(of parser: XMLParser) -> Int {
      var line = 1
      var offset = extent.start
      while line < parser.lineNumber, let end = source.bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) {
        offset = end + 1
        line += 1
      }
      let end = source.bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? source.bytes.count
      return min(offset + max(parser.columnNumber - 1, 0), end)
    }
  }

  /// libxml2's errors, in words for users who have a page source.
  enum WDAXMLMistake {
    static let tooLong = 1
    /// The text ends before the first tag does: the dump is truncated.
    private static let endOfText = 5

    /// Nil for a harmless error.
    static func message(code: Int) -> Message? {
      // Codes above 200 concern namespace prefixes, which need no declaration here.
      guard code <= 200, code != endOfText else { return nil }
      return table.first { $0.code == code }?.message ?? "this is not well-formed XML"
    }

    private static let table: [(code: Int, message: Message)] = [
      (tooLong, "something here is longer than 10 MB, the limit of the parser"),
      (4, "there is no XML here"),
      (9, "XML does not allow this character"),
      (26, "this character reference is not valid XML; use &amp; &lt; &gt; &quot; &apos; or a number"),
      (38, "an attribute cannot contain <; write it as &lt;"),
      (39, "the value of an attribute must be in quotation marks"),
      (40, "the value of this attribute is not closed, or is longer than 10 MB, the limit of the parser"),
      (41, "this attribute has no value"),
      (42, "the element has the same attribute twice"),
      (45, "this comment is not closed"),
      (65, "a space is missing between two attributes"),
      (68, "a name is missing; write & as &amp; and < as &lt;"),
      (73, "the > of this tag is missing"),
      (76, "this tag does not close the element that was opened last"),
    ]
  }
#elseif arch(wasm32)
  /// Parses a page source with the browser's parser.
  enum WDAPageParser {
    static func parse(_ source: SourceText, _ extent: WDAPageExtent) throws(ImportError) -> WDAPageReader {
      var reader = WDAPageReader(extent)
      for tag in BrowserXML.tags(of: extent.bytes) {
        switch tag {
        case .begin(let name, let attributes):
          if let problem = reader.begin(name, attributes) { throw ImportError(.invalid, problem) }
        case .end: reader.end()
        case .mistake:
          if !reader.isComplete { throw ImportError(.malformed, "this is not well-formed XML") }
        }
      }
      reader.finish()
      return reader
    }
  }
#endif
