import Aloud
import AloudPage

extension Command {
  static let page = Command(
    name: "page", operands: "SCREEN|SCRIPT|COURSE…",
    summary: "one HTML file in which anybody walks the screen, offline",
    details: """
      Writes a page with the simulator in it. People walk it with fingers, a keyboard or a mouse, as VoiceOver's users walk an
      app. SCREEN is a screen document, a dump or a page, as for `aloud read`. For a SCRIPT (a file that ends with .aloud),
      the page has the app, the notes (`##`) and the exercises (`## exercise: TITLE`), and checks the exercises. Several files
      become a menu. COURSE is a folder of scripts, one for each lesson, in the order of their names. Its page has a list of
      the lessons, remembers in the student's browser what is done, and writes a certificate.
      """,
    options: SpeakingOptions.table + [
      Option(.html, writes: .page, help: "the file for the page; - is standard output"),
      Option(.playground, help: "a page in which people read, walk and audit their own documents and dumps"),
      Option(
        .title, value: "TEXT",
        help: "the title of the page (default: the name of the first app, or what course.md says)"),
      Option.messages(help: "the language of the page around the screen (default: the language of the first app)"),
    ] + PageSoundOptions.table,
    files: { RunFiles($0, $1, operands: .input, isComplete: false) }
  ) { arguments in
    let speaking = try SpeakingOptions(arguments)
    guard let output = arguments.value(.html) else {
      throw arguments.usage("name a FILE to write with --html; - is standard output")
    }
    let language = arguments.has(.messages) ? try arguments.messageLanguage().rawValue : nil
    if arguments.has(.playground) {
      try arguments.require(
        arguments.operands.isEmpty, "the playground takes no SCREEN; the person who opens it loads one")
      let names = SpeakingOptions.table.map(\.name) + [.title] + PageSoundOptions.table.map(\.name)
      if let name = names.first(where: arguments.has) {
        throw arguments.usage("the playground takes no \(name); the person who opens it chooses")
      }
      try arguments.files.checkWritable()
      let locale = try language ?? arguments.messageLanguage().rawValue
      return try OutputFile(path: output).write(PlaygroundPage(language: locale).html(try builtCore()))
    }
    let sound = try PageSoundOptions(arguments)
    try arguments.require(!arguments.operands.isEmpty, "name a SCREEN, a SCRIPT or the folder of a COURSE")
    var files = arguments.files
    if let folder = arguments.operands.first(where: CourseFolder.isFolder) {
      try arguments.require(
        arguments.operands.count == 1, "a course is one folder; name \(folder.printable) alone")
      let course = try CourseFolder(folder, language: try arguments.messageLanguage().rawValue)
      let lessons = try course.lessons(speaking, &files)
      files.isComplete = true
      try files.check()
      try files.checkWritable()
      let page = CoursePage(
        title: arguments.value(.title)?.unlessBlank ?? course.title, introduction: course.introduction,
        lessons: lessons, language: language ?? lessons[0].language,
        sound: try sound?.sound(of: lessons.map(\.walked), speaking))
      return try OutputFile(path: output).write(page.html(try builtCore()))
    }
    var apps: [WalkedPage.App] = []
    for path in arguments.operands { apps.append(try WalkedPage.App(path, speaking, &files)) }
    files.isComplete = true
    try files.check()
    try files.checkWritable()
    let title = arguments.value(.title)?.unlessBlank ?? apps[0].title
    let page = WalkedPage(
      title: title, apps: apps, language: language ?? apps[0].language, sound: try sound?.sound(of: apps, speaking))
    try OutputFile(path: output).write(page.html(try builtCore()))
  }

  private static func builtCore() throws(Failure) -> BuiltCore {
    do throws(MissingCore) { return try BuiltCore.find() } catch {
      throw Failure(.unavailable, "aloud page: \(error)")
    }
  }
}

extension WalkedPage.App {
  fileprivate init(_ path: String, _ speaking: SpeakingOptions, _ files: inout RunFiles) throws(Failure) {
    let file = speaking.input(path)
    guard path.isPathOfScript else {
      let document = try file.imported(format: speaking.format, language: speaking.language).document
      if let name = speaking.screen { _ = try document.screen(named: name, in: file) }
      try self.init(document, file, script: nil, speaking)
      return
    }
    let scriptFile = try file.script()
    scriptFile.addApp(to: &files)
    guard case .document(let screen) = try scriptFile.app(speaking) else {
      throw Failure(
        .badInput,
        """
        \(file.name): its app is a live page, which only a browser can run; `aloud play \(file.name) --html FILE` makes a \
        lesson of it
        """)
    }
    try self.init(screen.document, file, script: scriptFile.script, speaking)
    file.warnOfSteps(beyondFingersIn: scriptFile.script)
  }

  private init(_ document: Document, _ file: InputFile, script: Script?, _ speaking: SpeakingOptions) throws(Failure) {
    do throws(ScriptError) {
      let own = if let script { script } else { try Script("") }
      let walk = try file.walk(of: own, on: document, speaking)
      try self.init(
        document, title: walk.screen.name?.unlessBlank ?? walk.app, name: walk.app,
        script: walk.script.lines.isEmpty ? nil : walk.script)
    } catch {
      throw Failure(error)
    }
  }
}

extension InputFile {
  /// What a page has of a script: with the options of the run in its head, and with the name of its app. Says on standard
  /// error what does not work there.
  func walk(
    of script: Script, on document: Document, _ speaking: SpeakingOptions
  ) throws(ScriptError) -> (script: Script, screen: Document.Screen, app: String) {
    speaking.warnOfMissingVoice(for: document, in: name)
    if let unsaid = speaking.unsaidInHeads { Standard.error("aloud page: \(unsaid)") }
    let script = try script.adding(speaking.heads)
    let screen = script.heads.screen.flatMap(document.screen(named:)) ?? document.firstScreen
    if ScreenReader(document, screen: screen, options: script.options(over: speaking.reader)).rank == nil {
      Standard.error("\(name): nothing on this screen can be reached by VoiceOver")
    }
    return (script, screen, (script.heads.app ?? path).lastPathPart)
  }

  /// Warns on standard error of exercises whose solution needs more than fingers.
  func warnOfSteps(beyondFingersIn script: Script) {
    for exercise in script.exercises {
      guard let step = exercise.stepBeyondFingers(in: script) else { continue }
      Standard.error(
        """
        \(name):\(step.line): warning: the exercise "\(exercise.title.printable)" cannot be done by touch: \
        "> \(step.written.printable)" is no gesture
        """)
    }
  }
}

extension String {
  /// The text after the last slash.
  var lastPathPart: String { split(separator: "/").last.map(String.init) ?? self }

  /// Nil for a text that is only white space.
  var unlessBlank: String? { allSatisfy(\.isWhitespace) ? nil : self }
}
