internal import AloudAudit
internal import AloudTree

/// The evidence of tasks for each feature of a label. It never says that an app supports a feature: that is for people to decide.
public struct NutritionLabel: Sendable {
  /// What a task says about a feature.
  public enum Evidence: String, CaseIterable, Sendable {
    /// The task was finished, and nothing on its way counts against it.
    case supporting = "for"
    /// The task was not finished, or errors and warnings are on its way.
    case contrary = "against"
    /// Nothing was looked at, or not enough.
    case none
  }

  /// Why evidence is missing.
  public enum Gap: String, Sendable {
    /// The script neither activates nor reads anything.
    case noGoal
    /// Some rules were left out of the audit.
    case rules
    /// The app could not be audited.
    case unread
  }

  /// The evidence of a task about a feature.
  public struct Cell: Sendable {
    /// For, against, or none.
    public let evidence: Evidence
    /// Why the task was not finished; nil if it was.
    public let obstacle: String?
    /// The numbers of the findings that count against it.
    public let findings: [Int]
    /// Nil where nothing is missing.
    public let gap: Gap?
  }

  /// The tasks, in the order in which they were given.
  public let tasks: [LabelTask]
  /// For each feature, the evidence of each task.
  public let cells: [LabelFeature: [Cell]]

  /// Nil without tasks.
  init?(_ tasks: [LabelTask], in report: ComplianceReport) {
    guard !tasks.isEmpty else { return nil }
    self.tasks = tasks
    var cells: [LabelFeature: [Cell]] = [:]
    for feature in LabelFeature.allCases {
      cells[feature] = tasks.map { NutritionLabel.cell(feature, $0, report) }
    }
    self.cells = cells
  }

  /// The number of tasks with that evidence.
  public func count(_ evidence: Evidence, for feature: LabelFeature) -> Int {
    cells[feature, default: []].count { $0.evidence == evidence }
  }

  private static func cell(_ feature: LabelFeature, _ task: LabelTask, _ report: ComplianceReport) -> Cell {
    guard let performance = task.performance(with: feature) else {
      return Cell(evidence: .none, obstacle: nil, findings: [], gap: nil)
    }
    let findings = report.findings.filter { $0.counts(against: feature, in: task) }.map(\.number)
    var gap: Gap?
    if report.files[task.file].failure != nil { gap = .unread }
    let asked = Set(report.rules.map(\.id))
    if Rule.all.contains(where: { feature.rules.contains($0.id) && $0.severity > .advice && !asked.contains($0.id) }) {
      gap = .rules
    }
    if performance.goals.isEmpty { gap = .noGoal }
    let isAgainst = performance.obstacle != nil || !findings.isEmpty
    return Cell(
      evidence: isAgainst ? .contrary : gap == nil ? .supporting : .none, obstacle: performance.obstacle,
      findings: findings, gap: gap)
  }
}

extension ReportedFinding {
  /// True for an error or a warning that hinders the users of a feature, on a screen to which the task comes.
  fileprivate func counts(against feature: LabelFeature, in task: LabelTask) -> Bool {
    guard fileIndex == task.file, finding.severity > .advice, feature.rules.contains(finding.rule) else { return false }
    // A finding about the whole app is on every way.
    guard let screen = file.screens.first(where: { $0.index == finding.screen })?.screen else { return true }
    return task.screens.contains(screen.name ?? screen.key)
  }
}
