import Aloud
import AloudAnswers

/// The value of `--as`.
enum PlayedTechnology: String, CaseIterable {
  case keyboard, `switch`, voice, braille, all

  /// Nil for all.
  fileprivate var technology: TaskTechnology? { TaskTechnology(rawValue: rawValue) }

  static let option = Option(
    .as, value: allCases.map(\.rawValue).joined(separator: "|"),
    help: "performs the task by its goals with another technology; all compares the five")
}

extension ScriptFile {
  /// The task of the script with another technology, as a script that has the same path.
  ///
  /// - Throws: ``Failure`` for a page. Where the technology does not reach a goal, the failure comes after the steps
  ///   before: `missed` has it.
  func replayed(
    as choice: PlayedTechnology, _ speaking: SpeakingOptions, _ timeLimit: TimeLimit
  ) throws(Failure) -> (file: ScriptFile, missed: Failure?)? {
    guard let technology = choice.technology else { return nil }
    let task = try PlayedTask(self, speaking, timeLimit)
    let replay = try task.replay(as: technology)
    return (
      ScriptFile(replay.script, path: path),
      replay.missed.map { Failure(.findings, "\(task.line(of: $0))") }
    )
  }
}

/// A script that was performed with VoiceOver, to be performed with other technologies.
struct PlayedTask {
  let file: ScriptFile
  let run: ScriptRun
  private let document: Document
  private let screen: Document.Screen?
  private let speaking: SpeakingOptions
  private let timeLimit: TimeLimit

  /// `didPerform` is called after each step.
  init(
    _ file: ScriptFile, _ speaking: SpeakingOptions, _ timeLimit: TimeLimit, didPerform: ((Simulator) -> Void)? = nil
  ) throws(Failure) {
    guard case .document(let screen) = try file.app(speaking) else {
      throw Failure(
        .usage,
        "\(file.appName): --as tries steps on copies of the app, and a page in a browser cannot be copied; `aloud dump` makes a screen of it"
      )
    }
    (self.file, self.speaking, self.timeLimit) = (file, speaking, timeLimit)
    document = screen.document
    self.screen = try speaking.screen(of: document, in: file.script)
    run = try file.run(on: document, speaking, timeLimit, didPerform: didPerform)
  }

  func replay(as technology: TaskTechnology) throws(Failure) -> TaskReplay {
    do {
      return try TaskReplay(
        of: run, as: technology, on: document, screen: screen, options: speaking.reader,
        isOverdue: timeLimit.started())
    } catch {
      throw Failure(error)
    }
  }

  /// The task with all technologies.
  func compared() throws(Failure) -> TaskAnswer {
    do {
      return try TaskAnswer(
        of: run, on: document, screen: screen, options: speaking.reader, timeLimit: { timeLimit.started() })
    } catch {
      throw Failure(error)
    }
  }

  /// The steps of a replay, performed.
  func run(of replay: TaskReplay) throws(Failure) -> ScriptRun {
    try ScriptFile(replay.script, path: file.path).run(on: document, speaking, timeLimit)
  }

  /// Where a technology does not reach a goal, and why.
  func line(of part: TaskReplay.Part) -> Message { part.told(in: InputFile(path: file.path).name) }
}
