internal import AloudBase

/// What a script cost when its cost was recorded.
package struct RecordedCost: Equatable, Sendable {
  /// A step and its cost.
  package struct Step: Equatable, Sendable {
    package let step: String
    package let gestures: Int
    /// In milliseconds, rounded.
    package let milliseconds: Int

    package init(step: String, gestures: Int, milliseconds: Int) {
      (self.step, self.gestures, self.milliseconds) = (step, gestures, milliseconds)
    }
  }

  /// The steps of the task.
  package let steps: [Step]
  package let announcementsLost: Int
  package let jumps: Int
  package let deadEnds: Int

  package init(steps: [Step], announcementsLost: Int, jumps: Int, deadEnds: Int) {
    self.steps = steps
    (self.announcementsLost, self.jumps, self.deadEnds) = (announcementsLost, jumps, deadEnds)
  }

  /// The cost of the last task of a script.
  package init(_ costs: [StepCost]) {
    let total = costs.costOfLastTask
    let steps = costs[(costs.lastIndex { $0.isStart } ?? 0)...].map { cost in
      Step(
        step: cost.step, gestures: cost.cost.gestures,
        milliseconds: Int(clamping: (cost.cost.seconds * 1_000).rounded()))
    }
    self.init(
      steps: steps, announcementsLost: total.announcementsLost, jumps: total.jumps, deadEnds: total.deadEnds)
  }

  package var gestures: Int { steps.reduce(0) { $0 + $1.gestures } }
  package var milliseconds: Int { steps.reduce(0) { $0 + $1.milliseconds } }

  /// In the words of the step `expect`, with what only a comparison knows.
  var written: String {
    let seconds = Double((milliseconds + 99) / 100) / 10
    return "cost \(gestures) \(gestures == 1 ? "gesture" : "gestures") within \(seconds)s"
      + ", announcements lost \(announcementsLost), jumps \(jumps), dead ends \(deadEnds)"
  }

  private func isDearer(than old: RecordedCost) -> Bool {
    gestures > old.gestures || milliseconds > old.milliseconds + RecordedCost.rounding * steps.count
      || announcementsLost > old.announcementsLost || jumps > old.jumps || deadEnds > old.deadEnds
  }

  /// By how many milliseconds a step can seem longer because times are rounded.
  private static let rounding = 1

  /// The index of the first step that is dearer than its counterpart, or that is new; the last step if there is none.
  private func firstDearer(than old: RecordedCost) -> Int {
    for (index, step) in steps.enumerated() {
      guard index < old.steps.count, step.step == old.steps[index].step else { return index }
      let before = old.steps[index]
      if step.gestures > before.gestures || step.milliseconds > before.milliseconds + RecordedCost.rounding {
        return index
      }
    }
    return max(0, steps.count - 1)
  }

  /// The failure of a task that became dearer, at the first step that did.
  ///
  /// - Parameters:
  ///   - run: a run of the script.
  ///   - costs: what its steps cost.
  ///   - old: what it cost before.
  ///   - file: the path of the baseline.
  /// - Returns: nil for a task that is not dearer.
  package static func failure(
    of run: ScriptRun, _ costs: [StepCost], comparedWith old: RecordedCost, in file: String
  ) -> ScriptFailure? {
    let new = RecordedCost(costs)
    guard new.isDearer(than: old) else { return nil }
    let first = costs.count - new.steps.count
    let step = run.steps[first + new.firstDearer(than: old)].step
    let rows = [
      ScriptDiff.Row(mark: .expected, text: old.written, line: nil),
      ScriptDiff.Row(mark: .happened, text: new.written, line: nil),
    ]
    return ScriptFailure(
      line: step.line, step: step, diff: ScriptDiff(rows: rows),
      note: "from this step on, the task costs more than in \(file)")
  }
}
