internal import AloudAudit

/// Which findings prove that a clause is not met, without a person.
///
/// A rule that a clause names may only raise a suspicion: two buttons with one name may be right. The table has the clauses whose
/// own test an error of the rule fails. Warnings are probable faults and prove nothing, nor do rules of users without a row.
/// Guidance, such as Apple's, has no test to fail.
///
/// Source: the violations that the Korean guideline lists by clause; the failures of WCAG 2.2 and WCAG2ICT; what
/// EN 301 549, 11.5.2, demands of an interface.
enum DecidingRules {
  private static let clauses: [String: Set<String>] = [
    "missing-label": ["MAAG 1.1", "WCAG 1.1.1", "WCAG 4.1.2", "EN 11.5.2.5"],
    "hint-only": ["MAAG 1.1", "WCAG 1.1.1", "WCAG 4.1.2", "EN 11.5.2.5"],
    "unlabelled-input": ["MAAG 3.1", "WCAG 4.1.2", "EN 11.5.2.8"],
    "meaningless-label": ["MAAG 1.1", "WCAG 1.1.1"],
    "role-in-label": ["MAAG 1.1"],
    "selection-not-exposed": ["MAAG 1.1", "WCAG 4.1.2", "EN 11.5.2.5"],
    "role-not-exposed": ["MAAG 1.1", "WCAG 4.1.2", "EN 11.5.2.5"],
    "chart-without-label": ["MAAG 1.1", "WCAG 1.1.1", "EN 11.5.2.5"],
    "low-contrast": ["MAAG 1.4", "WCAG 1.4.3"],
    "alert-without-text": ["MAAG 1.6"],
    "focus-on-hidden": ["MAAG 1.1", "MAAG 2.1"],
    "unreachable-element": ["MAAG 2.1", "WCAG 4.1.2", "EN 11.5.2.3"],
    "modal-leak": ["MAAG 2.1", "WCAG 2.4.3"],
    "overlapping-targets": ["MAAG 2.1"],
    "session-timeout-without-warning": ["MAAG 2.3"],
    "no-pause-for-moving-content": ["MAAG 2.4", "WCAG 2.2.2"],
    "target-under-9mm": ["MAAG 2.5"],
    "small-target": ["WCAG 2.5.8"],
    "flashing-content": ["MAAG 3.3"],
    "auto-playing-sound": ["MAAG 3.4"],
    "unexpected-focus-change": ["MAAG 3.5"],
    "unexpected-popup": ["MAAG 3.5"],
    "activation-point-elsewhere": ["MAAG 4.2", "EN 11.5.2.12"],
    "no-response": ["MAAG 4.2", "EN 11.5.2.12"],
    "state-never-changes": ["WCAG 4.1.2", "EN 11.5.2.15"],
  ]

  static func fail(_ reference: String, by finding: Finding) -> Bool {
    finding.severity == .error && finding.clauses.contains(reference)
      && clauses[finding.rule]?.contains(reference) == true
  }
}
