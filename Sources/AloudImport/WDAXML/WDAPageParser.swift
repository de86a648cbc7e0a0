import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Parses a page source into a snapshot: as far as it goes, or up to the first mistake.
final class WDAPageParser: NSObject, XMLParserDelegate {
  /// As deep as libxml2, which does the parsing, promises to go.
  private static let maximumDepth = 256

  private let source: SourceText
  private let extent: WDAPageExtent
  private var snapshot = XCUISnapshot()
  /// For each open tag, whether it is an element of the screen.
  private var open: [Bool] = []
  private var failure: ImportError?
  private var attributeReader = WDAAttributes()

  /// The name of the first tag.
  private(set) var rootName: String?
  /// How many elements were called XCUIElementType….
  private(set) var elementCount = 0
  var foundElement: Bool { elementCount > 0 }
  private(set) var isAndroid = false
  /// Whether the end of the first tag was found; what follows is not looked at.
  private(set) var isComplete = false

  init(_ source: SourceText, _ extent: WDAPageExtent) {
    self.source = source
    self.extent = extent
  }

  func parse() throws(ImportError) -> XCUISnapshot {
    let parser = XMLParser(data: Data(extent.bytes))
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    _ = parser.parse()
    if let failure { throw failure }
    snapshot.finish()
    return snapshot
  }

  // MARK: XMLParserDelegate

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard failure == nil, !isComplete else { return }
    guard open.count < WDAPageParser.maximumDepth else {
      let depth = WDAPageParser.maximumDepth
      let message = "elements are nested deeper than \(depth), where parsing ends; set snapshotMaxDepth lower"
      return fail(parser, .invalid, message, at: offsetOfTag(before: parser))
    }
    guard snapshot.elements.count < ImportLimit.elements else {
      return fail(parser, .invalid, ImportLimit.tooManyElements, at: offsetOfTag(before: parser))
    }
    let isElement = name != "AppiumAUT"
    if rootName == nil { rootName = name }
    if name.hasPrefix("XCUIElementType") { elementCount += 1 }
    if name == "hierarchy" || attributes["class"]?.hasPrefix("android") == true { isAndroid = true }
    if isElement { snapshot.open(attributeReader.element(name, attributes)) }
    open.append(isElement)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard failure == nil, !isComplete, let isElement = open.popLast() else { return }
    if isElement { snapshot.close() }
    isComplete = open.isEmpty
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    let code = (error as NSError).code
    guard failure == nil, !isComplete, let mistake = WDAXMLMistake(code: code) else { return }
    // Of a text that is too long for libxml2, this is complained about once all of it is parsed.
    if code == WDAXMLMistake.tooLong, extent.offset(ofElement: elementCount) == nil { return }
    fail(parser, .malformed, mistake.message, at: offset(of: parser))
  }

  private func fail(_ parser: XMLParser, _ kind: ImportError.Kind, _ message: String, at offset: Int) {
    failure = ImportError(kind, message, at: source.location(ofOffset: offset))
    parser.abortParsing()
  }

  /// Where the tag begins that was parsed last, up to its last attribute.
  private func offsetOfTag(before parser: XMLParser) -> Int {
    let offset = offset(of: parser)
    // No attribute can hold a `<`.
    return source.bytes[..<offset].lastIndex(of: UInt8(ascii: "<")) ?? offset
  }

  /// Where the parser is; it counts lines from where it began.
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

/// What libxml2 can complain about, in words for people who have a page source; nil for what does no harm.
struct WDAXMLMistake {
  let message: String

  init?(code: Int) {
    // Names with a prefix that is not declared are no mistake here.
    if code > 200 { return nil }
    guard code != WDAXMLMistake.endOfText else { return nil }
    message = WDAXMLMistake.table.first { $0.code == code }?.message ?? "this is not well-formed XML"
  }

  /// The text ends before the first tag does: a dump that was cut off.
  private static let endOfText = 5
  static let tooLong = 1

  static let table: [(code: Int, message: String)] = [
    (tooLong, "something here is longer than 10 MB, where parsing ends"),
    (4, "there is no XML here"),
    (9, "XML does not allow this character"),
    (26, "XML does not know this character reference; only &amp; &lt; &gt; &quot; &apos; and numbers"),
    (38, "< cannot stand in an attribute; it is written &lt;"),
    (39, "the value of an attribute stands in quotation marks"),
    (40, "the value of this attribute has no end, or is longer than 10 MB, where parsing ends"),
    (41, "this attribute has no value"),
    (42, "the element has the same attribute twice"),
    (45, "this comment has no end"),
    (65, "a space is missing between two attributes"),
    (68, "a name is missing; & is written &amp;, and < is written &lt;"),
    (73, "the > of this tag is missing"),
    (76, "this tag ends another element than the one that began last"),
  ]
}
