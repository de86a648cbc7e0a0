internal import AloudTree

/// Makes a ``Script`` of a text.
struct ScriptParser {
  /// A script of a megabyte is no script.
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
        .text, "this is longer than a script can be, \(ScriptParser.longest) bytes", path: path, line: 1, text: [],
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
        throw reader.error(.step, "a step begins with a narrow >; put quotes round a line that is said")
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

  /// The lines with their endings; together they are the text.
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
