import AloudTestSupport
import Foundation
import Testing

@testable import AloudCommand

/// `aloud test --watch` repeats only the scripts that a changed file affects.
@Suite struct TestWatchTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for name in ["a", "b"] {
      try write(#"{"aloud": 1, "elements": [{"label": "One"}]}"#, to: "\(name).json")
    }
    try write("app a.json\n> start\n[screen changed]\nOne\n", to: "a.aloud")
    try write("app b.json\nwith o.json\n> start\n[screen changed]\nOne\n", to: "b.aloud")
    try write(#"{"overlay": 1}"#, to: "o.json")
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: scratch.url(name), options: .atomic)
  }

  @Test func scriptsThatAChangeAffectsRunAgain() async throws {
    let process = Tool.process(["test", "--watch"])
    process.currentDirectoryURL = scratch.folder
    process.standardOutput = try scratch.stream("out.log")
    process.standardError = try scratch.stream("err.log")
    try process.run()
    // Test runners block weaker signals, and children inherit that.
    defer { kill(process.processIdentifier, SIGKILL) }
    var told = "passed  a.aloud\npassed  b.aloud\n2 scripts passed\n"
    #expect(try await scratch.waits(for: told, in: "out.log"))
    // An overlay affects the script that names it.
    try write(#"{"overlay": 1, "nodes": [{"find": {"label": "One"}, "label": "Two"}]}"#, to: "o.json")
    told += """

      failed  b.aloud
        b.aloud:5: > start
            [screen changed]
          - One
          + Two
      1 script, 1 failed

      """
    #expect(try await scratch.waits(for: told, in: "out.log"))
    try write("app b.json\nwith o.json\n> start\n[screen changed]\nTwo\n", to: "b.aloud")
    told += "\npassed  b.aloud\n1 script passed\n"
    #expect(try await scratch.waits(for: told, in: "out.log"))
    // A new script runs, too; a deleted one is ignored.
    try FileManager.default.removeItem(at: scratch.url("b.aloud"))
    try write("app a.json\n> start\n[screen changed]\n…\n", to: "c.aloud")
    told += "\npassed  c.aloud\n1 script passed\n"
    #expect(try await scratch.waits(for: told, in: "out.log"))
    #expect(try scratch.text("err.log").isEmpty)
  }

  @Test(arguments: ["--record", "--report junit r.xml"]) func incompatibleWatchOptionsAreRefused(options: String) throws
  {
    let tool = try Tool.run(["test", "--watch", scratch.folder.path] + options.split(separator: " ").map(String.init))
    #expect(tool.status == 64 && tool.errors.contains("needs all"), "\(tool.errors)")
  }
}
