internal import AloudReader
internal import AloudTree

extension ScriptParser {
  /// Longer ones take too long to compile.
  private static let longestPattern = 1_000

  /// Reads a line under a step.
  static func expectation(_ reader: inout ScriptLineReader) throws(ScriptError) -> Script.Expectation {
    let written = reader.rest
    let form: Script.Expectation.Form
    if written == "…" || written == "..." {
      form = .gap
    } else if reader.next == "!" {
      reader.skip()
      form = .never(try neverMatter(&reader))
    } else {
      form = .event(try matter(&reader))
    }
    return Script.Expectation(line: reader.number, written: written, form: form)
  }

  private static func neverMatter(_ reader: inout ScriptLineReader) throws(ScriptError) -> Script.Matter {
    switch reader.next {
    case nil: throw reader.error(.expectation, "what may not happen is missing behind the !")
    case _ where reader.rest == "…" || reader.rest == "...":
      throw reader.error(.expectation, "a gap may always be empty; to let nothing happen, write no line")
    default: return try matter(&reader)
    }
  }

  private static func matter(_ reader: inout ScriptLineReader) throws(ScriptError) -> Script.Matter {
    let matter: Script.Matter
    switch reader.next {
    case "\"":
      matter = .utterance(try reader.quoted(.expectation))
      try reader.expectEnd(.expectation, after: "the quoted text")
    case "[":
      matter = try bracketed(&reader)
      try reader.expectEnd(.expectation, after: "the bracket; two happenings are two lines")
    case "/":
      matter = .pattern(try pattern(&reader))
      try reader.expectEnd(.expectation, after: "the pattern, which ends at the line's last /")
    case let mark? where ">#!…".unicodeScalars.contains(mark):
      let text = reader.rest
      throw reader.error(.expectation, "put quotes round what begins with \(mark): \"\(text)\"")
    default: matter = .utterance(reader.takeRest())
    }
    return matter
  }

  /// `[screen changed]`, `[keyboard focus] Send`.
  private static func bracketed(_ reader: inout ScriptLineReader) throws(ScriptError) -> Script.Matter {
    let line = reader
    let name = try reader.quoted(by: "]", toLast: false, .expectation)
    if let happening = Happening(rawValue: name) { return .happening(happening) }
    if let kind = Shown.Kind(rawValue: name) {
      return .shown(kind, reader.next == "\"" ? try reader.quoted(.expectation) : reader.takeRest())
    }
    let names = Happening.allCases.map(\.rawValue) + Shown.Kind.allCases.map(\.rawValue)
    let hint = suggestion(for: name, among: names, synonyms: Happening.synonyms)
    // The others are heard with `setting sounds on` alone.
    let printed = Happening.allCases.filter(\.isPrinted).map(\.rawValue).joined(separator: ", ")
    throw line.error(.expectation, "unknown happening \"\(name)\"" + (hint.isEmpty ? "; there are \(printed)" : hint))
  }

  private static func pattern(_ reader: inout ScriptLineReader) throws(ScriptError) -> String {
    let line = reader
    let pattern = try reader.quoted(by: "/", .expectation)
    guard !pattern.isEmpty else {
      throw line.error(.expectation, "an empty pattern matches everything; a comment begins with #")
    }
    guard pattern.utf8.count <= longestPattern else {
      throw line.error(.expectation, "a pattern has \(longestPattern) bytes at most")
    }
    do {
      // Some of what it cannot do comes out only when it is used.
      _ = try Regex(pattern).firstMatch(in: "")
    } catch {
      throw line.error(.expectation, "this is no regular expression: \(error)", at: line.position + 1)
    }
    return pattern
  }
}
