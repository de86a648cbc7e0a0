/// A pull tokenizer for JSON, which tells where things begin and end and where the text breaks the rules.
///
///     var scanner = JSONScanner(Array(#"{"a": 1}"#.utf8))
///     try scanner.next()  // .beginObject
///     try scanner.next()  // .key(1..<4)
///
/// Foundation decodes; this only finds places. It is strict (RFC 8259), and costs no recursion.
///
/// - Complexity: O(bytes) for the whole text.
struct JSONScanner {
  /// How deep brackets may be nested: Foundation gives up at 512, without saying so.
  static let maximumDepth = 500

  /// What comes next in the text; ranges are in bytes, those of keys and strings with their quotes.
  enum Token: Equatable {
    case beginObject, endObject, beginArray, endArray
    case key(Range<Int>)
    case string(Range<Int>)
    case number(Range<Int>)
    case literal(Range<Int>)
    case end

    /// True for what is complete in itself: a string, a number, `true`, `false` and `null`.
    var isScalar: Bool {
      switch self {
      case .string, .number, .literal: true
      case .beginObject, .endObject, .beginArray, .endArray, .key, .end: false
      }
    }
  }

  /// A bracket that is open.
  struct Level {
    let isObject: Bool
    let offset: Int
  }

  private enum Expectation { case value, firstValue, key, firstKey, commaOrEnd }

  let bytes: [UInt8]
  /// How far the text is read.
  private(set) var index: Int
  /// Where the last token begins.
  private(set) var start: Int
  /// The brackets that are open, outermost first.
  private(set) var levels: [Level] = []
  /// Offsets of `\u` escapes that are half of a character; an error unless they are to be collected.
  private(set) var loneSurrogates: [Int] = []
  private let collectsLoneSurrogates: Bool
  /// How many objects have begun.
  private var objects = 0
  /// How many values have begun.
  private var values = 0
  private var expectation = Expectation.value

  /// A scanner of the value that begins at an offset.
  init(_ bytes: [UInt8], at offset: Int = 0, collectsLoneSurrogates: Bool = false) {
    self.bytes = bytes
    index = offset
    start = offset
    self.collectsLoneSurrogates = collectsLoneSurrogates
  }

  mutating func next() throws(JSONSyntaxError) -> Token {
    skipSpace()
    if expectation == .commaOrEnd, let token = try afterValue() { return token }
    start = index
    guard index < bytes.count else { throw cutOff() }
    return expectation == .key || expectation == .firstKey ? try key() : try value()
  }

  /// Reads the rest of a value whose first token was just returned.
  mutating func skipRest(of token: Token) throws(JSONSyntaxError) {
    guard token == .beginObject || token == .beginArray else { return }
    let depth = levels.count
    while levels.count >= depth { _ = try next() }
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      index += 1
    }
  }

  // MARK: Structure

  /// A closing bracket or the end; nil after a comma.
  private mutating func afterValue() throws(JSONSyntaxError) -> Token? {
    start = index
    guard let level = levels.last else {
      guard index == bytes.count else { throw problem("there is more text after the end of the JSON") }
      return .end
    }
    guard index < bytes.count else { throw cutOff() }
    let closing = UInt8(ascii: level.isObject ? "}" : "]")
    if bytes[index] == closing { return close() }
    guard bytes[index] == UInt8(ascii: ",") else {
      throw problem("a comma or \"\(level.isObject ? "}" : "]")\" is missing here")
    }
    index += 1
    skipSpace()
    if index < bytes.count, bytes[index] == closing { throw problem("there is a comma too many here") }
    expectation = level.isObject ? .key : .value
    return nil
  }

  private mutating func open(object: Bool) throws(JSONSyntaxError) -> Token {
    objects += object ? 1 : 0
    guard objects <= ImportLimit.objects else { throw problem(tooMany("objects", ImportLimit.objects)) }
    guard levels.count < JSONScanner.maximumDepth else {
      throw problem("brackets are nested deeper than \(JSONScanner.maximumDepth)")
    }
    levels.append(Level(isObject: object, offset: index))
    index += 1
    expectation = object ? .firstKey : .firstValue
    return object ? .beginObject : .beginArray
  }

  private mutating func close() -> Token {
    let level = levels.removeLast()
    index += 1
    expectation = .commaOrEnd
    return level.isObject ? .endObject : .endArray
  }

  private mutating func key() throws(JSONSyntaxError) -> Token {
    if bytes[index] == UInt8(ascii: "}"), expectation == .firstKey { return close() }
    guard bytes[index] == UInt8(ascii: "\"") else { throw problem(insteadOfKey()) }
    let range = try string()
    skipSpace()
    start = index
    guard index < bytes.count else { throw cutOff() }
    guard bytes[index] == UInt8(ascii: ":") else { throw problem("a colon is missing after the key") }
    start = range.lowerBound
    index += 1
    expectation = .value
    return .key(range)
  }

  private func tooMany(_ what: String, _ count: Int) -> String {
    "there are more than \(count) \(what) before this one; no screen has as many"
  }

  private mutating func value() throws(JSONSyntaxError) -> Token {
    values += 1
    guard values <= ImportLimit.values else { throw problem(tooMany("values", ImportLimit.values)) }
    let token: Token
    switch bytes[index] {
    case UInt8(ascii: "{"): return try open(object: true)
    case UInt8(ascii: "["): return try open(object: false)
    case UInt8(ascii: "]") where expectation == .firstValue: return close()
    case UInt8(ascii: "\""): token = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): token = .number(try number())
    default: token = .literal(try literal())
    }
    expectation = .commaOrEnd
    return token
  }

  // MARK: Scalars

  private mutating func string() throws(JSONSyntaxError) -> Range<Int> {
    let start = index
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        index += 1
        return start..<index
      }
      if byte == UInt8(ascii: "\\") {
        try escape()
      } else if byte < 0x20 {
        throw problem(
          byte == 0x0A ? "there is a line break inside a string; write it as \\n" : controlCharacter, at: index)
      } else {
        index += 1
      }
    }
    throw JSONSyntaxError(offset: endOfText, message: "the text ends inside a string", isCutOff: true)
  }

  private var controlCharacter: String {
    "there is a control character inside a string; write it as \\t, \\r or \\u00…"
  }

  private mutating func escape() throws(JSONSyntaxError) {
    guard index + 1 < bytes.count else { throw cutOff() }
    guard bytes[index + 1] == UInt8(ascii: "u") else {
      guard "\"\\/bfnrt".utf8.contains(bytes[index + 1]) else {
        throw problem("JSON has no such escape; write \\\\ for a backslash", at: index)
      }
      index += 2
      return
    }
    let unit = try codeUnit(at: index)
    if (0xD800...0xDBFF).contains(unit), index + 7 < bytes.count, bytes[index + 6] == UInt8(ascii: "\\"),
      bytes[index + 7] == UInt8(ascii: "u"), (0xDC00...0xDFFF).contains(try codeUnit(at: index + 6))
    {
      index += 12
    } else {
      if (0xD800...0xDFFF).contains(unit) {
        guard collectsLoneSurrogates else {
          throw problem("this escape is half of a character; its other half is missing", at: index)
        }
        loneSurrogates.append(index)
      }
      index += 6
    }
  }

  /// The number of a `\u` escape.
  private func codeUnit(at offset: Int) throws(JSONSyntaxError) -> UInt16 {
    guard offset + 6 <= bytes.count else { throw cutOff() }
    let digits = String(decoding: bytes[offset + 2..<offset + 6], as: UTF8.self)
    guard digits.utf8.allSatisfy(isHexDigit), let unit = UInt16(digits, radix: 16) else {
      throw problem("four hexadecimal digits are missing after \\u", at: offset)
    }
    return unit
  }

  private func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private mutating func number() throws(JSONSyntaxError) -> Range<Int> {
    let start = index
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let whole = digits()
    var isWellFormed = whole.count == 1 || (whole.count > 1 && bytes[whole.lowerBound] != UInt8(ascii: "0"))
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      isWellFormed = !digits().isEmpty && isWellFormed
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") { index += 1 }
      isWellFormed = !digits().isEmpty && isWellFormed
    }
    let number = start..<index
    let rest = word(from: index)
    guard isWellFormed, rest.isEmpty else {
      if rest.isEmpty, index == bytes.count { throw cutOff() }
      throw problem(notAValue(number.lowerBound..<rest.upperBound), at: start)
    }
    return number
  }

  private mutating func digits() -> Range<Int> {
    let start = index
    while index < bytes.count, isDigit(bytes[index]) { index += 1 }
    return start..<index
  }

  private mutating func literal() throws(JSONSyntaxError) -> Range<Int> {
    let range = word(from: index)
    let text = bytes[range]
    for known in ["true", "false", "null"] {
      if text.elementsEqual(known.utf8) {
        index = range.upperBound
        return range
      }
      if range.upperBound == bytes.count, !range.isEmpty, known.utf8.starts(with: text) { throw cutOff() }
    }
    throw problem(insteadOfValue(range))
  }

  /// Letters, digits and what else stands in words that are taken for values.
  private func word(from offset: Int) -> Range<Int> {
    var end = offset
    while end < bytes.count, isHexDigit(bytes[end]) || "_.+-".utf8.contains(bytes[end]) || isLetter(bytes[end]) {
      end += 1
    }
    return offset..<end
  }

  private func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
}

// MARK: - Messages

/// Where and how a text is not JSON.
struct JSONSyntaxError: Error, Equatable {
  let offset: Int
  let message: String
  /// True when the text simply ends too early.
  var isCutOff = false
}

extension JSONScanner {
  private func problem(_ message: String, at offset: Int? = nil) -> JSONSyntaxError {
    JSONSyntaxError(offset: offset ?? start, message: message)
  }

  private func cutOff() -> JSONSyntaxError {
    guard let level = levels.last else {
      return JSONSyntaxError(offset: endOfText, message: "the text ends before the JSON does", isCutOff: true)
    }
    let line = SourceText(bytes).location(ofOffset: level.offset).line
    let message = "the text ends before the \"\(level.isObject ? "{" : "[")\" of line \(line) is closed"
    return JSONSyntaxError(offset: endOfText, message: message, isCutOff: true)
  }

  /// Behind the last byte that is no space, where a person looks for the end.
  private var endOfText: Int { bytes.lastIndex { !SourceText.isSpace($0) }.map { $0 + 1 } ?? 0 }

  private func insteadOfKey() -> String {
    switch bytes[index] {
    case UInt8(ascii: "/"), UInt8(ascii: "#"): "JSON has no comments"
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","): "a key is missing here"
    default: "a key must stand in double quotes"
    }
  }

  private func insteadOfValue(_ word: Range<Int>) -> String {
    guard word.isEmpty else { return notAValue(word) }
    return switch bytes[index] {
    case UInt8(ascii: "/"), UInt8(ascii: "#"): "JSON has no comments"
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"): "a value is missing here"
    case UInt8(ascii: "'"): "a string must stand in double quotes"
    default: "this is not JSON"
    }
  }

  private func notAValue(_ word: Range<Int>) -> String {
    "\"\(String(decoding: bytes[word].prefix(40), as: UTF8.self))\" is not a value in JSON"
  }
}
