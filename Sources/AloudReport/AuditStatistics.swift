public import AloudAudit

/// How often each rule found a fault in many files.
///
///     let statistics = AuditStatistics(files)
///     statistics.rows[0].rule        // "missing-label"
///     statistics.rows[0].fileCount   // 12
public struct AuditStatistics: Equatable, Sendable {
  /// The counts of a rule that found a fault.
  public struct Row: Equatable, Sendable {
    /// The id of the rule.
    public let rule: String
    /// A short description of the fault; nil for a rule that is not among those of the report.
    public let title: Wording?
    /// The highest severity found.
    public let severity: Severity
    /// The number of its findings in all files.
    public let findingCount: Int
    /// The number of places of these findings.
    public let placeCount: Int
    /// The number of files that have at least one of its findings.
    public let fileCount: Int
    /// The fraction of audited files that have one, from 0 to 1.
    public let share: Double
  }

  /// The rules by the highest severity found; if that is equal, in the order of the rules.
  public let rows: [Row]
  /// The number of audited files; files that could not be read are not counted.
  public let fileCount: Int
  /// The number of files that could not be read.
  public let failureCount: Int
  /// The number of findings of each severity.
  public let counts: [Severity: Int]
  /// The number of places of all findings.
  public let placeCount: Int
  /// The number of places of findings that the documents ignore; no other count includes them.
  public let ignoredCount: Int
  /// The number of findings that people accepted; no other count includes them.
  public let acceptedCount: Int
  /// The number of files that have a finding.
  public let hitFileCount: Int

  /// True where a finding has several places; otherwise reports leave out the numbers of places.
  package var tellsPlaces: Bool { placeCount > findingCount }

  /// The total number of findings.
  public var findingCount: Int { counts.values.reduce(0, +) }

  /// The fraction of audited files that have a finding, from 0 to 1.
  public var share: Double { fileCount == 0 ? 0 : Double(hitFileCount) / Double(fileCount) }

  /// Counts findings; rows are in the order of `rules`.
  ///
  /// - Complexity: O(findings).
  public init(_ files: [AuditedFile], rules: [Rule] = Rule.all) {
    let audited = files.count { $0.failure == nil }
    rows = RuleFindings.groups(of: files, rules: rules).map { group in
      let hit = group.fileCount
      return Row(
        rule: group.rule, title: group.title, severity: group.severity, findingCount: group.places.count,
        placeCount: group.placeCount, fileCount: hit, share: audited == 0 ? 0 : Double(hit) / Double(audited))
    }
    fileCount = audited
    failureCount = files.count - audited
    ignoredCount = files.reduce(0) { $0 + $1.ignored.count }
    acceptedCount = files.reduce(0) { $0 + $1.accepted.count }
    hitFileCount = files.count { !$0.findings.isEmpty }
    var counts: [Severity: Int] = [:]
    for file in files { for finding in file.findings { counts[finding.severity, default: 0] += 1 } }
    self.counts = counts
    placeCount = rows.reduce(0) { $0 + $1.placeCount }
  }
}

/// The findings of one rule in all files, for a section of a report.
///
///     for group in RuleFindings.groups(of: files) { print(group.rule, group.places.count) }
package struct RuleFindings: Sendable {
  /// The id of the rule.
  public let rule: String
  /// A short description of the fault; nil for a rule that is not among those of the report.
  public let title: Wording?
  /// The highest severity found.
  public let severity: Severity
  /// By file, then in the order of the audit. Never empty.
  public let places: [ReportedFinding]
  /// The number of places of these findings.
  public var placeCount: Int { places.reduce(0) { $0 + $1.finding.places.count } }

  /// The number of files that have a finding of the rule.
  public let fileCount: Int
  /// The language of the messages, if all findings have the same.
  public let language: Wording.Language?
  /// The fix, if all findings have the same.
  public let commonFix: Wording?
  /// The references, if all findings have the same.
  public let commonReferences: [String]?

  private init(rule: String, title: Wording?, places: [ReportedFinding]) {
    func common<Value: Equatable>(_ value: (ReportedFinding) -> Value) -> Value? {
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

  /// The findings grouped by rule, by the highest severity found; if that is equal, in the order of the rules.
  ///
  /// - Parameters:
  ///   - files: the audited files.
  ///   - rules: the applied rules; findings of other rules come last.
  /// - Returns: one group for each rule that found a fault.
  /// - Complexity: O(findings).
  public static func groups(of files: [AuditedFile], rules: [Rule] = Rule.all) -> [RuleFindings] {
    groups(of: ReportedFinding.all(in: files, FindingNumbers(files)), rules: rules)
  }

  /// The same for findings that have their numbers.
  static func groups(of findings: [ReportedFinding], rules: [Rule]) -> [RuleFindings] {
    let known = Dictionary(rules.enumerated().map { ($1.id, (order: $0, rule: $1)) }) { first, _ in first }
    let groups = Dictionary(grouping: findings, by: \.finding.rule).map { id, places in
      RuleFindings(rule: id, title: known[id]?.rule.title, places: places)
    }
    return groups.sorted { one, other in
      if one.severity != other.severity { return one.severity > other.severity }
      let orders = [one, other].map { known[$0.rule]?.order ?? rules.count }
      return orders[0] == orders[1] ? one.rule < other.rule : orders[0] < orders[1]
    }
  }
}
