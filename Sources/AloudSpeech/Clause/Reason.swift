/// Why a fragment is said.
public enum Reason: Hashable, Sendable {
  /// The grammar has it for the stop.
  case clause(Clause)
  /// It is said while walking.
  case walking(WalkingClause)

  /// All there are, those of the grammar first.
  public static let all = Clause.allCases.map(Reason.clause) + WalkingClause.allCases.map(Reason.walking)

  /// The name in output and explanations: `trait.button`, `rotor.name`.
  public var name: String {
    switch self {
    case .clause(let clause): clause.name
    case .walking(let clause): clause.rawValue
    }
  }

  /// The rule behind it, and how well that is attested.
  public var explanation: Explanation {
    let rule =
      switch self {
      case .clause(let clause): clause.rule
      case .walking(let clause): clause.rule
      }
    return Explanation(rule: name, summary: rule.summary, evidence: rule.evidence)
  }
}
