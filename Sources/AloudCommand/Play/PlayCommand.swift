import Aloud
import AloudPage

extension Command {
  static let play = Command(
    name: "play", operands: "SCRIPT", summary: "perform a script and show what happens",
    details: """
      Prints the script with what happens under each step: a script that `aloud test` accepts. What the script says in its
      head lines counts more than options. `-` is standard input; its app is then looked for in this folder.
      """,
    options: SpeakingOptions.table + [
      Option(.json, help: "one event a line, for programs"),
      Option(.explain, help: "why each part is said, and what became of announcements that were not heard"),
      timeout,
    ] + BrailleOptions.walking + LessonOutput.options + LivePageOption.scriptTable + SoundOptions.walking,
    files: { RunFiles($0, $1, operands: .script, isComplete: false) }
  ) { arguments in
    guard arguments.operands.count == 1 else { throw Arguments.usage("name one SCRIPT to play", "play") }
    let speaking = try SpeakingOptions(arguments, command: "play")
    let sound = try SoundOptions(arguments, command: "play")
    let lesson = try LessonOutput(arguments, sound)
    let timeLimit = try TimeLimit(arguments, command: "play")
    let pages = try LivePageOption.scripts(arguments)
    let braille = try BrailleOptions(arguments, command: "play")
    let file = try InputFile(path: arguments.operands[0]).script().adding(braille.head)
    var files = arguments.files
    file.addApp(to: &files)
    files.isComplete = true
    try files.check()
    if lesson != nil { try LessonOutput.check(file, files) }
    var frames = LessonFrames()
    let run = try file.played(speaking, timeLimit, pages) { if lesson != nil { frames.add($0) } }
    var lines = HeardText(isDeferred: false)
    if sound.takesOutput || lesson?.takesOutput ?? false {
      // Standard output has the sound, or the lesson.
    } else if arguments.has(.json) {
      try PlayJSON(run).write()
    } else if arguments.has(.explain) {
      try PlayExplanation(run).write()
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
    if let error = run.error { throw Failure(error) }
    let ear = sound.voice.ear(file.script.options(over: speaking.reader))
    try lesson?.write(run, frames, ear: ear)
    guard sound.isWanted else { return }
    try sound.perform(Score(run, ear: ear), command: "play", printing: lines)
  }

  static let timeout = Option(.timeout, value: "SECONDS", help: "how long a script may take, 60 by default")
}

/// How much real time a script may take.
struct TimeLimit: Sendable {
  let seconds: Double

  init(_ arguments: Arguments, command: String) throws(Failure) {
    let word = arguments.value(.timeout) ?? "60"
    guard let seconds = Double(word), seconds > 0, seconds.isFinite else {
      throw Arguments.usage("--timeout takes a number of seconds, not \"\(word)\"", command)
    }
    // A year, so that it can be added to any clock.
    self.seconds = min(seconds, 31_536_000)
  }

  /// True once the time has passed, counted from now.
  func started() -> @Sendable () -> Bool {
    let clock = ContinuousClock()
    let end = clock.now.advanced(by: .seconds(seconds))
    return { clock.now > end }
  }
}

extension InputFile {
  /// Its bytes as text.
  ///
  /// - Throws: ``Failure`` that says what the file is, or where it is not text in UTF-8.
  func text(_ bytes: [UInt8], wanted: FileKind) throws(Failure) -> String {
    do { return try String(textFile: bytes) } catch { throw failure(bytes, wanted: wanted, error.rendered(file: name)) }
  }

  /// A file that is something else than what is wanted, or else what is wrong in it.
  func failure(_ bytes: [UInt8], wanted: FileKind, _ message: String) -> Failure {
    Failure(.badInput, MistakenFile.message(bytes, wanted: wanted).map { "\(name): \($0)" } ?? message)
  }

  /// The script in the file.
  ///
  /// - Parameter apps: the folder of its app; nil is the one that the script names.
  /// - Returns: the script, read and checked.
  /// - Throws: ``Failure`` telling whether it is not there or cannot be read.
  func script(apps: String? = nil) throws(Failure) -> ScriptFile {
    let bytes = try bytes()
    let text = try text(bytes, wanted: .script)
    do {
      return ScriptFile(try Script(text, path: name), path: path, apps: apps)
    } catch {
      throw failure(bytes, wanted: .script, "\(error)")
    }
  }
}

extension ScriptFile {
  /// Adds the app, which only the script names.
  func addApp(to files: inout RunFiles) {
    if let appPath { files.reads(appPath, as: .app) }
    for path in overlayPaths { files.reads(path, as: .overlay) }
  }

  /// The app of the script; warnings go to standard error.
  func app(_ speaking: SpeakingOptions) throws(Failure) -> App {
    do {
      // Who has no server says so, whatever the app is.
      _ = try server
      let app = try app(format: speaking.format, language: speaking.language, overlays: speaking.overlays)
      guard case .document(let screen) = app else { return app }
      for warning in screen.warnings { Standard.error("\(appName): warning: \(warning.message)") }
      return app
    } catch {
      throw Failure(error)
    }
  }

  /// Performs the script up to the first step that cannot be performed; what there is to tell goes to standard error.
  fileprivate func played(
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
      if hasFailed { for line in outcome?.serverOutput ?? [] { Standard.error("\(Failure.serverMark)\(line)") } }
      if case .success(let run) = run { tellOfMissingVoice(for: run.simulator.document, speaking) }
      return try run.get()
    }
  }

  private func tellOfMissingVoice(for document: Document, _ speaking: SpeakingOptions) {
    guard let warning = missingVoice(for: document, speaking) else { return }
    Standard.error("\(InputFile(path: path).name): warning: \(warning)")
  }

  /// Says that VoiceOver's own words will be English; nil where they are those of the app's language.
  func missingVoice(for document: Document, _ speaking: SpeakingOptions) -> String? {
    speaking.missingVoice(for: document.language, script.options(over: speaking.reader))
  }

  func run(on document: Document, _ speaking: SpeakingOptions, _ timeLimit: TimeLimit) throws(Failure) -> ScriptRun {
    let run = try runUntilError(on: document, speaking, timeLimit)
    if let error = run.error { throw Failure(error) }
    return run
  }

  /// The same up to the first step that cannot be performed; ``ScriptRun/error`` says why.
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
  /// The events, as a script.
  ///
  /// - Throws: ``Failure`` where comparing patterns takes too long; then what happened has been written.
  fileprivate func transcript(of script: Script, within limit: TimeLimit) throws(Failure) -> String {
    do throws(Failure) {
      return try compared(within: limit) { script.transcript($0.actuals) }
    } catch {
      try Standard.write((try? script.withoutExpectations().transcript(actuals)) ?? "")
      throw self.error.map(Failure.init) ?? error
    }
  }
}

extension Script {
  /// Its steps and comments alone.
  fileprivate func withoutExpectations() throws(ScriptError) -> Script {
    let expected = Set(steps.lazy.flatMap(\.expectations).map(\.line))
    let kept = lines.enumerated().filter { !expected.contains($0.offset + 1) }
    return try Script(kept.map { $0.element.text + $0.element.ending }.joined(), path: path)
  }
}

extension Failure {
  /// Why a script is not performed to its end.
  init(_ error: ScriptError) { self.init(error.status, "\(error)") }

  /// Why a script cannot be performed.
  init(_ error: ScriptFileError) {
    switch error {
    case .noScript, .noApp: self.init(.notFound, "\(error)")
    case .lockedApp: self.init(.inputOutput, "\(error)")
    case .unreadable, .badScript, .badApp: self.init(.badInput, "\(error)")
    }
  }
}

extension ScriptError {
  /// How the tool ends on account of it.
  fileprivate var status: ExitStatus {
    switch kind {
    case .overdue: .findings
    case .unavailable: .unavailable
    case .text, .head, .step, .expectation, .run: .badInput
    }
  }
}
