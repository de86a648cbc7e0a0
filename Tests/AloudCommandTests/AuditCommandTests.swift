import AloudTestSupport
import Foundation
import Testing

/// Runs one rule, so that these tests do not depend on the others.
@Suite struct AuditCommandTests {
  static let broken = #"""
    {"aloud": 1, "name": "Player", "elements": [
      {"label": "Now playing", "traits": ["header"]},
      {"id": "play", "traits": ["button"]},
      {"traits": ["image"]}
    ]}
    """#
  static let clean = #"{"aloud": 1, "name": "Player", "elements": [{"label": "Now playing", "traits": ["header"]}]}"#

  /// Runs the tool on files in a temporary folder; `@` in an argument is that folder.
  private func audit(
    _ files: [String: String], _ arguments: String..., input: String? = nil
  ) throws -> (tool: Tool, scratch: Scratch) {
    let scratch = try Scratch()
    for (name, text) in files { _ = try scratch.file(name, text) }
    let words = arguments.map { $0.replacingOccurrences(of: "@", with: scratch.folder.path) }
    return (try Tool.run(["audit", "--rule", "missing-label"] + words, input: input), scratch)
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  // MARK: Text

  @Test func findingsAreGroupedByRule() throws {
    let (tool, scratch) = try audit(["a.json": Self.broken], "@/a.json")
    let path = scratch.url("a.json").path
    #expect(tool.status == 1 && tool.errors == "")
    #expect(
      tool.lines == [
        "\(path):3:3:  error  missing-label  A button has no label; VoiceOver says only “Button”.",
        "    VoiceOver says: “Button”  #play  elements[1]",
        "    MAAG 1.1, HIG Content descriptions, WCAG 4.1.2",
        "\(path):4:3:  error  missing-label  An image has no label; VoiceOver says only “Image”.",
        "    VoiceOver says: “Image”  elements[2]",
        "    MAAG 1.1, HIG Content descriptions, WCAG 1.1.1",
        "  Give it a label that names what it does or shows, or hide it if it is decoration.", "", "2 errors",
      ])
  }

  /// Files have short paths: a long place does not indent the other lines.
  @Test func placesOfSeveralFilesAreAligned() throws {
    let scratch = try Scratch()
    for name in ["a.json", "longer.json"] { _ = try scratch.file(name, Self.broken) }
    let process = Tool.process(["audit", "--rule", "missing-label", "longer.json", "a.json", "longer.json"])
    process.currentDirectoryURL = scratch.folder
    let tool = try Tool(process)
    let columns = tool.lines.compactMap { line in
      line.range(of: "  error  ").map { line.distance(from: line.startIndex, to: $0.lowerBound) }
    }
    #expect(columns.count == 6 && Set(columns).count == 1)
    #expect(tool.lines.last == "6 errors in 3 of 3 files")
    // The fix appears once.
    #expect(tool.lines.count { $0.contains("Give it a label") } == 1)
  }

  @Test func noFindingsPrintNothing() throws {
    let (tool, _) = try audit(["a.json": Self.clean], "@/a.json")
    #expect(tool.status == 0 && tool.output == "" && tool.errors == "nothing found\n")
  }

  @Test func standardInput() throws {
    let (tool, _) = try audit([:], "-", input: Self.broken)
    #expect(tool.status == 1 && tool.lines[0].hasPrefix("-:3:3:  error  "))
  }

  // MARK: Languages

  @Test func messagesAndScreensHaveSeparateLanguages() throws {
    let korean = Self.broken.replacingOccurrences(of: "\"aloud\": 1", with: "\"aloud\": 1, \"language\": \"ko\"")
    let files = ["en.json": Self.broken, "ko.json": korean]
    let english = try audit(files, "@/ko.json").tool
    #expect(
      english.output.contains("A button has no label; VoiceOver says only “버튼”.") && english.lines.last == "2 errors")
    let other = try audit(files, "@/en.json", "--messages", "ko").tool
    #expect(other.output.contains("버튼에 레이블이 없어 “Button”이라고만 읽습니다.") && other.lines.last == "오류 2개")
    // The option overrides the document, as in `aloud read`.
    let german = try audit(files, "@/ko.json", "--language", "de").tool
    #expect(german.output.contains("VoiceOver says only “Taste”."))
    #expect(try audit(files, "@/ko.json", "--format", "html").tool.output.contains("<html lang=\"en\">"))
    #expect(
      try audit(files, "@/en.json", "--format", "html", "--messages", "ko").tool.output.contains("<html lang=\"ko\">"))
  }

  @Test(arguments: [
    (["LANG": "ko_KR.UTF-8"], "오류 2개"), (["LC_MESSAGES": "ko", "LANG": "en_US.UTF-8"], "오류 2개"),
    (["LC_ALL": "C", "LC_MESSAGES": "ko", "LANG": "ko_KR.UTF-8"], "2 errors"), (["LANG": "POSIX"], "2 errors"),
    (["LC_ALL": "de_DE.UTF-8", "LANG": "ko_KR"], "2 errors"), (["LC_ALL": "ko_KR@x"], "오류 2개"),
  ])
  func messagesFollowTheLocale(_ environment: [String: String], _ counts: String) throws {
    let scratch = try Scratch()
    let path = try scratch.file("a.json", Self.broken)
    let process = Tool.process(["audit", path, "--rule", "missing-label"], environment: environment)
    #expect(try Tool(process).lines.last == counts)
  }

  @Test func aDumpHasTheLanguageOfTheOption() throws {
    let dump = try Fixtures.text("Dumps/axe-ko.json").replacingOccurrences(of: "\"AXLabel\"", with: "\"AXLost\"")
    let (tool, _) = try audit(["dump.json": dump], "@/dump.json", "--language", "ko", "--json")
    #expect(tool.output.contains("\"utterance\": \"머리말\""))
  }

  // MARK: JSON

  @Test func theJSONKeepsItsContract() throws {
    let (tool, scratch) = try audit(["a.json": Self.broken], "@/a.json", "--json")
    let path = scratch.url("a.json").path
    #expect(
      tool.output == """
        {"aloud": 1, "file": "\(path)", "findings": [
          {"rule": "missing-label", "severity": "error", "id": "play", "path": "elements[1]", "message": "A button has no label; VoiceOver says only “Button”.", "fix": "Give it a label that names what it does or shows, or hide it if it is decoration.", "references": ["MAAG 1.1", "HIG Content descriptions", "WCAG 4.1.2"], "utterance": "Button", "place": {"line": 3, "column": 3, "path": "elements[1]"}},
          {"rule": "missing-label", "severity": "error", "id": null, "path": "elements[2]", "message": "An image has no label; VoiceOver says only “Image”.", "fix": "Give it a label that names what it does or shows, or hide it if it is decoration.", "references": ["MAAG 1.1", "HIG Content descriptions", "WCAG 1.1.1"], "utterance": "Image", "place": {"line": 4, "column": 3, "path": "elements[2]"}}
        ]}

        """)
    #expect(try audit(["a.json": Self.broken], "@/a.json", "--format", "json").tool.lines.count == 4)
    let lines = try audit(["a.json": Self.broken], "@/a.json", "--lines").tool.lines
    #expect(lines.count == 1)
    #expect(try (object(lines[0])["findings"] as? [Any])?.count == 2)
    #expect(try audit(["a.json": Self.clean], "@/a.json", "--json").tool.output.hasSuffix("\"findings\": []}\n"))
  }

  @Test(arguments: ["1", "2", "7"]) func severalFilesPrintOneLineEachInOrder(_ jobs: String) throws {
    let (tool, scratch) = try audit(
      ["a.json": Self.broken, "b.json": "{", "c.json": Self.clean], "@/c.json", "@/nowhere", "@/b.json", "@/a.json",
      "--json", "--jobs", jobs)
    let objects = try tool.lines.map(object)
    #expect(tool.status == 66)
    #expect(
      objects.map { ($0["file"] as? String)?.split(separator: "/").last } == ["c.json", "nowhere", "b.json", "a.json"])
    #expect(objects[1]["error"] as? String == "\(scratch.url("nowhere").path): there is no such file")
    #expect((objects[2]["error"] as? String)?.contains("b.json:1:2") == true)
    #expect((objects[3]["findings"] as? [Any])?.count == 2)
    let errors = tool.errors.split(separator: "\n")
    #expect(errors.first?.hasSuffix("there is no such file") == true && errors[1].contains("b.json:1:2"))
  }

  @Test func manyJobsGiveTheSameResult() throws {
    var files: [String: String] = [:]
    for index in 0..<70 { files["\(index).json"] = index % 3 == 0 ? Self.broken : Self.clean }
    let scratch = try Scratch()
    let paths = try (0..<70).map { try scratch.file("\($0).json", files["\($0).json"] ?? "") }
    let one = try Tool.run(["audit", "--rule", "missing-label", "--json", "--jobs", "1"] + paths)
    let two = try Tool.run(["audit", "--rule", "missing-label", "--json", "--jobs", "2"] + paths)
    #expect(one.lines.count == 70 && one.output == two.output && one.status == 1 && two.errors == "")
  }

  @Test func deepDocumentsWorkOnEveryThread() throws {
    let depth = 200
    let text =
      #"{"aloud": 1, "elements": ["# + String(repeating: #"{"children": ["#, count: depth)
      + #"{"traits": ["button"]}"# + String(repeating: "]}", count: depth) + "]}"
    let (tool, _) = try audit(["a.json": text, "b.json": text], "@/a.json", "@/b.json", "--json", "--jobs", "2")
    #expect(tool.status == 1 && tool.lines.count == 2)
  }

  // MARK: Statuses and mistakes

  @Test func theFirstUnreadableFileDeterminesTheStatus() throws {
    let files = ["a.json": Self.broken, "bad.json": "{"]
    #expect(try audit(files, "@/a.json", "@/bad.json", "@/nowhere").tool.status == 65)
    #expect(try audit(files, "@/a.json", "@/nowhere", "@/bad.json").tool.status == 66)
    let (tool, _) = try audit(files, "@/bad.json")
    #expect(tool.status == 65 && tool.output == "" && !tool.errors.contains("nothing found"))
    #expect(tool.errors.contains("bad.json:1:2"))
    // The files that can be audited are still reported.
    #expect(try audit(files, "@/bad.json", "@/a.json").tool.lines.last == "2 errors; 1 file could not be read")
  }

  @Test func warningsOfReadingAreReported() throws {
    let (tool, scratch) = try audit(
      ["a.txt": #"{"aloud": 1, "elements": [{"label": "저장", "traits": ["button"]}]}"#], "@/a.txt")
    #expect(tool.errors.hasPrefix("\(scratch.url("a.txt").path): warning: labels look Korean"), "\(tool.errors)")
  }

  @Test(arguments: ["text", "json", "sarif", "junit", "html", "report"])
  func truncatedDumpsAreFailures(_ format: String) throws {
    let cut = try Fixtures.text("Dumps/wda-cut.xml")
    let (tool, scratch) = try audit(["a.xml": cut], "@/a.xml", "--format", format)
    #expect(tool.status == 65)
    let path = scratch.url("a.xml").path
    #expect(tool.errors.hasPrefix("\(path): the dump ends inside an element"), "\(tool.errors)")
    #expect(tool.errors.contains("audits take complete dumps only"))
    let (both, _) = try audit(["a.xml": cut, "b.json": Self.broken], "@/a.xml", "@/b.json", "--format", format)
    #expect(both.status == 65)
    if format != "text" { #expect(both.output.contains("the dump ends inside an element"), "\(both.output)") }
  }

  @Test(
    arguments: [
      ([], "name a file or a folder to audit; - is standard input"),
      (["-", "-"], "standard input can be read only once"),
      (["a", "--rule", "missing-labl"], "--rule: there is no rule \"missing-labl\"; did you mean \"missing-label\"?"),
      (["a", "--ignore", "missing-label,zzzz"], "--ignore: there is no rule \"zzzz\"; aloud audit --rules lists them"),
      (["a", "--ignore", ""], "--ignore needs ID, not an empty text"),
      (
        ["a", "--level", "errors"],
        "--level cannot be \"errors\"; it can be advice, warning, error; did you mean \"error\"?"
      ),
      (
        ["a", "--format", "xml"],
        "--format cannot be \"xml\"; it can be text, json, sarif, junit, html, report, table, openacr, nutrition"
      ),
      (
        ["a", "--format", "html", "--json"], "--json, --lines and --each print JSON; do not use them with --format html"
      ),
      (["a", "--messages", "korean"], "--messages cannot be \"korean\"; it can be en, ko; did you mean \"ko\"?"),
      (["a", "--messages", "de"], "--messages cannot be \"de\"; it can be en, ko"),
      (
        ["a", "--language", "korean"],
        "--language takes a tag such as ko or zh-Hans, not \"korean\"; did you mean \"ko\"?"
      ),
      (["a", "--jobs", "0"], "--jobs takes a whole number, 1 or more, not \"0\""),
      (["a", "--record"], "--record writes a baseline; name its FILE with --baseline"),
      (["a", "--baseline", "-"], "--baseline needs a FILE"),
      (["a", "--output", ""], "--output needs FILE, not an empty text"),
      (["a", "--statistics", "--format", "sarif"], "--statistics prints text or json"),
      (["a", "--rules"], "--rules lists the rules; it takes no FILE"),
      (["--rules", "--format", "html"], "--rules prints text or json"),
      (["a", "--strict"], "there is no option --strict"),
    ])
  func mistakesAreReported(_ arguments: [String], _ message: String) throws {
    let tool = try Tool.run(["audit"] + arguments)
    #expect(tool.status == 64 && tool.output == "")
    #expect(tool.errors == "aloud audit: \(message)\nSee `aloud help audit`.\n")
  }

  // MARK: Rules

  @Test func rulesAreChosen() throws {
    let path = "Fixtures/Audits/missing-label/broken.json"
    func rules(_ options: String...) throws -> Set<String> {
      let tool = try Tool.run(["audit", path, "--lines"] + options)
      let findings = try object(tool.output)["findings"] as? [[String: Any]] ?? []
      return Set(findings.compactMap { $0["rule"] as? String })
    }
    #expect(try rules().contains("missing-label"))
    #expect(try rules("--rule", "missing-label") == ["missing-label"])
    #expect(try !rules("--ignore", "missing-label").contains("missing-label"))
    #expect(try rules("--rule", "missing-label, missing-label").contains("missing-label"))
    #expect(try rules("--level", "error") == ["missing-label"])
    #expect(try Tool.run("audit", path, "--ignore", "missing-label", "--level", "error").status == 0)
  }

  @Test func rulesAreListed() throws {
    let lines = try Tool.run("audit", "--rules").lines
    let line = try #require(lines.first { $0.contains(" missing-label ") })
    #expect(
      line.hasPrefix("error ") && line.contains("  No label")
        && line.hasSuffix("  MAAG 1.1, HIG Content descriptions, WCAG 1.1.1, WCAG 4.1.2"))
    let korean = try Tool.run("audit", "--rules", "--rule", "missing-label", "--messages", "ko", "--json")
    let rules = try object(korean.output)["rules"] as? [[String: Any]]
    #expect(rules?.count == 1 && rules?[0]["rule"] as? String == "missing-label")
    #expect(rules?[0]["severity"] as? String == "error" && rules?[0]["title"] as? String == "레이블이 없음")
    #expect((rules?[0]["references"] as? [String])?.first == "MAAG 1.1" && rules?[0]["fix"] is String)
    #expect(
      try Tool.run("audit", "--rules", "--ignore", "missing-label").lines.allSatisfy { !$0.contains(" missing-label ") }
    )
  }

  // MARK: Statistics

  @Test func statisticsCountFindingsAndFilesOfEachRule() throws {
    let files = ["a.json": Self.broken, "b.json": Self.clean, "c.json": Self.clean]
    let names = ["@/a.json", "@/b.json", "@/c.json"]
    let (tool, _) = try audit(files, names[0], names[1], names[2], "--statistics")
    #expect(tool.status == 1)
    #expect(
      tool.lines == [
        "Rule           Severity  Findings  Files  Share of files",
        "missing-label  error            2      1             33%",
        "2 errors in 1 of 3 files",
      ])
    let (json, _) = try audit(files, names[0], names[1], "@/nowhere", "--statistics", "--json")
    #expect(json.status == 66)
    #expect(
      json.output == """
        {"aloud": 1, "files": 2, "unread": 1, "filesWithFindings": 1, "findings": 2, "severities": {"error": 2, "warning": 0, "advice": 0}, "rules": [
          {"rule": "missing-label", "severity": "error", "title": "No label", "findings": 2, "files": 1, "share": 0.5}
        ]}

        """)
    let (none, _) = try audit(files, names[1], "--statistics")
    #expect(none.status == 0 && none.output == "" && none.errors == "nothing found\n")
    #expect(try audit(files, names[1], "--statistics", "--json").tool.output.hasSuffix("\"rules\": []}\n"))
  }
}
