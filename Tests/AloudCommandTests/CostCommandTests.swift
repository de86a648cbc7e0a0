import AloudTestSupport
import Foundation
import Testing

/// `--cost` and the baseline of costs, from a user's view.
@Suite struct CostCommandTests {
  private let scratch: Scratch
  private let script: String
  private let costs: String

  init() throws {
    scratch = try Scratch()
    _ = try scratch.file(
      "app.json", #"{"aloud": 1, "elements": [{"label": "One"}, {"label": "Two"}, {"label": "Three"}]}"#)
    script = try scratch.file("task.aloud", "")
    costs = scratch.url("costs.jsonl").path
    try perform("> touch \"Three\"\nThree\n")
  }

  private func perform(_ steps: String) throws {
    _ = try scratch.file("task.aloud", "app app.json\n\n> start\n…\n\(steps)")
  }

  @Test func playEndsWithTheCost() throws {
    let lines = try Tool.run("play", script, "--cost").lines
    #expect(lines.last?.hasPrefix("# cost: gestures 1, seconds ") == true)
    // The output is still a script.
    _ = try scratch.file("again.aloud", lines.joined(separator: "\n"))
    #expect(try Tool.run("test", scratch.url("again.aloud").path).status == 0)
    let json = try Tool.run("play", script, "--cost", "--json").lines
    #expect(json.last?.hasPrefix(#"{"cost": {"gestures": 1, "#) == true)
  }

  @Test func theCostIsToldInKorean() throws {
    let korean = try Tool(Tool.process(["play", script, "--cost"], environment: ["LANG": "ko_KR.UTF-8"])).lines
    #expect(korean.last?.hasPrefix("# 비용: 제스처 1, ") == true && korean.last?.contains("gestures") == false, "\(korean)")
  }

  @Test func testHasTheCostInAllFormats() throws {
    let report = scratch.url("report.xml").path
    let text = try Tool.run("test", script, "--cost", "--report", "junit", report).lines
    #expect(text.count == 3 && text[1].hasPrefix("        cost: gestures 1, seconds "))
    #expect(try scratch.text("report.xml").contains(#"<property name="gestures" value="1"/>"#))
    #expect(try Tool.run("test", script, "--cost", "--json").output.contains(#""cost": {"gestures": 1, "#))
    #expect(try !Tool.run("test", script, "--json").output.contains("cost"))
  }

  @Test func aDearerTaskFailsAtItsStep() throws {
    #expect(try Tool.run("test", script, "--baseline", costs, "--record").status == 0)
    #expect(try scratch.text("costs.jsonl").split(separator: "\n").count == 2)
    #expect(try Tool.run("test", script, "--baseline", costs).status == 0)
    try perform("> swipe right\nTwo\n> swipe right\nThree\n")
    let failed = try Tool.run("test", script, "--baseline", costs)
    #expect(failed.status == 1)
    #expect(failed.output.contains("task.aloud:5: > swipe right"), "\(failed.output)")
    #expect(failed.output.contains("from this step on, the task costs more than in"))
    // Recording accepts the new cost.
    #expect(try Tool.run("test", script, "--baseline", costs, "--record").status == 0)
    #expect(try Tool.run("test", script, "--baseline", costs).status == 0)
  }

  @Test func aScriptThatIsNotRecordedPassesWithAWarning() throws {
    _ = try Tool.run("test", script, "--baseline", costs, "--record")
    _ = try scratch.file("other.aloud", "app app.json\n> start\n…\n> swipe right\nTwo\n")
    let tool = try Tool.run("test", scratch.folder.path, "--baseline", costs)
    #expect(tool.status == 0)
    #expect(tool.errors.contains("there is no cost of") && tool.errors.contains("other.aloud"))
  }

  @Test func filesThatAreNoCostsAreErrors() throws {
    #expect(try Tool.run("test", script, "--baseline", costs).status == 66)
    let head = #"{"aloud": 1, "costs": "of scripts"}"# + "\n"
    let figures = ["[\"a\", 9223372036854775807, 9]", "[\"a\", -1, 9]", "[\"a\", 1]", "3"].map { steps in
      head + #"{"script": "task.aloud", "steps": [\#(steps), \#(steps)]}"#
    }
    for text in figures + ["", "{}", "[1]", #"{"aloud": 1, "baseline": "findings that aloud audit leaves out"}"#] {
      _ = try scratch.file("costs.jsonl", text)
      let tool = try Tool.run("test", script, "--baseline", costs)
      #expect(tool.status == 65 && tool.errors.contains("costs.jsonl"), "\(text): \(tool.errors)")
    }
    #expect(try Tool.run("test", script, "--baseline", "-").status == 64)
    let before = try scratch.text("task.aloud")
    #expect(try Tool.run("test", script, "--baseline", script, "--record").status == 64)
    #expect(try scratch.text("task.aloud") == before)
  }
}
