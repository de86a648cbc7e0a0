import AloudTestSupport
import Foundation
import Testing

@testable import AloudSound

/// The sound of `aloud read` and `aloud play`. Without espeak-ng, the messages about that.
@Suite struct SoundCommandTests {
  /// True if espeak-ng speaks.
  static let speaks: Bool = {
    guard let scratch = try? Scratch() else { return false }
    return (try? Tool.run("read", settings, "--limit", "1", "--wav", scratch.url("a.wav").path))?.status == 0
  }()

  static let settings = "Fixtures/Screens/settings.json"
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func path(_ name: String) -> String { scratch.url(name).path }

  /// A shell script as a player, which another process copies into its place: a file that is open for writing cannot
  /// run, and every process that a test starts meanwhile briefly inherits our open files.
  private func program(_ body: String) throws -> String {
    let draft = try scratch.file("draft", "#!/bin/sh\n" + body)
    chmod(draft, 0o755)
    try Process.run(URL(fileURLWithPath: "/bin/cp"), arguments: [draft, path("player")]).waitUntilExit()
    unlink(draft)
    return path("player")
  }

  private var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).sorted() }
  }

  @Test(arguments: [
    (["--captions", "a.txt"], "--captions takes a file that ends in .vtt (WebVTT) or .srt (SRT), not \"a.txt\""),
    (["--rate", "fast", "--speak"], "--rate takes a whole number from 80 to 449, not \"fast\""),
    (["--wav="], "--wav needs FILE, not an empty text"),
    (["--voice", "en-gb"], "--voice needs --speak, --wav, --captions or --transcript"),
    (["--wav", "a.wav", "--player", "aplay"], "--player needs --speak"),
    (["--wav", "-", "--transcript", "/dev/stdout"], "standard output can take either --wav or --transcript"),
    (["--wav", "-", "--watch"], "--watch reads again and again; name a file for the sound"),
  ])
  func wrongUsageIsReportedBeforeReading(_ options: [String], _ message: String) throws {
    let tool = try Tool.run(["read", "no-such-file.json"] + options)
    #expect(tool.status == 64 && tool.output.isEmpty)
    #expect(tool.errors == "aloud read: \(message)\nSee `aloud help read`.\n")
  }

  @Test(arguments: [
    (["--wav", "/no/such/a.wav"], 73, "/no/such/a.wav: cannot be written; there is no such folder"),
    (
      ["--speech-engine", "/no/such.so", "--captions", "/dev/null/a.vtt"], 73,
      "/dev/null/a.vtt: cannot be written: Not a directory"
    ),
    (
      ["--speak", "--player", "no-such-player"], 69,
      "aloud: there is no player \"no-such-player\"; --wav FILE writes the sound to a file"
    ),
  ])
  func textIsCompleteEvenIfSoundFails(_ options: [String], _ status: Int32, _ message: String) throws {
    let silent = try Tool.run("read", Self.settings)
    let tool = try Tool.run(["read", Self.settings] + options)
    #expect(tool.status == status && tool.errors == message + "\n")
    #expect(tool.output == silent.output)
  }

  @Test(.enabled(if: Devices.hasFull)) func textIsCompleteEvenIfTheDeviceIsFull() throws {
    try textIsCompleteEvenIfSoundFails(["--wav", "/dev/full"], 74, "/dev/full: there is no space left")
  }

  @Test func aMissingPlayerIsReportedOnce() throws {
    let tool = try Tool(Tool.process(["read", Self.settings, "--speak"], environment: ["PATH": path("none")]))
    #expect(tool.status == 69 && tool.lines.count == 10)
    #expect(
      tool.errors == """
        aloud: none of \(Self.players) is installed; \(Player.advice); --wav FILE writes the sound to a file

        """)
  }

  private static let players = Player.candidates.map { $0.prefix { $0 != " " } }.joined(separator: ", ")

  @Test func withoutAnEngineNoFileIsWritten() throws {
    let tool = try Tool.run("read", Self.settings, "--wav", path("a.wav"), "--speech-engine", "/no/such.so")
    #expect(tool.status == 69 && tool.lines.count == 10)
    #expect(try files == [])
  }

  @Test func unreadableTextIsReportedAsNotHeard() throws {
    let tool = try Tool.run("read", "no-such-file.json", "--wav", path("a.wav"))
    #expect(tool.status == 66)
    #expect(try files == [])
  }
}

// With espeak-ng.
extension SoundCommandTests {
  /// The rate in hertz, the channels and the duration of a file in seconds.
  private func format(_ name: String) throws -> (rate: Int, channels: Int, duration: Double) {
    let bytes = [UInt8](try Data(contentsOf: scratch.url(name)))
    let rate = Int(bytes[24]) | Int(bytes[25]) << 8
    return (rate, Int(bytes[22]), Double(bytes.count - 44) / Double(2 * rate * Int(bytes[22])))
  }

  @Test(.enabled(if: speaks)) func textAndSoundAreReproducible() throws {
    let silent = try Tool.run("read", Self.settings)
    for name in ["a.wav", "b.wav"] {
      let tool = try Tool.run("read", Self.settings, "--wav", path(name))
      #expect(tool.status == 0 && tool.output == silent.output && tool.errors.isEmpty)
    }
    #expect(try Data(contentsOf: scratch.url("a.wav")) == Data(contentsOf: scratch.url("b.wav")))
    let format = try format("a.wav")
    #expect(format.rate == 22_050 && format.channels == 1 && format.duration > 10)
    #expect(try files == ["a.wav", "b.wav"])
  }

  @Test(.enabled(if: speaks)) func onlySoundGoesToStandardOutput() throws {
    let line = "aloud read \(Self.settings) --limit 1 --wav - | head -c 4"
    #expect(try Tool.shell(line) == "RIFF")
    _ = try Tool.shell("aloud read \(Self.settings) --limit 1 --wav - > \(path("a.wav"))")
    _ = try Tool.shell("aloud read \(Self.settings) --limit 1 --wav \(path("b.wav"))")
    #expect(try Data(contentsOf: scratch.url("a.wav")) == Data(contentsOf: scratch.url("b.wav")))
  }

  @Test(
    .enabled(if: speaks),
    arguments: [
      ([], 44_100, 2), (["--no-earcons"], 22_050, 1), (["--no-earcons", "--stereo"], 44_100, 2),
    ] as [([String], Int, Int)])
  func scriptsHaveSounds(_ options: [String], _ rate: Int, _ channels: Int) throws {
    let script = "Fixtures/Scripts/do-alert.aloud"
    let tool = try Tool.run(["play", script, "--wav", path("a.wav"), "--transcript", path("a.json")] + options)
    let silent = try Tool.run("play", script)
    #expect(tool.status == 0 && tool.output == silent.output)
    let format = try format("a.wav")
    #expect(format.rate == rate && format.channels == channels && format.duration > 1)
    #expect(try scratch.text("a.json").contains("\"event\": \"focus moved\""))
  }

  @Test(.enabled(if: speaks)) func captionsHaveThePrintedWords() throws {
    let tool = try Tool.run("read", Self.settings, "--captions", path("a.srt"))
    let cues = try scratch.text("a.srt").split(separator: "\n\n").map { $0.split(separator: "\n").dropFirst(2) }
    let said = cues.map { $0.joined(separator: " ") }
    #expect(said.prefix(3) == ["Settings, Heading", "Search, Search field", "Double tap to edit"])
    let printed = tool.lines.joined(separator: " ")
    #expect(said.allSatisfy { printed.contains($0) })
  }

  @Test(.enabled(if: speaks)) func anUnknownVoiceLeavesNoFile() throws {
    let tool = try Tool.run("read", Self.settings, "--wav", path("a.wav"), "--voice", "nosuchvoice")
    #expect(tool.status == 69 && tool.lines.count == 10 && tool.errors.contains("nosuchvoice"))
    #expect(try files == [])
  }

  @Test(.enabled(if: speaks)) func severalFilesAreHeardInOrder() throws {
    let one = try scratch.file("one.json", "{\"aloud\": 1, \"elements\": [{\"label\": \"One\"}]}")
    let tool = try Tool.run("read", one, "no-such-file.json", one, "--captions", path("a.srt"))
    #expect(tool.status == 66)
    let text = try scratch.text("a.srt")
    #expect(text.hasPrefix("1\n") && text.contains("\n\n2\n") && !text.contains("\n\n3\n"))
  }

  @Test(.enabled(if: speaks)) func everyStopIsPlayed() throws {
    let player = try program("head -c 4 \"$1\" >> \(path("log"))\n")
    let tool = try Tool.run("read", Self.settings, "--limit", "3", "--speak", "--player", player)
    #expect(tool.status == 0 && tool.lines.count == 3)
    // One for each stop, and two hints.
    #expect(try scratch.text("log") == String(repeating: "RIFF", count: 5))
  }

  @Test(.enabled(if: speaks)) func aFailingPlayerHasAReason() throws {
    let player = try program("echo noise >&2\necho 'Host is down' >&2\nexit 1\n")
    let tool = try Tool.run("read", Self.settings, "--speak", "--player", player)
    #expect(tool.status == 69 && tool.lines.count == 10)
    #expect(tool.errors == "aloud: \(player) does not play: Host is down; --wav FILE writes the sound to a file\n")
  }

  @Test(.enabled(if: speaks)) func lossesAreNamedInOneLine() throws {
    let label = String(repeating: "a", count: 30_000)
    let file = try scratch.file("long.json", "{\"aloud\": 1, \"elements\": [{\"label\": \"\(label)\"}]}")
    let tool = try Tool.run("read", file, "--captions", path("a.srt"), "--rate", "449")
    #expect(tool.status == 0 && tool.errors.hasPrefix("aloud read: warning: not all heard: \"\(label.prefix(60))…\": "))
  }

  @Test(.enabled(if: speaks)) func ignoredSignalsStayIgnored() throws {
    let player = try program("[ -e \(path("sent")) ] || { kill -HUP $PPID; sleep 0.2; }\n: > \(path("sent"))\n")
    let line = "trap '' HUP; \"$ALOUD_TOOL\" read \(Self.settings) --limit 2 --speak --player \(player); echo $?"
    #expect(try Tool.shell(line).hasSuffix("\n0\n"))
  }

  @Test(.enabled(if: speaks)) func onATerminalLinesArePrintedWhenHeard() throws {
    _ = try scratch.file("wait", "")
    // The first sound is that of the screen; its speech continues to its end.
    let player = try program(
      """
      [ -e \(path("begun")) ] || exec touch \(path("begun"))
      while [ -e \(path("wait")) ]; do sleep 0.02; done

      """)
    let script = "Fixtures/Scripts/do-alert.aloud"
    let terminal = try PseudoTerminal(
      [Tool.executable.path, "play", script, "--speak", "--player", player], folder: Fixtures.package.path, height: 60)
    try terminal.wait(for: "> start\n[screen changed]\nBeach, Image")
    terminal.read(within: 0.3)
    #expect(!terminal.screen.text.contains("> swipe right"))
    unlink(path("wait"))
    #expect(try terminal.end() == 0)
    #expect(terminal.screen.text.contains("> swipe left\nNo photo"))
    let printed = String(decoding: terminal.screen.bytes, as: UTF8.self).replacing("\r\n", with: "\n")
    #expect(try printed == Tool.run("play", script).output)
  }

  @Test(.enabled(if: speaks)) func aTerminatedRunLeavesNothing() throws {
    let player = try program("echo $$ > \(path("begun"))\nsleep 60\n")
    let process = Tool.process(["read", Self.settings, "--speak", "--player", player, "--wav", path("a.wav")])
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    for _ in 0..<6_000 where (try? scratch.text("begun"))?.isEmpty ?? true { usleep(10_000) }
    let id = try #require(pid_t(try scratch.text("begun").filter(\.isNumber)))
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGINT)
    #expect(try files == ["begun", "player"])
    for _ in 0..<6_000 where kill(id, 0) == 0 { usleep(10_000) }
    #expect(kill(id, 0) != 0, "the player has gone")
  }
}
