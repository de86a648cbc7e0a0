internal import AloudAudit

/// The parts of an earlier report that are compared with a later one.
public struct EarlierReport: Sendable {
  /// A finding of the earlier report.
  public struct Finding: Sendable {
    /// Identifies its first place in the later report.
    public var entry: AuditBaseline.Entry
    /// Identifies its other places.
    public var others: [AuditBaseline.Entry]
    /// As in `Rule.references`.
    public var references: [String]
    /// The message, in the language of the earlier report.
    public var message: String

    /// Creates a finding from its stored values.
    public init(
      _ entry: AuditBaseline.Entry, others: [AuditBaseline.Entry] = [], references: [String], message: String
    ) {
      self.entry = entry
      self.others = others
      self.references = references
      self.message = message
    }
  }

  /// The date on its cover.
  public var date: String?
  /// The findings, in the order of the earlier report.
  public var findings: [Finding]
  /// The verdicts by the reference of the clause.
  public var verdicts: [String: Verdict]

  /// Creates a report from its stored values.
  public init(date: String? = nil, findings: [Finding], verdicts: [String: Verdict] = [:]) {
    self.date = date
    self.findings = findings
    self.verdicts = verdicts
  }
}

/// The changes since an earlier report.
public struct ReportProgress: Sendable {
  /// The numbers of findings by state.
  public struct Counts: Equatable, Sendable {
    /// Findings of the earlier report of which no place is left.
    public var corrected = 0
    /// Findings of which the earlier report has no place.
    public var new = 0
    /// Findings of which both reports have a place.
    public var unchanged = 0
    /// Findings that a person accepted, in the later report.
    public var accepted = 0
  }

  /// The changes of a clause of the first guideline of the report.
  public struct Row: Sendable {
    /// Nil for the findings without a clause of that guideline.
    public let clause: Guideline.Clause?
    /// The numbers of its findings.
    public let counts: Counts
    /// The verdict in the earlier report; nil where that has none.
    public let earlier: Verdict?
    /// The current verdict; nil without a clause.
    public let now: Verdict?
  }

  /// The date of the earlier report.
  public let date: String?
  /// The clauses that have findings in either report, or whose verdict has changed. A finding counts for each of its
  /// clauses.
  public let rows: [Row]
  /// The total; each finding counts once.
  public let total: Counts
  /// For each finding, whether it is missing in the earlier report.
  public let isNew: [Bool]
  /// Findings of the earlier report that no longer occur.
  public let corrected: [EarlierReport.Finding]
  /// The number of earlier findings that cannot be compared, because their files or rules were left out.
  public let unknownCount: Int

  init(
    since earlier: EarlierReport, _ files: [AuditedFile], rules: [Rule], _ findings: [ReportedFinding],
    _ results: [ClauseResult]
  ) {
    date = earlier.date
    let names = FileNames(files.map(\.path))
    let asked = Set(rules.map(\.id))
    var byFile: [Int: [Int]] = [:]
    var unknown = 0
    for (index, finding) in earlier.findings.enumerated() {
      let isLeftOut = Rule.all.contains { $0.id == finding.entry.rule } && !asked.contains(finding.entry.rule)
      if let file = names.index(of: finding.entry.file), files[file].failure == nil, !isLeftOut {
        byFile[file, default: []].append(index)
      } else {
        unknown += 1
      }
    }
    var isNew: [Bool] = []
    var corrected: [EarlierReport.Finding] = []
    for (index, file) in files.enumerated() {
      let known = byFile[index, default: []].map { earlier.findings[$0] }
      // The finding to which each entry belongs.
      let owners = known.indices.flatMap { Array(repeating: $0, count: 1 + known[$0].others.count) }
      var lookup = BaselineLookup(known.flatMap { [$0.entry] + $0.others })
      // An accepted finding is still there, so that it is not corrected.
      let unknown = lookup.unknownPlaces(of: file.findings + file.accepted.map(\.finding))
      isNew += unknown.prefix(file.findings.count).map { $0.allSatisfy(\.self) }
      let unused = Dictionary(grouping: lookup.unusedIndices) { owners[$0] }
      corrected += known.indices.filter { unused[$0]?.count == 1 + known[$0].others.count }.map { known[$0] }
    }
    self.isNew = isNew
    self.corrected = corrected
    unknownCount = unknown
    let state = State(findings: findings, isNew: isNew, corrected: corrected, accepted: files.flatMap(\.accepted))
    total = state.counts { _ in true }
    rows = ReportProgress.rows(earlier, state, results)
  }

  /// The findings by state.
  private struct State {
    let findings: [ReportedFinding]
    let isNew: [Bool]
    let corrected: [EarlierReport.Finding]
    let accepted: [AcceptedFinding]

    /// The numbers of the findings with references that are meant.
    func counts(where isMeant: ([String]) -> Bool) -> Counts {
      var counts = Counts()
      for (reported, isNew) in zip(findings, isNew) where isMeant(reported.finding.references) {
        if isNew { counts.new += 1 } else { counts.unchanged += 1 }
      }
      counts.corrected = corrected.count { isMeant($0.references) }
      counts.accepted = accepted.count { isMeant($0.finding.references) }
      return counts
    }
  }

  private static func rows(_ earlier: EarlierReport, _ state: State, _ results: [ClauseResult]) -> [Row] {
    var rows = results.map { result in
      Row(
        clause: result.clause, counts: state.counts { $0.contains(result.clause.basis) },
        earlier: earlier.verdicts[result.clause.reference], now: result.verdict)
    }
    let known = Set(results.map(\.clause.basis))
    let others = state.counts { known.isDisjoint(with: $0) }
    rows.append(Row(clause: nil, counts: others, earlier: nil, now: nil))
    return rows.filter { row in
      row.counts != Counts() || row.earlier.map { $0 != row.now } ?? false
    }
  }
}

/// Finds files that an earlier run listed under other paths, because it ran in another folder or on another machine.
struct FileNames {
  private let paths: [[Substring]]

  init(_ paths: [String]) { self.paths = paths.map(FileNames.steps) }

  /// The index of the file whose path has the longest ending in common; nil where no name is equal, or several files
  /// match equally well.
  ///
  ///     FileNames(["a/home.json", "b/home.json"]).index(of: "/tmp/b/home.json")  // 1
  ///
  /// - Complexity: O(files).
  func index(of path: String) -> Int? {
    let wanted = FileNames.steps(path)
    var (best, length, isOnly) = (Int?.none, 0, true)
    for (index, steps) in paths.enumerated() {
      if steps == wanted { return index }
      let common = zip(steps.reversed(), wanted.reversed()).prefix { $0 == $1 }.count
      guard common > 0, common >= length else { continue }
      (best, length, isOnly) = (index, common, common > length)
    }
    return isOnly ? best : nil
  }

  private static func steps(_ path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }
}
