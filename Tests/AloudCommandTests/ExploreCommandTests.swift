import AloudTestSupport
import Foundation
import Testing

/// `aloud explore` on a terminal, from a user's view.
@Suite(.long) struct ExploreCommandTests {
  private func explore(
    _ arguments: String..., environment: [String: String] = [:], width: Int = 80, height: Int = 24
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      [Tool.executable.path, "explore", "--silent"] + arguments, environment: environment,
      folder: Fixtures.package.path, width: width, height: height)
  }

  private func settings() throws -> PseudoTerminal {
    let terminal = try explore("Fixtures/Screens/settings.json")
    try terminal.wait(for: "│ Settings, Heading")
    return terminal
  }

  /// The terminal is restored: its modes, the screen, the cursor.
  private func expectRestored(_ terminal: PseudoTerminal, _ modes: [UInt64]) {
    #expect(terminal.modes == modes)
    #expect(terminal.screen.modes.isDisjoint(with: [1049, 2004, 1000, 1006]))
    #expect(terminal.screen.modes.contains(25))
    #expect(terminal.screen.unknown.isEmpty)
  }

  /// The modes of an idle terminal.
  private func usualModes() throws -> [UInt64] {
    let terminal = try PseudoTerminal(["true"], folder: "/")
    _ = try terminal.end()
    return terminal.modes
  }

  @Test func aWalkShowsElementsUntilQuit() throws {
    let terminal = try settings()
    #expect(terminal.screen.lines[0].hasSuffix("1 of 10"))
    #expect(terminal.screen.modes.isSuperset(of: [1049, 2004]))
    #expect(terminal.modes != (try usualModes()))
    terminal.type("\u{1B}[C\u{1B}[C")
    try terminal.wait(for: "║ Airplane Mode                             Off ║")
    terminal.type("\r")
    try terminal.wait(for: "║ Airplane Mode                              On ║")
    terminal.type("\u{1B}[D\u{1B}[D\u{1B}[D")
    try terminal.wait(for: "[boundary]")
    terminal.type("q")
    #expect(try terminal.end() == 0)
    expectRestored(terminal, try usualModes())
  }

  @Test func typesIntoAField() throws {
    let terminal = try settings()
    terminal.type("\u{1B}[C\r")
    try terminal.wait(for: "TYPING")
    terminal.type("q한\u{7F}글")
    try terminal.wait(for: "q글")
    // A single escape character is the Escape key.
    terminal.type("\u{1B}")
    try terminal.wait { !$0.text.contains("TYPING") }
    terminal.type("q")
    #expect(try terminal.end() == 0)
  }

  @Test func hintsComeAfterTheirDelay() throws {
    let terminal = try settings()
    terminal.type("\u{1B}[C")
    try terminal.wait(for: "│ Search, Search field")
    #expect(!terminal.screen.text.contains("Double tap to edit"))
    try terminal.wait(for: "│ Double tap to edit")
  }

  @Test func followsTheSizeOfTheWindow() throws {
    let terminal = try settings()
    for (width, height) in [(40, 12), (120, 40), (20, 5), (80, 24)] {
      terminal.resize(width: width, height: height)
      let line = width < 24 ? "The window" : " ? keys"
      try terminal.wait { $0.lines[height - 1].hasPrefix(line) && $0.text.contains("Settings, Heading") }
    }
    terminal.type("q")
    #expect(try terminal.end() == 0)
  }

  @Test(arguments: [("\u{03}", 0), ("\u{04}", 0), ("q", 0)] as [(String, Int32)])
  func keysThatEndIt(_ key: String, _ status: Int32) throws {
    let terminal = try settings()
    terminal.type(key)
    #expect(try terminal.end() == status)
    expectRestored(terminal, try usualModes())
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT]) func signalsThatEndIt(_ number: Int32) throws {
    let terminal = try settings()
    terminal.send(signal: number)
    #expect(try terminal.end() == -number)
    expectRestored(terminal, try usualModes())
  }

  @Test func suspendsAndResumes() throws {
    let terminal = try settings()
    terminal.type("\u{1B}[C")
    try terminal.wait(for: "║ Search")
    // Without a shell nobody would resume the program; a stop signal from outside behaves the same.
    terminal.send(signal: SIGSTOP)
    try terminal.waitUntilStopped()
    terminal.clear()
    let modes = terminal.modes
    terminal.setUsualModes()
    terminal.send(signal: SIGCONT)
    try terminal.wait(for: "║ Search")
    #expect(terminal.modes == modes)
    terminal.type("q")
    #expect(try terminal.end() == 0)
    expectRestored(terminal, try usualModes())
  }

  @Test func usesNoProcessorWhileIdle() throws {
    let terminal = try explore("Fixtures/Screens/settings.json", "--no-hints")
    try terminal.wait(for: "│ Settings, Heading")
    while terminal.read(within: 2) {}
    guard let before = terminal.processorTime else { return }
    terminal.read(within: 1)
    #expect(try #require(terminal.processorTime) - before < 0.02)
  }

  @Test func respectsNoColor() throws {
    let terminal = try explore("Fixtures/Screens/settings.json", environment: ["NO_COLOR": "1"])
    try terminal.wait(for: "╔")
    #expect(!String(decoding: terminal.screen.bytes, as: UTF8.self).contains(";33m"))
  }

  @Test func opensTheTourInKorean() throws {
    let terminal = try explore("--demo", "ko")
    try terminal.wait(for: "║ VoiceOver에 오신 것을 환영합니다")
    terminal.type("G\r")
    try terminal.wait(for: "║ 머리말 단위로 이동하기")
    terminal.type("q")
    #expect(try terminal.end() == 0)
  }

  @Test(arguments: [("ja_JP.UTF-8", "VoiceOverへようこそ"), ("fr_FR.UTF-8", "Bienvenue"), ("C", "Welcome")])
  func theTourSpeaksTheLanguageOfTheLocale(_ locale: String, _ word: String) throws {
    let terminal = try explore("--demo", environment: ["LC_ALL": locale])
    try terminal.wait(for: word)
  }

  @Test(arguments: ["--record", "x"]) func recordsTheWalk(_ way: String) throws {
    let scratch = try Scratch()
    let path = scratch.url("walk.aloud").path
    let options = way == "x" ? [] : ["--record", path]
    let terminal = try PseudoTerminal(
      [Tool.executable.path, "explore", "--silent", "Fixtures/Apps/comments.json"] + options,
      folder: Fixtures.package.path)
    try terminal.wait(for: "│ Comments, Heading")
    terminal.type("\u{1B}[C\u{1B}[C")
    try terminal.wait(for: "│ Jun, Where is this?")
    if way == "x" {
      terminal.type("x\(scratch.url("walk").path)\r")
      try terminal.wait(for: "Saved 3 steps")
    }
    terminal.type("q")
    #expect(try terminal.end() == 0)
    #expect(try Tool.run("test", path).status == 0)
    let text = try scratch.text("walk.aloud")
    #expect(text.contains("> swipe right\nJun, Where is this?"))
  }

  @Test func aSignalSavesTheRecordingToo() throws {
    let scratch = try Scratch()
    let path = scratch.url("walk.aloud").path
    let terminal = try explore("--demo", "en", "--record", path)
    try terminal.wait(for: "║ Welcome to VoiceOver")
    terminal.send(signal: SIGTERM)
    #expect(try terminal.end() == -SIGTERM)
    #expect(try Tool.run("test", path).status == 0)
  }

  /// When a terminal closes, its shell gets two signals, and the terminal is gone.
  @Test func moreSignalsDoNotInterruptSaving() throws {
    let scratch = try Scratch()
    let path = scratch.url("walk.aloud").path
    let terminal = try explore("--demo", "en", "--record", path)
    try terminal.wait(for: "║ Welcome to VoiceOver")
    // Some signals arrive while the script is saved.
    for _ in 1...300 {
      terminal.send(signal: SIGHUP)
      usleep(500)
    }
    #expect(try terminal.end() == -SIGHUP)
    #expect(try Tool.run("test", path).status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.url("").path).count == 2)
  }

  @Test(.enabled(if: access("/bin/bash", X_OK) == 0)) func aShellCanEndTheSuspendedProgram() throws {
    let terminal = try PseudoTerminal(
      ["/bin/bash", "--norc", "--noprofile", "-i"], environment: ["PS1": "shell>"], folder: Fixtures.package.path)
    try terminal.wait(for: "shell>")
    terminal.type("'\(Tool.executable.path)' explore --silent Fixtures/Screens/settings.json\n")
    try terminal.wait(for: "│ Settings, Heading")
    terminal.type("\u{1A}")
    try terminal.wait(for: "Stopped")
    // The shell prints it before its next prompt.
    terminal.type("kill %1; sleep 1\n")
    try terminal.wait(for: "Terminated")
    #expect(!terminal.screen.modes.contains(1049))
    terminal.type("exit\n")
    _ = try terminal.end()
  }

  @Test func keysComeFromTheTerminalIfTheScreenIsStandardInput() throws {
    let terminal = try PseudoTerminal(
      ["sh", "-c", "cat Fixtures/Screens/settings.json | \"$0\" explore --silent -", Tool.executable.path],
      folder: Fixtures.package.path)
    try terminal.wait(for: "│ Settings, Heading")
    terminal.type("\u{1B}[C")
    try terminal.wait(for: "║ Search")
    terminal.type("q")
    #expect(try terminal.end() == 0)
  }

  @Test func plainModeOnATerminalHasAPrompt() throws {
    let terminal = try explore("--plain", "Fixtures/Screens/settings.json")
    try terminal.wait(for: "# help lists what you can type; quit ends the walk")
    try terminal.wait(for: "Settings, Heading\n>")
    terminal.type("swipe right\n")
    try terminal.wait(for: "> swipe right\nSearch, Search field\nDouble tap to edit\n>")
    terminal.type("\n")
    try terminal.wait(for: "> swipe right\nAirplane Mode, Switch button, Off")
    terminal.type("\u{04}")
    #expect(try terminal.end() == 0)
    #expect(!terminal.screen.bytes.contains(0x1B))
  }
}
