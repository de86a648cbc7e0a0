public import AloudTree

/// Finds accessibility problems on the screens of an app.
///
///     let findings = Audit().findings(in: document)
///     findings.map(\.rule)  // ["missing-label"]
///
/// An audit has no state: the same document always has the same findings.
public struct Audit: Sendable {
  /// The rules whose findings are reported. The audit also applies the rules of ``Rule/all`` that may replace their
  /// findings, and no others.
  public var rules: [Rule]
  /// The lowest severity that is reported.
  public var level: Severity

  /// Creates an audit that applies rules, and reports findings of a severity or higher.
  public init(rules: [Rule] = Rule.all, level: Severity = .advice) {
    self.rules = rules
    self.level = level
  }

  /// The findings of a document, sorted by screen, then in reading order (a node that is not a stop has its place in
  /// the document), then by rule. Faults of a rule with one cause are one finding with several places
  /// (``Finding/places``); a rule reports a node once. If several rules find the same fault, only the most specific
  /// rule reports it.
  ///
  /// - Complexity: O(n log n) in the nodes of each screen, unless many elements overlap.
  public func findings(in document: Document) -> [Finding] { findings(in: AuditedApp(document)) }

  /// The findings of a prepared document.
  public func findings(in app: AuditedApp) -> [Finding] { report(on: app).findings }

  /// The findings, and those that the document ignores (`ignore` of its nodes and screens).
  ///
  /// - Parameters:
  ///   - app: the prepared document.
  ///   - onAsked: called with each applied rule as soon as it has been applied; for measuring times.
  /// - Returns: both, in the order of ``findings(in:)-(Document)``.
  public func report(on app: AuditedApp, onAsked: (Rule) -> Void = { _ in }) -> AuditReport {
    var faults = FaultReport(app)
    let asked = Set(rules.map { $0.id })
    let silencers = Precedence.silencers(of: asked).subtracting(asked)
    for rule in rules + Rule.all.filter({ silencers.contains($0.id) }) {
      for fault in rule.faults(in: app) { faults.add(fault, of: rule) }
      onAsked(rule)
    }
    return faults.report(level: level, asked: asked, known: asked.union(Rule.all.map { $0.id }))
  }
}

extension Rule {
  /// All faults that the rule finds; a place may occur more than once.
  func faults(in app: AuditedApp) -> [Fault] {
    switch check {
    case .screen(let check): app.screens.flatMap(check)
    case .behaviors(let check): app.hasBehaviors ? check(app) : []
    case .app(let check): check(app)
    }
  }
}

/// The findings of an audit, and those that the document ignores.
public struct AuditReport: Sendable {
  /// A finding that the document ignores.
  public struct Ignored: Hashable, Sendable {
    /// The ignored finding.
    public let finding: Finding
    /// The reason, as stated in the document.
    public let why: String
  }

  /// An `ignore` of the document without a finding. An `ignore` of a rule that the audit does not report is never
  /// unused.
  public struct Unused: Hashable, Sendable {
    /// The place in the document: a node's path, or that of a screen as in ``Finding/path``.
    public let path: String
    /// The id of the ignored rule.
    public let rule: String
    /// False for an id that is neither among the rules of the audit nor in ``Rule/all``.
    public let isKnown: Bool
  }

  /// The findings; see ``Audit/findings(in:)-(Document)`` for the order.
  public let findings: [Finding]
  /// The ignored findings, in the same order.
  public let ignored: [Ignored]
  /// The `ignore`s of the document that have no finding: the fault was corrected, or the rule's id is misspelled.
  public let unused: [Unused]

  /// Creates a report from its parts.
  public init(findings: [Finding], ignored: [Ignored], unused: [Unused]) {
    self.findings = findings
    self.ignored = ignored
    self.unused = unused
  }
}
