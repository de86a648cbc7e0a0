package import AloudBase
package import AloudReader
package import AloudScript
package import AloudTree

/// A task with VoiceOver and with the other technologies, beside one another: what `aloud play --as all --json` prints.
/// Other programs rely on this format.
package struct TaskAnswer {
  package struct Column {
    /// Nil for VoiceOver.
    fileprivate let technology: TaskTechnology?
    /// For each goal of the task, what it takes; nil from the first goal that is not reached.
    package let actions: [Int?]
    /// Nil if the task cannot be finished.
    package let cost: TaskCost?
    package let missed: TaskReplay.Part?
    /// Why the technology could not be tried: nothing translates to braille here.
    package let problem: Message?

    package var name: Message { technology?.name ?? "VoiceOver" }
  }

  /// What the user does and reads, in order.
  package let goals: [TaskGoal]
  package let columns: [Column]

  /// - Parameters:
  ///   - run: the task, as its script performs it.
  ///   - document: the app of the run.
  ///   - screen: the screen of the run; nil for the first, or the one that the script names.
  ///   - options: those of the run.
  ///   - timeLimit: begins a time limit, once for each replay and for each run of one.
  /// - Throws: ``ScriptError`` for a script that uses another technology than VoiceOver itself.
  package init(
    of run: ScriptRun, on document: Document, screen: Document.Screen?, options: ReaderOptions,
    timeLimit: () -> (@Sendable () -> Bool)? = { nil }
  ) throws(ScriptError) {
    let goals = run.goals.filter { $0.isTheUsers }
    var columns = [
      Column(technology: nil, actions: goals.map { $0.gestures }, cost: run.cost, missed: nil, problem: nil)
    ]
    for technology in TaskTechnology.allCases {
      do throws(ScriptError) {
        let replay = try TaskReplay(
          of: run, as: technology, on: document, screen: screen, options: options, isOverdue: timeLimit())
        var actions = replay.parts.filter { $0.goal.isTheUsers }.map { $0.actions }
        actions += Array(repeating: nil, count: goals.count - actions.count)
        let missed = replay.missed
        let cost =
          missed == nil
          ? try replay.script.run(on: document, screen: screen, options: options, isOverdue: timeLimit()).cost : nil
        columns.append(
          Column(technology: technology, actions: actions, cost: cost, missed: missed, problem: nil))
      } catch {
        guard error.kind == .unavailable else { throw error }
        columns.append(
          Column(
            technology: technology, actions: goals.map { _ in nil }, cost: nil, missed: nil, problem: error.told))
      }
    }
    (self.goals, self.columns) = (goals, columns)
  }

  /// An object with the technologies.
  package var json: JSONValue { ["technologies": .list(columns.map(object))] }

  private func object(_ column: Column) -> JSONValue {
    let reached: JSONValue = [
      "technology": .string(column.technology?.rawValue ?? "voiceover"), "reached": .bool(column.cost != nil),
    ]
    let problem = (column.missed?.obstacle ?? column.problem).map { JSONValue.string("\($0)") }
    return reached + .member("gestures", column.cost.map { .whole($0.gestures) })
      + .member("seconds", column.cost.map { .seconds($0.seconds) }) + .member("problem", problem)
      + ["goals": .list(goals.indices.map { goal($0, column) })]
  }

  private func goal(_ index: Int, _ column: Column) -> JSONValue {
    let goal = goals[index]
    let step: JSONValue = ["line": .whole(goal.line), "step": .string(goal.step)]
    return step + .member("element", goal.elementName.isEmpty ? nil : .string(goal.elementName))
      + .member("gestures", column.actions[index].map { .whole($0) })
  }
}
