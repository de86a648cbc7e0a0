internal import AloudAudit
internal import AloudBase
internal import AloudScript

/// The evidence for Apple's label as JSON.
///
///     LabelDocument(report)?.json
public struct LabelDocument: Sendable {
  private let report: ComplianceReport
  private let label: NutritionLabel

  /// Nil for a report without tasks.
  public init?(_ report: ComplianceReport) {
    guard let label = report.label else { return nil }
    self.report = report
    self.label = label
  }

  /// The content of a file about the label only, with a line break at its end.
  ///
  /// - Complexity: O(length).
  public var json: String {
    let document = ComplianceDocument(report)
    let head: JSONValue = [
      "aloud": 1, "report": .string("nutrition"), "language": .string(report.language.rawValue),
      "cover": document.cover, "method": MethodPage(report: report).json,
    ]
    return (head + value + ["findings": document.findings]).text + "\n"
  }

  /// The members `features` and `tasks`.
  var value: JSONValue {
    ["features": .list(LabelFeature.allCases.map(feature)), "tasks": .list(label.tasks.map(task))]
  }

  private func feature(_ feature: LabelFeature) -> JSONValue {
    let cells = zip(label.tasks, label.cells[feature, default: []]).map { task, cell -> JSONValue in
      let head: JSONValue = ["task": .string(task.path), "evidence": .string(cell.evidence.rawValue)]
      return head + .member("obstacle", cell.obstacle.map { .string($0) })
        + .member("gap", cell.gap.map { .string(LabelWords.told($0)[report.language]) })
        + ["findings": .list(cell.findings.map { .whole($0) })]
    }
    return [
      "feature": .string(feature.rawValue), "name": .string(feature.name[report.language]), "tasks": .list(cells),
      "forPeople": .string(feature.forPeople[report.language]),
    ]
  }

  private func task(_ task: LabelTask) -> JSONValue {
    let performances = LabelFeature.allCases.compactMap { feature in
      task.performance(with: feature).map { (key: feature.rawValue, value: performance($0)) }
    }
    return [
      "task": .string(task.path), "name": .string(task.name), "app": .string(report.files[task.file].path),
      "screens": .list(task.screens.map { .string($0) }), "performances": .object(performances),
    ]
  }

  private func performance(_ performance: LabelTask.Performance) -> JSONValue {
    let goals = performance.goals.map { goal -> JSONValue in
      ["goal": .string(goal.name), "actions": .whole(goal.actions)]
    }
    let head: JSONValue = ["goals": .list(goals), "transcript": .string(performance.transcript)]
    return head + .member("actions", performance.cost.map { .whole($0.gestures) })
      + .member("seconds", performance.cost.map { .number($0.seconds) })
  }
}
