/// Something that an audit looks for: a value, so that a project may add its own.
///
///     let noShouting = Rule(
///       "no-shouting", .advice,
///       title: Wording("A label is all capitals", ko: "레이블이 모두 대문자입니다"),
///       fix: Wording("Write it in sentence case.", ko: "문장처럼 쓰십시오."), references: ["House style 4"]
///     ) { screen in
///       screen.controls.filter { $0.label.count > 3 && $0.label == $0.label.uppercased() }.map {
///         Fault(Wording("“\($0.label)” shouts.", ko: "“\($0.label)” 레이블이 모두 대문자입니다."), at: $0, of: screen)
///       }
///     }
///     Audit(rules: Rule.all + [noShouting]).findings(in: document)
public struct Rule: Sendable {
  /// The subject of a rule.
  public enum Check: Sendable {
    /// One screen as it first stands: its tree and the walk through it.
    case screen(@Sendable (AuditedScreen) -> [Fault])
    /// Controls, timers and the app in action; not asked where a document has no behaviors, such as a dump.
    case behaviors(@Sendable (AuditedApp) -> [Fault])
    /// All screens together.
    case app(@Sendable (AuditedApp) -> [Fault])
  }

  /// As in reports: `missing-label`. Never translated.
  public let id: String
  /// The worst that it reports.
  public let severity: Severity
  /// The fault in a few words, wherever it is found.
  public let title: Wording
  /// How to mend it.
  public let fix: Wording
  /// The guidelines that say so: `MAAG 1.1` (the Korean mobile application accessibility guideline, its own numbers), `HIG …` (a
  /// section of Apple's Human Interface Guidelines), `WCAG 1.1.1` (2.2), `WWDC21 charts`.
  public let references: [String]
  /// The subject, and the function that finds faults in it.
  public let check: Check

  /// A rule about anything: see ``Check``.
  public init(
    _ id: String, _ severity: Severity, title: Wording, fix: Wording, references: [String], check: Check
  ) {
    self.id = id
    self.severity = severity
    self.title = title
    self.fix = fix
    self.references = references
    self.check = check
  }

  /// A rule about one screen as it first stands.
  public init(
    _ id: String, _ severity: Severity, title: Wording, fix: Wording, references: [String],
    check: @escaping @Sendable (AuditedScreen) -> [Fault]
  ) {
    self.init(id, severity, title: title, fix: fix, references: references, check: .screen(check))
  }
}
