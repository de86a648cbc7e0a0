import AloudTestSupport
import Foundation
import Testing

/// A step without an effect gives the reason, in every command.
@Suite struct StepNoteTests {
  private let scratch: Scratch
  private let script: String

  init() throws {
    scratch = try Scratch()
    _ = try scratch.file("app.json", #"{"aloud": 1, "elements": [{"label": "Continue", "traits": ["button"]}]}"#)
    script = try scratch.file("a.aloud", "app app.json\n> start\n> touch \"Contineu\"\n")
  }

  private let note = #"no element has the label "Contineu"; did you mean "Continue"?"#

  @Test(arguments: [["play", "--explain"], ["test"], ["test", "--record"]]) func theReasonIsPrinted(_ command: [String])
    throws
  {
    #expect(try Tool.run(command + [script]).output.contains(note))
  }

  @Test func theReasonIsInJSON() throws {
    let lines = try Tool.run("play", "--json", script).lines
    #expect(lines.contains { $0.contains("\"nothing there\"") && $0.contains(#""reason": "no element has the label"#) })
  }

  @Test func theReasonIsPrintedInAWalk() throws {
    let tool = try Tool.run("explore", scratch.url("app.json").path, input: "touch \"Contineu\"\n")
    #expect(tool.output.contains("# \(note)"))
  }

  @Test func recordingCountsScriptsThatCannotRun() throws {
    let bad = try scratch.file("b.aloud", "app nowhere.json\n> start\n")
    let tool = try Tool.run("test", "--record", script, bad)
    #expect(tool.status == 66 && tool.output.hasSuffix("2 scripts, 1 recorded, 1 failed\n"))
  }

  @Test func aScriptWithoutAStepFails() throws {
    let empty = try scratch.file("c.aloud", "app app.json\n# nothing yet\n")
    let tool = try Tool.run("test", empty)
    #expect(tool.status == 65)
    #expect(tool.output.contains("\(empty): this script has no step, so it checks nothing"))
  }

  /// A label with line breaks cannot imitate a line of the tool.
  @Test func aNoteIsOnOneLine() throws {
    let scratch = try Scratch()
    let label = #"Sign in\r\npassed  all.aloud"#
    _ = try scratch.file("app.json", #"{"aloud": 1, "elements": [{"label": "\#(label)", "traits": ["button"]}]}"#)
    let script = try scratch.file("a.aloud", "app app.json\n> start\n…\n> touch \"Sign i\"\nSomething\n")
    let tool = try Tool.run("test", script)
    #expect(tool.output.contains(#"did you mean "Sign in passed  all.aloud"?"#), "\(tool.output)")
    #expect(!tool.lines.contains { $0.hasPrefix("passed") } && !tool.output.contains("\r"))
  }
}
