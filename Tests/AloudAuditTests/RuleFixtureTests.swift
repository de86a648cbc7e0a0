import Aloud
import AloudTestSupport
import Testing

/// Every rule finds the marked nodes in its fixture, and nothing in the clean one and its mutations.
struct RuleFixtureTests {
  @Test func everyRuleHasAFixture() {
    let missing = Set(Rule.all.map(\.id)).subtracting(AuditFixture.all.map(\.rule))
    #expect(missing.isEmpty, "each rule has a folder in Fixtures/Audits; AuditFixture.swift tells what is in it")
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
  }

  @Test(arguments: AuditFixture.all) func markedFaultsAreFound(_ fixture: AuditFixture) throws {
    let findings = Audit().findings(in: try fixture.broken)
    let (own, others) = (findings.filter { $0.rule == fixture.rule }, findings.filter { $0.rule != fixture.rule })
    // With the device's points per inch, controls that are too close are too small, too.
    let isBeside = fixture.rule == Rule.closeTargets.id ? Rule.targetUnder9mm.id : fixture.rule
    #expect(
      own.flatMap(\.faultyPlaces).map(\.id).sorted { ($0 ?? "") < ($1 ?? "") } == (try fixture.marks),
      "what is found in broken.json, and what is marked there by an id that begins with ✗")
    #expect(
      others.filter { $0.severity > .advice && $0.rule != isBeside }.map(\.told) == [],
      "other rules report these nodes, too; Precedence (FaultReport.swift) says which rule counts")
  }

  @Test(arguments: AuditFixture.all) func correctFixturesHaveNoFindings(_ fixture: AuditFixture) throws {
    #expect(findings(of: fixture.rule, in: try fixture.kept).isEmpty)
  }

  @Test(.long, arguments: AuditFixture.all) func mutationsKeepOrBreakTheirRule(_ fixture: AuditFixture) throws {
    let mutations = try fixture.mutations
    #expect(mutations.count { $0.keeps != nil } >= 10, "mutations.jsonl has ten lines that keep the rule")
    #expect(mutations.count { $0.breaks != nil } >= 10, "mutations.jsonl has ten lines that break the rule")
    let kept = try fixture.json(broken: false)
    for mutation in mutations {
      var json = kept
      for (path, value) in mutation.set.sorted(by: { $0.key < $1.key }) { json.set(path, to: value) }
      let document = try Document(json)
      if let why = mutation.keeps {
        #expect(findings(of: fixture.rule, in: document).isEmpty, "\(why)")
      } else {
        let found = Audit().findings(in: document).filter { $0.rule == fixture.rule }
        #expect(!found.isEmpty, "\(mutation.breaks ?? "")")
        if let at = mutation.at { #expect(found.flatMap(\.faultyPlaces).map(\.path) == at, "\(mutation.breaks ?? "")") }
      }
    }
  }

  /// The forbidden findings: any of the rule, and any above advice.
  private func findings(of rule: String, in document: Document) -> [String] {
    Audit().findings(in: document).filter { $0.rule == rule || $0.severity > .advice }.map(\.told)
  }
}

extension Finding {
  /// The places with a fault; several elements may have one cause.
  var faultyPlaces: [Place] { places.filter(\.hasFault) }

  /// The text for failed expectations.
  var told: String { "\(path) \(severity.rawValue) \(rule): \(message.english)" }
}
