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
    /// One screen in its first state: its tree and the walk through it.
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
  /// How to fix it.
  public let fix: Wording
  /// The guidelines that say so: `MAAG 1.1` (the Korean mobile application accessibility guideline, its own numbers), `HIG …` (a
  /// section of Apple's Human Interface Guidelines), `WCAG 1.1.1` (2.2), `WWDC21 charts`.
  public let references: [String]
  /// What the rule does on web pages.
  public let onPages: PageUse
  /// The subject, and the function that finds faults in it.
  public let check: Check

  /// A rule about anything: see ``Check``.
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

  /// A rule about one screen in its first state.
  public init(
    _ id: String, _ severity: Severity, title: Wording, fix: Wording, references: [String],
    onPages: PageUse = .applies(), check: @escaping @Sendable (AuditedScreen) -> [Fault]
  ) {
    self.init(
      id, severity, title: title, fix: fix, references: references, onPages: onPages, check: .screen(check))
  }
}

extension Rule.Check {
  /// Looks at each stop of a screen by itself; the message is nil where nothing is wrong.
  static func stops(
    _ message: @escaping @Sendable (AuditedScreen.Stop, AuditedScreen) -> Wording?
  ) -> Rule.Check {
    .screen { screen in
      screen.stops.compactMap { stop in message(stop, screen).map { Fault($0, at: stop, of: screen) } }
    }
  }

  /// Says the same of each stop that is faulty.
  static func stops(
    where isFaulty: @escaping @Sendable (AuditedScreen.Stop) -> Bool, _ message: Wording
  ) -> Rule.Check {
    .stops { stop, _ in isFaulty(stop) ? message : nil }
  }

  /// Looks at each chart of a screen by itself; the message is nil where nothing is wrong.
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
    /// How to fix it in HTML; nil is the rule's own.
    let fix: Wording?
    /// The references of findings on pages; nil are the criteria of WCAG among the rule's own, or all where none is.
    let references: [String]?

    var isSilent: Bool { decision == .silent }

    /// The rule looks at the same on pages.
    public static func applies(_ why: String = "", fix: Wording? = nil, references: [String]? = nil) -> PageUse {
      PageUse(decision: .applies, why: why, fix: fix, references: references)
    }

    /// The rule looks at something else on pages.
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

/// How much a finding matters.
public enum Severity: String, CaseIterable, Comparable, Sendable {
  /// Good habits, and what guidelines recommend.
  case advice
  /// A probable fault, or a rule with exceptions.
  case warning
  /// Something that cannot be used by ear, or that a guideline calls an error and that is proven rather than guessed.
  case error

  /// True when the first matters less.
  public static func < (one: Severity, other: Severity) -> Bool { one.order < other.order }

  private var order: Int {
    switch self {
    case .advice: 0
    case .warning: 1
    case .error: 2
    }
  }
}
