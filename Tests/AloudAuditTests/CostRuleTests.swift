import Aloud
import AloudTestSupport
import Testing

/// The figures in findings about costs are those of `aloud reach`.
@Suite struct CostRuleTests {
  private func message(_ rule: String, _ document: Document) throws -> Wording {
    let findings = Audit().findings(in: document).filter { $0.rule == rule }
    return try #require(findings.first).message
  }

  private func gestures(to label: String, _ document: Document) throws -> ScreenCosts.Stop {
    let reader = ScreenReader(document)
    let stop = ScreenCosts(reader).stops.first { reader.narrator.tree[$0.node].label?.string == label }
    return try #require(stop)
  }

  @Test func theMainActionHasItsCosts() throws {
    let document = try AuditFixture(rule: "far-main-action").broken
    let pay = try gestures(to: "Pay", document)
    let (fewest, flicks) = (try #require(pay.gestures), try #require(pay.flicks))
    let message = try message("far-main-action", document)
    #expect(message.english.hasPrefix("“Pay” takes \(fewest) gestures by the cheapest way, and \(flicks) by flicks"))
    #expect(message.korean.contains("제스처가 \(fewest)번, 쓸어넘기기만으로는 \(flicks)번"))
  }

  /// What a heading would cost is what it costs once it is there.
  @Test func aHeadingAfterTheListCostsWhatTheFindingSays() throws {
    let fixture = AuditFixture(rule: "list-without-skip")
    let (before, after) = (
      try gestures(to: "Options", fixture.broken).gestures, try gestures(to: "Options", fixture.kept).gestures
    )
    let message = try message("list-without-skip", fixture.broken).english
    #expect(message.hasSuffix(": \(before ?? 0) gestures by the cheapest way. A heading there takes \(after ?? 0)."))
  }

  @Test func customActionsSaveWhatTheFindingSays() throws {
    let fixture = AuditFixture(rule: "repeated-actions")
    func flicks(_ document: Document, _ first: String, _ last: String) throws -> Int {
      (try gestures(to: last, document).flicks ?? 0) - (try gestures(to: first, document).flicks ?? 0)
    }
    let now = try flicks(fixture.broken, "Ada", "Dan")
    let after = try flicks(fixture.kept, "Photo of Ada", "Photo of Dan")
    let message = try message("repeated-actions", fixture.broken).english
    #expect(
      message.contains(": \(now) flicks lead from the first row to the last. With custom actions it would be \(after),")
    )
  }

  @Test func aScreenWithoutHeadingsNamesItsDearestStop() throws {
    let document = try ImportedScreen(try Fixtures.bytes("Screens/uikit-controls.json")).document
    let message = try message("no-headings", document).english
    let dearest = ScreenCosts(ScreenReader(document)).stops.compactMap(\.gestures).max() ?? 0
    #expect(message.contains(" takes \(dearest) gestures by the cheapest way; with a heading there, it would take "))
  }
}
