import Aloud
import AloudTestSupport
import Foundation
import Testing

/// Every report keeps the rules of the standard, and each rule detects a violation.
@Suite struct SARIFRulesTests {
  private static func report() throws -> String {
    let places = ["elements[0]": FilePlace(line: 7, column: 3, path: "/AppiumAUT/XCUIElementTypeButton[2]")]
    var files = [
      try ReportExample.file("a b/상점.xml", ["error a#x", "warning b", "advice c"], places: places),
      try ReportExample.file("/tmp/b.json", ["error a"], language: .korean),
      AuditedFile("broken.json", failure: "broken.json: the file is empty"),
    ]
    let ignoring = try Document(
      reading: """
        {"aloud": 1, "elements": [{"label": "error", "ignore": [{"rule": "any-error", "why": "Drawn by the ad"}]}]}
        """)
    files[0].ignored = Audit(rules: ReportExample.rules).report(on: AuditedApp(ignoring)).ignored
    return SARIFReport(files, rules: ReportExample.rules, version: "1.2.3", informationURI: "https://example.com").json
  }

  @Test func reportsKeepTheRules() throws { #expect(try SARIFRules.problems(in: Self.report()) == []) }

  /// All rules, with findings for everything.
  @Test(arguments: Fixtures.files(in: "Dumps") + Fixtures.files(in: "Apps") + Fixtures.files(in: "Audits"))
  func reportsOfFixturesKeepTheRules(_ path: String) throws {
    guard ![".svg", "/"].contains(where: path.hasSuffix), let bytes = try? Fixtures.bytes(path),
      let screen = try? ImportedScreen(bytes)
    else { return }
    let findings = Audit(level: .advice).findings(in: screen.document)
    var places = FilePlaces(screen)
    var found: [String: FilePlace] = [:]
    for finding in findings { found[finding.path] = places[finding.path] }
    let file = AuditedFile(path, findings: findings, places: found)
    #expect(try SARIFRules.problems(in: SARIFReport([file]).json) == [])
  }

  @Test(
    arguments: [
      (#""version": "2.1.0""#, #""version": "2.1""#, "$.version: is none of [\"2.1.0\"] (3.13)"),
      (#""tool": "#, #""tools": "#, "$.runs[0]: has no tool (3.14)"),
      (#""startLine": 7"#, #""startLine": 0"#, "region.startLine: is no whole number from 1 (3.30)"),
      (#""startLine": 7"#, #""startLine": true"#, "region.startLine: is no whole number from 1 (3.30)"),
      (#""startLine": 7, "#, "", "region: has no startLine (3.30)"),
      (#""startColumn": 3"#, #""startColumn": 0.5"#, "region.startColumn: is no whole number from 1 (3.30)"),
      (#""startColumn": 3"#, #""column": 3"#, "region: may have no column (3.30)"),
      (#""ruleIndex": 1"#, #""ruleIndex": 3"#, "results[0].ruleIndex: leads to no rule (3.27.6)"),
      (#""ruleIndex": 1"#, #""ruleIndex": 2"#, "ruleIndex: leads to another rule than any-error (3.27.6)"),
      (#""uri": "a%20b/"#, #""uri": "a b/"#, "artifactLocation.uri: is no URI (3.10)"),
      (#""uri": "a%20b/"#, #""uri": "a:b/../"#, ""),
      (#""uri": "broken.json""#, #""uri": "1:b""#, "artifactLocation.uri: is no URI (3.10)"),
      ("https://example.com", "example.com", "driver.informationUri: is no URI (3.10)"),
      (#""level": "error", "message""#, #""level": "fatal", "message""#, ".level: is none of"),
      (#""executionSuccessful": false"#, #""executionSuccessful": 0"#, "executionSuccessful: is no truth value (3.20)"),
      (#""kind": "inSource""#, #""kind": "inFile""#, "suppressions[0].kind: is none of"),
      (#""kind": "element""#, #""kind": "tag""#, "logicalLocations[1].kind: is none of"),
      (#""name": "aloud""#, #""guid": "1-2""#, "driver.guid: is no GUID (3.5.3)"),
      (#""name": "aloud""#, #""guid": "1-2""#, "driver: has no name (3.19)"),
      (
        #""tags": ["accessibility", "MAAG 1.1""#, #""tags": ["MAAG 1.1", "MAAG 1.1""#,
        "tags: has the same twice (3.7.3)"
      ),
      (#""columnKind": "unicodeCodePoints""#, #""columnKind": "bytes""#, "columnKind: is none of"),
      (#""language": "en""#, #""language": "english""#, "run.language: is no language (3.14)"),
    ])
  func violationsAreDetected(_ text: String, _ broken: String, _ problem: String) throws {
    let report = try Self.report()
    #expect(report.contains(text))
    let problems = try SARIFRules.problems(in: report.replacingOccurrences(of: text, with: broken))
    #expect(problem.isEmpty ? problems.isEmpty : problems.contains { $0.contains(problem) }, "\(problems)")
  }
}
