import Aloud
import AloudAnswers

/// A task with VoiceOver and with the other technologies, beside one another.
struct TaskComparison {
  private struct Column {
    let technology: TaskTechnology
    /// For each goal of the task, what it takes; nil from the first goal that is not reached.
    let actions: [Int?]
    /// Nil if the task cannot be finished.
    let cost: TaskCost?
    let missed: TaskReplay.Part?
    /// Why the technology could not be tried: nothing translates to braille here.
    let problem: Message?
  }

  private let task: PlayedTask
  private let goals: [TaskGoal]
  private let columns: [Column]

  init(_ task: PlayedTask) throws(Failure) {
    self.task = task
    goals = task.run.goals.filter(\.isTheUsers)
    var columns: [Column] = []
    for technology in TaskTechnology.allCases {
      columns.append(try TaskComparison.column(technology, of: task, goals))
    }
    self.columns = columns
  }

  private static func column(
    _ technology: TaskTechnology, of task: PlayedTask, _ goals: [TaskGoal]
  ) throws(Failure) -> Column {
    guard technology != .voiceOver else {
      return Column(
        technology: technology, actions: goals.map(\.gestures), cost: task.run.cost, missed: nil, problem: nil)
    }
    do throws(Failure) {
      let replay = try task.replay(as: technology)
      var actions = replay.parts.filter { $0.goal.isTheUsers }.map(\.actions)
      actions += Array(repeating: nil, count: goals.count - actions.count)
      return Column(
        technology: technology, actions: actions, cost: replay.missed == nil ? try task.cost(of: replay) : nil,
        missed: replay.missed, problem: nil)
    } catch {
      guard error.status == .unavailable else { throw error }
      return Column(
        technology: technology, actions: goals.map { _ in nil }, cost: nil, missed: nil, problem: error.message)
    }
  }

  // MARK: For people

  /// One row for each goal, then the sums, then what could not be done.
  var lines: [String] {
    let rows = goals.enumerated().map { index, goal in columns.map { ReachTable.number($0.actions[index]) } }
    let sums = [
      columns.map { ReachTable.number($0.cost?.gestures) }, columns.map { ReachTable.seconds($0.cost?.seconds) },
    ]
    let names = goals.map { said(TaskComparison.name(of: $0)) } + [said("together"), said("seconds")]
    let table = ReachTable.lines(columns.map { said($0.technology.name) }, rows + sums) { names[$0] }
    return table
      + columns.compactMap { column in
        if let missed = column.missed { return "\(said(column.technology.name)): \(said(task.line(of: missed)))" }
        return column.problem.map { "\(said(column.technology.name)): \(said($0))" }
      }
  }

  /// What a goal is, for people.
  static func name(of goal: TaskGoal) -> Message {
    let element = goal.elementName.printable
    return goal.isReading
      ? "read \"\(element)\"" : element.isEmpty ? "\(goal.step.printable)" : "\(goal.step.printable): \"\(element)\""
  }

  // MARK: For programs

  var json: JSONValue {
    [
      "aloud": 1,
      "technologies": .list(
        columns.map { column in
          ["technology": .string(column.technology.rawValue), "reached": .bool(column.cost != nil)]
            + .member("gestures", column.cost.map { .number(Double($0.gestures)) })
            + .member("seconds", column.cost.map { .number($0.seconds) })
            + .member("problem", (column.missed?.obstacle ?? column.problem).map { .string("\($0)") })
            + [
              "goals": .list(
                zip(goals, column.actions).map { goal, actions in
                  ["line": .number(Double(goal.line)), "step": .string(goal.step)]
                    + .member("element", goal.elementName.isEmpty ? nil : .string(goal.elementName))
                    + .member("gestures", actions.map { .number(Double($0)) })
                })
            ]
        }),
    ]
  }
}
