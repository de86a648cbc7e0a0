/// The findings of one rule in all files: a part of a report.
///
///     for group in RuleFindings.groups(of: files) { print(group.rule, group.places.count) }
package struct RuleFindings: Sendable {
  /// A finding, and the file in which it is.
  public struct Place: Sendable {
    /// The file.
    public let file: AuditedFile
    /// The place of the file among all, from 0.
    public let fileIndex: Int
    /// The place of the finding among those of its file, from 0.
    public let index: Int
    /// The finding in it.
    public let finding: Finding
  }

  /// The id of the rule.
  public let rule: String
  /// The fault in a few words; nil for a rule that is not among those of the report.
  public let title: Wording?
  /// The worst that was found.
  public let severity: Severity
  /// By file, then in the order of the audit. Never empty.
  public let places: [Place]

  /// How many files have a finding of the rule.
  public let fileCount: Int
  /// The language of the messages, where it is the same for all findings.
  public let language: Wording.Language?
  /// The fix, where it is the same for all findings.
  public let commonFix: Wording?
  /// The references, where they are the same for all findings.
  public let commonReferences: [String]?

  private init(rule: String, title: Wording?, places: [Place]) {
    func common<Value: Equatable>(_ value: (Place) -> Value) -> Value? {
      guard let first = places.first.map(value) else { return nil }
      return places.allSatisfy { value($0) == first } ? first : nil
    }
    self.rule = rule
    self.title = title
    self.places = places
    severity = places.map(\.finding.severity).max() ?? .advice
    fileCount = Set(places.map(\.fileIndex)).count
    language = common(\.file.language)
    commonFix = common(\.finding.fix)
    commonReferences = common(\.finding.references)
  }

  /// The findings by rule: the worst severity that was found first, then in the order of the rules.
  ///
  /// - Parameters:
  ///   - files: what was audited.
  ///   - rules: those that were asked; a finding of another one comes behind them.
  /// - Returns: a group for each rule that found something.
  /// - Complexity: O(findings).
  public static func groups(of files: [AuditedFile], rules: [Rule] = Rule.all) -> [RuleFindings] {
    let known = Dictionary(rules.enumerated().map { ($1.id, (order: $0, rule: $1)) }) { first, _ in first }
    var places: [String: [Place]] = [:]
    for (index, file) in files.enumerated() {
      for (place, finding) in file.findings.enumerated() {
        places[finding.rule, default: []].append(Place(file: file, fileIndex: index, index: place, finding: finding))
      }
    }
    let groups = places.map { id, places in
      RuleFindings(rule: id, title: known[id]?.rule.title, places: places)
    }
    return groups.sorted { one, other in
      if one.severity != other.severity { return one.severity > other.severity }
      let orders = [one, other].map { known[$0.rule]?.order ?? rules.count }
      return orders[0] == orders[1] ? one.rule < other.rule : orders[0] < orders[1]
    }
  }
}
