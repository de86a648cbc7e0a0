import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudCommand

/// A full disk, closed streams, an empty environment, and names that are not UTF-8: a law for all commands.
@Suite struct HostileStreamTests {
  private let scratch: Scratch

  /// A run of each command that prints something.
  private static let runs: [String: String] = [
    "read": "read app.json", "play": "play a.aloud", "test": "test a.aloud", "explore": "explore app.json --plain",
    "picture": "picture app.json --svg -", "page": "page app.json --html -", "chart": "chart chart.json",
    "reach": "reach app.json",
    "scan": "scan app.json", "names": "names app.json", "audit": "audit fault.json", "diff": "diff app.json chart.json",
    "conform": "conform recording.json", "import": "import app.json", "dump": "dump page.html", "voices": "voices",
    "completion": "completion bash", "help": "help read",
  ]

  init() throws {
    scratch = try Scratch()
    _ = try scratch.file(
      "app.json", #"{"aloud": 1, "elements": [{"label": "A", "traits": ["button"]}, {"label": "B"}]}"#)
    _ = try scratch.file("fault.json", #"{"aloud": 1, "elements": [{"traits": ["button"]}]}"#)
    _ = try scratch.file("a.aloud", "app app.json\n> start\n[screen changed]\nA, Button\n")
    _ = try scratch.file("wrong.aloud", "app app.json\n> start\nwrong\n")
    _ = try scratch.file("chart.json", try Fixtures.text("Charts/births.json"))
    _ = try scratch.file("recording.json", try Fixtures.text("Recordings/settings.json"))
    _ = try scratch.file("page.html", "<title>A</title><button>A</button>")
  }

  private struct Result: Equatable {
    var status = ""
    var output = ""
    var errors = ""
  }

  /// Runs a line of a shell in the folder; in it, `$ALOUD_TOOL` is the tool.
  private func run(_ line: String) throws -> Result {
    let process = Tool.process(
      ["-c", "cd '\(scratch.folder.path)' || exit 99; ( \(line) ) > .out 2> .err < /dev/null; echo $? > .status"],
      environment: ["ALOUD_TOOL": Tool.executable.path])
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    _ = try Tool(process)
    func text(_ name: String) throws -> String {
      String(decoding: try Data(contentsOf: scratch.url(name)), as: UTF8.self)
    }
    return Result(status: try text(".status"), output: try text(".out"), errors: try text(".err"))
  }

  private var temporaryFiles: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: scratch.folder.path)) ?? []).filter {
      $0.hasPrefix(".aloud")
    }
  }

  @Test func everyCommandHasARun() { #expect(Set(HostileStreamTests.runs.keys) == Set(Command.all.map(\.name))) }

  @Test(.long, .opensPages, .needsCore, arguments: Command.all.map(\.name)) func aFullOrClosedOutputIsAnError(
    _ name: String
  ) throws {
    let line = try #require(HostileStreamTests.runs[name])
    for stream in (Devices.hasFull ? ["> /dev/full"] : []) + [">&-", "<&- >&-"] {
      let result = try run("\"$ALOUD_TOOL\" \(line) \(stream)")
      #expect(
        result.status == "74\n" && result.errors.contains("cannot write to standard output"), "\(stream): \(result)")
    }
    #expect(try run("\"$ALOUD_TOOL\" \(line) <&- >&- 2>&-") == Result(status: "74\n"))
    #expect(temporaryFiles.isEmpty)
  }

  @Test(.long, .opensPages, .needsCore, arguments: Command.all.map(\.name))
  func otherStreamsAndTheEnvironmentDoNotMatter(_ name: String) throws {
    let line = try #require(HostileStreamTests.runs[name])
    let usual = try run("\"$ALOUD_TOOL\" \(line)")
    try #require(["0\n", "1\n"].contains(usual.status), "\(usual)")
    var lines = ["\"$ALOUD_TOOL\" \(line) <&-", "\"$ALOUD_TOOL\" \(line) 2>&-"]
    if Devices.hasFull { lines.append("\"$ALOUD_TOOL\" \(line) 2> /dev/full") }
    // Without PATH, Chromium is not found.
    lines.append("env -i PATH=\"$PATH\" \"$ALOUD_TOOL\" \(line)")
    for line in lines {
      let result = try run(line)
      #expect(result.status == usual.status, "\(line): \(result.errors)")
      // The ids in a dump of a page differ in each run.
      if name != "dump" { #expect(result.output == usual.output, "\(line)") }
    }
  }

  // MARK: Output files

  private struct Output: CustomTestStringConvertible, Sendable {
    let line: String
    let kind: OutputKind
    var testDescription: String { line }
    /// The name of a file for this output.
    var file: String { kind == .captions ? "full.vtt" : "full" }
  }

  /// Each option that writes a file. Recordings replace what is there.
  private static let outputs = Command.all.flatMap { command in
    command.options.compactMap { option -> Output? in
      guard case .written(let kind)? = option.file, let run = runs[command.name] else { return nil }
      let line = run.replacing(" --svg -", with: "").replacing(" --html -", with: "")
      let format = option.valueWords.count == 2 ? " junit" : ""
      let click = option.name == .before ? " --click button" : ""
      return Output(line: "\(line)\(click) \(option.name)\(format)", kind: kind)
    }
  }

  @Test(.long, .opensPages, .needsCore, .enabled(if: Devices.hasFull), arguments: outputs)
  private func aFullDeviceIsAnError(_ output: Output)
    throws
  {
    try FileManager.default.createSymbolicLink(atPath: scratch.url(output.file).path, withDestinationPath: "/dev/full")
    let result = try run("\"$ALOUD_TOOL\" \(output.line) \(output.file)")
    #expect(result.status == "74\n" && result.errors.contains("\(output.file): there is no space left"), "\(result)")
  }

  /// A file system in memory without free space. Only root may mount one.
  @Test(.long, .opensPages, .needsCore, .enabled("only root can mount a file system") { getuid() == 0 })
  func aFullDiskLeavesFilesAsTheyWere()
    throws
  {
    let made = try run("mkdir full && mount -t tmpfs -o size=64k tmpfs full")
    guard made.status == "0\n" else { return }
    defer { _ = try? run("umount full") }
    _ = try run("printf 'mine\\n' > full/mine; cp wrong.aloud full; cp app.json full; cat /dev/zero > full/filler")
    for output in HostileStreamTests.outputs {
      let name = output.kind == .captions ? "full/mine.vtt" : output.kind == .script ? "full/mine.aloud" : "full/mine"
      if output.kind != .script { _ = try run("ln -f full/mine '\(name)'") }
      let result = try run("\"$ALOUD_TOOL\" \(output.line) \(name)")
      #expect(
        result.status == "74\n" && result.errors.contains("\(name): there is no space left"), "\(output): \(result)")
    }
    let recorded = try run("\"$ALOUD_TOOL\" test full/wrong.aloud --record")
    #expect(recorded.status == "74\n" && recorded.output.contains("there is no space left"), "\(recorded)")
    let baseline = try run("\"$ALOUD_TOOL\" audit fault.json --baseline full/new --record")
    #expect(baseline.status == "74\n" && baseline.errors.contains("there is no space left"), "\(baseline)")
    #expect(try run("cat full/mine full/wrong.aloud").output == "mine\napp app.json\n> start\nwrong\n")
    #expect(try run("ls -A full").output == "app.json\nfiller\nmine\nmine.vtt\nwrong.aloud\n")
  }

  // MARK: Names

  private static let name = #"$(printf 'b\377d')"#

  /// Foundation would replace the byte, and so name another file.
  @Test(arguments: ["read @.json", "diff app.json @", "read app.json --wav @", "test . --filter @", "@"])
  func argumentsThatAreNotUTF8AreRefused(_ line: String) throws {
    let result = try run("\"$ALOUD_TOOL\" \(line.replacing("@", with: "\"\(HostileStreamTests.name)\""))")
    #expect(result.status == "64\n")
    #expect(result.errors.contains("is not UTF-8: \"b\u{FFFD}d") && result.errors.contains("rename the file"))
    #expect(
      try run("ls").output == "a.aloud\napp.json\nchart.json\nfault.json\npage.html\nrecording.json\nwrong.aloud\n")
  }

  @Test func aFolderThatIsNotUTF8Works() throws {
    let folder = "\"\(HostileStreamTests.name)\""
    let inside = "mkdir -p \(folder) && cp *.json *.aloud \(folder) && cd \(folder) && "
    for line in [
      "test . --record", "picture app.json --svg out.svg", "audit . --output out.txt",
      "read app.json --transcript t.json",
    ] {
      let result = try run("\(inside)\"$ALOUD_TOOL\" \(line)")
      #expect(["0\n", "1\n"].contains(result.status), "\(line): \(result)")
    }
    _ = try run("cp app.json \(folder).json")
    let outer = try run("\"$ALOUD_TOOL\" audit .; \"$ALOUD_TOOL\" test .")
    let message = "a name in this folder is not UTF-8; rename it"
    #expect((outer.output + outer.errors).components(separatedBy: message).count == 3, "\(outer)")
  }

  @Test func aMissingHomeOrTemporaryFolderHasAMessage() throws {
    #expect(try run("HOME=/none TMPDIR=/none \"$ALOUD_TOOL\" read app.json").status == "0\n")
    let result = try run("TMPDIR=/none \"$ALOUD_TOOL\" dump page.html")
    #expect(
      result.status == "69\n" && result.errors.contains("/none is not a folder; set TMPDIR to a folder"), "\(result)")
  }
}
