/// A check of an audit. Rules are values, so that a project can add its own.
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
  /// What a rule checks.
  public enum Check: Sendable {
    /// One screen in its initial state: its tree and its reading order.
    case screen(@Sendable (AuditedScreen) -> [Fault])
    /// The effects of controls, of timers and of the app; not called for a document without behaviors, such as a dump.
    case behaviors(@Sendable (AuditedApp) -> [Fault])
    /// All screens together.
    case app(@Sendable (AuditedApp) -> [Fault])
  }

  /// The id in reports: `missing-label`. It is never translated.
  public let id: String
  /// The highest severity that the rule reports.
  public let severity: Severity
  /// A short description of the fault, independent of the place.
  public let title: Wording
  /// How to fix it.
  public let fix: Wording
  /// The guidelines that require it: `MAAG 1.1` (the Korean mobile application accessibility guideline, with its own
  /// numbers), `HIG …` (a section of Apple's Human Interface Guidelines), `WCAG 1.1.1` (version 2.2), `WWDC21 charts`.
  public let references: [String]
  /// What the rule does on web pages.
  public let onPages: PageUse
  /// What the rule checks, and the function that finds faults in it.
  public let check: Check

  /// Creates a rule with any kind of check: see ``Check``.
  public init(
    _ id: String, _ severity: Severity, title: Wording, fix: Wording, references: [String],
    onPages: PageUse = .applies(), check: Check
  ) {
    self.id = id
    self.severity = severity
    self.title = title
    self.fix = fix
    self.references = references
    self.onPages = onPages
    self.check = check
  }

  /// Creates a rule about one screen in its initial state.
  public init(
    _ id: String, _ severity: Severity, title: Wording, fix: Wording, references: [String],
    onPages: PageUse = .applies(), check: @escaping @Sendable (AuditedScreen) -> [Fault]
  ) {
    self.init(
      id, severity, title: title, fix: fix, references: references, onPages: onPages, check: .screen(check))
  }
}

extension Rule.Check {
  /// Checks each stop of a screen; the message is nil for a stop without a fault.
  static func stops(
    _ message: @escaping @Sendable (AuditedScreen.Stop, AuditedScreen) -> Wording?
  ) -> Rule.Check {
    .screen { screen in
      screen.stops.compactMap { stop in message(stop, screen).map { Fault($0, at: stop, of: screen) } }
    }
  }

  /// Reports the same message for each stop with a fault.
  static func stops(
    where isFaulty: @escaping @Sendable (AuditedScreen.Stop) -> Bool, _ message: Wording
  ) -> Rule.Check {
    .stops { stop, _ in isFaulty(stop) ? message : nil }
  }

  /// Checks each chart of a screen; the message is nil for a chart without a fault.
  static func charts(
    _ message: @escaping @Sendable (AuditedScreen.AuditedChart, AuditedScreen) -> Wording?
  ) -> Rule.Check {
    .screen { screen in
      screen.charts.compactMap { chart in
        message(chart, screen).map { Fault($0, on: screen, at: .node(chart.node)) }
      }
    }
  }
}

extension Rule {
  /// What a rule does on web pages.
  public struct PageUse: Sendable {
    enum Decision: String, Sendable {
      case applies, differs, silent
    }

    let decision: Decision
    /// The reason, for the manual.
    let why: String
    /// How to fix it in HTML; nil for the fix of the rule.
    let fix: Wording?
    /// The references of findings on pages; nil means the rule's WCAG criteria, or all its references where there are
    /// none.
    let references: [String]?

    package var isSilent: Bool { decision == .silent }

    /// The rule checks the same on pages.
    public static func applies(_ why: String = "", fix: Wording? = nil, references: [String]? = nil) -> PageUse {
      PageUse(decision: .applies, why: why, fix: fix, references: references)
    }

    /// The rule checks something else on pages.
    public static func differs(_ why: String, fix: Wording? = nil, references: [String]? = nil) -> PageUse {
      PageUse(decision: .differs, why: why, fix: fix, references: references)
    }

    /// The rule finds nothing on pages.
    public static func silent(_ why: String) -> PageUse {
      PageUse(decision: .silent, why: why, fix: nil, references: nil)
    }

    /// The references of a finding on a page.
    func references(of finding: [String]) -> [String] {
      if let references { return references }
      let criteria = finding.filter { $0.hasPrefix("WCAG ") }
      return criteria.isEmpty ? finding : criteria
    }
  }
}

/// How serious a finding is.
public enum Severity: String, CaseIterable, Comparable, Sendable {
  /// A recommendation of guidelines or of good practice.
  case advice
  /// A probable fault, or a rule with exceptions.
  case warning
  /// Something that VoiceOver users cannot use, or that a guideline calls an error. An error is certain, not probable.
  case error

  /// True when the first is less severe.
  public static func < (one: Severity, other: Severity) -> Bool { one.order < other.order }

  private var order: Int {
    switch self {
    case .advice: 0
    case .warning: 1
    case .error: 2
    }
  }
}
