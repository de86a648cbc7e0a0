import AloudTestSupport
import Foundation
import Testing

/// Each command names the kind of a wrong file.
@Suite struct MistakenFileTests {
  private static let script = "Fixtures/Scripts/flow-reply.aloud"
  private static let screen = "Fixtures/Screens/settings.json"
  private static let recording = "Fixtures/Recordings/settings.json"

  @Test(arguments: [
    (["read", "README.md"], "README.md: this is Markdown, not a screen; a screen is a document"),
    (["audit", script], "this is a script, not a screen: `aloud play` performs it"),
    (["import", recording], "this is a recording of VoiceOver, not a screen: `aloud conform` replays it"),
    (["play", screen], "this is a screen (aloud), not a script: `aloud read` reads it"),
    (["play", "README.md"], "this is Markdown, not a script"),
    (["play", "Package.swift"], "this is source code, not a script"),
    (["play", "Fixtures/Dumps/wda-settings.xml"], "this is a screen (wda-xml), not a script"),
    (["test", recording], "this is a recording of VoiceOver, not a script"),
    (["conform", screen], "this is a screen (aloud), not a recording of VoiceOver: `aloud read` reads it"),
    (["conform", script], "this is a script, not a recording of VoiceOver"),
    (["read", screen, "--voice-file", screen], "this is a screen (aloud), not a voice file"),
    (["read", screen, "--voice-file", "Package.swift"], "this is source code, not a voice file"),
    (["audit", screen, "--baseline", script], "this is a script, not a baseline of audits"),
    (["audit", screen, "--baseline", screen], "this is a screen (aloud), not a baseline of audits"),
    (["test", script, "--baseline", screen], "this is a screen (aloud), not a file of costs"),
  ])
  func filesForOtherCommandsAreNamed(_ arguments: [String], _ message: String) throws {
    let tool = try Tool.run(arguments)
    #expect(tool.status == 65)
    #expect((tool.errors + tool.output).contains(message), "\(tool.errors)\(tool.output)")
  }

  /// A baseline of audits and a file of costs are told apart.
  @Test func baselinesAreToldApart() throws {
    let scratch = try Scratch()
    let costs = try scratch.file("costs.jsonl", #"{"aloud": 1, "costs": "of scripts"}"#)
    let findings = try scratch.file("baseline.jsonl", #"{"aloud": 1, "baseline": "findings"}"#)
    let audit = try Tool.run("audit", Self.screen, "--baseline", costs)
    #expect(audit.status == 65 && audit.errors.contains("this is a file of costs, not a baseline of audits"))
    let test = try Tool.run("test", Self.script, "--baseline", findings)
    #expect(test.status == 65 && test.errors.contains("this is a baseline of audits, not a file of costs"))
    #expect(try Tool.run("read", costs).errors.contains("`aloud test --baseline` takes it"))
  }

  /// A mistake in the right kind of file has its place.
  @Test func mistakesHaveTheirPlaces() throws {
    let scratch = try Scratch()
    let script = try scratch.file("a.aloud", "# What it does.\n> swpe rihgt\n")
    #expect(try Tool.run("play", script).errors.contains("a.aloud:2:3: unknown step"))
    let voice = try scratch.file("my.voice", "# Mine.\nbuton = Knob\n")
    #expect(try Tool.run("read", Self.screen, "--voice-file", voice).errors.contains("my.voice:2: there is no phrase"))
    let recording = try scratch.file("r.json", #"{"aloud": 1, "tree": "x", "steps": 3}"#)
    #expect(try Tool.run("conform", recording).errors.contains("r.json:1:"))
  }

  @Test func unknownTextsGetSuggestions() throws {
    let tool = try Tool.run("read", Self.screen, "--from-stop", "Blutooth")
    #expect(tool.errors.contains("no stop says \"Blutooth\"; did you mean \"Bluetooth\"?"))
    #expect(
      try Tool.run("read", Self.screen, "--until", "airplane mode").errors.contains("did you mean \"Airplane Mode\"?"))
  }

  @Test func aRefusalHasItsReasonInEveryOutput() throws {
    let scratch = try Scratch()
    let app = Fixtures.url("Screens/settings.json").path
    let path = try scratch.file("a.aloud", "app \(app)\n> pause\n")
    let reason = "no finger is down"
    #expect(try Tool.run("play", "--explain", path).output.contains("[refused]\n#   \(reason)"))
    #expect(try Tool.run("play", "--json", path).output.contains("\"reason\": \"\(reason)"))
    #expect(try Tool.run("test", path).output.contains("    + [refused]\n    \(reason)"))
    #expect(try Tool.run("test", "--json", path).output.contains("\"note\": \"\(reason)"))
    #expect(try Tool.run("explore", "--plain", app, input: "pause\n").output.contains("[refused]\n# \(reason)"))
  }
}
