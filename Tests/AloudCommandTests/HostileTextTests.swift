import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudCommand

/// No text of a document reaches a terminal without escaping: a law for all commands.
@Suite struct HostileTextTests {
  /// Two kinds of escape sequences, three kinds of line breaks, a bell, a NUL, and a character that changes the
  /// direction.
  private static let text =
    "a\u{1B}[31mb\u{9B}31mc\r\nINJECTED\u{2028}INJECTED\nINJECTED\u{7}\u{0}\u{7F}\u{202E}\u{FEFF}d"
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    let hostile = HostileTextTests.text
    let chart: [String: Any] = [
      "title": hostile, "summary": "It rises. " + hostile, "x": ["title": hostile, "from": 0, "to": 9],
      "y": ["title": hostile, "from": 0, "to": 9],
      "series": [["name": hostile, "continuous": true, "points": (0..<9).map { [$0, 9 - $0] }]],
    ]
    func element(_ id: String, _ more: [String: Any]) -> [String: Any] {
      ["id": id + hostile, "label": id + hostile].merging(more) { $1 }
    }
    let elements: [[String: Any]] = [
      element("title", ["traits": ["header"], "hint": hostile, "value": hostile, "language": "en"]),
      element(
        "button",
        [
          // Older versions of iOS do not say it.
          "expanded": true,
          "traits": ["button"], "actions": [["name": hostile, "do": [["post": "announcement", "text": hostile]]]],
          "content": [["label": hostile, "value": hostile, "importance": "high"]],
          "on": ["activate": [["show": "next" + hostile]]],
          "ignore": [["rule": "missing-label", "why": hostile], ["rule": hostile, "why": hostile]],
        ]),
      element("field", ["text": ["placeholder": hostile], "value": hostile]),
      element("chart", ["chart": chart, "container": "group"]),
      element("image", ["traits": ["image"], "label": hostile + ".png"]),
      element(
        "rotors", ["rotors": [["name": hostile, "items": ["title" + hostile]]], "traits": ["button"]]),
    ]
    let document: [String: Any] = [
      "aloud": 1, "name": hostile, "elements": elements,
      "screens": ["next" + hostile: ["name": hostile, "elements": [element("next", [:])]]],
      "guidedAccess": [
        "supervised": true, "restrictions": [["identifier": hostile, "title": hostile, "detail": hostile]],
      ],
    ]
    var changed = document
    changed["elements"] = [element("title", ["label": "Other" + hostile])]
    for (name, object) in [("app.json", document), ("changed.json", changed)] {
      try JSONSerialization.data(withJSONObject: object).write(to: scratch.url(name))
    }
    let recording: [String: Any] = [
      "aloud": 1, "ios": "26.1", "tree": document,
      "steps": [["do": "currentSpeech", "utterance": hostile], ["do": "moveForward", "utterance": hostile]],
    ]
    try JSONSerialization.data(withJSONObject: recording).write(to: scratch.url("recording.json"))
    // A script has its texts on one line, and no NUL.
    let onOneLine = hostile.unicodeScalars.split { ["\r", "\n", "\0"].contains($0) }.map { String($0) }
    let steps = """
      app app.json
      > start
      > swipe right
      \(onOneLine.joined(separator: " "))
      > type "x\u{1B}[2J"
      > rotor "a\u{1B}[2J"
      > double tap
      wrong\u{1B}[2J\u{202E}

      """
    _ = try scratch.file("script.aloud", steps)
    _ = try scratch.file("bad.aloud", "app app.json\n> start\u{1B}[2J\u{202E}\n")
    for name in ["course", "\u{202E}course"] {
      try FileManager.default.createDirectory(at: scratch.url(name), withIntermediateDirectories: true)
      _ = try scratch.file("\(name)/course.md", "# \(hostile)\n\n\(hostile)\n")
    }
    _ = try scratch.file("course/\u{202E}1.aloud", "## \(hostile)\napp ../app.json\n> start\n")
    _ = try scratch.file("my.voice", "trait.button = Knob\u{202E}x\u{9B}31m\ncharacter x = y\u{1B}[2J\u{202E}\n")
    _ = try scratch.file("bad.voice", "trait.button\u{1B}[2J = Knob\u{202E}\n")
    _ = try scratch.file("bad.json", "{\"aloud\": 1, \"elements\": [{\"\u{202E}x\\u001b\": 1}], \"\\u009b\": 2}")
    let answers: [String: Any] = [
      "answers": [["question": "role-fits", "verdict": "fail", "note": hostile, "file": hostile]]
    ]
    try JSONSerialization.data(withJSONObject: answers).write(to: scratch.url("answers.json"))
    try JSONSerialization.data(withJSONObject: ["app": hostile, "scope": hostile]).write(to: scratch.url("cover.json"))
    try JSONSerialization.data(withJSONObject: [hostile: hostile]).write(to: scratch.url("bad-cover.json"))
    try JSONSerialization.data(withJSONObject: ["answers": [["question": hostile]]]).write(
      to: scratch.url("bad-answers.json"))
    _ = try scratch.file("baseline", "{\"\u{1B}[2J\u{202E}\n")
  }

  /// Sample runs of each command, one on each line; a new command needs a row.
  private static let runs: [String: [String]] = [
    "read": [
      "app.json", "app.json --ids --explain", "app.json --json --explain", "app.json --screen x",
      "app.json --from-stop nothing",
      "app.json --until nothing --limit 1", "bad.json", "changed.json app.json", "app.json --profile snapshot",
      "app.json --lines", "app.json --braille", "app.json --braille --json",
      "app.json --braille --braille-table \u{1B}[2J",
      "app.json --transcript -", "app.json --voice-file bad.voice", "app.json --voice-file my.voice",
    ],
    "play": [
      "script.aloud", "script.aloud --explain", "script.aloud --json", "bad.aloud", "script.aloud --screen x",
      "script.aloud --html -", "script.aloud --braille", "script.aloud --cost",
      "script.aloud --handout -", "script.aloud --as all", "script.aloud --as voice", "script.aloud --as keyboard",
    ],
    "test": [
      "script.aloud bad.aloud", "script.aloud --json", "script.aloud --cost", "script.aloud --baseline baseline",
    ],
    "explore": ["app.json --plain", "script.aloud --plain", "bad.aloud --plain"],
    "picture": ["app.json --svg -", "app.json --html -", "bad.json --svg -", "app.json --html - --screen x"],
    "page": [
      "app.json --html -", "script.aloud --html -", "bad.json --html -", "bad.aloud --html -", "course --html -",
      "\u{202E}course --html -", "app.json --html - --sound",
    ],
    "reach": [
      "app.json", "app.json --json", "app.json --from-stop nothing", "app.json --way nothing", "app.json --way x",
      "app.json --traps", "app.json --traps --json",
    ],
    "scan": ["app.json", "app.json --explain", "app.json --json"],
    "names": ["app.json", "app.json --explain", "app.json --json"],
    "chart": ["app.json", "app.json x", "app.json --explain", "app.json --json", "app.json --svg -", "changed.json"],
    "audit": [
      "app.json", "app.json --manual --statistics", "app.json --json", "app.json --format sarif",
      "app.json --format junit",
      "app.json --format html --manual", "app.json --statistics", "bad.json", "app.json --baseline baseline",
      "app.json --manual", "app.json --format report --answers answers.json --cover cover.json",
      "app.json --format report --cover bad-cover.json", "app.json --format report --answers bad-answers.json",
      "app.json --format report --compare app.json", "app.json --format nutrition --task script.aloud",
      "app.json --format nutrition --task bad.aloud",
    ],
    "diff": [
      "app.json changed.json", "app.json changed.json --explain", "app.json changed.json --json",
      "app.json changed.json --html -", "app.json changed.json --format markdown",
      "app.json --ios 12 --against-ios 27", "script.aloud app.json --ios 12 --against-ios 27",
      "app.json --ios 12 --against-ios 27 --json",
    ],
    "conform": ["recording.json", "recording.json --json", "recording.json --markdown", "bad.json"],
    "dump": ["app.json", "app.json --click a::x"],
    "import": ["app.json", "app.json --explain", "app.json --explain --json", "bad.json"],
    "completion": ["bash"],
    "voices": ["--voice-file my.voice en", "--voice-file my.voice en --json", "--voice-file bad.voice"],
    "help": ["x", ""],
  ]

  /// Lines of a stream, and the names in them.
  @Test(arguments: ["read", "audit", "import", "import --explain", "reach", "reach --traps"])
  func textOfStreamsIsEscaped(_ line: String) throws {
    let hostile = #"x\u001b[31m\u202e\nINJECTED"#
    let lines = try ["app.json", "bad.json"].flatMap { name -> [String] in
      let text = try scratch.text(name).replacing("\n", with: " ")
      return [text, #"{"name": "\#(hostile)", "dump": \#(text)}"#]
    }
    let input =
      lines + [
        #"{"name": "\#(hostile)", "dump": "\#(hostile)", "language": "\#(hostile)"}"#,
        #"{"dump": "", "\#(hostile)": 1}"#,
      ]
    let words = line.split(separator: " ").map(String.init) + ["--each"]
    let tool = try Tool.run(words, input: input.joined(separator: "\n"))
    #expect(tool.lines.count == input.count)
    try expectHarmless(tool)
  }

  @Test func theDocumentsAreRead() throws {
    for name in ["app.json", "changed.json"] { #expect(try Tool.run("read", scratch.url(name).path).status == 0) }
    #expect(try Tool.run("conform", scratch.url("recording.json").path).status == 1)
    #expect(try Tool.run("play", scratch.url("script.aloud").path).status == 0)
    #expect(try Tool.run("voices", "--voice-file", scratch.url("my.voice").path).status == 0)
  }

  @Test func everyCommandHasASample() { #expect(Set(HostileTextTests.runs.keys) == Set(Command.all.map(\.name))) }

  @Test(.long, arguments: runs.flatMap { command, lines in lines.map { "\(command) \($0)" } }.sorted())
  func textOfDocumentsIsEscaped(_ line: String) throws {
    let arguments = line.split(separator: " ").map(String.init)
    let process = Tool.process(arguments)
    process.currentDirectoryURL = scratch.folder
    let keys = [
      "swipe right", "swipe right", "double tap", "rotor \"x\"", "rotor", "actions", "x no/folder/a.aloud", "?", "help",
    ]
    let tool = try Tool(process, input: line.hasPrefix("explore") ? keys.joined(separator: "\n") : nil)
    #expect(!(tool.output + tool.errors).isEmpty)
    try expectHarmless(tool)
  }

  /// Texts from users are not safer: a script that runs the tool may have them from anywhere.
  @Test(arguments: Command.all.map(\.name)) func argumentsAreEscaped(_ name: String) throws {
    let command = try #require(Command.all.first { $0.name == name })
    let hostile = "x\nINJECTED\u{1B}[31m\u{202E}"
    let screen = scratch.url("app.json").path
    var lines = [[hostile], ["--\(hostile)"], [screen, hostile], [hostile, hostile]]
    for option in command.options where option.value != nil {
      let value = option.valueWords.count == 2 ? ["junit", hostile] : [hostile]
      lines += [[screen, "\(option.name)"] + value, ["\(option.name)"] + value]
      if option.name == .setting { lines.append([screen, "--setting", "hints=\(hostile)"]) }
    }
    for line in lines {
      let process = Tool.process([name] + line)
      process.currentDirectoryURL = scratch.folder
      try expectHarmless(try Tool(process))
    }
  }

  /// A file with a hostile name, in the place of every file that a command reads or writes.
  @Test(.long, arguments: Command.all.map(\.name)) func fileNamesAreEscaped(_ name: String) throws {
    let command = try #require(Command.all.first { $0.name == name })
    for original in ["app.json", "walk.aloud", "my.voice", "bad.voice", "bad.json"] {
      let hostile = "\(original)\nINJECTED\u{1B}[31m"
      try? FileManager.default.copyItem(atPath: scratch.url(original).path, toPath: scratch.url(hostile).path)
      var lines = [[hostile], [hostile, "app.json"], ["app.json", hostile]]
      for option in command.options where option.file != nil {
        let value = option.valueWords.count == 2 ? ["junit", hostile] : [hostile]
        lines += [["app.json", "\(option.name)"] + value, [hostile, "\(option.name)"] + value]
      }
      for line in lines {
        let process = Tool.process([name] + line)
        process.currentDirectoryURL = scratch.folder
        try expectHarmless(try Tool(process, input: "right\nx out.aloud\n"))
      }
    }
  }

  private func expectHarmless(_ tool: Tool) throws {
    for text in [tool.output, tool.errors] {
      let raw = text.unicodeScalars.filter { $0 != "\n" && HostileTextTests.isRaw($0) }
      #expect(raw.isEmpty, "\(text.debugDescription)")
      let injected = text.split(separator: "\n").filter { $0.hasPrefix("INJECTED") }
      #expect(injected.isEmpty, "\(text)")
    }
  }

  private static func isRaw(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default:
      (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        || (0xFDD0...0xFDEF).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE || scalar.value == 0xFEFF
    }
  }

  @Test func directionMarksAreVisible() throws {
    let screen = try scratch.file("rtl.json", #"{"aloud": 1, "elements": [{"label": "photo\u202egnp.exe"}]}"#)
    #expect(try Tool.run("read", screen).output == "photo<U+202E>gnp.exe\n")
  }

  /// The output of `play` for such texts is a script that passes.
  @Test func scriptsPrintedByPlayPass() throws {
    let script = try scratch.file("walk.aloud", "app app.json\n> start\n> swipe right\n> swipe right\n")
    let printed = try Tool.run("play", script)
    #expect(printed.output.contains("<U+202E>"))
    #expect(try Tool.run("test", try scratch.file("printed.aloud", printed.output)).status == 0)
  }

  @Test(arguments: [
    ("a\tb\u{1B}[2J\n\u{202E}", "a b [2J\n<U+202E>"), ("a\r\nb\r\n", "a\r\nb\r\n"), ("a\rb", "a b"), ("", ""),
    ("한\n\n", "한\n\n"), ("\u{FEFF}🙂", "<U+FEFF>🙂"),
  ]) func lineBreaksAreKept(text: String, shown: String) { #expect(Standard.shown(text) == shown) }

  /// The marks of Aloud's own emphasis are included.
  @Test(arguments: [0xFDD1, 0xFDEF, 0xFFFE, 0x1FFFE, 0x10FFFF] as [UInt32])
  func noncharactersAreShownByNumber(_ value: UInt32) throws {
    let text = String(try #require(Unicode.Scalar(value)))
    #expect("a\(text)한".printable == "a<U+\(String(value, radix: 16, uppercase: true))>한")
  }

  /// Escaped text must not change again on its way to standard output.
  @Test(arguments: [
    "audit x.json --format junit", "audit x.json --format html", "chart x.json --svg -", "picture x.json --svg -",
    "picture x.json --html -",
  ])
  func markupWithNoncharactersIsWellFormed(_ line: String) throws {
    let hostile = "a\u{FEFF}b\u{202E}<\(try #require(Unicode.Scalar(0xFDD1 as UInt32)))>"
    let chart =
      [
        "title": hostile, "x": ["title": "x", "from": 0, "to": 1], "y": ["title": "x", "from": 0, "to": 1],
        "series": [["points": [[0, 1], [1, 0]]]],
      ] as [String: Any]
    let button: [String: Any] = ["label": "banner_1\(hostile).png", "traits": ["button"]]
    let document: [String: Any] = ["aloud": 1, "elements": [button, ["label": "c", "chart": chart]]]
    try JSONSerialization.data(withJSONObject: document).write(to: scratch.url("x.json"))
    let process = Tool.process(line.split(separator: " ").map(String.init))
    process.currentDirectoryURL = scratch.folder
    let output = try Tool(process).output
    #expect(output.contains("a&lt;U+FEFF&gt;b&lt;U+202E&gt;&lt;&lt;U+FDD1&gt;&gt;"), "\(output)")
  }

  /// An imported document keeps every character.
  @Test func importKeepsEveryCharacter() throws {
    let hostile = String(String.UnicodeScalarView([0xFEFF, 0xFDD1, 0x1FFFE, 0x202E].compactMap(Unicode.Scalar.init)))
    let document: [String: Any] = ["aloud": 1, "elements": [["id": "a\(hostile)", "label": "b\(hostile)"]]]
    try JSONSerialization.data(withJSONObject: document).write(to: scratch.url("x.json"))
    let imported = try Tool.run("import", scratch.url("x.json").path)
    let printed = try scratch.file("y.json", imported.output)
    #expect(try Tool.run("diff", scratch.url("x.json").path, printed).status == 0)
    #expect(imported.output.contains(#"\ufeff\ufdd1\ud83f\udffe\u202e"#), "\(imported.output)")
  }

  @Test func onATerminalOnlyEmphasisIsAnEscapeSequence() throws {
    let marks = [Style.plain, .heading].compactMap { Unicode.Scalar($0.rawValue) }
    try #require(marks.count == 2)
    #expect(marks.compactMap { Style($0)?.escapeSequence } == ["\u{1B}[0m", "\u{1B}[1m"])
    let terminal = try PseudoTerminal(
      ["/usr/bin/env", "-u", "NO_COLOR", Tool.executable.path, "read", "--explain", scratch.url("app.json").path],
      folder: Fixtures.package.path)
    #expect(try terminal.end() == 0)
    let output = String(decoding: terminal.received, as: UTF8.self)
    let sequences = output.split(separator: "\u{1B}").dropFirst().map { String($0.prefix { $0 != "m" }) }
    #expect(!sequences.isEmpty)
    #expect(Set(sequences).isSubset(of: ["[0", "[1", "[2"]))
    #expect(!output.unicodeScalars.contains { $0.value == 0x9B || $0.value == 0x202E || $0.value == 7 })
  }
}
