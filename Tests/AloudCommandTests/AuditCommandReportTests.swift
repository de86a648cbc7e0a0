import AloudTestSupport
import Foundation
import Testing

/// Reports to files, and baselines.
@Suite struct AuditCommandReportTests {
  private static let broken = AuditCommandTests.broken
  private static let clean = AuditCommandTests.clean

  private func audit(_ scratch: Scratch, _ arguments: String...) throws -> Tool {
    let process = Tool.process(["audit", "--rule", "missing-label"] + arguments)
    process.currentDirectoryURL = scratch.folder
    return try Tool(process)
  }

  // MARK: Formats

  @Test(arguments: [("sarif", "{\"$schema\""), ("junit", "<?xml"), ("html", "<!DOCTYPE html>"), ("text", "a.json:")])
  func formatsGoToFiles(_ format: String, _ beginning: String) throws {
    let scratch = try Scratch()
    _ = try scratch.file("a.json", Self.broken)
    let tool = try audit(scratch, "a.json", "--format", format, "--output", "report")
    #expect(tool.status == 1 && tool.output == "" && tool.errors == "report: 2 errors\n")
    #expect(try scratch.text("report").hasPrefix(beginning))
    let printed = try audit(scratch, "a.json", "--format", format)
    #expect(printed.status == 1 && printed.errors == "")
    #expect(try withoutTimes(printed.output) == withoutTimes(scratch.text("report")))
    let again = try audit(scratch, "a.json", "--format", format, "--output", "-").output
    #expect(withoutTimes(again) == withoutTimes(printed.output))
    // No other format contains durations.
    #expect((withoutTimes(again) == again) == (format != "junit"))
  }

  private func withoutTimes(_ text: String) -> String { text.replacing(#/ time="[0-9]+\.[0-9]{3}"/#, with: "") }

  @Test func sarifHasLinesOfDocumentsAndDumps() throws {
    let scratch = try Scratch()
    let path = try scratch.file("a.json", Self.broken)
    _ = try scratch.file(
      "dump.xml", try Fixtures.text("Dumps/wda-settings.xml").replacingOccurrences(of: "label=", with: "lost="))
    let tool = try audit(scratch, path, "dump.xml", "--format", "sarif")
    let run = try #require(
      ((JSONSerialization.jsonObject(with: Data(tool.output.utf8)) as? [String: Any])?["runs"] as? [[String: Any]])?
        .first)
    let results = try #require(run["results"] as? [[String: Any]])
    let places = results.compactMap {
      (($0["locations"] as? [[String: Any]])?.first)?["physicalLocation"] as? [String: Any]
    }
    let lines = places.map { ($0["region"] as? [String: Int])?["startLine"] }
    #expect(lines.prefix(3) == [3, 4, 13])
    // Relative to this folder, where code hosts look.
    #expect((places.first?["artifactLocation"] as? [String: String])?["uri"] == "a.json")
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    #expect((driver?["rules"] as? [[String: Any]])?.map { $0["id"] as? String } == ["missing-label"])
  }

  @Test func unreadableFilesAreInTheReport() throws {
    let scratch = try Scratch()
    for format in ["sarif", "junit", "html"] {
      let tool = try audit(scratch, "nowhere.json", "--format", format)
      #expect(tool.status == 66 && tool.output.contains("nowhere.json: there is no such file"))
      #expect(tool.errors == "nowhere.json: there is no such file\n")
    }
  }

  @Test func outputAppearsCompleteOrNotAtAll() throws {
    let scratch = try Scratch()
    _ = try scratch.file("a.json", Self.broken)
    let tool = try audit(scratch, "a.json", "--output", "no/report")
    #expect(tool.status == 73 && tool.errors == "no/report: cannot be written; there is no such folder\n")
    if Devices.hasFull { #expect(try audit(scratch, "a.json", "--output", "/dev/full").status == 74) }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).filter { $0.hasPrefix(".aloud") } == [])
  }

  @Test func aClosedPipeEndsQuietly() throws {
    let path = "Fixtures/Audits/missing-label/broken.json"
    let all = Array(repeating: path, count: 400).joined(separator: " ")
    #expect(try Tool.shell("aloud audit --json \(all) | head -1").split(separator: "\n").count == 1)
  }

  // MARK: Baselines

  @Test func aBaselineHidesExistingFindings() throws {
    let scratch = try Scratch()
    _ = try scratch.file("a.json", Self.broken)
    let recorded = try audit(scratch, "a.json", "--baseline", "known.jsonl", "--record")
    #expect(recorded.status == 0 && recorded.output == "" && recorded.errors == "known.jsonl: 2 findings recorded\n")
    #expect(
      try scratch.text("known.jsonl") == """
        {"aloud": 1, "baseline": "findings that aloud audit leaves out"}
        {"file": "a.json", "rule": "missing-label", "severity": "error", "path": "elements[2]", "says": "Image"}
        {"file": "a.json", "rule": "missing-label", "severity": "error", "id": "play"}

        """)
    let same = try audit(scratch, "a.json", "--baseline", "known.jsonl")
    #expect(same.status == 0 && same.output == "")
    #expect(same.errors == "known.jsonl: 2 findings are known, nothing is new\n")
    let more = Self.broken.replacingOccurrences(
      of: "{\"label\": \"Now", with: "{\"traits\": [\"link\"]}, {\"label\": \"Now")
    _ = try scratch.file("a.json", more)
    let new = try audit(scratch, "a.json", "--baseline", "known.jsonl", "--json")
    #expect(new.status == 1 && new.lines.count == 3 && new.output.contains("\"elements[0]\""))
    #expect(new.errors == "known.jsonl: 2 findings are known\n")
    _ = try scratch.file("a.json", Self.clean)
    let mended = try audit(scratch, "a.json", "--baseline", "known.jsonl")
    #expect(mended.status == 0)
    #expect(
      mended.errors
        == "known.jsonl: 0 findings are known, nothing is new, 2 entries are no longer found; --record removes them\n"
    )
  }

  @Test func filesAreNamedFromTheFolderOfTheBaseline() throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(at: scratch.url("screens"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: scratch.url("ci"), withIntermediateDirectories: true)
    _ = try scratch.file("screens/a.json", Self.broken)
    _ = try audit(scratch, "./screens/a.json", "--baseline", "ci/known.jsonl", "--record")
    #expect(try scratch.text("ci/known.jsonl").contains("\"file\": \"../screens/a.json\""))
    #expect(
      try Tool.run(
        "audit", "--rule", "missing-label", scratch.url("screens/a.json").path, "--baseline",
        scratch.url("ci/known.jsonl").path
      ).status == 0)
  }

  @Test func recordingKeepsEntriesOfOtherFiles() throws {
    let scratch = try Scratch()
    for name in ["a.json", "b.json", "c.json"] { _ = try scratch.file(name, Self.broken) }
    _ = try audit(scratch, "a.json", "b.json", "c.json", "--baseline", "known", "--record")
    try FileManager.default.removeItem(at: scratch.url("c.json"))
    _ = try scratch.file("a.json", Self.clean)
    let tool = try audit(scratch, "a.json", "--baseline", "known", "--record")
    #expect(tool.errors == "known: 0 findings recorded\n")
    let lines = try scratch.text("known").split(separator: "\n")
    #expect(lines.count == 3 && lines.dropFirst().allSatisfy { $0.contains("\"b.json\"") })
    // A rule that did not run keeps its entries.
    _ = try Tool.run(
      "audit", scratch.url("b.json").path, "--baseline", scratch.url("known").path, "--record", "--ignore",
      "missing-label")
    #expect(try scratch.text("known").contains("missing-label"))
  }

  @Test(
    arguments: [
      ("{}", ":1: this is not a baseline; its first line has to be "),
      ("\n[1]\n", ":2: this is not a baseline; its first line has to be "),
      ("{\"aloud\": 1, \"baseline\": \"\"}\n\n{\"file\": 1}\n", ":3: this is not an entry of a baseline: "),
      (
        "{\"aloud\": 1, \"baseline\": \"\"}\n{\"file\": \"a\", \"rule\": \"b\", \"severity\": \"bad\"}",
        ":2: this is not an entry "
      ),
    ])
  func otherFilesAreNotBaselines(_ text: String, _ message: String) throws {
    let scratch = try Scratch()
    _ = try scratch.file("a.json", Self.clean)
    _ = try scratch.file("known", text)
    for options in [["--record"], []] {
      let process = Tool.process(["audit", "a.json", "--baseline", "known"] + options)
      process.currentDirectoryURL = scratch.folder
      let tool = try Tool(process)
      #expect(tool.status == 65 && tool.errors.hasPrefix("known\(message)"))
      #expect(try scratch.text("known") == text)
    }
  }

  @Test func aMissingBaselineIsReported() throws {
    let scratch = try Scratch()
    _ = try scratch.file("a.json", Self.broken)
    let tool = try audit(scratch, "a.json", "--baseline", "nowhere")
    #expect(tool.status == 66 && tool.errors == "nowhere: there is no such file\n")
    #expect(try audit(scratch, "a.json", "--baseline", "no/where", "--record").status == 73)
  }
}
