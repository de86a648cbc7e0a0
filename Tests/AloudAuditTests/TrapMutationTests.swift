import Aloud
import AloudTestSupport
import Testing

/// The search for traps, and the rule about them, which looks at the effects and walks nothing.
@Suite struct TrapMutationTests {
  private static let fixture = AuditFixture(rule: "focus-trap")

  private static func traps(_ mutation: AuditFixture.Mutation) throws -> [String] {
    var json = try fixture.json(broken: false)
    for (path, value) in mutation.set.sorted(by: { $0.key < $1.key }) { json.set(path, to: value) }
    return TrapSearch(try Document(json), mostStates: 100).traps.map(\.path)
  }

  /// The walk proves that these do not lead out: `back` does nothing on a presented screen, and nobody starts a session.
  private static let proven: Set = ["the presented screen goes back", "the answer takes the screen along in sessions"]

  @Test func nothingIsFoundWhereTheRuleIsKept() throws {
    for mutation in try Self.fixture.mutations {
      guard let reason = mutation.keeps, !Self.proven.contains(reason) else { continue }
      #expect(try Self.traps(mutation).isEmpty, "\(reason)")
    }
  }

  @Test func brokenIsFound() throws {
    for mutation in try Self.fixture.mutations {
      guard let reason = mutation.breaks else { continue }
      #expect(try Self.traps(mutation) == mutation.at, "\(reason)")
    }
  }
}
