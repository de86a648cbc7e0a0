internal import AloudBase
internal import AloudReader
internal import AloudTree

extension Script {
  /// A trainer's note for learners: lines that begin with `##`.
  ///
  /// When the script is performed, notes are comments.
  public struct Note: Equatable, Sendable {
    /// The place of a note.
    public enum Place: Equatable, Sendable {
      /// Before the first step: the introduction of the lesson.
      case introduction
      /// Above a step, by its index in ``Script/steps``.
      case step(Int)
      /// After the last step.
      case end
    }

    /// The number of the first line, from 1.
    public let line: Int
    /// Where the note stands.
    public let place: Place
    /// The paragraphs. Adjacent lines belong to one paragraph; a `##` line without text separates paragraphs.
    public let paragraphs: [String]
  }

  /// The notes, in order.
  ///
  /// - Complexity: O(lines).
  public var notes: [Note] {
    remarks.compactMap { line, texts in
      let paragraphs = texts.split(separator: "").map { $0.joined(separator: " ") }
      return paragraphs.isEmpty ? nil : Note(line: line, place: place(ofLine: line), paragraphs: paragraphs)
    }
  }

  private func place(ofLine line: Int) -> Note.Place {
    let next = firstStep(belowLine: line)
    return next == 0 ? .introduction : next == steps.count ? .end : .step(next)
  }

  /// The index of the first step below a line; the number of steps if there is none.
  ///
  /// - Complexity: O(log steps).
  private func firstStep(belowLine line: Int) -> Int { steps.partitioningIndex { $0.line > line } }

  /// Adjacent lines of notes, without those that begin an exercise.
  private var remarks: [(line: Int, texts: [String])] {
    var remarks: [(line: Int, texts: [String])] = []
    var next = 0
    for (index, line) in lines.enumerated() {
      guard let text = line.noteText, ExerciseHead(text) == nil else { continue }
      if index == next, !remarks.isEmpty {
        remarks[remarks.count - 1].texts.append(text)
      } else {
        remarks.append((index + 1, [text]))
      }
      next = index + 1
    }
    return remarks
  }
}

extension Script.Line {
  /// The text of a note on this line, without `##`; nil for other lines, such as `###` and `##x`.
  var noteText: String? {
    let scalars = text.unicodeScalars.drop { $0.isBlank || $0 == "\u{FEFF}" }
    let rest = scalars.dropFirst(2)
    guard scalars.prefix(2).elementsEqual(["#", "#"]), rest.first?.isBlank ?? true else { return nil }
    let end = rest.lastIndex { !$0.isBlank }
    let start = rest.firstIndex { !$0.isBlank }
    guard let start, let end else { return "" }
    return String(String.UnicodeScalarView(rest[start...end]))
  }

  /// The mistake in a line that looks like the beginning of an exercise: `##exercise: TITLE`, `### exercise: TITLE`,
  /// `## excercise: TITLE`. Nil for all other lines.
  var exerciseMistake: Message? {
    let text = String(String.UnicodeScalarView(text.unicodeScalars.drop { $0.isBlank || $0 == "\u{FEFF}" }))
    guard let note = noteText else {
      let isMeant = text.hasPrefix("##") && ExerciseHead(String(text.drop { $0 == "#" })) != nil
      return isMeant ? "an exercise begins with ## and a space: ## exercise: TITLE" : nil
    }
    let word = note.prefix { $0 != ":" && $0 != " " }.lowercased()
    let rest = note.dropFirst(word.count)
    guard word != "exercises", rest.hasPrefix(":") || rest.hasPrefix(" within "), ExerciseHead(note) == nil,
      nearest(to: word, among: ["exercise"]) != nil
    else { return nil }
    return "this line does not begin an exercise; did you mean ## exercise\(rest)?"
  }
}

/// The line that begins an exercise: `exercise: TITLE`, or `exercise within 3 steps: TITLE`.
struct ExerciseHead: Equatable {
  let title: String
  /// Nil if there is no limit.
  let limit: Int?
  /// False without a colon, or with an invalid limit.
  let isWritten: Bool

  /// Reads the beginning of an exercise; nil for other texts.
  init?(_ text: String) {
    let colon = text.firstIndex(of: ":")
    let words = text[..<(colon ?? text.endIndex)].lowercased().split { $0 == " " || $0 == "\t" }
    guard words.first == "exercise", words.count == 1 || words[1] == "within" else { return nil }
    title = colon.map { String(text[text.index(after: $0)...].drop { $0 == " " || $0 == "\t" }) } ?? ""
    let number = words.count == 4 && (words[3] == "steps" || words[3] == "step") ? Int(words[2]) : nil
    limit = number.flatMap { $0 > 0 ? $0 : nil }
    isWritten = colon != nil && (words.count == 1 || limit != nil)
  }
}

extension Script {
  /// A task for a learner: a line `## exercise: TITLE`, or `## exercise within 3 steps: TITLE`.
  ///
  /// The steps below the line are a sample solution, which `aloud test` performs like other steps.
  public struct Exercise: Equatable, Sendable {
    /// The line number, from 1.
    public let line: Int
    /// The task.
    public let title: String
    /// The most steps for the task, as people count them: a run of rotor turns is one step. Nil if there is no limit.
    public let limit: Int?
    /// The sample solution as indices in ``Script/steps``, up to the next exercise or the end.
    public let steps: Range<Int>
    /// The last utterance that the last step of the solution expects; nil if there is none.
    public let goal: String?
  }

  /// The exercises, in order, also those that cannot be done; see ``checkExercises()``.
  ///
  /// - Complexity: O(lines).
  public var exercises: [Exercise] {
    let heads = exerciseHeads
    return heads.indices.map { index in
      let (line, head) = heads[index]
      let end = index + 1 < heads.count ? heads[index + 1].line : Int.max
      var first = firstStep(belowLine: line)
      // The learner does not start the app.
      if first == 0, steps.first?.action == .start { first = 1 }
      let last = max(first, firstStep(belowLine: end))
      return Exercise(
        line: line, title: head.title, limit: head.limit, steps: first..<last,
        goal: first < last ? steps[last - 1].expectedUtterances.last : nil)
    }
  }

  /// Checks that each exercise has a title, a solution within its limit, and a goal.
  ///
  /// - Throws: ``ScriptError`` with the place of the first exercise that lacks one.
  public func checkExercises() throws(ScriptError) {
    for (index, line) in lines.enumerated() {
      if let mistake = line.exerciseMistake { throw error(mistake, line: index + 1) }
    }
    for (exercise, head) in zip(exercises, exerciseHeads.map({ $0.head })) {
      guard head.isWritten else {
        throw self.error(
          "an exercise begins with ## exercise: TITLE, or with a limit: ## exercise within 3 steps: TITLE", of: exercise
        )
      }
      guard !exercise.title.isEmpty else {
        throw self.error("an exercise needs a title: exercise: TITLE", of: exercise)
      }
      guard !exercise.steps.isEmpty else {
        throw self.error("an exercise needs a solution: steps below it", of: exercise)
      }
      let steps = CountedStep.all(of: self.steps[exercise.steps].map { $0.written }).count
      if let limit = exercise.limit, steps > limit {
        throw self.error("the solution has \(steps) steps, more than the \(limit) that are allowed", of: exercise)
      }
      if exercise.goal == nil {
        let last = self.steps[exercise.steps.upperBound - 1]
        throw error(
          "the last step of an exercise needs an expectation: the words that are heard when it is done", line: last.line
        )
      }
    }
  }

  /// Checks that the goal of each exercise was heard when its solution was performed.
  ///
  /// - Throws: ``ScriptError`` with the place of the first goal that was not heard; the error of the run if it ended
  ///   earlier.
  fileprivate func checkGoals(_ heard: [ScriptRun.StepRun], _ runError: ScriptError?) throws(ScriptError) {
    for exercise in exercises {
      guard let goal = exercise.goal, let last = steps[..<exercise.steps.upperBound].last else { continue }
      guard heard.count >= exercise.steps.upperBound else {
        throw runError ?? error("the solution stops before its last step", of: exercise)
      }
      let isHeard = heard[exercise.steps].contains { step in
        step.actuals.contains { if case .utterance(let text) = $0 { text.printable == goal } else { false } }
      }
      if !isHeard {
        let line = last.expectations.last { $0.form == .event(.utterance(goal)) }?.line ?? last.line
        throw error(
          """
          the solution of "\(exercise.title)" does not lead to these words, so nobody can solve it; `aloud test` shows \
          what is heard
          """, line: line)
      }
    }
  }

  private var exerciseHeads: [(line: Int, head: ExerciseHead)] {
    lines.enumerated().compactMap { index, line in
      line.noteText.flatMap(ExerciseHead.init).map { (index + 1, $0) }
    }
  }

  /// Returns an error at the word `exercise`.
  private func error(_ message: Message, of exercise: Exercise) -> ScriptError {
    var reader = ScriptLineReader(lines[exercise.line - 1].text, number: exercise.line, path: path)
    reader.skip()
    reader.skip()
    return reader.error(.run, message)
  }
}

extension Script.Step {
  /// The utterances that the step expects.
  var expectedUtterances: [String] {
    expectations.compactMap { if case .event(.utterance(let text)) = $0.form { text } else { nil } }
  }
}

extension ScriptRun {
  /// Checks that each exercise can be done: see ``Script/checkExercises()``. The goal must be heard when the solution
  /// is performed.
  ///
  /// - Throws: ``ScriptError`` with the place of the first exercise that cannot be done.
  public func checkExercises() throws(ScriptError) {
    try script.checkExercises()
    try script.checkGoals(steps, error)
  }
}
