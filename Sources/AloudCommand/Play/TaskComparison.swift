import Aloud
import AloudAnswers

/// A task with VoiceOver and with the other technologies, as a table for people.
struct TaskComparison {
  private let task: PlayedTask
  private let answer: TaskAnswer

  init(_ task: PlayedTask, _ answer: TaskAnswer) { (self.task, self.answer) = (task, answer) }

  /// One row for each goal, then the sums, then what could not be done.
  var lines: [String] {
    let columns = answer.columns
    let rows = answer.goals.indices.map { index in columns.map { ReachTable.number($0.actions[index]) } }
    let sums = [
      columns.map { ReachTable.number($0.cost?.gestures) }, columns.map { ReachTable.seconds($0.cost?.seconds) },
    ]
    let names = answer.goals.map { said(TaskComparison.name(of: $0)) } + [said("together"), said("seconds")]
    let table = ReachTable.lines(columns.map { said($0.name) }, rows + sums) { names[$0] }
    return table
      + columns.compactMap { column in
        if let missed = column.missed { return "\(said(column.name)): \(said(task.line(of: missed)))" }
        return column.problem.map { "\(said(column.name)): \(said($0))" }
      }
  }

  /// What a goal is, for people.
  static func name(of goal: TaskGoal) -> Message {
    let element = goal.elementName.printable
    return goal.isReading
      ? "read \"\(element)\"" : element.isEmpty ? "\(goal.step.printable)" : "\(goal.step.printable): \"\(element)\""
  }
}
