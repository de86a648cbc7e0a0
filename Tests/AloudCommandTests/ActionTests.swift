import AloudTestSupport
import Foundation
import Testing

/// The action for GitHub does in a repository what it says.
@Suite(.enabled("git is not installed") { FileManager.default.isExecutableFile(atPath: "/usr/bin/git") })
struct ActionTests {
  private let scratch: Scratch

  private func git(_ line: String) throws {
    let tool = try shell("git -c user.name=A -c user.email=a@example.org \(line)")
    try #require(tool.status == 0, "\(tool.errors)")
  }

  private func shell(_ line: String, _ environment: [String: String] = [:]) throws -> Tool {
    let process = Tool.process(["-c", line], environment: environment)
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.currentDirectoryURL = scratch.url("app")
    return try Tool(process)
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: scratch.url("app").appendingPathComponent(name))
  }

  /// A repository with a script and two screens, one of which has changed since the first commit.
  init() throws {
    scratch = try Scratch()
    try FileManager.default.createDirectory(
      at: scratch.url("app/My screens"), withIntermediateDirectories: true)
    try write("My screens/a.json", #"{"aloud": 1, "elements": [{"id": "pay", "label": "Pay", "traits": ["button"]}]}"#)
    try write("My screens/b.json", #"{"aloud": 1, "elements": [{"label": "Same"}]}"#)
    try write("a.aloud", "app My screens/a.json\n> start\n[screen changed]\nPay now, Button\n")
    try git("init --quiet")
    try git("add --all")
    try git("commit --quiet --message First")
    try write(
      "My screens/a.json", #"{"aloud": 1, "elements": [{"id": "pay", "label": "Pay now", "traits": ["button"]}]}"#)
  }

  private func action(_ more: [String: String]) throws -> Tool {
    let own = ["ALOUD": Tool.executable.path, "GITHUB_STEP_SUMMARY": scratch.url("summary.md").path]
    let path = Fixtures.package.appendingPathComponent("Scripts/action").path
    return try shell("'\(path)'", own.merging(more) { $1 })
  }

  @Test func testsAuditsAndCompares() throws {
    let tool = try action(["ALOUD_SCRIPTS": "a.aloud\n", "ALOUD_SCREENS": "  My screens\n\n", "ALOUD_BASE": "HEAD"])
    #expect(tool.status == 0, "\(tool.output)\(tool.errors)")
    let summary = try scratch.text("summary.md")
    #expect(summary.contains("| changed | Pay, Button | Pay now, Button |"))
    #expect(summary.components(separatedBy: "###").count == 2)
    let reports = scratch.url("app/aloud-reports")
    let junit = try String(contentsOf: reports.appendingPathComponent("junit.xml"), encoding: .utf8)
    #expect(junit.contains("<testcase"))
    let sarif = try Data(contentsOf: reports.appendingPathComponent("findings.sarif"))
    #expect((try JSONSerialization.jsonObject(with: sarif) as? [String: Any])?["version"] as? String == "2.1.0")
  }

  @Test func aFailureOfAScriptComesAfterTheRest() throws {
    try write("a.aloud", "app My screens/a.json\n> start\nOther\n")
    let tool = try action(["ALOUD_SCRIPTS": "a.aloud", "ALOUD_SCREENS": "My screens", "ALOUD_BASE": "HEAD"])
    #expect(tool.status == 1)
    #expect(try scratch.text("summary.md").contains("Pay now"))
  }

  @Test func anErrorOfAnAuditFails() throws {
    try write("My screens/b.json", #"{"aloud": 1, "elements": [{"traits": ["button"], "frame": [0, 0, 50, 50]}]}"#)
    #expect(try action(["ALOUD_SCREENS": "My screens"]).status == 1)
    #expect(try action(["ALOUD_SCREENS": "My screens/a.json"]).status == 0)
  }

  /// A folder may have other files, which an audit passes over.
  @Test func aChangedFileThatIsNoScreenDoesNotFail() throws {
    try write("My screens/notes.json", #"{"notes": 1}"#)
    try git("add --all")
    try git("commit --quiet --message Second")
    try write("My screens/notes.json", #"{"notes": 2}"#)
    try write("My screens/b.json", #"{"aloud": 1, "elements": [{"label": "Other"}]}"#)
    let tool = try action(["ALOUD_SCREENS": "My screens", "ALOUD_BASE": "HEAD"])
    #expect(tool.status == 0, "\(tool.output)\(tool.errors)")
    #expect(try scratch.text("summary.md").contains("Other"))
  }

  @Test func aMissingBaseOrNothingToDoIsAnError() throws {
    let tool = try action(["ALOUD_SCREENS": "My screens", "ALOUD_BASE": "0123456789012345678901234567890123456789"])
    #expect(tool.status == 1)
    #expect(tool.errors.contains("is not in this clone"))
    #expect(try action([:]).status == 64)
  }
}
