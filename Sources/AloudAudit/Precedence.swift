/// Which rule tells of a fault that several see, so that it is told once.
enum Precedence {
  /// The rule that tells, and those that are silent in the same place then.
  private static let table: [(rule: String, silences: [String])] = [
    ("unlabelled-input", ["hint-only", "missing-label"]),
    ("hint-only", ["missing-label"]),
    ("meaningless-label", ["role-in-label", "decorative-stop", "address-as-label", "unspeakable-name"]),
    ("overlapping-targets", ["close-targets", "target-under-9mm"]),
    ("close-targets", ["target-under-9mm"]),
    ("small-target", ["target-under-9mm"]),
    ("flashing-content", ["no-pause-for-moving-content"]),
    ("focus-trap", ["unexpected-focus-change"]),
    ("chart-without-label", ["group-without-label", "missing-label"]),
    ("session-timeout-without-warning", ["unexpected-focus-change"]),
  ]

  /// True when a rule says nothing because another one found something in the same place.
  static func silences(_ rule: String, among found: some Collection<String>) -> Bool {
    table.contains { $0.silences.contains(rule) && found.contains($0.rule) }
  }
}
