import Aloud
import Testing

@testable import AloudAudit

/// The restriction of WWDC22, and its possible faults.
struct GuidedAccessRuleTests {
  private static func observatory(_ restriction: String) -> String {
    #"""
    {"aloud": 1, "name": "Reading Observatory", "elements": [{"id": "account", "label": "Account", "traits": ["button"]}],
     "guidedAccess": {"restrictions": [{"identifier": "org.example.account", \#(restriction)}]}}
    """#
  }

  private static let rule = "restriction-without-title guidedAccess.restrictions[0]"

  @Test(arguments: [
    RuleCase("with its title", observatory(#""title": "Account settings", "locks": ["account"]"#)),
    RuleCase("without a title", observatory(#""locks": ["account"]"#), [rule]),
    RuleCase("locks what is nowhere", observatory(#""title": "Account settings", "locks": ["acount"]"#), [rule]),
  ]) func findsExactlyTheExpectedFindings(_ example: RuleCase) throws {
    #expect(try example.findings(of: Rule.guidedAccess) == example.found)
  }

  @Test(arguments: [
    (#""locks": []"#, "The restriction “org.example.account” has no title."),
    (#""locks": ["x"]"#, "The restriction “org.example.account” has no title, and locks “x”, but no node has this id."),
    (
      #""title": "Account", "locks": ["x"]"#,
      "The restriction “org.example.account” locks “x”, but no node has this id."
    ),
  ]) func describesTheFault(_ restriction: String, _ message: String) throws {
    let document = try Document(JSON(GuidedAccessRuleTests.observatory(restriction)))
    let finding = try #require(Audit(rules: Rule.guidedAccess).findings(in: document).first)
    #expect(finding.message.english == message)
    #expect(finding.id == nil)
  }
}
