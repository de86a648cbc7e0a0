public import AloudTree

/// Finds what is wrong with the screens of an app.
///
///     let findings = Audit().findings(in: document)
///     findings.map(\.rule)  // ["missing-label"]
///
/// A value without state: the same document has the same findings every time.
public struct Audit: Sendable {
  /// The rules that are asked.
  public var rules: [Rule]
  /// The least severity that is reported.
  public var level: Severity

  /// An audit by rules, of what matters as much as `level` or more.
  public init(rules: [Rule] = Rule.all, level: Severity = .advice) {
    self.rules = rules
    self.level = level
  }

  /// The findings: by screen, then in reading order (nodes that are no stops where they are written), then by rule. At
  /// most one finding for a rule and a node; of one fault that several rules see, the finding of the rule that knows it
  /// best.
  ///
  /// - Complexity: O(n log n) in the nodes of each screen, where they do not lie in heaps.
  public func findings(in document: Document) -> [Finding] { findings(in: AuditedApp(document)) }

  /// The same of a document that was looked at already.
  public func findings(in app: AuditedApp) -> [Finding] { report(on: app).findings }

  /// The findings, and what the document asks to pass over (`ignore` of its nodes and screens).
  ///
  /// - Parameters:
  ///   - app: what is audited.
  ///   - onAsked: gets each rule as soon as it has been asked, in order; for measuring times.
  /// - Returns: both, in the order of ``findings(in:)-(Document)``.
  public func report(on app: AuditedApp, onAsked: (Rule) -> Void = { _ in }) -> AuditReport {
    var faults = FaultReport(app)
    for rule in rules {
      for fault in rule.faults(in: app) { faults.add(fault, of: rule) }
      onAsked(rule)
    }
    return faults.report(level: level, rules: Set(rules.map(\.id)))
  }
}

extension Rule {
  /// Everything that the rule finds; a place may be there more than once.
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
  /// A finding that the document asks to pass over.
  public struct Ignored: Hashable, Sendable {
    /// The finding that is passed over.
    public let finding: Finding
    /// The reason, as the document has it.
    public let why: String
  }

  /// A wish of the document to pass over what is not there.
  public struct Unused: Hashable, Sendable {
    /// The place in the document: a node's path, or that of a screen as in ``Finding/path``.
    public let path: String
    /// The id of the rule that it names.
    public let rule: String
    /// False for an id that no rule of the audit has.
    public let isKnown: Bool
  }

  /// The findings; see ``Audit/findings(in:)-(Document)`` for the order.
  public let findings: [Finding]
  /// The findings that the document asks to pass over, in the same order.
  public let ignored: [Ignored]
  /// The `ignore`s of the document for which nothing was found: mended since, or misspelled.
  public let unused: [Unused]

  /// A report put together from another one.
  public init(findings: [Finding], ignored: [Ignored], unused: [Unused]) {
    self.findings = findings
    self.ignored = ignored
    self.unused = unused
  }
}
