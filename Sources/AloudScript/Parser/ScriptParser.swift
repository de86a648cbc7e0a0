internal import AloudBase
internal import AloudTree

/// Parses the text of a ``Script``.
struct ScriptParser {
  /// The longest script, in bytes: a megabyte.
  static let longest = 1 << 20
  static let mostLines = 100_000

  let path: String?
  let lines: [Script.Line]
  private(set) var heads = Script.Heads()
  private(set) var steps: [Script.Step] = []

  init(_ text: String, path: String?) throws(ScriptError) {
    self.path = path
    guard text.utf8.count <= ScriptParser.longest else {
      throw ScriptError(
        .text, "this is too long: a script has \(ScriptParser.longest) bytes at most", path: path, line: 1, text: [],
        offset: 0)
    }
    lines = ScriptParser.lines(of: text)
    guard lines.count <= ScriptParser.mostLines else {
      throw ScriptError(
        .text, "a script has \(ScriptParser.mostLines) lines at most", path: path, line: ScriptParser.mostLines + 1,
        text: [], offset: 0)
    }
  }

  mutating func parse() throws(ScriptError) {
    for (index, line) in lines.enumerated() {
      var reader = ScriptLineReader(line.text, number: index + 1, path: path)
      switch reader.next {
      case nil, "#": continue
      case ">":
        reader.skip()
        let written = reader.rest
        steps.append(Script.Step(line: index + 1, written: written, action: try ScriptParser.action(&reader)))
      case "＞":
        throw reader.error(.step, "a step begins with a half-width >; put quotes around a text that is heard")
      default:
        if steps.isEmpty {
          try heads.read(&reader)
        } else {
          try ScriptParser.refuseHead(reader)
          steps[steps.count - 1].expectations.append(try ScriptParser.expectation(&reader))
        }
      }
    }
  }

  /// Returns the lines with their endings. Joined, they are equal to the text.
  private static func lines(of text: String) -> [Script.Line] {
    var lines: [Script.Line] = []
    let utf8 = text.utf8
    var start = utf8.startIndex
    var index = start
    while index < utf8.endIndex {
      let byte = utf8[index]
      let end = index
      index = utf8.index(after: index)
      guard byte == 10 || byte == 13 else { continue }
      if byte == 13, index < utf8.endIndex, utf8[index] == 10 { index = utf8.index(after: index) }
      lines.append(Script.Line(text: String(text[start..<end]), ending: String(text[end..<index])))
      start = index
    }
    if start < utf8.endIndex { lines.append(Script.Line(text: String(text[start...]), ending: "")) }
    return lines
  }
}

/// Reads a line of a script from left to right.
struct ScriptLineReader {
  let number: Int
  let path: String?
  private let scalars: [Unicode.Scalar]
  /// The offset after the last scalar that is not white space.
  let end: Int
  /// The offset in Unicode scalars from the start of the line.
  private(set) var position: Int

  init(_ text: String, number: Int, path: String?) {
    self.number = number
    self.path = path
    scalars = Array(text.unicodeScalars)
    // Skips a byte order mark.
    let start = number == 1 && scalars.first == "\u{FEFF}" ? 1 : 0
    end = max(start, scalars.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0)
    position = start
    skipBlanks()
  }

  var isAtEnd: Bool { position >= end }
  /// The next scalar.
  var next: Unicode.Scalar? { isAtEnd ? nil : scalars[position] }
  /// The rest of the line, without white space at the end.
  var rest: String { isAtEnd ? "" : text(position..<end) }

  mutating func skipBlanks() {
    while position < end, scalars[position].isBlank { position += 1 }
  }

  /// Skips a scalar and the white space after it.
  mutating func skip() {
    position = min(position + 1, end)
    skipBlanks()
  }

  /// Reads the next word, and skips the white space after it.
  mutating func word() -> String {
    let start = position
    while position < end, !scalars[position].isBlank { position += 1 }
    defer { skipBlanks() }
    return text(start..<position)
  }

  /// Reads the next word as a value. An invalid value is an error at the beginning of the word.
  mutating func value<Value>(
    _ kind: ScriptError.Problem, _ mistake: (String) -> Message, _ read: (String) -> Value?
  ) throws(ScriptError) -> Value {
    let line = self
    let word = word()
    guard let value = read(word) else { throw line.error(kind, mistake(word)) }
    return value
  }

  /// Reads the rest of the line.
  mutating func takeRest() -> String {
    defer { position = end }
    return rest
  }

  /// Reads the text between the quotation mark here and the last or the next one on the line.
  mutating func quoted(
    by mark: Unicode.Scalar = "\"", toLast: Bool = true, _ kind: ScriptError.Problem
  ) throws(ScriptError) -> String {
    let inside = (position + 1)..<max(end, position + 1)
    let close = toLast ? scalars[inside].lastIndex(of: mark) : scalars[inside].firstIndex(of: mark)
    guard let close else {
      throw error(kind, mark == "\"" ? "the closing quote is missing" : "the closing \(mark) is missing", at: end)
    }
    let content = text(inside.lowerBound..<close)
    position = close + 1
    skipBlanks()
    return content
  }

  /// Throws an error with a message such as `nothing may follow this` if there is more on the line.
  func expectEnd(_ kind: ScriptError.Problem, _ mistake: @autoclosure () -> Message) throws(ScriptError) {
    guard isAtEnd else { throw error(kind, mistake()) }
  }

  /// An error about something that is missing after a word, with an example.
  func needs(_ kind: ScriptError.Problem, _ word: String, _ what: Message, _ example: String) -> ScriptError {
    // An example is the same in all languages, except for an "or" in it.
    let example: Message = example.contains(" or ") ? Message(english: example) : "\(example)"
    return error(kind, "\(word) needs \(what): \(example)")
  }

  func error(_ kind: ScriptError.Problem, _ message: Message, at place: Int? = nil) -> ScriptError {
    ScriptError(kind, message, path: path, line: number, text: scalars, offset: place ?? position)
  }

  private func text(_ range: Range<Int>) -> String {
    let part = scalars[range]
    guard part.allSatisfy({ $0.isASCII }) else { return String(String.UnicodeScalarView(part)) }
    // The fast path for most lines; appending scalar by scalar takes several times as long.
    return String(unsafeUninitializedCapacity: part.count) { buffer in
      for (index, scalar) in part.enumerated() { buffer[index] = UInt8(truncatingIfNeeded: scalar.value) }
      return part.count
    }
  }
}
