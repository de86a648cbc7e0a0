/// What people and tools put around a dump: the reply of a server, the quotation marks of a debugger, the margin of a log.
///
///     {"value": "<?xml version=\"1.0\"?>\n<AppiumAUT>…", "sessionId": "5A1C"}
///
/// What is inside keeps the places of the file, so that errors are told where people find them.
enum Envelope {
  /// How many envelopes may be in one another; a log of a reply of a server has two.
  private static let mostEnvelopes = 4

  /// The text without what is around it; a text without an envelope as it is.
  ///
  /// - Complexity: O(bytes).
  static func opened(_ source: SourceText) -> SourceText {
    var source = source
    for _ in 0..<mostEnvelopes {
      guard let inner = quoted(in: source) ?? DumpMargin.removed(from: source) else { break }
      source = inner
    }
    return source
  }

  private static func quoted(in source: SourceText) -> SourceText? {
    let bytes = source.bytes
    let quote: Int?
    if let start = TextMarks.jsonStart(in: source) {
      quote = memberWithDump(bytes, at: start)
    } else if bytes.first(where: { !SourceText.isSpace($0) }) == UInt8(ascii: "<") {
      quote = nil
    } else {
      quote = quoteOfDump(bytes)
    }
    guard let quote else { return nil }
    let text = EscapedText(bytes, quote: quote)
    return SourceText(text.unescaped, in: source) { text.offset(of: $0) }
  }

  // MARK: Replies of servers

  /// The quotation mark of the first text in a flat object that begins as a dump does.
  private static func memberWithDump(_ bytes: [UInt8], at offset: Int) -> Int? {
    var scanner = JSONScanner(bytes, at: offset, collectsLoneSurrogates: true)
    guard (try? scanner.next()) == .beginObject else { return nil }
    while true {
      do {
        guard case .key = try scanner.next() else { return nil }
        // What holds brackets is a tree itself.
        guard try scanner.next().isScalar else { return nil }
      } catch {
        // A reply that was cut off ends in this text.
        return isQuoteOfDump(bytes, scanner.start) ? scanner.start : nil
      }
      if isQuoteOfDump(bytes, scanner.start) { return scanner.start }
    }
  }

  private static func isQuoteOfDump(_ bytes: [UInt8], _ offset: Int) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { return false }
    return beginsDump(EscapedText(bytes, quote: offset).beginning(200)[...])
  }

  // MARK: Strings as a debugger prints them

  /// The first quotation mark of a string that begins as a dump does, and has escapes in it.
  private static func quoteOfDump(_ bytes: [UInt8]) -> Int? {
    var index = bytes.startIndex
    while let quote = bytes[index...].firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }) {
      index = quote + 1
      guard beginsDump(EscapedText(bytes, quote: quote).beginning(200)[...]) else { continue }
      let line = bytes[index...].prefix { $0 != UInt8(ascii: "\n") }
      if [#"\n"#, #"\""#].contains(where: { line.offset(ofText: $0) != nil }) { return quote }
      index = line.endIndex
    }
    return nil
  }

  private static let beginnings = [
    "<?xml", "<!", "<AppiumAUT", "<XCUIElementType", "<hierarchy", "Attributes: ", "Element subtree:", "→", "->",
    "Application, ", "Window, ", "Window (Main)", "Device orientation:", "{\"", "[{", "{\n", "[\n",
  ]

  private static func beginsDump(_ text: ArraySlice<UInt8>) -> Bool {
    let text = text.drop(while: SourceText.isSpace)
    return beginnings.contains { text.starts(with: $0.utf8) }
  }
}
