/// The text before every line in a comment or a log.
enum LineMargin {
  case none
  /// `//`, `#` or `*`, with or without spaces before it.
  case comment([UInt8])
  /// A time or similar text, whose digits change.
  case log([UInt8])

  /// - Parameter beginning: the text before the dump in one line.
  init(_ beginning: ArraySlice<UInt8>) {
    let text = beginning.drop(while: { $0.isBlank })
    if text.isEmpty {
      self = .none
    } else if text.allSatisfy({ "/#*|> ".utf8.contains($0) }) {
      self = .comment(Array(text))
    } else {
      self = .log(Array(beginning))
    }
  }

  /// The line without its margin; a line without a margin is returned unchanged.
  func removed(from line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    switch self {
    case .none: return line
    case .comment(let marks):
      let text = line.drop(while: { $0.isBlank })
      if text.starts(with: marks) { return text.dropFirst(marks.count) }
      // Editors remove the space at the end of an empty comment line.
      return text.elementsEqual(marks.dropLast()) && marks.last == UInt8(ascii: " ") ? [] : line
    case .log(let margin):
      guard line.count >= margin.count else { return line }
      let isAlike = zip(line, margin).allSatisfy { $0 == $1 || isDigit($0) && isDigit($1) }
      return isAlike ? line.dropFirst(margin.count) : line
    }
  }

  /// True for the beginning of a margin, at which a text was cut off.
  func begins(with text: ArraySlice<UInt8>) -> Bool {
    guard case .log(let margin) = self, text.count < margin.count else { return false }
    return zip(text, margin).allSatisfy { $0 == $1 || isDigit($0) && isDigit($1) }
  }

  /// True for a digit or a space, because numbers may be padded with spaces.
  private func isDigit(_ byte: UInt8) -> Bool { byte.isDigit || byte == UInt8(ascii: " ") }
}

/// The margin before each line of JSON or XML: the marks of a comment, the times of a log.
///
///     2026-01-02 12:00:07 reply: [{
///     2026-01-02 12:00:07 "AXLabel": "Decline"
///
/// Importers of line-based formats detect margins themselves.
enum DumpMargin {
  /// The maximum offset of the dump, in bytes.
  private static let reach = 1 << 18

  /// The text from the beginning of the dump, without the margins of its lines; nil when there is no margin.
  static func removed(from source: SourceText) -> SourceText? {
    let bytes = source.bytes
    guard let start = start(in: source) else { return nil }
    let line = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let margin = LineMargin(bytes[line..<start])
    if case .none = margin { return nil }
    // Declarations belong to the XML, and its importer must check them.
    if bytes[line..<start].offset(ofText: "<!") != nil { return nil }
    var text: [UInt8] = []
    forEachLine(of: bytes, from: start, margin) { text += bytes[$0] }
    return SourceText(text, in: source) {
      // The lines are read again, so that they need not be stored until a place is requested.
      var map = OffsetMap()
      var length = 0
      forEachLine(of: bytes, from: start, margin) { line in
        map.add(length, standsAt: line.lowerBound)
        length += line.count
      }
      return map
    }
  }

  private static func start(in source: SourceText) -> Int? {
    let text = TextMarks(source)
    // This is checked first, because it is fast; searching every line for marks is not.
    guard !text.beginsWithJSON else { return nil }
    if text.format == .wdaXML || text.format == .detox {
      return source.bytes.prefix(reach).offset(ofEither: [
        "<?xml", "<AppiumAUT", "<XCUIElementType", "<ViewHierarchy",
      ])
    }
    return text.jsonStart == nil && text.format == nil ? bracket(in: source.bytes) : nil
  }

  /// The first bracket that may begin a JSON dump.
  private static func bracket(in bytes: [UInt8]) -> Int? {
    bytes.indices.prefix(reach).first { index in
      switch bytes[index] {
      case UInt8(ascii: "{"): following(index, in: bytes) == UInt8(ascii: "\"")
      case UInt8(ascii: "["): following(index, in: bytes) == UInt8(ascii: "{")
      default: false
      }
    }
  }

  /// The first character after a bracket, on its line or on the next line with text after the margin.
  private static func following(_ bracket: Int, in bytes: [UInt8]) -> UInt8? {
    var rest = bytes[(bracket + 1)...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }
    guard rest.first == UInt8(ascii: "\n") else { return rest.first }
    let line = bytes[..<bracket].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    rest = LineMargin(bytes[line..<bracket]).removed(from: rest.dropFirst().prefix { $0 != UInt8(ascii: "\n") })
    return rest.first { !$0.isSpace }
  }

  /// Calls a closure with the range of each line without its margin, including the line break.
  private static func forEachLine(of bytes: [UInt8], from start: Int, _ margin: LineMargin, _ use: (Range<Int>) -> Void)
  {
    var index = start
    while index < bytes.count {
      let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      let text = index == start ? bytes[index..<end] : margin.removed(from: bytes[index..<end])
      use(text.startIndex..<text.endIndex)
      index = end
    }
  }
}
