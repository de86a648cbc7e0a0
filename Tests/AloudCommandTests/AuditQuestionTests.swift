import Foundation
import Testing

/// The output of `aloud audit` besides findings: questions, and what documents ignore.
struct AuditQuestionTests {
  private static let document = """
    {"aloud": 1, "language": "ko", "name": "홈", "elements": [
      {"label": "홈", "traits": ["header"]},
      {"id": "boat", "label": "빨간 배", "traits": ["image"], "ignore": [{"rule": "smal-target", "why": "y"}]},
      {"traits": ["button"], "ignore": [{"rule": "missing-label", "why": "시스템이 그립니다"}]}
    ]}
    """

  private func audit(_ arguments: String..., input: String = document) throws -> Tool {
    try Tool.run(["audit", "-"] + arguments, input: input)
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func questionsNameTheStopsThatTheyAreAbout() throws {
    let tool = try audit("--manual", "--messages", "ko")
    #expect(
      tool.lines.prefix(4) == [
        "수동 점검 질문", "  이미지가 주는 정보를 빠짐없이 전합니까?  image-equivalence", "    -:elements[1]  “빨간 배, 이미지”",
        "    MAAG 1.1, HIG Content descriptions, WCAG 1.1.1",
      ])
    #expect(tool.status == 0)
    #expect(try audit("--manual").lines[0] == "Questions for a person")
    #expect(try audit().output == "")
  }

  @Test func jsonHasQuestionsOnRequest() throws {
    let questions = try object(audit("--manual", "--json").output)["questions"] as? [[String: Any]]
    #expect(questions?.first?["rule"] as? String == "image-equivalence")
    #expect(questions?.first?["references"] as? [String] == ["MAAG 1.1", "HIG Content descriptions", "WCAG 1.1.1"])
    #expect(try object(audit("--json").output)["questions"] == nil)
    let nothing = #"{"aloud": 1, "elements": []}"#
    #expect(try audit("--manual", "--json", input: nothing).output.contains(#""findings": [], "questions": []}"#))
  }

  @Test(arguments: ["sarif", "junit"]) func formatsWithoutQuestionsOmitThem(_ format: String) throws {
    #expect(try audit("--manual", "--format", format).status == 64)
  }

  @Test func ignoredFindingsAreListedWithTheirReason() throws {
    let tool = try audit("--json")
    #expect(tool.status == 0)
    #expect(
      tool.output.contains(
        #""ignored": [{"rule": "missing-label", "id": null, "path": "elements[2]", "why": "시스템이 그립니다"}]"#))
    #expect(
      tool.errors
        == "standard input: warning: elements[1] ignores \"smal-target\", but no rule has this name; did you mean \"small-target\"?\n"
    )
    let sarif = try audit("--format", "sarif").output
    #expect(sarif.contains(#""suppressions": [{"kind": "inSource", "justification": "시스템이 그립니다"}]"#))
    let html = try audit("--format", "html", "--manual", "--messages", "ko").output
    #expect(html.contains("><bdi>시스템이 그립니다</bdi></td>") && html.contains("<h2 id=\"questions\">수동 점검 질문</h2>"))
  }

  // MARK: Files that are written

  @Test func aLinkToTheInputIsTheInput() throws {
    let scratch = try Scratch()
    let file = try scratch.file("a.json", Self.document)
    let link = scratch.url("link.json")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: scratch.url("a.json"))
    #expect(try Tool.run(["audit", file, "--output", link.path]).status == 64)
    #expect(try Tool.run(["audit", link.path, "--output", file]).status == 64)
    #expect(try String(contentsOf: scratch.url("a.json"), encoding: .utf8) == Self.document)
  }

  @Test func theOldReportStaysIfNothingCanBeRead() throws {
    let scratch = try Scratch()
    let report = try scratch.file("report.html", "old")
    let tool = try Tool.run(["audit", scratch.url("nowhere").path, "--format", "html", "--output", report])
    #expect(tool.status == 66)
    #expect(try String(contentsOf: scratch.url("report.html"), encoding: .utf8) == "old")
  }

  @Test func unreadableFilesAreCounted() throws {
    let scratch = try Scratch()
    let broken = try scratch.file("broken.json", "{")
    #expect(
      try Tool.run(["audit", broken, "--format", "html"]).output.contains(
        "<title>Accessibility audit: nothing found; 1 file could not be read</title>"))
  }

  @Test func ignoringAllRulesIsAnError() throws {
    let tool = try audit("--rule", "no-response", "--ignore", "no-response")
    #expect(tool.status == 64 && tool.errors.contains("leave no rule"))
  }
}
