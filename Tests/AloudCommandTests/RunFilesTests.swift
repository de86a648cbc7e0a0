import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudCommand

/// No output overwrites an input: a law for all commands and all options that write a file.
@Suite struct RunFilesTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    // Captions must end in .vtt; the content determines the kind of a file.
    let screen = #"{"aloud": 1, "elements": [{"label": "OK"}]}"#
    let recording = #"{"aloud": 1, "tree": \#(screen), "steps": [{"do": "currentSpeech", "utterance": "OK"}]}"#
    let head = #"{"aloud": 1, "baseline": "findings that aloud audit leaves out"}"#
    _ = try scratch.file("app.vtt", screen)
    _ = try scratch.file("input.vtt", screen)
    _ = try scratch.file("chart.vtt", try Fixtures.text("Charts/births.json"))
    _ = try scratch.file("script.vtt", "app app.vtt\n> start\n[screen changed]\nOK\n")
    _ = try scratch.file("recording.vtt", recording)
    _ = try scratch.file("voice.vtt", "trait.button = Knob\n")
    _ = try scratch.file("baseline.vtt", head + "\n")
    _ = try scratch.file("answers.vtt", #"{"answers": []}"#)
    _ = try scratch.file("cover.vtt", "{}")
    _ = try scratch.file("report.vtt", #"{"aloud": 1, "report": "compliance", "guidelines": [], "findings": []}"#)
    _ = try scratch.file("task.vtt", "app input.vtt\n> start\n")
    _ = try scratch.file("overlay.vtt", #"{"overlay": 1}"#)
    _ = try scratch.file("engine.vtt", "")
    _ = try scratch.file("player.vtt", "")
    _ = try scratch.file("browser.vtt", "")
    _ = try scratch.file("screenshot.vtt", "")
  }

  /// Each command with everything that it can read. A new command needs a row; `nil` is for commands without operands.
  private static let samples: [String: [String]] = [
    "read": ["input.vtt"], "play": ["script.vtt"], "test": ["script.vtt"], "explore": ["input.vtt", "--plain"],
    "picture": ["input.vtt"], "page": ["input.vtt"], "chart": ["chart.vtt"],
    "reach": ["input.vtt"],
    "scan": ["input.vtt"], "names": ["input.vtt"], "audit": ["input.vtt"],
    "diff": ["input.vtt", "app.vtt"],
    "conform": ["recording.vtt"],
    "import": ["input.vtt"], "dump": ["input.vtt"], "voices": [], "completion": ["bash"], "help": [],
  ]

  private static let inputs: [RunFiles.Role: String] = [
    .voiceFile: "voice.vtt", .baseline: "baseline.vtt", .engine: "engine.vtt", .player: "player.vtt",
    .browser: "browser.vtt", .screenshot: "screenshot.vtt", .overlay: "overlay.vtt",
    .answers: "answers.vtt", .cover: "cover.vtt", .earlierReport: "report.vtt", .task: "task.vtt",
  ]

  struct Case: CustomTestStringConvertible, Sendable {
    let command: String
    let writer: String
    var testDescription: String { "\(command) \(writer)" }
  }

  private static let cases = Command.all.flatMap { command in
    command.options.filter(\.isWritten).map { Case(command: command.name, writer: "\($0.name)") }
  }

  private func path(_ name: String) -> String { scratch.url(name).path }

  /// The arguments of a sample that reads as many files as the command can, and the names of these files.
  private func sample(_ command: Command) throws -> (arguments: [String], inputs: [String]) {
    var arguments = try #require(RunFilesTests.samples[command.name], "add a sample of this command")
    var inputs = arguments.filter { $0.hasSuffix(".vtt") }
    if inputs.contains("script.vtt") { inputs.append("app.vtt") }
    arguments = arguments.map { $0.hasSuffix(".vtt") ? path($0) : $0 }
    for option in command.options {
      guard case .read(let role) = option.file else { continue }
      let input = try #require(RunFilesTests.inputs[role], "add a sample of this input")
      arguments += ["\(option.name)", path(input)]
      inputs.append(input)
    }
    if command.options.contains(where: { $0.name == .speak }), command.name != "explore" {
      arguments.append("--speak")
    }
    if command.name == "chart" { arguments.append("--narrate") }
    return (arguments, inputs)
  }

  /// Several ways to name one file.
  private func names(of input: String) throws -> [String] {
    let link = path("link-\(input)")
    let hardLink = path("hard-\(input)")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: input)
    try FileManager.default.linkItem(atPath: path(input), toPath: hardLink)
    return [path(input), "\(scratch.folder.path)/./../\(scratch.folder.lastPathComponent)/\(input)", link, hardLink]
  }

  @Test(arguments: cases) func anOutputIsNeverAnInput(_ law: Case) throws {
    let command = try #require(Command.all.first { $0.name == law.command })
    let option = try #require(command.options.first { "\($0.name)" == law.writer })
    let (arguments, inputs) = try sample(command)
    #expect(!inputs.isEmpty)
    for input in inputs {
      let before = try scratch.text(input)
      for name in try names(of: input) {
        let format = option.valueWords.count == 2 ? ["junit"] : []
        let failure = #expect(throws: Failure.self) {
          try Command.run([command.name] + arguments + ["\(option.name)"] + format + [name])
        }
        #expect(failure?.status == .usage, "\(input): \(failure?.message ?? "")")
        #expect(failure?.message.description.contains(" would overwrite ") == true, "\(failure?.message ?? "")")
      }
      #expect(try scratch.text(input) == before)
      for prefix in ["link-", "hard-"] { try FileManager.default.removeItem(atPath: path(prefix + input)) }
    }
  }

  @Test func everyCommandHasASample() { #expect(Set(RunFilesTests.samples.keys) == Set(Command.all.map(\.name))) }

  /// An empty text names nothing, so every command refuses it before it starts.
  @Test func anEmptyArgumentIsRefusedImmediately() throws {
    for command in Command.all {
      let operand = #expect(throws: Failure.self) { try Command.run([command.name, ""]) }
      #expect(
        operand?.status == .usage && operand?.message.description.contains("argument 1 is empty") == true,
        "\(command.name)")
      for option in command.options where option.value != nil {
        let values = option.valueWords.dropLast() + [""]
        let failure = #expect(throws: Failure.self) { try Command.run([command.name, "a", "\(option.name)"] + values) }
        #expect(failure?.status == .usage, "\(command.name) \(option.name)")
        #expect(
          failure?.message.description.contains("\(option.name) needs \(option.value ?? ""), not an empty text") == true
        )
      }
    }
  }

  /// An option with a file as its value declares whether the command reads or writes the file.
  @Test func everyFileOptionDeclaresItsUse() {
    for command in Command.all {
      for option in command.options where option.value.map({ $0.contains("FILE") || $0.contains("PATH") }) == true {
        #expect(option.file != nil, "\(command.name) \(option.name)")
      }
    }
  }

  @Test func twoOutputsAreTwoFiles() throws {
    for (command, options) in [
      ("read", ["--wav", "--captions"]), ("read", ["--wav", "--transcript"]), ("play", ["--captions", "--wav"]),
      ("chart", ["--svg", "--transcript"]),
    ] {
      let command = try #require(Command.all.first { $0.name == command })
      let target = path("new.vtt")
      let arguments = try sample(command).arguments + options.flatMap { [$0, target] }
      let failure = #expect(throws: Failure.self) { try Command.run([command.name] + arguments) }
      #expect(
        failure?.status == .usage && failure?.message.description.contains("cannot both write to the same file") == true
      )
      #expect(!FileManager.default.fileExists(atPath: target))
    }
  }

  /// `--record` overwrites only the files that it is meant to overwrite.
  @Test(arguments: [
    "audit input.vtt --baseline input.vtt --record",
    "audit input.vtt --baseline baseline.vtt --record --output baseline.vtt",
    "test --record script.vtt --report junit script.vtt",
  ]) func recordingOverwritesNothingElse(_ line: String) throws {
    let arguments = line.split(separator: " ").map { $0.hasSuffix(".vtt") ? path(String($0)) : String($0) }
    #expect(throws: Failure.self) { try Command.run(arguments) }
    #expect(try scratch.text("input.vtt").hasPrefix(#"{"aloud": 1, "elements""#))
    #expect(try scratch.text("baseline.vtt").hasPrefix(#"{"aloud": 1, "baseline""#))
    #expect(try scratch.text("script.vtt").hasPrefix("app app.vtt"))
  }

  @Test func redirectedFilesAreProtected() throws {
    let lines = [
      "aloud read - --wav f < f", "aloud read f >> f", "aloud explore f --record g.aloud --voice-file v >> v",
      "printf 'x f\\n' | aloud explore f",
    ]
    for line in lines {
      _ = try scratch.file("f", #"{"aloud": 1, "elements": [{"label": "OK"}]}"#)
      _ = try scratch.file("v", "trait.button = Knob\n")
      let output = try Tool.shell("cd '\(scratch.folder.path)' && { \(line); echo $? >&2; cat v >&2; } 2>&1")
      #expect(output.contains("would overwrite"), "\(line)")
      #expect(try scratch.text("f") == #"{"aloud": 1, "elements": [{"label": "OK"}]}"#, "\(line)")
      #expect(try scratch.text("v") == "trait.button = Knob\n", "\(line)")
    }
  }
}

/// Files that are protected although the run does not reach them.
@Suite struct SparedFilesTests {
  private let scratch: Scratch
  private let screen = #"{"aloud": 1, "elements": [{"label": "OK"}]}"#

  init() throws {
    scratch = try Scratch()
    _ = try scratch.file("app.json", screen)
    _ = try scratch.file("other.json", screen)
    _ = try scratch.file("good.aloud", "app app.json\n> start\n[screen changed]\n…\n")
    _ = try scratch.file("left-out.aloud", "app other.json\n> start\n[screen changed]\n…\n")
    _ = try scratch.file("bad/bad.aloud", folder: "bad", "app ../app.json\nfoo\n> start\n")
  }

  @Test(arguments: [
    "test good.aloud bad/bad.aloud --report junit app.json", "test . --filter good --report junit left-out.aloud",
    "test . --filter good --report junit other.json", "test . --shard 1/3 --report junit left-out.aloud",
    "test bad --report junit app.json", "test bad --record --report junit app.json",
  ]) func skippedScriptsAndTheirAppsAreProtected(_ line: String) throws {
    let names = ["app.json", "other.json", "good.aloud", "left-out.aloud", "bad/bad.aloud"]
    let before = try names.map(scratch.text)
    let tool = try run(line)
    #expect(tool.status == 64 && tool.errors.contains("--report"), "\(tool.errors)")
    #expect(try names.map(scratch.text) == before)
  }

  @Test(arguments: ["explore app.json --record other.json", "explore app.json --plain"])
  func aWalkReplacesNothingButScripts(_ line: String) throws {
    let tool = try run(line, input: "x other.json\n")
    #expect((tool.output + tool.errors).contains("would overwrite other.json, which is not a script"))
    #expect(try scratch.text("other.json") == screen)
  }

  @Test func aWalkReplacesAScriptOnlyAtTheSecondRequest() throws {
    let before = try scratch.text("good.aloud")
    let once = try run("explore app.json --plain", input: "x good.aloud\n")
    #expect(once.output.contains("good.aloud: this script exists already; save again to overwrite it"))
    #expect(try scratch.text("good.aloud") == before)
    _ = try run("explore app.json --plain", input: "x good.aloud\nx good.aloud\n")
    #expect(try scratch.text("good.aloud").contains("setting controls live"))
  }

  /// No output of any command overwrites a file that the command cannot have written.
  @Test(arguments: OutputKind.allCases) func aFileOfAnotherKindIsProtected(_ kind: OutputKind) throws {
    let others = [
      "# Notes\n\nMine.\n", #"{"mine": [1]}"#, "<?xml version=\"1.0\"?>\n<plist/>\n", "import Foundation\n",
      "%PDF-1.7\n", "all: x\n\tcc x.c\n",
      "\u{0}\u{1}\u{2}", #"{"aloud": 1, "charts": [{"audio": {"events": []}, "findings": []}]}"#,
      "plain text\nof two lines\n",
      "---BEGIN KEY---\nabc\n",
      #"{"aloud": 1, "baseline": "findings that aloud audit leaves out"}"# + "\n{\"rule\": \"small-target\"}\n",
    ]
    for other in others {
      let path = try scratch.file("mine.vtt", other)
      #expect(kind.isOther(path), "\(kind) \(other)")
    }
    for command in Command.all {
      for option in command.options where option.file == .written(kind) {
        let format = option.valueWords.count == 2 ? "junit " : ""
        let input = ["play", "test"].contains(command.name) ? "good.aloud" : "app.json"
        let tool = try run("\(command.name) \(input) \(option.name) \(format)mine.vtt")
        #expect(tool.status == 64 && tool.errors.contains(" would overwrite mine.vtt, which is not "), "\(tool.errors)")
      }
    }
  }

  /// A run may be repeated: it overwrites its own output.
  @Test(arguments: [
    "read app.json --transcript a.json", "read app.json --captions a.vtt", "read app.json --captions a.srt",
    "chart chart.json --svg a.svg", "chart chart.json --wav a.wav", "test good.aloud --report junit a.xml",
    "audit app.json --output a.txt", "audit app.json --format json --output a.json",
    "audit app.json --format json --statistics --output a.json", "audit app.json --statistics --output a.txt",
    "audit app.json --format sarif --output a.sarif", "audit app.json --format junit --output a.xml",
    "audit app.json --format html --output a.html", "audit app.json --format report --output a.html",
    "audit app.json --format report --output a.csv", "audit app.json --format report --output a.json",
    "audit app.json --lines --output a.json",
    "explore app.json --plain --record a.aloud",
  ]) func aRunMayBeRepeated(_ line: String) throws {
    _ = try scratch.file("app.json", #"{"aloud": 1, "elements": [{"traits": ["button"]}]}"#)
    _ = try scratch.file("chart.json", try Fixtures.text("Charts/births.json"))
    let first = try run(line, input: "right\n")
    let second = try run(line, input: "right\n")
    #expect(first.status < 2 && second.status == first.status, "\(second.errors)")
  }

  @Test func aPipeWithoutAReaderIsRefused() throws {
    #expect(mkfifo(scratch.url("pipe.vtt").path, 0o600) == 0)
    let tool = try run("audit app.json --output pipe.vtt")
    #expect(tool.status == 73 && tool.errors.contains("pipe.vtt: cannot be written; no program reads this pipe"))
  }

  /// Before the run starts, and with the reason.
  @Test(arguments: ["audit app.json --output", "test good.aloud --report junit", "explore app.json --plain --record"])
  func anOutputThatCannotBeWrittenIsReportedFirst(_ line: String) throws {
    for (path, reason) in [(".", "; this is a folder"), ("no/a", "; there is no such folder"), ("app.json/a", "")] {
      let tool = try run("\(line) \(path)")
      #expect(tool.status == 73 && tool.output.isEmpty, "\(tool.output)")
      #expect(tool.errors.contains("\(path): cannot be written\(reason)"), "\(tool.errors)")
    }
  }

  private func run(_ line: String, input: String? = nil) throws -> Tool {
    let process = Tool.process(line.split(separator: " ").map(String.init))
    process.currentDirectoryURL = scratch.folder
    return try Tool(process, input: input)
  }
}

/// A reader that stops early changes neither the exit status nor the written files.
@Suite struct ClosedPipeTests {
  @Test(arguments: [
    ("audit many", 1), ("audit many --json", 1), ("test many", 1), ("read many/big.json many/none.json", 66),
  ]) func theStatusStaysTheSameWhenTheReaderStopsEarly(_ command: String, _ status: Int) throws {
    let scratch = try Scratch()
    let element = #"{"label": "", "traits": ["button"]}, {"label": "A label that makes the output large"}"#
    let big = #"{"aloud": 1, "elements": [\#(Array(repeating: element, count: 3_000).joined(separator: ","))]}"#
    _ = try scratch.file("many/big.json", folder: "many", big)
    let steps = Array(repeating: "> swipe right\nwrong", count: 3_000).joined(separator: "\n")
    _ = try scratch.file("many/big.aloud", folder: "many", "app big.json\n> start\n…\n\(steps)\n")
    let line =
      "cd '\(scratch.folder.path)'; { aloud \(command) 2> /dev/null; echo $? > status; } | head -c 10 > /dev/null"
    _ = try Tool.shell(line)
    #expect(try scratch.text("status") == "\(status)\n")
  }
}

extension Option {
  fileprivate var isWritten: Bool { if case .written? = file { true } else { false } }
}
