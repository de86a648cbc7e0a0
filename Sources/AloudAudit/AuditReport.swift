/// The findings of an audit, and those that it was told to pass over.
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
