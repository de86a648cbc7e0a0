/// A rule that an audit is not to apply to a node or a screen, and why.
public struct IgnoredRule: Equatable, Sendable {
  /// The id of the rule: `small-target`.
  public var rule: String
  /// The reason, for whoever reads the document or a report.
  public var why: String

  public init(rule: String, why: String) {
    self.rule = rule
    self.why = why
  }
}
