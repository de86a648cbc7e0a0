/// Goes through one line of a script from left to right.
struct ScriptLineReader {
  let number: Int
  private let path: String?
  private let scalars: [Unicode.Scalar]
  /// Behind the last scalar that is no white space.
  let end: Int
  /// In Unicode scalars from the start of the line.
  private(set) var position: Int

  init(_ text: String, number: Int, path: String?) {
    self.number = number
    self.path = path
    scalars = Array(text.unicodeScalars)
    // A byte order mark is no letter of the first line.
    let start = number == 1 && scalars.first == "\u{FEFF}" ? 1 : 0
    end = max(start, scalars.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0)
    position = start
    skipBlanks()
  }

  var isAtEnd: Bool { position >= end }
  /// The next scalar.
  var next: Unicode.Scalar? { isAtEnd ? nil : scalars[position] }
  /// Everything from here, without white space at the end.
  var rest: String { isAtEnd ? "" : text(position..<end) }

  mutating func skipBlanks() {
    while position < end, scalars[position].isBlank { position += 1 }
  }

  /// Passes over one scalar and the white space behind it.
  mutating func skip() {
    position = min(position + 1, end)
    skipBlanks()
  }

  /// The next word, up to white space; passes over that too.
  mutating func word() -> String {
    let start = position
    while position < end, !scalars[position].isBlank { position += 1 }
    defer { skipBlanks() }
    return text(start..<position)
  }

  /// Everything up to the end.
  mutating func takeRest() -> String {
    defer { position = end }
    return rest
  }

  /// The text from the mark at this place to the last one of the line, or the next one; passes over the last mark.
  mutating func quoted(
    by mark: Unicode.Scalar = "\"", toLast: Bool = true, _ kind: ScriptError.Kind
  ) throws(ScriptError) -> String {
    let inside = (position + 1)..<max(end, position + 1)
    let close = toLast ? scalars[inside].lastIndex(of: mark) : scalars[inside].firstIndex(of: mark)
    guard let close else {
      let name = mark == "\"" ? "closing quote" : "closing \(mark)"
      throw error(kind, "the \(name) is missing", at: end)
    }
    let content = text(inside.lowerBound..<close)
    position = close + 1
    skipBlanks()
    return content
  }

  func expectEnd(_ kind: ScriptError.Kind, after what: String) throws(ScriptError) {
    guard isAtEnd else { throw error(kind, "nothing may follow \(what)") }
  }

  func error(_ kind: ScriptError.Kind, _ message: String, at place: Int? = nil) -> ScriptError {
    ScriptError(kind, message, path: path, line: number, text: scalars, offset: place ?? position)
  }

  private func text(_ range: Range<Int>) -> String {
    let part = scalars[range]
    guard part.allSatisfy(\.isASCII) else { return String(String.UnicodeScalarView(part)) }
    // Most lines; scalar by scalar takes several times as long.
    return String(unsafeUninitializedCapacity: part.count) { buffer in
      for (index, scalar) in part.enumerated() { buffer[index] = UInt8(truncatingIfNeeded: scalar.value) }
      return part.count
    }
  }
}
