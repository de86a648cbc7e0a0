import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudReport

/// Findings that a person accepted.
@Suite struct AcceptanceTests {
  private static let decision = Acceptance(
    who: "Kim", when: "2026-11-20", why: "=the logo <b> stays", until: "2027-05-31")

  private func entry(_ path: String, says: String? = nil, _ decision: Acceptance = decision) -> AuditBaseline.Entry {
    .init(file: "shop.json", rule: "any-error", severity: .error, path: path, says: says, accepted: decision)
  }

  @Test(
    arguments: [
      ("2027-05-31", ["elements[1]"], ["elements[0]"], 0), ("2027-06-01", ["elements[0]", "elements[1]"], [], 1),
    ] as [(String, [String], [String], Int)])
  func anAcceptedFindingCountsAgainAfterItsLastDay(
    _ day: String, _ open: [String], _ accepted: [String], _ expired: Int
  ) throws {
    let baseline = AuditBaseline(entries: [entry("elements[0]", says: "error a")])
    let file = try ReportExample.file(["error a", "error b"])
    let comparison = baseline.compared(with: [file], on: day)
    #expect(comparison.files[0].findings.map(\.path) == open)
    #expect(comparison.files[0].accepted.map(\.finding.path) == accepted)
    #expect(comparison.files[0].expired.count == expired && comparison.gone.isEmpty && comparison.knownCount == 0)
    #expect(comparison.files[0].expiredAcceptances(of: file.findings[0]).count == expired)
    #expect(comparison.files[0].expiredAcceptances(of: file.findings[1]).isEmpty)
  }

  @Test func anEntryThatSomebodyWroteNeedsNoWords() throws {
    let file = try ReportExample.file(["fine", "error b"])
    let (files, unused) = [file].accepting([entry("elements[1]"), entry("elements[0]")], on: "2026-12-01")
    #expect(files[0].findings.isEmpty && files[0].accepted.count == 1 && unused == [1])
    var elsewhere = entry("elements[1]")
    elsewhere.file = "other.json"
    #expect([file].accepting([elsewhere], on: "2026-12-01").unused == [0])
  }

  /// Only the place that the person named is accepted.
  @Test func onePlaceOfAFindingIsAccepted() throws {
    let elements = (0..<3).map {
      "{\"label\": \"Like\", \"traits\": [\"button\"], \"frame\": [0, \($0 * 100), 20, 20]}"
    }
    let file = try ComplianceExample.file("a.json", elements: elements.joined(separator: ", "))
    let several = try #require(file.findings.first { $0.places.count(where: \.hasFault) > 1 })
    let entries = AuditBaseline.Entry.all(of: several, file: "a.json").prefix(1).map { entry in
      var entry = entry
      entry.accepted = Self.decision
      return entry
    }
    let (files, unused) = [file].accepting(entries, on: "2026-12-01")
    #expect(unused.isEmpty && files[0].accepted.count == 1)
    #expect(files[0].accepted[0].finding.places.count(where: \.hasFault) == 1)
    let left = try #require(files[0].findings.first { $0.rule == several.rule })
    #expect(left.places.count(where: \.hasFault) == several.places.count(where: \.hasFault) - 1)
  }

  @Test func recordingKeepsDecisions() throws {
    let baseline = AuditBaseline(entries: [entry("elements[0]", says: "error a")])
    let recorded = AuditBaseline(
      recording: [try ReportExample.file(["x", "error a", "error b"])], keeping: baseline, name: \.path)
    #expect(recorded.entries.map(\.accepted) == [Self.decision, nil])
    #expect(recorded.entries[0].json.text.contains(#""accepted": {"who": "Kim", "when": "2026-11-20", "why": "#))
  }

  // MARK: Clauses

  private static let nameless = #"{"id": "play", "traits": ["button"]}"#

  private func report(accepts: Bool, judgments: [Judgment] = []) throws -> ComplianceReport {
    let file = try ComplianceExample.file("shop.json", elements: Self.nameless)
    let entry = AuditBaseline.Entry(
      file: "shop.json", rule: "missing-label", severity: .error, id: "play", accepted: Self.decision)
    let entries = accepts ? [entry] : []
    let (files, unused) = [file].accepting(entries, on: "2026-12-01")
    #expect(unused.isEmpty)
    return ComplianceReport(files, judgments: judgments, accepted: entries)
  }

  @Test func anAcceptedFindingFailsNoClause() throws {
    #expect(try report(accepts: false).result("WCAG 4.1.2")?.verdict == .failed)
    let result = try #require(try report(accepts: true).result("WCAG 4.1.2"))
    #expect(result.verdict == .open && result.gaps.contains(.accepted) && result.acceptedCount == 1)
    #expect(result.findings.isEmpty)
    let judged = try report(accepts: true, judgments: [Judgment(.clause("WCAG 4.1.2"), verdict: .passed)])
    #expect(judged.result("WCAG 4.1.2")?.verdict == .passed)
  }

  /// That a person accepts a finding does not say that a measured clause is met.
  @Test func anAcceptedMeasurementDoesNotPass() throws {
    let pale = ##"{"label": "Hello", "id": "a", "colors": {"foreground": "#888888", "background": "#FFFFFF"}}"##
    let file = try ComplianceExample.file("shop.json", elements: pale)
    let entry = AuditBaseline.Entry(
      file: "shop.json", rule: "low-contrast", severity: .error, id: "a", accepted: Self.decision)
    let (files, unused) = [file].accepting([entry], on: "2026-12-01")
    #expect(unused.isEmpty)
    #expect(ComplianceReport(files).result("WCAG 1.4.3")?.verdict == .open)
  }

  @Test func acceptedFindingsAreNotCorrected() throws {
    let earlier = try report(accepts: false)
    let known = earlier.findings.map { found in
      EarlierReport.Finding(
        .init(found.finding, file: "shop.json"), references: found.finding.references, message: "")
    }
    let file = try ComplianceExample.file("shop.json", elements: Self.nameless)
    let entry = AuditBaseline.Entry(
      file: "shop.json", rule: "missing-label", severity: .error, id: "play", accepted: Self.decision)
    let files = [file].accepting([entry], on: "2026-12-01").files
    let progress = try #require(ComplianceReport(files, since: EarlierReport(findings: known)).progress)
    #expect(progress.total.corrected == 0 && progress.total.accepted == 1 && progress.total.new == 0)
  }

  // MARK: Formats

  @Test func eachFormatListsAcceptedFindings() throws {
    let report = try report(accepts: true)
    let html = HTMLReport(report).html
    #expect(html.contains("<h2 id=\"accepted\">Accepted by a person</h2>"))
    #expect(html.contains("=the logo &lt;b&gt; stays") && html.contains("2027-05-31"))
    // The form saves the decision again.
    #expect(html.contains("&quot;rule&quot;: &quot;missing-label&quot;") && html.contains("&quot;who&quot;: &quot;Kim"))
    let short = HTMLReport(report.files).html
    #expect(short.contains("<h2 id=\"accepted\">") && short.contains("1 accepted"))
    let csv = ComplianceTable(report, by: .wcag).csv
    #expect(csv.contains("\"accepted\",\"accepted by Kim on 2026-11-20 until 2027-05-31: =the logo <b> stays\""))
    let json = try ReportExample.object(ComplianceDocument(report).json)
    let accepted = try #require((json["accepted"] as? [[String: Any]])?.first)
    #expect((accepted["accepted"] as? [String: String])?["until"] == "2027-05-31")
    let sarif = SARIFReport(report.files).json
    #expect(
      sarif.contains(#""suppressions": [{"kind": "external", "status": "accepted", "justification": "accepted by"#))
    #expect(JUnitReport(report.files).xml.contains("accepted by Kim"))
  }

  @Test func theReportTellsThatADecisionHasEnded() throws {
    let file = try ComplianceExample.file("shop.json", elements: Self.nameless)
    let entry = AuditBaseline.Entry(
      file: "shop.json", rule: "missing-label", severity: .error, id: "play", accepted: Self.decision)
    let files = [file].accepting([entry], on: "2028-01-01").files
    let told = "was accepted by Kim until 2027-05-31, which has passed: it counts again"
    #expect(HTMLReport(ComplianceReport(files)).html.contains(told))
    #expect(JUnitReport(files).xml.contains(told))
    #expect(SARIFReport(files).json.contains(told))
    #expect(ComplianceReport(files).result("WCAG 4.1.2")?.verdict == .failed)
    #expect(ComplianceDocument(ComplianceReport(files)).json.contains(#""expired": ["#))
  }
}
