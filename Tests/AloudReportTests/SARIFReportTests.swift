import Aloud
import Foundation
import Testing

@Suite struct SARIFReportTests {
  private func run(_ files: [AuditedFile], rules: [Rule] = ReportExample.rules) throws -> [String: Any] {
    let report = try ReportExample.object(SARIFReport(files, rules: rules, version: "1.2.3").json)
    #expect(report["version"] as? String == "2.1.0")
    #expect((report["$schema"] as? String)?.hasSuffix("/sarif-schema-2.1.0.json") == true)
    return try #require((report["runs"] as? [[String: Any]])?.first)
  }

  private func results(_ files: AuditedFile...) throws -> [[String: Any]] {
    try #require(try run(files)["results"] as? [[String: Any]])
  }

  @Test func theReportNamesTheToolAndItsRules() throws {
    let run = try run([ReportExample.file(["error a"])])
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "aloud" && driver["version"] as? String == "1.2.3")
    #expect(driver["informationUri"] == nil)
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["any-advice", "any-error", "any-warning"])
    let levels = rules.map { ($0["defaultConfiguration"] as? [String: String])?["level"] }
    #expect(levels == ["note", "error", "warning"])
    #expect(rules[1]["shortDescription"] as? [String: String] == ["text": "Any error"])
    #expect(rules[1]["help"] as? [String: String] == ["text": "Say <something> else."])
    let properties = try #require(rules[1]["properties"] as? [String: Any])
    #expect(properties["tags"] as? [String] == ["accessibility", "MAAG 1.1", "WCAG 1.1.1"])
  }

  @Test func aFindingBecomesAResult() throws {
    let file = try ReportExample.file(
      "a b/상점.json", ["warning #x"], places: ["elements[0]": FilePlace(line: 7, column: 3)])
    let result = try #require(results(file).first)
    #expect(result["ruleId"] as? String == "any-warning" && result["ruleIndex"] as? Int == 2)
    #expect(result["level"] as? String == "warning")
    #expect(result["message"] as? [String: String] == ["text": "“warning” & more."])
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let place = try #require(location["physicalLocation"] as? [String: Any])
    #expect(place["artifactLocation"] as? [String: String] == ["uri": "a%20b/%EC%83%81%EC%A0%90.json"])
    #expect(place["region"] as? [String: Int] == ["startLine": 7, "startColumn": 3])
    #expect(
      location["logicalLocations"] as? [[String: String]] == [["fullyQualifiedName": "elements[0]", "name": "x"]])
    #expect((result["properties"] as? [String: Any])?["utterance"] as? String == "warning")
  }

  /// The schema allows no other keys; these are the allowed keys in each place.
  @Test func onlyKnownKeysAreWritten() throws {
    let files = [
      try ReportExample.file("a", ["error a#x"], places: ["elements[0]": FilePlace(line: 1, column: 1)]),
      AuditedFile("b", failure: "it is empty"),
    ]
    let allowed: [String: Set<String>] = [
      "": ["$schema", "version", "runs"], "runs": ["tool", "columnKind", "language", "invocations", "results"],
      "tool": ["driver"], "driver": ["name", "version", "informationUri", "rules"],
      "rules": ["id", "shortDescription", "fullDescription", "help", "defaultConfiguration", "properties"],
      "invocations": ["executionSuccessful", "toolExecutionNotifications"],
      "toolExecutionNotifications": ["level", "message", "locations"],
      "results": ["ruleId", "ruleIndex", "level", "message", "locations", "partialFingerprints", "properties"],
      "locations": ["physicalLocation", "logicalLocations"], "physicalLocation": ["artifactLocation", "region"],
      "artifactLocation": ["uri"], "region": ["startLine", "startColumn"],
      "logicalLocations": ["fullyQualifiedName", "name"],
      "message": ["text"], "shortDescription": ["text"], "fullDescription": ["text"],
      "help": ["text"], "defaultConfiguration": ["level"],
    ]
    func check(_ value: Any, of key: String) {
      if let object = value as? [String: Any] {
        if let keys = allowed[key] { #expect(keys.isSuperset(of: object.keys), "\(key)") }
        for (key, value) in object { check(value, of: key) }
      } else if let list = value as? [Any] {
        for item in list { check(item, of: key) }
      }
    }
    let report = SARIFReport(files, rules: ReportExample.rules, version: "1", informationURI: "https://example.com")
    check(try ReportExample.object(report.json), of: "")
  }

  @Test func findingsWithoutALineHaveNoRegion() throws {
    let location = try #require((results(ReportExample.file(["error"]))[0]["locations"] as? [[String: Any]])?.first)
    #expect((location["physicalLocation"] as? [String: Any])?["region"] == nil)
    #expect(location["logicalLocations"] as? [[String: String]] == [["fullyQualifiedName": "elements[0]"]])
  }

  private func fingerprints(_ labels: [String], _ path: String = "shop.json") throws -> [String] {
    try results(ReportExample.file(path, labels)).compactMap {
      ($0["partialFingerprints"] as? [String: String])?["primaryLocationLineHash"]
    }
  }

  @Test func fingerprintsSurviveInsertedElements() throws {
    let before = try fingerprints(["error a#a", "error b", "error b"])
    #expect(Set(before).count == 3)
    #expect(try fingerprints(["new", "error a#a", "new", "error b", "error b"]) == before)
    #expect(try fingerprints(["error changed#a", "error b", "error b"]) == before)
    #expect(try fingerprints(["error a#a"], "other.json") != [before[0]])
    #expect(before[1].hasSuffix(":1") && before[2] == before[1].dropLast() + "2")
    #expect(before[0] == "94145c0ce83eb1e1:1")
  }

  @Test func unreadableFilesAreNotifications() throws {
    let run = try run([AuditedFile("broken.json", failure: "broken.json: the file is empty")])
    #expect((run["results"] as? [Any])?.isEmpty == true)
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    let note = try #require((invocation["toolExecutionNotifications"] as? [[String: Any]])?.first)
    #expect(note["message"] as? [String: String] == ["text": "broken.json: the file is empty"])
    #expect(note["level"] as? String == "error")
  }

  @Test(
    arguments: [
      ("shop.json", "shop.json"), ("./a/b.json", "a/b.json"), ("../a.json", "../a.json"), ("a:b.json", "a%3Ab.json"),
      ("/tmp/a b.json", "file:///tmp/a%20b.json"), ("a%20b#c?.json", "a%2520b%23c%3F.json"), (".//a", "a"),
    ])
  func pathsAreReferences(_ path: String, _ uri: String) throws {
    let json = SARIFReport([try ReportExample.file(path, ["error"])], rules: []).json
    #expect(json.contains("\"uri\": \"\(uri)\""))
    #expect(!json.contains("ruleIndex"))
  }

  @Test func koreanFilesHaveAKoreanReport() throws {
    let run = try run([ReportExample.file(["error a"], language: .korean)])
    #expect(run["language"] as? String == "ko")
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results[0]["message"] as? [String: String] == ["text": "“error a” 등."])
  }

  @Test func aReportWithoutFilesHasNoResults() throws {
    let run = try run([])
    #expect((run["results"] as? [Any])?.isEmpty == true)
    #expect((run["invocations"] as? [[String: Any]])?.first?["executionSuccessful"] as? Bool == true)
  }
}
