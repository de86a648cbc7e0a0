import AloudTestSupport
import Foundation
import Testing

/// The output of `aloud play` for a script that stops early.
@Suite struct PlayCommandTests {
  private func play(_ script: String, _ options: [String]) throws -> Tool {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("aloud-play-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let label = String(repeating: "a", count: 40)
    let app = #"{"aloud": 1, "elements": [{"label": "One"}, {"label": "\#(label)"}]}"#
    let path = folder.appendingPathComponent("a.aloud").path
    try Data(app.utf8).write(to: folder.appendingPathComponent("app.json"))
    try Data(("app app.json\n" + script).utf8).write(to: URL(fileURLWithPath: path))
    return try Tool.run(["play", path] + options)
  }

  private static let stops = "> start\n> swipe right\n> accessibility shortcut \"Radio\"\n> swipe left\n"

  @Test(
    arguments: [
      ([], "[screen changed]"), (["--json"], #""event":"#), (["--explain"], "[screen changed]"),
    ] as [([String], String)])
  func stepsBeforeAnErrorArePrinted(_ options: [String], _ event: String) throws {
    let tool = try play(Self.stops, options)
    #expect(tool.status == 65)
    #expect(tool.output.contains(event) && tool.output.contains("aaaa") && !tool.output.contains("swipe left"))
    #expect(tool.errors.contains("a.aloud:4:") && tool.errors.contains("there is no accessibility shortcut \"Radio\""))
  }

  @Test func slowPatternsStillPrintTheEvents() throws {
    let tool = try play("> start\n> swipe right\n/^(a+)+b/\n", ["--timeout", "0.5"])
    #expect(tool.status == 1 && tool.errors.contains("a.aloud:4:1: the time limit passed while patterns were compared"))
    #expect(tool.output.hasSuffix("> swipe right\n\(String(repeating: "a", count: 40))\n"))
  }

  /// A terminal does not start a new line at a carriage return.
  @Test func linesThatEndInCarriageReturnsArePrintedAsLines() throws {
    let scratch = try Scratch()
    _ = try scratch.file("app.json", #"{"aloud": 1, "elements": [{"label": "OK"}]}"#)
    let played = try Tool.run("play", try scratch.file("a.aloud", "# x\rapp app.json\r> start\r"))
    #expect(played.output == "# x\napp app.json\n> start\n[screen changed]\nOK\n")
    #expect(try Tool.run("test", try scratch.file("b.aloud", played.output)).status == 0)
  }
}
