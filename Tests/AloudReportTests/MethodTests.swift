import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudReport

/// What a report says about how it was made.
@Suite struct MethodTests {
  private func report(
    judgments: [Judgment] = [], language: Wording.Language = .english, more: String = ""
  ) throws -> ComplianceReport {
    var file = try ComplianceExample.file(
      "home.json", elements: #"{"label": "Play", "traits": ["button"], "frame": [0, 0, 60, 60]}"#, more: more)
    file.captureFormat = "wda-xml"
    var cover = ComplianceReport.Cover()
    (cover.app, cover.device, cover.author, cover.email) = ("Shop", "iPhone 15, iOS 18.5", "Kim", "kim@example.com")
    let words = AuditMethod.Words(language: "en", attested: 3, all: 4)
    return ComplianceReport(
      [file], judgments: judgments, cover: cover, method: AuditMethod(version: "9.9", ios: "27", words: [words]),
      language: language)
  }

  private static let judgment = Judgment(.clause("WCAG 1.1.1"), verdict: .passed, note: "seen")

  @Test func theMethodIsTold() throws {
    let html = HTMLReport(try report()).html
    for text in [
      "<h2 id=\"method\">Method</h2>", "Aloud 9.9 simulates VoiceOver of iOS 27.", "No VoiceOver was run",
      "of 4 phrases of VoiceOver, 3 are attested by recordings or by Apple (75%)",
      "home.json (wda-xml) does not contain: the colors of each element, what each control does, times and sounds, other screens of the app",
      "No device is named: 163 points per inch are assumed", "1 screen was audited", "No person judged anything",
    ] { #expect(html.contains(text), "\(text)") }
    let named = HTMLReport(try report(judgments: [Self.judgment], more: #", "device": "iPhone 16""#)).html
    #expect(named.contains("An inch has 153.3 points on the named device."))
    #expect(named.contains("People gave 1 judgment (author: Kim)"))
  }

  @Test func theMethodIsToldInKorean() throws {
    let html = HTMLReport(try report(language: .korean)).html
    for text in ["점검 방법과 한계", "Aloud 9.9 시뮬레이션(iOS 27의 VoiceOver)", "VoiceOver를 실행하지 않았습니다", "사람이 판정한 항목이 없습니다"] {
      #expect(html.contains(text), "\(text)")
    }
  }

  /// Without judgments of people, no device was used.
  @Test func theCoverClaimsNoDeviceThatWasNotUsed() throws {
    let alone = try report()
    #expect(!HTMLReport(alone).html.contains("iPhone 15") && !ComplianceDocument(alone).json.contains("iPhone 15"))
    let judged = try report(judgments: [Self.judgment])
    #expect(HTMLReport(judged).html.contains("<dt>Device of the judgments by people</dt><dd><bdi>iPhone 15"))
    let note = try report(judgments: [Judgment(.clause("WCAG 1.1.1"), note: "to do")])
    #expect(!HTMLReport(note).html.contains("iPhone 15"))
  }

  @Test func programsReadTheMethod() throws {
    let json = try ReportExample.object(ComplianceDocument(try report()).json)
    let method = try #require(json["method"] as? [String: Any])
    #expect(method["version"] as? String == "9.9" && method["simulated"] as? Bool == true)
  }

  // MARK: OpenACR

  /// The keys of the schema, in the form that this writer has: each scalar is a string of JSON, as YAML allows.
  private func check(_ yaml: String) throws -> [(number: String, level: String)] {
    let keys: [Int: Set<String>] = [
      0: [
        "title", "product", "author", "report_date", "notes", "evaluation_methods_used", "catalog", "chapters",
      ],
      2: ["name", "version", "email", "success_criteria_level_a", "success_criteria_level_aa"], 4: ["criteria"],
      6: ["- num"], 8: ["components"], 10: ["- name"], 12: ["adherence"], 14: ["level", "notes"],
    ]
    var criteria: [(number: String, level: String)] = []
    for line in yaml.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let indent = line.prefix { $0 == " " }.count
      let key = String(parts[0].dropFirst(indent))
      #expect(keys[indent]?.contains(key) == true, "\(line)")
      let scalar = parts[1].trimmingPrefix(" ")
      guard !scalar.isEmpty, scalar != "{}" else { continue }
      let text = try #require(JSONText(Array(scalar.utf8)).root?.asString, "\(line)")
      if key == "- num" { criteria.append((text, "")) }
      if key == "- name" { #expect(text == "software") }
      if key == "level" { criteria[criteria.count - 1].level = text }
    }
    return criteria
  }

  @Test func anOpenACRHasTheTermsOfItsCatalog() throws {
    let judgments = [
      Self.judgment, Judgment(.clause("WCAG 2.1.1"), verdict: .failed, note: "no \"keys\"\n- x: y"),
      Judgment(.clause("WCAG 1.2.4"), verdict: .notApplicable),
    ]
    let report = try report(judgments: judgments)
    let openACR = OpenACRReport(report)
    let criteria = try check(openACR.yaml)
    #expect(criteria.first { $0.number == "1.1.1" }?.level == "supports")
    #expect(criteria.first { $0.number == "2.1.1" }?.level == "does-not-support")
    #expect(criteria.first { $0.number == "1.2.4" }?.level == "not-applicable")
    // What nobody judged has no term.
    #expect(!criteria.contains { $0.number == "3.1.1" } && openACR.unjudged.contains("3.1.1"))
    #expect(criteria.count + openACR.unjudged.count == report.results[.wcag]?.count)
    #expect(openACR.yaml.contains("These criteria are not judged: ") && openACR.missing.isEmpty)
    let terms: Set = ["supports", "partially-supports", "does-not-support", "not-applicable"]
    #expect(criteria.allSatisfy { terms.contains($0.level) })
  }

  @Test func aFindingIsPartOfTheApp() throws {
    let file = try ComplianceExample.file("a.json", elements: #"{"traits": ["button"]}"#)
    let openACR = OpenACRReport(ComplianceReport([file]))
    #expect(try check(openACR.yaml).first { $0.number == "4.1.2" }?.level == "partially-supports")
    #expect(openACR.yaml.contains("F-001 (Shop): ") && openACR.missing == ["app", "email"])
    #expect(openACR.yaml.contains("email: \"not given\""))
  }
}
