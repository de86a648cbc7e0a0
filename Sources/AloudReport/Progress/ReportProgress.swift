internal import AloudAudit

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

  /// The changes of a clause.
  public struct Row: Sendable {
    /// Nil for the findings without a clause of the guideline.
    public let clause: Guideline.Clause?
    /// The numbers of its findings.
    public let counts: Counts
    /// The verdict in the earlier report; nil where that has none.
    public let earlier: Verdict?
    /// The current verdict; nil without a clause.
    public let now: Verdict?
    /// True where both reports have a verdict, and another one.
    public var isChanged: Bool { earlier != nil && earlier != now }
  }

  /// The date of the earlier report.
  public let date: String?
  /// The version of Aloud that made it; nil for one that does not tell.
  public let version: String?
  /// For each guideline of the report, the clauses that have findings in either report, or whose verdict has changed. A
  /// finding counts for each of its clauses.
  public let rows: [Guideline: [Row]]
  /// The total; each finding counts once.
  public let total: Counts
  /// The numbers of the findings that the earlier report does not have, by file, then in the order of the audit.
  public let new: [Int]
  /// The numbers of the findings that both reports have.
  public let unchanged: [Int]
  /// Findings of the earlier report that no longer occur.
  public let corrected: [EarlierReport.Finding]
  /// The number of earlier findings that cannot be compared, because their files or rules were left out.
  public let unknownCount: Int
  private let newNumbers: Set<Int>
  private let earlierScreens: [EarlierReport.Screen]

  init(
    since earlier: EarlierReport, _ files: [AuditedFile], _ numbers: FindingNumbers, _ findings: [ReportedFinding],
    _ results: [Guideline: [ClauseResult]]
  ) {
    date = earlier.date
    version = earlier.version
    new = findings.map(\.number).filter { !numbers.known.contains($0) }
    newNumbers = Set(new)
    earlierScreens = earlier.screens
    unchanged = findings.map(\.number).filter { numbers.known.contains($0) }
    corrected = numbers.corrected
    unknownCount = numbers.unknown.count
    let state = State(
      findings: findings, known: numbers.known, corrected: corrected, accepted: files.flatMap(\.accepted))
    total = state.counts { _ in true }
    rows = results.mapValues { ReportProgress.rows(earlier, state, $0) }
  }

  /// The name of the screen of an earlier finding; the path of its file where that is not told.
  func screenName(of finding: EarlierReport.Finding) -> String {
    let entry = finding.entry
    let path = entry.identity.screen
    return earlierScreens.first { $0.file == entry.file && $0.path == path }?.name ?? entry.file
  }

  /// True for the number of a finding that the earlier report does not have.
  func isNew(_ number: Int) -> Bool { newNumbers.contains(number) }

  /// The findings by state.
  private struct State {
    let findings: [ReportedFinding]
    let known: Set<Int>
    let corrected: [EarlierReport.Finding]
    let accepted: [AcceptedFinding]

    /// The numbers of the findings with clauses that are meant.
    func counts(where isMeant: (Set<String>) -> Bool) -> Counts {
      var counts = Counts()
      for reported in findings where isMeant(reported.finding.clauses) {
        if known.contains(reported.number) { counts.unchanged += 1 } else { counts.new += 1 }
      }
      counts.corrected = corrected.count { isMeant($0.clauses) }
      counts.accepted = accepted.count { isMeant($0.finding.clauses) }
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
      row.counts != Counts() || row.isChanged
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
