import Aloud
import AloudAnswers
import AloudExplorer
import AloudTerminal
import Foundation

extension Command {
  static let explore = Command(
    name: "explore", operands: "FILE | --demo [LANGUAGE]",
    summary: "walk a screen with the keyboard, seeing and hearing what VoiceOver does",
    details: """
      The screen is above, to scale, with double lines around the VoiceOver cursor. What VoiceOver says is
      below. Time passes as on a device.

      FILE is whatever `aloud read` reads; `-` is standard input, and keys then come from the terminal. For a script (a file
      that ends with .aloud), its app is walked from the beginning, with its head lines. Controls are live: a switch flips
      and a tab is selected, even if the document does not say so (--setting controls=inert turns this off).
      \(Tour.languages.joined(separator: ", ")) are the languages of the tour.

      Without a terminal, or with --plain, lines are read instead of keys: steps as in scripts (`swipe right`, `rotor
      "Headings"`) or one of the letters below, `help` and `quit`. The output is a script that `aloud test` accepts. The tour
      and standard input have no file: there, `save` writes the script.
      """,
    options: SpeakingOptions.table + [
      Option(.demo, help: "a first lesson, in LANGUAGE or in the language of the locale"),
      Option(.plain, help: "line by line, for screen readers and simple terminals"),
      Option(
        .record, value: "FILE.aloud", writes: .script,
        help: "saves what was done as a script; replaces a script of that name"),
      Option(.mouse, help: "a click touches the screen there; the terminal then cannot select text"),
      Option(.speak, help: "speaks; the default without --plain"),
      Option(.silent, help: "does not speak"),
      Option.network,
    ] + WalkEquipment.options + VoiceOptions.table + [VoiceOptions.noEarcons],
    files: { arguments, options in
      guard !arguments.has(.demo) else { return RunFiles(arguments, options, operands: nil) }
      let hasScript = arguments.operands.contains(where: \.isPathOfScript)
      return RunFiles(arguments, options, operands: .input, isComplete: !hasScript)
    }
  ) { arguments in
    var speaking = try SpeakingOptions(arguments)
    if !arguments.values(.setting).contains(where: { $0.hasPrefix("controls=") }) {
      speaking.reader.settings.controls = .live
    }
    try arguments.require(
      !arguments.has(.speak) || !arguments.has(.silent), "--speak and --silent cannot be used together")
    let subject = try ExploreSubject(arguments, speaking)
    try subject.saver.check(arguments.value(.record))
    try Exploration(subject, arguments).run()
  }
}

/// The screen to explore, with its source and its options.
struct ExploreSubject {
  let screen: ReadableScreen
  let title: String
  let saver: WalkSaver
  /// True where standard input contains the screen; keys come from elsewhere then.
  let isFromInput: Bool
  let options: ReaderOptions
  let app: ExploredApp
  let equipment: WalkEquipment

  init(_ arguments: Arguments, _ speaking: SpeakingOptions) throws {
    var speaking = speaking
    var equipment = try WalkEquipment(arguments)
    var files = arguments.files
    let pageOptions = try arguments.livePage()
    let file: InputFile
    let walked: WalkSaver.App
    if arguments.has(.demo) {
      try arguments.require(arguments.operands.count <= 1, "name one LANGUAGE")
      let language = try ExploreSubject.tourLanguage(arguments.operands.first ?? speaking.language)
      let input: TourInput = ExploreSubject.isPlain(arguments, keyboard: STDIN_FILENO) ? .lines : .keys
      file = InputFile(path: "tour")
      let tour = try Tour.document(language: language, input: input, options: speaking.reader)
      screen = try ReadableScreen(tour, of: file, speaking)
      app = ExploredApp(screen.document, screen: screen.screen)
      title = "aloud"
      walked = .document(screen.document, name: "the tour")
    } else {
      var path = try arguments.onlyOperand("name one FILE to explore, or --demo")
      if path.isPathOfScript {
        let script = try speaking.input(path).script()
        script.addApp(to: &files)
        files.isComplete = true
        try files.check()
        path = try script.pathOfWalkedApp()
        speaking = try speaking.following(script)
        equipment.follow(script.script.heads)
      }
      file = speaking.input(path)
      if let address = try file.page() {
        try arguments.require(
          speaking.overlays.isEmpty, "--with lays overlays over documents and dumps, not over a live page")
        let (page, browsers) = try ExploreSubject.live(address, file, pageOptions)
        screen = try ReadableScreen(page.app.document, of: file, speaking)
        app = ExploredApp(page) { () throws(BrowserError) in try browsers.open(address, pageOptions) }
      } else {
        screen = try ReadableScreen(file, speaking)
        app = ExploredApp(screen.document, screen: screen.screen)
      }
      title = file.path == "-" ? "" : URL(fileURLWithPath: file.path).lastPathComponent
      walked = file.path == "-" ? .document(screen.document, name: "standard input") : .file(file.path)
    }
    isFromInput = file.path == "-"
    options = speaking.reader
    self.equipment = equipment
    saver = WalkSaver(app: walked, speaking, equipment, files: files.without(outputsOf: .record))
    try equipment.check(screen.reader, in: file)
  }

  /// Opens a live page, and prints notes about it on standard error.
  private static func live(
    _ address: PageAddress, _ file: InputFile, _ options: LivePageOptions
  ) throws(Failure) -> (page: LivePage, browsers: LiveBrowsers) {
    let browsers = LiveBrowsers(file.browser)
    do throws(BrowserError) {
      let page = try browsers.open(address, options)
      for note in page.notes { Standard.error("\(file.name): warning: \(note)") }
      return (page, browsers)
    } catch {
      browsers.end()
      throw Failure(error, page: file.path)
    }
  }

  /// True where the command reads lines instead of keys.
  static func isPlain(_ arguments: Arguments, keyboard: Int32) -> Bool {
    let terminal = ProcessInfo.processInfo.environment["TERM"] ?? ""
    return arguments.has(.plain) || isatty(keyboard) == 0 || !Standard.isTerminal || ["", "dumb"].contains(terminal)
  }

  /// - Throws: ``Failure`` with 66 for a language without a tour.
  private static func tourLanguage(_ wanted: String?) throws(Failure) -> String {
    if let wanted {
      if let found = Tour.language(for: wanted) { return found }
      throw Failure(
        .notFound,
        """
        aloud explore: there is no tour in the language "\(wanted.printable)"; there are \
        \(Tour.languages.joined(separator: ", "))\(LanguageTag.suggestion(for: wanted))
        """
      )
    }
    return MessageLanguage.locale.flatMap { Tour.language(for: $0) } ?? "en"
  }
}

/// An exploration, on a terminal or line by line.
struct Exploration {
  private let subject: ExploreSubject
  private let options: ReaderOptions
  private let recordPath: String?
  private let isPlain: Bool
  private let hasMouse: Bool
  private let keyboard: Int32
  private let voice: any ExploreVoice

  init(_ subject: ExploreSubject, _ arguments: Arguments) throws(Failure) {
    self.subject = subject
    options = subject.options
    recordPath = arguments.value(.record)
    hasMouse = arguments.has(.mouse)
    keyboard = subject.isFromInput ? open("/dev/tty", O_RDWR | O_CLOEXEC) : STDIN_FILENO
    guard keyboard >= 0 else {
      throw Failure(
        .notFound, "aloud explore: standard input holds the screen, and there is no terminal to read keys from")
    }
    isPlain = ExploreSubject.isPlain(arguments, keyboard: keyboard)
    let isSilent = arguments.has(.silent) || (isPlain && !arguments.has(.speak))
    let voiceOptions = try VoiceOptions(arguments)
    voice = isSilent ? SilentVoice() : try Exploration.voice(voiceOptions, options)
  }

  /// The voice, or a silent one where speech is not possible.
  ///
  /// - Throws: ``Failure`` with 69 for a requested voice that does not exist.
  private static func voice(_ voice: VoiceOptions, _ options: ReaderOptions) throws(Failure) -> any ExploreVoice {
    do throws(SoundError) {
      return try voice.liveVoice(options)
    } catch {
      guard error.kind != .noVoice else { throw Failure(error) }
      return SilentVoice(because: error.description)
    }
  }

  func run() throws {
    let walk = isPlain ? try runPlain() : runOnTerminal()
    if let recordPath {
      do throws(Failure) {
        Standard.error(try subject.saver.save(walk.script, to: recordPath))
      } catch {
        if walk.signal == nil { throw error }
        Standard.error(error.message)
      }
    }
    guard let number = walk.signal else { return }
    // Now that everything is restored, the signal ends the program with its default action.
    signal(number, SIG_DFL)
    raise(number)
  }

  private func runOnTerminal() -> (script: WalkScript, signal: Int32?) {
    var explorer = Explorer(
      subject.app, title: subject.title, options: options, equipment: subject.equipment,
      recordPath: recordPath)
    explorer.words = ExplorerWords(MessageLanguage.current)
    var loop = ExploreLoop(
      explorer, voice: voice, input: keyboard, output: STDOUT_FILENO, hasColor: Standard.hasColor, hasMouse: hasMouse
    ) { explorer, path in saved(explorer.walk, path) }
    // A closed terminal sends several signals. They are ignored while the walk is being saved; the loop handles them
    // and then restores this.
    for number in SignalPipe.fatal { signal(number, SIG_IGN) }
    let (last, ending) = loop.run()
    if case .signal(let number) = ending { return (last.walk, number) }
    return (last.walk, nil)
  }

  private func runPlain() throws -> (script: WalkScript, signal: Int32?) {
    // A longer line cannot be a command.
    let lines = StreamLines(keyboard, longest: 1 << 20)
    var explorer = PlainExplorer(subject.app, options: options, equipment: subject.equipment)
    explorer.words = ExplorerWords(MessageLanguage.current)
    try explorer.run(
      voice: voice, heads: subject.saver.heads(for: nil), isPrompting: isatty(keyboard) == 1,
      read: {
        while let line = try? lines.next() {
          guard line.isTooLong else { return String(decoding: line.bytes, as: UTF8.self) }
          Standard.error("line \(line.number) is longer than 1 MB, so it is ignored")
        }
        return nil
      }, write: write, save: saved)
    return (explorer.walk, nil)
  }

  /// Ends the walk when no process reads its output any longer.
  private func write(_ text: String) throws {
    try Standard.write(text)
    if Standard.isClosed { throw Failure.closedPipe }
  }

  private func saved(_ walk: WalkScript, _ path: String) -> Message {
    do { return try subject.saver.saveOnRequest(walk, to: path) } catch {
      return error.message
    }
  }
}

extension ScriptFile {
  /// The file or the address of the app.
  ///
  /// - Throws: ``Failure`` with 65 for a script that names none.
  fileprivate func pathOfWalkedApp() throws(Failure) -> String {
    guard let path = appPath ?? script.heads.app else {
      throw Failure(.badInput, script.error("this script names no app; begin it with \"app FILE\"", line: 1).told)
    }
    return path
  }
}

extension ExplorerWords {
  init(_ language: Wording.Language) { self.init(language: language.rawValue) { language.said($0) } }
}

extension WalkEquipment {
  static let options =
    BrailleOptions.walking + [
      Option(
        .technology, value: "NAMES",
        help: "the technologies that are on, separated by commas: voiceover, voice control")
    ]

  /// - Throws: ``Failure`` for an unknown technology, and for the errors of ``BrailleOptions``.
  init(_ arguments: Arguments) throws(Failure) {
    self.init(braille: try BrailleOptions(arguments).display)
    guard let names = arguments.value(.technology) else { return }
    do throws(ScriptError) {
      technologies = try Script("technology \(names.onOneLine)\n> start").heads.technologies
    } catch {
      throw arguments.usage("--technology: \(error.message)")
    }
  }

  /// Takes over what the head lines of a script name.
  mutating func follow(_ heads: Script.Heads) {
    braille = heads.braille ?? braille
    technologies = heads.technologies ?? technologies
  }

  /// The head lines of a script for the same equipment.
  var heads: [String] {
    [braille?.line, technologies.map { "technology \(AssistiveTechnology.list($0))" }].compactMap(\.self)
  }

  /// - Throws: ``Failure`` with 69 for a language without a braille table, and where liblouis is not installed.
  func check(_ reader: ScreenReader, in file: InputFile) throws(Failure) {
    guard let braille else { return }
    do throws(BrailleError) {
      _ = try Liblouis.shared.translator("a", reader.brailleLanguage, braille.output)
    } catch {
      throw Failure(error, in: file)
    }
  }
}
