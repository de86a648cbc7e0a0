import AloudTestSupport
import Foundation
import Testing

/// `aloud explore` with sound: the player logs its input and takes no other time.
@Suite struct ExploreSoundTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// Explores with a player in a few lines of shell; `$1` is the sound, and `$LOG` is a file for notes.
  private func explore(player body: String, environment: [String: String] = [:]) throws -> PseudoTerminal {
    // A shell reads it, because the system may refuse to run a file that was just written.
    let player = "/bin/sh " + (try scratch.file("player", "LOG='\(scratch.url("log").path)'\n\(body)\n"))
    return try PseudoTerminal(
      [Tool.executable.path, "explore", "--no-earcons", "--player", player, "Fixtures/Screens/settings.json"],
      environment: environment, folder: Fixtures.package.path, width: 80, height: 24)
  }

  /// The number of sounds that the player got.
  private func sounds() -> Int {
    ((try? scratch.text("log")) ?? "").split(separator: "\n").count
  }

  /// The tool's processes for speech.
  private func workers(of terminal: PseudoTerminal) throws -> [Int32] {
    try OtherProcess.all().filter { $0.parent == terminal.process && $0.command.contains("--speech-worker") }.map(\.id)
  }

  private static let notes = #"wc -c < "$1" >> "$LOG""#

  @Test(.enabled(if: SoundCommandTests.speaks)) func everyElementIsHeard() throws {
    let terminal = try explore(player: Self.notes)
    try terminal.wait(for: "│ Settings, Heading")
    terminal.type("\u{1B}[C")
    try terminal.wait(for: "│ Search, Search field")
    try terminal.wait { _ in sounds() >= 2 }
    #expect(!terminal.screen.text.contains("silent"))
    terminal.type("q")
    #expect(try terminal.end() == 0)
  }

  @Test(.enabled(if: SoundCommandTests.speaks)) func aCrashedEngineIsReplaced() throws {
    let terminal = try explore(player: Self.notes)
    try terminal.wait { _ in sounds() >= 1 }
    let workers = try workers(of: terminal)
    #expect(!workers.isEmpty)
    for worker in workers { kill(worker, SIGKILL) }
    terminal.type("\u{1B}[C\u{1B}[C")
    try terminal.wait(for: "║ Airplane Mode")
    try terminal.wait { _ in sounds() >= 2 }
    #expect(!terminal.screen.text.contains("Silent"))
    terminal.type("q")
    #expect(try terminal.end() == 0)
  }

  @Test(.enabled(if: SoundCommandTests.speaks)) func aMissingVoiceIsReportedFirst() throws {
    let tool = try Tool.run("explore", "--speak", "--voice", "nosuchvoice", "Fixtures/Screens/settings.json")
    #expect(tool.status == 69 && tool.output.isEmpty)
    #expect(tool.errors.hasPrefix("aloud: espeak-ng has no voice \"nosuchvoice\""))
  }

  @Test func aSilentEngineIsReportedOnce() throws {
    let terminal = try explore(player: Self.notes, environment: ["ALOUD_WORKER": "/usr/bin/false"])
    try terminal.wait(for: "Silent: ")
    terminal.type("\u{1B}[C\u{1B}[C")
    try terminal.wait(for: "║ Airplane Mode")
    #expect(sounds() == 0)
    terminal.type("q")
    #expect(try terminal.end() == 0)
  }

  @Test(.enabled(if: SoundCommandTests.speaks)) func aFailingPlayerIsReportedOnce() throws {
    let terminal = try explore(player: "echo 'Host is down' >&2; exit 1")
    try terminal.wait(for: "Silent: ")
    try terminal.wait(for: "down")
    terminal.type("\u{1B}[C")
    try terminal.wait(for: "║ Search")
    terminal.type("q")
    #expect(try terminal.end() == 0)
  }

  @Test(.enabled(if: SoundCommandTests.speaks)) func silenceIsImmediateAndLeavesNothing() throws {
    let terminal = try explore(player: "echo $$ >> \"$LOG\"; exec sleep 60")
    try terminal.wait { _ in sounds() >= 1 }
    terminal.type("\u{03}")
    #expect(try terminal.end() == 0)
    let players = try scratch.text("log").split(separator: "\n").compactMap { Int32($0) }
    let running = try OtherProcess.all().filter { $0.isRunning && players.contains($0.id) }
    #expect(!players.isEmpty && running.isEmpty)
  }
}
