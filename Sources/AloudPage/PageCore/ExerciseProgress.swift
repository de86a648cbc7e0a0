internal import Aloud
internal import AloudExplore
internal import AloudTree

/// How far a learner is with an exercise.
struct ExerciseProgress: Sendable {
  let index: Int
  let exercise: Script.Exercise
  /// The steps of the walk before it, and the lines of the transcript.
  private let stepsBefore: Int
  private var linesSeen: Int
  /// How many steps it took; nil until the goal is heard.
  private var stepsToGoal: Int?

  init(_ index: Int, _ exercise: Script.Exercise, stepsBefore: Int, lines: Int) {
    self.index = index
    self.exercise = exercise
    self.stepsBefore = stepsBefore
    linesSeen = lines
  }

  /// Looks whether the goal has been heard.
  mutating func follow(_ explorer: Explorer) {
    let lines = explorer.transcript.lines.suffix(max(0, explorer.transcript.total - linesSeen))
    linesSeen = explorer.transcript.total
    guard stepsToGoal == nil, let goal = exercise.goal else { return }
    let isHeard = lines.contains { if case .words(let text) = $0 { text == goal } else { false } }
    if isHeard || !lines.isEmpty && explorer.caption == goal { stepsToGoal = explorer.walk.count - stepsBefore }
  }

  func json(_ explorer: Explorer, solution: [String]) -> JSONValue {
    let steps = stepsToGoal ?? explorer.walk.count - stepsBefore
    return [
      "index": .whole(index), "title": .string(exercise.title), "steps": .whole(steps),
      "limit": .whole(exercise.limit), "isDone": .bool(stepsToGoal != nil),
      "isTooLong": .bool(exercise.limit.map { steps > $0 } ?? false), "solution": .strings(solution),
    ]
  }
}
