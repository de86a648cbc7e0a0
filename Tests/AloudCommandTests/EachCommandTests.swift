import Aloud
import AloudTestSupport
import Foundation
import Testing

/// A stream of documents, line by line.
@Suite struct EachCommandTests {
  static let commands = [
    "read", "audit", "import", "read --explain", "audit --manual --messages ko", "import --explain", "reach",
    "reach --technology switch\u{a0}control", "reach --traps",
  ]
  private static let screen = #"{"aloud": 1, "elements": [{"label": "OK", "traits": ["button"]}]}"#

  /// The words of a command. A no-break space is one inside a word.
  private func words(_ line: String) -> [String] {
    line.split(separator: " ").map { String($0).replacing("\u{a0}", with: " ") }
  }

  private func object(_ line: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
  }

  // MARK: The content of a line

  /// Screens and dumps, each as a string with its name, in the form in which the single command reads them from
  /// standard input.
  private static let paths = Fixtures.files(in: "Screens") + Fixtures.files(in: "Dumps")

  private func envelope(_ text: String, name: String? = nil, language: String? = nil) throws -> String {
    var object = ["dump": text]
    object["name"] = name
    object["language"] = language
    return String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
  }

  /// The output of a command for a document on standard input, on one line; nil if it cannot be read.
  private func single(_ command: String, _ text: String) throws -> (status: Int32, value: NSDictionary?) {
    let form = command.hasPrefix("import") ? (command.contains("--explain") ? ["--json"] : []) : ["--lines"]
    let tool = try Tool.run(words(command) + form + ["-"], input: text)
    return (tool.status, try? object(tool.output) as NSDictionary)
  }

  @Test(.long, arguments: commands) func aLineEqualsTheOutputOfTheSingleCommand(_ command: String) throws {
    try expectSame(command, Self.paths)
  }

  @Test(arguments: ["read", "audit", "import", "reach"]) func someLinesEqualTheOutputOfTheSingleCommand(
    _ command: String
  ) throws {
    try expectSame(command, Self.paths.enumerated().filter { $0.offset % 8 == 0 }.map(\.element))
  }

  private func expectSame(_ command: String, _ paths: [String]) throws {
    let texts = try paths.map { try Fixtures.text($0) }
    let input = try zip(paths, texts).map { try envelope($1, name: $0) + "\n" }.joined()
    let stream = try Tool.run(words(command) + ["--each"], input: input)
    try #require(stream.lines.count == texts.count)
    var statuses: Set<Int32> = []
    for (index, ((path, text), line)) in zip(zip(paths, texts), stream.lines).enumerated() {
      var each = try object(line)
      #expect(each.removeValue(forKey: "name") as? String == path)
      if command == "import" { each = each["dump"] as? [String: Any] ?? each }
      let single = try single(command, text)
      statuses.insert(single.status)
      var expected = single.value
      if let error = expected?["error"] as? String, single.status == 65 {
        // The place of an error is the line of the stream.
        let place = "line \(index + 1): "
        expected = [
          "aloud": 1, "line": index + 1, "error": error.replacing("standard input: ", with: place, maxReplacements: 1),
        ]
      }
      #expect(each as NSDictionary == expected, "\(path)")
    }
    #expect(stream.status == statuses.max())
  }

  /// Byte for byte the same, for documents that are on one line.
  @Test(arguments: ["read", "audit", "reach"]) func aDocumentOnOneLineHasTheSameAnswer(_ command: String) throws {
    let lines = try Fixtures.files(in: "Screens").map {
      try Fixtures.text($0).split(separator: "\n").joined(separator: " ")
    }
    let singles = try lines.map { try Tool.run(command, "--lines", "-", input: $0).output }.joined()
    #expect(try Tool.run(command, "--each", input: lines.joined(separator: "\n")).output == singles)
    // A dump in JSON needs no quotation marks.
    let inside = lines.map { #"{"dump": \#($0)}"# }.joined(separator: "\n")
    #expect(try Tool.run(command, "--each", input: inside).output == singles)
  }

  @Test func importedScreensReadLikeTheOriginals() throws {
    let input = try Self.paths.map { try envelope(try Fixtures.text($0), name: $0) + "\n" }.joined()
    let imported = try Tool.run("import", "--each", input: input)
    #expect(imported.status == 0)
    func texts(_ input: String) throws -> [[String]] {
      try Tool.run("read", "--each", input: input).lines.map { line in
        let stops = try object(line)["stops"] as? [[String: Any]] ?? []
        return [try object(line)["name"] as? String ?? ""] + stops.map { $0["text"] as? String ?? "" }
      }
    }
    #expect(try texts(imported.output) == texts(input))
  }

  @Test func failedImportsKeepTheirReason() throws {
    let imported = try Tool.run(["import", "--each"], input: #"{"name": "cart", "dump": "nonsense"}"# + "\n\n")
    let read = try Tool.run(["read", "--each"], input: imported.output)
    try #require(imported.lines.count == 2 && read.lines.count == 2)
    for (first, second) in zip(imported.lines, read.lines) {
      #expect(try object(first)["error"] as? String == object(second)["error"] as? String)
      #expect(try object(first)["name"] as? String == object(second)["name"] as? String)
    }
    #expect(read.status == 65)
  }

  @Test func aLineHasItsOwnLanguage() throws {
    let input = try [nil, "ko", "de"].map { try envelope(Self.screen, language: $0) + "\n" }.joined()
    let stream = try Tool.run("read", "--each", "--language", "fr", input: input)
    #expect(try stream.lines.map { try object($0)["language"] as? String } == ["fr", "ko", "de"])
  }

  // MARK: Lines that cannot be read

  /// A line, and the end of its error.
  private static let mistakes: [(line: String, place: [Int]?, error: String)] = [
    ("", nil, "line 2: the line is empty"),
    (" \t\r", nil, "line 2: the line is empty"),
    (#"{"aloud": 1, "elements": [{"label": "OK", "traits": ["buton"]}]}"#, [1, 54], "did you mean \"button\"?"),
    (#"{"dump": "{\"aloud\": 1,\n\"elements\": 3}"}"#, [2, 13], "must be a list"),
    (#"{"dump": 3}"#, [1, 10], "\"dump\" must be a string, or the JSON of a dump"),
    (#"{"dump": "", "nam": "x"}"#, [1, 14], "unknown key \"nam\" beside \"dump\"; did you mean \"name\"?"),
    (#"{"name": "x", "dmp": "y"}"#, [1, 15], "unknown key \"dmp\" beside \"dump\"; did you mean \"dump\"?"),
    (#"{"dump": "", "dump": ""}"#, [1, 14], "there is a second \"dump\""),
    (#"{"name": 1, "dump": ""}"#, [1, 10], "\"name\" must be a string"),
    (#"{"dump": "", "language": "korean"}"#, [1, 26], "not \"korean\"; did you mean \"ko\"?"),
    (#"{"name": "x", "dump": "a"} b"#, [1, 28], "there is more text after the end of the JSON"),
    (#"{"name": "x", "dump": "<AppiumAUT>"#, [1, 35], "the text ends inside a string"),
    ("a\u{0}b", [1, 2], "there is a NUL byte here; the file is binary, or text in another encoding"),
    ("hello", nil, "name one with --from"),
  ]

  @Test(arguments: mistakes.indices) func aMistakeHasALineWithItsPlace(_ index: Int) throws {
    let mistake = Self.mistakes[index]
    for command in ["read", "audit", "import", "reach"] {
      let tool = try Tool.run(command, "--each", input: "\(Self.screen)\n\(mistake.line)\n\(Self.screen)\n")
      #expect(tool.status == 65 && tool.lines.count == 3)
      #expect(tool.errors == "aloud \(command): 1 of 3 lines have an error; the first is line 2\n")
      let line = try object(tool.lines[1])
      let error = line["error"] as? String ?? ""
      #expect(line["line"] as? Int == 2)
      #expect(error.split(separator: "\n").first?.hasSuffix(mistake.error) == true, "\(error)")
      let place = line["place"] as? [String: Int]
      #expect(place.map { [$0["line"], $0["column"]] } == mistake.place?.map(Optional.some))
      if let place = mistake.place { #expect(error.hasPrefix("line 2:\(place[0]):\(place[1]): ")) }
      #expect(tool.lines[0] == tool.lines[2])
    }
  }

  @Test func invalidTextIsReported() throws {
    let scratch = try Scratch()
    try Data([0xFF, 0x0A] + Array(Self.screen.utf8)).write(to: scratch.url("in"))
    let output = try Tool.shell("aloud read --each < '\(scratch.url("in").path)' 2>/dev/null")
    let lines = output.split(separator: "\n").map(String.init)
    try #require(lines.count == 2)
    #expect(lines[0].contains("the byte 0xFF is not UTF-8 here") && lines[1].contains("OK, Button"))
  }

  @Test(arguments: ["\n", "\r\n"]) func lineEndingsAndByteOrderMarksAreIgnored(_ ending: String) throws {
    let plain = try Tool.run("read", "--each", input: Self.screen)
    #expect(plain.status == 0 && plain.lines.count == 1)
    let marked = try Tool.run("read", "--each", input: "\u{FEFF}\(Self.screen)\(ending)\u{FEFF}\(Self.screen)")
    #expect(marked.lines == plain.lines + plain.lines)
  }

  /// A part of a larger stream may be empty.
  @Test func anAuditTellsAnEmptyStream() throws {
    let tool = try Tool.run("audit", "--each", input: "")
    #expect(tool.status == 0 && tool.output.isEmpty)
    #expect(tool.errors.hasPrefix("aloud audit: standard input has no line, so nothing was audited"))
    #expect(try Tool.run("read", "--each", input: "").errors.isEmpty)
  }

  @Test func findingsFailAfterAllIsRead() throws {
    let silent = #"{"aloud": 1, "elements": [{"traits": ["button"]}]}"#
    let tool = try Tool.run("audit", "--each", "--rule", "missing-label", input: "\(silent)\n\(Self.screen)\n")
    #expect(tool.status == 1 && tool.lines.count == 2 && tool.errors.isEmpty)
    #expect(try Tool.run("audit", "--each", "--rule", "missing-label", input: "\(silent)\n{\n").status == 65)
    #expect(try Tool.run("audit", "--each", "--rule", "missing-label", input: Self.screen).status == 0)
  }

  /// Even for a million documents, standard error has only a readable number of lines.
  @Test func warningsAreCounted() throws {
    let silent = #"{"aloud": 1, "elements": []}"# + "\n"
    let tool = try Tool.run("read", "--each", "--jobs", "3", input: String(repeating: silent, count: 50))
    let errors = tool.errors.split(separator: "\n")
    #expect(errors.count == 21 && errors.last == "aloud read: 30 more warnings")
    #expect(errors.prefix(20).enumerated().allSatisfy { $1.hasPrefix("line \($0 + 1): nothing on this screen") })
  }

  // MARK: Options

  @Test(arguments: [
    "read --each x.json", "read --each -", "read --each --watch", "read --each --speak", "read --each --wav x.wav",
    "read --each --browser x", "read --jobs 2 x.json", "import --jobs 2 x.json", "import --each --schema",
    "audit --each x.json", "audit --each --output x.json", "audit --each --format sarif", "audit --each --statistics",
    "audit --each --baseline x", "audit --each --rules", "audit --each --rehearse", "read --each --jobs 0",
    "reach --each x.json", "reach --jobs 2 x.json", "reach --each --browser x", "reach --each --traps --way x",
  ]) func incompatibleOptionsAreRefused(_ line: String) throws {
    let tool = try Tool.run(words(line), input: Self.screen)
    #expect(tool.status == 64 && tool.output.isEmpty, "\(tool.errors)")
  }

  /// The output must not become the next input.
  @Test func theInputStreamIsNeverAnOutput() throws {
    let scratch = try Scratch()
    let path = try scratch.file("a.ndjson", Self.screen + "\n")
    let said = try Tool.shell("aloud read --each < '\(path)' 2>&1 >> '\(path)'")
    #expect(said.contains("would overwrite"))
    #expect(try scratch.text("a.ndjson") == Self.screen + "\n")
  }
}
