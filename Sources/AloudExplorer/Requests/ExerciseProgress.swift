internal import AloudBase
internal import AloudScript

/// The progress of a learner with an exercise.
struct ExerciseProgress: Sendable {
  let index: Int
  let exercise: Script.Exercise
  /// The number of steps of the walk before the exercise.
  private let stepsBefore: Int
  /// The number of lines of the transcript that have been checked.
  private var linesSeen: Int
  /// The steps of the walk, counted from the beginning of the exercise, that continue the step before.
  private var continued: Set<Int> = []
  /// The steps to the goal, as people count them; nil until the goal is heard.
  private var stepsToGoal: [CountedStep]?

  init(_ index: Int, _ exercise: Script.Exercise, stepsBefore: Int, lines: Int) {
    self.index = index
    self.exercise = exercise
    self.stepsBefore = stepsBefore
    linesSeen = lines
  }

  /// Notes that the last step of the walk continues the one before.
  mutating func continueStep(_ explorer: Explorer) { continued.insert(explorer.walk.count - stepsBefore - 1) }

  /// Checks whether the goal has been heard.
  mutating func follow(_ explorer: Explorer) {
    let lines = explorer.transcript.lines.suffix(max(0, explorer.transcript.total - linesSeen))
    linesSeen = explorer.transcript.total
    guard stepsToGoal == nil, let goal = exercise.goal else { return }
    let isHeard = lines.contains { if case .words(let text) = $0 { text == goal } else { false } }
    if isHeard || !lines.isEmpty && explorer.caption == goal { stepsToGoal = counted(explorer) }
  }

  private func counted(_ explorer: Explorer) -> [CountedStep] {
    CountedStep.all(of: Array(explorer.walk.steps.dropFirst(stepsBefore)), continued: continued)
  }

  func json(_ explorer: Explorer, solution: [String]) -> JSONValue {
    let steps = stepsToGoal ?? counted(explorer)
    let counted = steps.map { step -> JSONValue in ["words": .string(step.words), "times": .whole(step.times)] }
    return [
      "index": .whole(index), "title": .string(exercise.title), "steps": .whole(steps.count),
      "counted": .list(counted), "limit": .whole(exercise.limit), "isDone": .bool(stepsToGoal != nil),
      "isTooLong": .bool(exercise.limit.map { steps.count > $0 } ?? false), "solution": .strings(solution),
    ]
  }
}
