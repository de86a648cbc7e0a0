import Aloud
import AloudAnswers
import AloudPage
import Foundation

extension Command {
  static let play = Command(
    name: "play", operands: "SCRIPT", summary: "perform a script and show what happens",
    details: """
      Prints the script, with what happens under each step. The output is a script that `aloud test` accepts. The head lines
      of the script override options. `-` is standard input; the app is then looked for in this folder.
      """,
    options: SpeakingOptions.table + [
      Option(.json, help: "one event a line, for programs"),
      Option(.explain, help: "why each part is said, and what happened to announcements that were not heard"),
      .cost, PlayedTechnology.option, timeout,
    ] + BrailleOptions.walking + LessonOutput.options + Option.performing + SoundOptions.walking,
    files: { RunFiles($0, $1, operands: .script, isComplete: false) }
  ) { arguments in
    let path = try arguments.onlyOperand("name one SCRIPT to play")
    let speaking = try SpeakingOptions(arguments)
    let sound = try SoundOptions(arguments)
    let lesson = try LessonOutput(arguments, sound)
    let timeLimit = try TimeLimit(arguments)
    let pages = try arguments.pageScripts()
    let braille = try BrailleOptions(arguments)
    let technology: PlayedTechnology? = try arguments.choice(.as)
    try arguments.require(
      technology != .all || !(lesson != nil || sound.isWanted || arguments.has(.explain)),
      "--as all prints a table; name one technology to hear it, to explain it or to write it into a file")
    var file = try InputFile(path: path).script().adding(braille.heads)
    var files = arguments.files
    file.addApp(to: &files)
    files.isComplete = true
    try files.check()
    if lesson != nil { try LessonOutput.check(file, files) }
    if technology == .all {
      let task = try PlayedTask(file, speaking, timeLimit)
      let answer = try task.compared()
      return arguments.has(.json)
        ? try Standard.writeLine((["aloud": 1] + answer.json).text)
        : try Standard.writeLines(TaskComparison(task, answer).lines)
    }
    let replayed = try technology.flatMap { try file.replayed(as: $0, speaking, timeLimit) }
    if let replayed { file = replayed.file }
    var frames = LessonFrames()
    let run = try file.played(speaking, timeLimit, pages) { if lesson != nil { frames.add($0) } }
    var lines = HeardText(isDeferred: false)
    if sound.takesOutput || lesson?.takesOutput ?? false {
      // Standard output has the sound or the lesson.
    } else if arguments.has(.json) {
      try Standard.writeLines(PlayAnswer.lines(of: run))
      if arguments.has(.cost) { try Standard.writeLine((["cost": run.cost.json] as JSONValue).text) }
    } else if arguments.has(.explain) {
      try Standard.writeLines(run.explanation)
    } else {
      let script = try file.script.adding(speaking.heads)
      if let unsaid = speaking.unsaidInHeads { Standard.error("aloud play: \(unsaid)") }
      let transcript = try run.transcript(of: script, within: timeLimit)
      if sound.printsAsHeard, run.error == nil {
        lines = HeardText(transcript, of: run)
      } else {
        try Standard.write(transcript)
      }
    }
    // A comment, so that the output is still a script.
    if arguments.has(.cost), !arguments.has(.json) {
      let line = "# \(run.cost.line)"
      sound.takesOutput || lesson?.takesOutput ?? false ? Standard.error("\(line)") : try Standard.writeLine(line)
    }
    if let error = run.error { throw Failure(error) }
    let ear = sound.voice.ear(file.script.options(over: speaking.reader))
    try lesson?.write(run, frames, ear: ear)
    if sound.isWanted { try sound.perform(Score(run, ear: ear), printing: lines) }
    if let missed = replayed?.missed { throw missed }
  }

  static let timeout = Option(.timeout, value: "SECONDS", help: "how long a script may take, 60 by default")
}

/// The limit of real time for a script.
struct TimeLimit: Sendable {
  private static let usual = "60"
  let seconds: Double

  /// The limit without an option.
  init() { seconds = Double(TimeLimit.usual) ?? 0 }

  init(_ arguments: Arguments) throws(Failure) {
    let word = arguments.value(.timeout) ?? TimeLimit.usual
    guard let seconds = Double(word), seconds > 0, seconds.isFinite else {
      throw arguments.usage("--timeout takes a number of seconds, more than 0, not \"\(word)\"")
    }
    // At most a year, so that it can be added to any clock.
    self.seconds = min(seconds, 31_536_000)
  }

  /// Starts the timer. The returned function is true once the time has passed.
  func started() -> @Sendable () -> Bool {
    let clock = ContinuousClock()
    let end = clock.now.advanced(by: .seconds(seconds))
    return { clock.now > end }
  }
}

extension ScriptFile {
  /// Adds the app and the overlays, which only the script names.
  func addApp(to files: inout RunFiles) {
    if let appPath { files.reads(appPath, as: .app) }
    for path in overlayPaths { files.reads(path, as: .overlay) }
  }

  /// The app of the script; warnings are printed on standard error. `tellsUnsaid` is false where nobody decides about
  /// what its dump does not say.
  func app(_ speaking: SpeakingOptions, tellsUnsaid: Bool = true) throws(Failure) -> App {
    do {
      // This throws if the script names a server and the app is not a page on it.
      _ = try server
      let app = try app(format: speaking.format, language: speaking.language, overlays: speaking.overlays)
      guard case .document(let screen) = app else { return app }
      for warning in screen.warnings where tellsUnsaid || warning.kind != .unsaid {
        Standard.error("\(appName): warning: \(warning.message)")
      }
      return app
    } catch {
      throw Failure(error)
    }
  }

  /// Performs the script to the first step that cannot be performed; warnings are printed on standard error.
  func played(
    _ speaking: SpeakingOptions, _ timeLimit: TimeLimit, _ pages: PageScripts,
    didPerform: @escaping (Simulator) -> Void
  ) throws(Failure) -> ScriptRun {
    switch try app(speaking) {
    case .document(let screen):
      tellOfMissingVoice(for: screen.document, speaking)
      return try runUntilError(on: screen.document, speaking, timeLimit, didPerform: didPerform)
    case .page(let page):
      let (run, outcome) = try pages.endingServers(startsServer && pages.serversAreAllowed) { () throws(Failure) in
        perform(on: page, pages, speaking, timeLimit, didPerform: didPerform)
      }
      for note in outcome?.notes ?? [] { Standard.error("\(appName): warning: \(note)") }
      let hasFailed = if case .success(let run) = run { run.error != nil } else { true }
      if hasFailed { for line in outcome?.serverOutput ?? [] { Standard.error("\(serverMark)\(line)") } }
      if case .success(let run) = run { tellOfMissingVoice(for: run.simulator.document, speaking) }
      return try run.get()
    }
  }

  private func tellOfMissingVoice(for document: Document, _ speaking: SpeakingOptions) {
    guard let warning = missingVoice(for: document, speaking) else { return }
    Standard.error("\(InputFile(path: path).name): warning: \(warning)")
  }

  /// A warning that VoiceOver's own words will be in English; nil where there is a voice for the app's language.
  func missingVoice(for document: Document, _ speaking: SpeakingOptions) -> Message? {
    speaking.missingVoice(for: document.language, script.options(over: speaking.reader))
  }

  func run(
    on document: Document, _ speaking: SpeakingOptions, _ timeLimit: TimeLimit, didPerform: ((Simulator) -> Void)? = nil
  ) throws(Failure) -> ScriptRun {
    let run = try runUntilError(on: document, speaking, timeLimit, didPerform: didPerform)
    if let error = run.error { throw Failure(error) }
    return run
  }

  /// Performs the script to the first step that cannot be performed; ``ScriptRun/error`` has the reason.
  fileprivate func runUntilError(
    on document: Document, _ speaking: SpeakingOptions, _ timeLimit: TimeLimit,
    didPerform: ((Simulator) -> Void)? = nil
  ) throws(Failure) -> ScriptRun {
    let screen = try speaking.screen(of: document, in: script)
    do {
      return try script.runUntilError(
        on: document, screen: screen, options: speaking.reader, isOverdue: timeLimit.started(), didPerform: didPerform)
    } catch {
      throw Failure(error)
    }
  }
}

extension ScriptRun {
  /// The events in the form of a script.
  ///
  /// - Throws: ``Failure`` where comparing patterns takes too long; the events have already been written then.
  fileprivate func transcript(of script: Script, within limit: TimeLimit) throws(Failure) -> String {
    do throws(Failure) {
      return try compared(within: limit) { script.transcript($0.actuals, onPattern: $1) }
    } catch {
      try Standard.write((try? script.withoutExpectations().transcript(actuals)) ?? "")
      throw self.error.map(Failure.init) ?? error
    }
  }
}

extension Script {
  /// The script with only its steps and comments.
  fileprivate func withoutExpectations() throws(ScriptError) -> Script {
    let expected = Set(steps.lazy.flatMap(\.expectations).map(\.line))
    let kept = lines.enumerated().filter { !expected.contains($0.offset + 1) }
    return try Script(kept.map { $0.element.text + $0.element.ending }.joined(), path: path)
  }
}

extension ScriptRun {
  /// Compares the events with the expectations, within the time limit for a script and that for a regular expression.
  func compared<Value: Sendable>(
    within limit: TimeLimit, _ compare: @escaping @Sendable (ScriptRun, @escaping PatternObserver) -> Value
  ) throws(Failure) -> Value {
    do throws(PatternOverrun) {
      return try compared(within: limit.seconds, compare)
    } catch {
      throw Failure(.findings, "\(error.error(in: script))")
    }
  }
}
