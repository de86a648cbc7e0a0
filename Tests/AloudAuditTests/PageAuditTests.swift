import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudAudit

/// Audits of web pages: `Fixtures/Audits/Pages` has a page with many faults, and one that keeps every rule.
@Suite struct PageAuditTests {
  private func findings(_ page: String) throws -> [Finding] {
    Audit().findings(in: try ImportedScreen(try Fixtures.bytes("Audits/Pages/\(page).json")).document)
  }

  @Test func everyRuleHasADecisionForPages() {
    #expect(Rule.all.allSatisfy { !$0.onPages.why.isEmpty })
  }

  @Test func faultsOfPagesHaveSelectors() throws {
    let found = try findings("broken")
    #expect(
      Set(found.map { "\($0.rule) \($0.selector ?? "")" }) == [
        "missing-label #no-alt", "missing-label #empty", "missing-label #box", "unlabelled-input #no-label",
        "meaningless-label #file", "placeholder-as-label #placeholder", "duplicate-landmark #nav-two",
        "small-target #plus", "small-target #minus", "duplicate-label #same", "vague-label #vague",
        "heading-skips-level #skips", "group-without-label #no-legend", "redundant-stop #pier-text",
        "table-without-headers #no-headers", "label-not-in-name #other-name", "unspeakable-name #symbol",
      ])
    #expect(found.allSatisfy { $0.references.allSatisfy { $0.hasPrefix("WCAG ") } })
  }

  @Test func correctScreensAreClean() throws { #expect(try findings("kept").map(\.told) == []) }

  @Test func reportsHaveTheSelector() throws {
    let found = try findings("broken")
    let file = AuditedFile("broken.json", findings: found)
    #expect(SARIFReport([file]).json.contains("\"selector\": \"#no-alt\""))
    #expect(HTMLReport([file], rules: Rule.all, language: .english).html.contains("<code>#no-alt</code>"))
  }

  /// A rule that is silent on pages finds nothing there.
  @Test func rulesThatAreSilentOnPagesFindNothingThere() throws {
    let silent = Set(Rule.all.filter(\.onPages.isSilent).map(\.id))
    for file in Fixtures.files(in: "Pages") where file.hasSuffix(".json") {
      let found = Audit().findings(in: try ImportedScreen(try Fixtures.bytes(file)).document)
      #expect(found.filter { silent.contains($0.rule) }.map(\.told) == [], "\(file)")
    }
  }
}
