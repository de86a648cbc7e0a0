/// How often each rule found something, over many files.
///
///     let statistics = AuditStatistics(files)
///     statistics.rows[0].rule        // "missing-label"
///     statistics.rows[0].fileCount   // 12
public struct AuditStatistics: Equatable, Sendable {
  /// A rule that found something.
  public struct Row: Equatable, Sendable {
    /// The id of the rule.
    public let rule: String
    /// The fault in a few words; nil for a rule that is not among those of the report.
    public let title: Wording?
    /// The worst that was found.
    public let severity: Severity
    /// How many findings there are of it in all files.
    public let findingCount: Int
    /// How many files have at least one finding of it.
    public let fileCount: Int
    /// The part of all audited files that have one, from 0 to 1.
    public let share: Double
  }

  /// The worst severity first, then in the order of the rules.
  public let rows: [Row]
  /// How many files were audited; those that could not be read are not counted.
  public let fileCount: Int
  /// How many files could not be read.
  public let failureCount: Int
  /// How many findings there are of each severity.
  public let counts: [Severity: Int]
  /// How many findings documents themselves ask to pass over; they count nowhere else.
  public let ignoredCount: Int
  /// How many files have a finding.
  public let hitFileCount: Int

  /// How many findings there are in all.
  public var findingCount: Int { counts.values.reduce(0, +) }

  /// The part of all audited files that have a finding, from 0 to 1.
  public var share: Double { fileCount == 0 ? 0 : Double(hitFileCount) / Double(fileCount) }

  /// Counts what was found; rows come in the order of `rules`.
  ///
  /// - Complexity: O(findings).
  public init(_ files: [AuditedFile], rules: [Rule] = Rule.all) {
    let audited = files.count { $0.failure == nil }
    rows = RuleFindings.groups(of: files, rules: rules).map { group in
      let hit = group.fileCount
      return Row(
        rule: group.rule, title: group.title, severity: group.severity, findingCount: group.places.count,
        fileCount: hit, share: audited == 0 ? 0 : Double(hit) / Double(audited))
    }
    fileCount = audited
    failureCount = files.count - audited
    ignoredCount = files.reduce(0) { $0 + $1.ignored.count }
    hitFileCount = files.count { !$0.findings.isEmpty }
    var counts: [Severity: Int] = [:]
    for file in files { for finding in file.findings { counts[finding.severity, default: 0] += 1 } }
    self.counts = counts
  }
}

/// The findings of one rule in all files: a part of a report.
///
///     for group in RuleFindings.groups(of: files) { print(group.rule, group.places.count) }
package struct RuleFindings: Sendable {
  /// The id of the rule.
  public let rule: String
  /// The fault in a few words; nil for a rule that is not among those of the report.
  public let title: Wording?
  /// The worst that was found.
  public let severity: Severity
  /// By file, then in the order of the audit. Never empty.
  public let places: [ReportedFinding]

  /// How many files have a finding of the rule.
  public let fileCount: Int
  /// The language of the messages, where it is the same for all findings.
  public let language: Wording.Language?
  /// The fix, where it is the same for all findings.
  public let commonFix: Wording?
  /// The references, where they are the same for all findings.
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

  /// The findings by rule: the worst severity that was found first, then in the order of the rules.
  ///
  /// - Parameters:
  ///   - files: what was audited.
  ///   - rules: those that were asked; a finding of another one comes behind them.
  /// - Returns: a group for each rule that found something.
  /// - Complexity: O(findings).
  public static func groups(of files: [AuditedFile], rules: [Rule] = Rule.all) -> [RuleFindings] {
    let known = Dictionary(rules.enumerated().map { ($1.id, (order: $0, rule: $1)) }) { first, _ in first }
    var places: [String: [ReportedFinding]] = [:]
    for (index, file) in files.enumerated() {
      for (place, finding) in file.findings.enumerated() {
        places[finding.rule, default: []].append(ReportedFinding(file: file, fileIndex: index, index: place))
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
