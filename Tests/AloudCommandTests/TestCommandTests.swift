import Aloud
import AloudTestSupport
import Foundation
import Testing

@Suite struct TestCommandTests {
  /// A folder with an app and scripts, which exists during the test.
  private func withScripts(_ scripts: [String: String], _ test: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("aloud-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let label = String(repeating: "a", count: 40)
    let app = #"{"aloud": 1, "elements": [{"label": "\#(label)"}]}"#
    for (name, text) in scripts.merging(["app.json": app], uniquingKeysWith: { $1 }) {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    try test(folder)
  }

  @Test(arguments: ["play", "test"]) func patternsEndWithTheTimeLimit(_ command: String) throws {
    try withScripts(["a.aloud": "app app.json\n> start\n…\n/^(a+)+b/\n"]) { folder in
      let path = folder.appendingPathComponent("a.aloud").path
      let tool = try Tool.run([command, "--timeout", "0.3", path])
      #expect(tool.status == 1)
      #expect((tool.output + tool.errors).contains("a.aloud:4:1: the time limit passed while patterns were compared"))
    }
  }

  @Test func aScriptOfGapsIsAnError() throws {
    try withScripts([
      "a.aloud": "app app.json\n> start\n…\n", "b.aloud": "app app.json\n> start\n…\n> touch \"b\"\n…\n",
    ]) {
      folder in
      let tool = try Tool.run(["test", folder.path])
      #expect(tool.status != 0)
      #expect(tool.output.contains("a.aloud: every step expects only …, which anything meets, so this checks nothing"))
      // A step that names what is not there says more.
      #expect(tool.output.contains("b.aloud:4: > touch \"b\""), "\(tool.output)")
      #expect(tool.output.contains("+ [nothing there]"))
      // To play is not to test.
      #expect(try Tool.run(["play", folder.path + "/a.aloud"]).status == 0)
      let korean = try Tool.run(["test", folder.path + "/a.aloud", "--messages", "ko"])
      #expect(korean.output.contains("아무것도 확인하지 않습니다"), "\(korean.output)")
    }
  }

  @Test func aScriptRunsOnce() throws {
    try withScripts(["a.aloud": "app app.json\n> start\n[screen changed]\n…\n"]) { folder in
      let tool = try Tool.run(["test", folder.path, folder.path + "/a.aloud", folder.path + "/./a.aloud"])
      #expect(tool.status == 0 && tool.lines.last == "1 script passed", "\(tool.output)")
    }
  }

  /// The report has the differences, their places and the durations; the printed output is the same each time.
  @Test func aReportHasTheDifferences() throws {
    let script = "app app.json\n> start\n[screen changed]\nwrong\n"
    try withScripts(["a.aloud": script, "b.aloud": "app app.json\n> start\n[screen changed]\n…\n"]) { folder in
      let report = folder.appendingPathComponent("report.xml")
      let tool = try Tool.run(["test", folder.path, "--report", "junit", report.path])
      #expect(tool.status == 1 && !tool.output.contains("time"))
      let xml = try String(contentsOf: report, encoding: .utf8)
      let label = String(repeating: "a", count: 40)
      #expect(
        xml.contains(
          "message=\"\(folder.path)/a.aloud:4: &gt; start: expected &quot;wrong&quot;, but &quot;\(label)&quot; happened\""
        ))
      #expect(xml.contains("    - wrong\n    + \(label)</failure>"))
      let cases = xml.split(separator: "\n").filter { $0.contains("<testcase") }
      #expect(cases.count == 2)
      for (line, name) in zip(cases, ["a", "b"]) {
        #expect(line.contains("name=\"\(name)\"") && line.contains(" file=\"\(folder.path)/\(name).aloud\" time=\"0."))
        #expect(line.contains("classname=\"\(JUnitReport.classname(ofPath: folder.path))\""))
      }
    }
  }

  @Test func aTimeLimitMayBeEndless() throws {
    try withScripts(["a.aloud": "app app.json\n> start\n[screen changed]\n…\n"]) { folder in
      let tool = try Tool.run(["test", "--timeout", "1e300", folder.path])
      #expect(tool.status == 0)
    }
  }

  @Test func aRunWritesOneReport() throws {
    try withScripts(["a.aloud": "app app.json\n> start\n[screen changed]\n…\n"]) { folder in
      let reports = ["--report", "junit", folder.path + "/a.xml", "--report", "foo", folder.path + "/b.xml"]
      let tool = try Tool.run(["test", folder.path] + reports)
      #expect(tool.status == 64 && tool.errors.contains("--report is given twice; a run writes one report"))
    }
  }

  /// Foundation traps on paths of one character.
  @Test(arguments: ["a", "-", "한", ".", "\"?\""]) func anAppMayHaveAShortName(_ name: String) throws {
    try withScripts([
      "bad.aloud": "app \(name)\n> start\n", "good.aloud": "app app.json\n> start\n[screen changed]\n…\n",
    ]) { folder in
      let process = Tool.process(["test"])
      process.currentDirectoryURL = folder
      let tool = try Tool(process)
      #expect(tool.status == 66 && tool.output.contains("passed  good.aloud"), "\(tool.errors)")
    }
  }

  @Test func recordingFollowsLinks() throws {
    try withScripts(["a.aloud": "app app.json\n> start\n"]) { folder in
      let link = folder.appendingPathComponent("b.aloud")
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: folder.appendingPathComponent("a.aloud"))
      let tool = try Tool.run(["test", "--record", link.path])
      let target = try FileManager.default.destinationOfSymbolicLink(atPath: link.path)
      let text = try String(contentsOf: link, encoding: .utf8)
      #expect(tool.status == 0 && target.hasSuffix("a.aloud") && text.contains("[screen changed]"))
    }
  }

  @Test(.enabled("root may write everything") { getuid() != 0 }) func recordingSkipsProtectedFiles() throws {
    try withScripts(["a.aloud": "app app.json\n> start\n"]) { folder in
      let path = folder.appendingPathComponent("a.aloud").path
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
      let tool = try Tool.run(["test", "--record", path])
      #expect(tool.status == 73 && tool.errors == "\(path): cannot be written: Permission denied\n")
    }
  }
}
