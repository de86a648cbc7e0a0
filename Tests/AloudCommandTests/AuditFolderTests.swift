import AloudTestSupport
import Foundation
import Testing

/// Audits of folders, and the reasons for failure.
@Suite struct AuditFolderTests {
  private static let clean = AuditCommandTests.clean
  private static let broken = AuditCommandTests.broken
  /// Raises only advice.
  private static let advice = #"""
    {"aloud": 1, "name": "Player", "elements": [{"label": "Now playing", "traits": ["header"]},
      {"label": "Volume", "value": "50%", "traits": ["adjustable"], "frame": [0, 0, 200, 60]}]}
    """#

  /// Runs the tool on a folder with these files; `@` in an argument is the folder.
  private func audit(
    _ files: [String: String], _ arguments: String..., change: (Scratch) throws -> Void = { _ in }
  ) throws -> (tool: Tool, folder: String) {
    let scratch = try Scratch()
    for (name, text) in files {
      let url = scratch.url("tree/\(name)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try change(scratch)
    let folder = scratch.url("tree").path
    return (try Tool.run(["audit"] + arguments.map { $0.replacingOccurrences(of: "@", with: folder) }), folder)
  }

  @Test func screensAndDumpsOfAFolderAreAudited() throws {
    let dump = try Fixtures.text("Dumps/wda-settings.xml")
    let design = try Fixtures.text("Dumps/voiceover-designer-controls.json")
    let (tool, folder) = try audit(
      [
        "b.json": Self.broken, "a/a.json": Self.clean, "dump.xml": dump, ".hidden/c.json": Self.broken,
        "package.json": #"{"name": "x", "value": 3}"#, "readme.txt": "Read me", "a.png": "x", "empty.json": "{}",
        "x.vodesign/controls.json": design, "walk.json": #"{"aloud": 1, "tree": "", "steps": []}"#,
      ], "@", "--json", "--rule", "missing-label")
    #expect(tool.status == 1)
    let names = tool.lines.compactMap {
      $0.split(separator: "\"").first { $0.hasPrefix(folder) }?.dropFirst(folder.count + 1)
    }
    #expect(names == ["a/a.json", "b.json", "dump.xml", "x.vodesign/controls.json"])
    #expect(tool.errors.hasSuffix("4 screens found; 5 other files passed over\n"))
  }

  @Test func brokenScreensAreFailures() throws {
    let files = ["a.json": Self.clean, "mistake.json": #"{"aloud": 1, "elemnts": []}"#, "log.txt": "42"]
    let (tool, folder) = try audit(files, "@", "--format", "html")
    #expect(tool.status == 65)
    #expect(tool.errors.contains("\(folder)/mistake.json:1:14: unknown key \"elemnts\""))
    #expect(tool.errors.contains("2 screens found; 1 other file passed over\n"))
    #expect(tool.output.contains("mistake.json"))
  }

  /// Files that a truncated or failed dump leaves.
  @Test(arguments: [
    ("b.json", ""), ("b.txt", ""), ("b.xml", " \n"), ("b.JSON", #"{"aloud": 1,"#),
    ("b.xml", "<?xml version=\"1.0\"?><XCUIElementTyp"),
    ("b.json", "{\"a\": [1, 2"),
    ("b.json", #"{"value": {"error": "no such window", "message": "gone"}, "sessionId": null}"#),
    ("b.json", #"{"ok": false, "error": {"message": "no simulator is booted"}}"#),
  ]) func brokenFilesAreFailures(_ name: String, _ text: String) throws {
    let (tool, _) = try audit(["a.json": Self.clean, name: text], "@")
    #expect(tool.status == 65, "\(tool.errors)")
  }

  /// These files may be screens, but cannot be read.
  @Test func filesThatCannotBeReadAreFailures() throws {
    let dump = try #require(try Fixtures.text("Dumps/xcuitest-notes.txt").data(using: .utf16))
    let (tool, folder) = try audit(["a.json": Self.clean], "@") { scratch in
      try dump.write(to: scratch.url("tree/b.txt"))
      try Data(repeating: 0x20, count: (64 << 20) + 1).write(to: scratch.url("tree/c.json"))
    }
    #expect(tool.status == 65)
    #expect(tool.errors.contains("\(folder)/b.txt: the file is in UTF-16"), "\(tool.errors)")
    #expect(tool.errors.contains("\(folder)/c.json: this is larger than 64 MB"), "\(tool.errors)")
    let (other, _) = try audit(["a.json": Self.clean], "@") { scratch in
      try "Read me".data(using: .utf16)?.write(to: scratch.url("tree/b.txt"))
    }
    #expect(other.status == 0 && other.errors.contains("not a screen: "), "\(other.errors)")
  }

  /// A folder of the list may have lost its files.
  @Test func eachNamedFolderMustHaveAScreen() throws {
    let (tool, folder) = try audit(["a/a.json": Self.clean, "b/readme.txt": "Read me"], "@/a", "@/b")
    #expect(tool.status == 66)
    #expect(
      tool.errors.contains("there is no screen (*.json, *.xml, *.txt, *.vodesign) in \(folder)/b"), "\(tool.errors)")
  }

  /// A design is a folder; one of its files may be wrong.
  @Test func theFileInADesignIsNamed() throws {
    let (tool, folder) = try audit(["q.vodesign/controls.json": "[{]"], "@")
    #expect(tool.status == 65 && tool.errors.contains("\(folder)/q.vodesign/controls.json:1:3: "), "\(tool.errors)")
  }

  @Test func aFolderWithoutScreensIsAnError() throws {
    let (tool, folder) = try audit(["readme.txt": "Read me"], "@")
    #expect(tool.status == 66)
    #expect(
      tool.errors
        == "aloud audit: there is no screen (*.json, *.xml, *.txt, *.vodesign) in \(folder); 1 other file passed over\n"
    )
    let (other, _) = try audit(["a.json": Self.clean], "@", "--from", "wda-xml")
    #expect(other.status == 64 && other.errors.contains("--from is for files"))
  }

  /// An earlier report, which is not a screen, may be overwritten; a screen may not.
  @Test func noScreenOfAFolderIsOverwritten() throws {
    let files = ["a.json": Self.clean, "report.json": #"{"aloud": 1, "file": "x", "findings": []}"#]
    let (tool, folder) = try audit(files, "@", "--json", "--output", "@/a.json")
    #expect(tool.status == 64)
    #expect(tool.errors.contains("--output would overwrite \(folder)/a.json, an input of this run"))
    #expect(try audit(files, "@", "--json", "--output", "@/report.json").tool.status == 0)
  }

  @Test func aFileIsAuditedOnce() throws {
    let (tool, _) = try audit(["a.json": Self.clean, "b/b.json": Self.clean], "@", "@/b/b.json", "@/b", "--json")
    #expect(tool.status == 0 && tool.lines.count == 2)
  }

  @Test func aFolderThatCannotBeListedIsAFailure() throws {
    let (tool, folder) = try audit(["a.json": Self.clean], "@", "--json") { scratch in
      // Nobody, not even root, can follow a link to itself.
      try FileManager.default.createSymbolicLink(
        atPath: scratch.url("tree/loop").path, withDestinationPath: scratch.url("tree/loop").path)
    }
    #expect(tool.status == 74)
    #expect(tool.errors.contains("\(folder)/loop: cannot be followed"))
    #expect(tool.lines.count == 2 && tool.lines[1].contains("\"error\""))
  }

  @Test(
    arguments: [
      ([], advice, 0), (["--level", "advice"], advice, 1), (["--level", "warning"], advice, 0),
      (["--format", "json"], advice, 0), (["--statistics"], advice, 0), ([], broken, 1),
      (["--level", "error"], broken, 1),
    ] as [([String], String, Int32)])
  func adviceAloneDoesNotFail(_ options: [String], _ document: String, _ status: Int32) throws {
    let scratch = try Scratch()
    let tool = try Tool.run(["audit", try scratch.file("a.json", document)] + options)
    #expect(tool.status == status)
    // The audit still reports it.
    if options != ["--level", "warning"], document == Self.advice { #expect(tool.output.contains("hint-missing")) }
  }
}
