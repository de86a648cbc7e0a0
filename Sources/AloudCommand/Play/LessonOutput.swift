import Aloud
import AloudExplorer
import AloudPage

/// The output of `aloud play --html` and `--handout`: a lesson.
struct LessonOutput {
  /// The page, and the pages for paper; nil for none.
  private let page, handout: String?
  private let solutions: Lesson.Solutions
  private let language: Wording.Language?
  private let hasSound: Bool
  private let voice: VoiceOptions

  static let options = [
    Option(.html, writes: .page, help: "writes a lesson, a page to play and to print; - is standard output"),
    Option(
      .handout, writes: .page, help: "writes the lesson for paper, two steps beside each other; - is standard output"),
    Option(
      .solutions, value: "end|here|none",
      help: "where the handout has the solutions of exercises: on its last pages (default), below each, or nowhere"),
    Option(
      .sound,
      help: "puts the sound of espeak-ng into the lesson, 20 MB at most; without it, the voices of the browser speak"),
    Option.messages(help: "the language of the lesson around what is said (default: the language of the app)"),
  ]

  /// Returns nil where no lesson was requested.
  init?(_ arguments: Arguments, _ sound: SoundOptions) throws(Failure) {
    page = arguments.value(.html)
    handout = arguments.value(.handout)
    if page == nil { try arguments.refuse([.sound]) { "\($0) needs --html" } }
    if handout == nil { try arguments.refuse([.solutions]) { "\($0) needs --handout" } }
    guard page != nil || handout != nil else { return nil }
    let isAlone = !sound.takesOutput && !arguments.has(.json) && !arguments.has(.explain)
    try arguments.require(page != "-" || handout != "-", "standard output can take either --html or --handout")
    try arguments.require(
      page != "-" || isAlone,
      "--html - writes the lesson to standard output, so nothing else can be written there")
    try arguments.require(
      handout != "-" || isAlone,
      "--handout - writes the lesson to standard output, so nothing else can be written there")
    solutions = try arguments.choice(.solutions) ?? .end
    language = arguments.has(.messages) ? try arguments.messageLanguage() : nil
    hasSound = arguments.has(.sound)
    voice = sound.voice
  }

  var takesOutput: Bool { page == "-" || handout == "-" }

  /// Checks, before the script is performed, whether it can become a lesson.
  static func check(_ file: ScriptFile, _ files: RunFiles) throws(Failure) {
    do { try file.script.checkExercises() } catch { throw Failure(error) }
    try files.checkWritable()
  }

  /// Writes the lesson completely or not at all.
  ///
  /// - Throws: ``Failure`` with 69 without espeak-ng, 65 for too much sound and for an exercise that cannot be
  ///   completed, 73 or 74 for an error of the file.
  func write(_ run: ScriptRun, _ frames: LessonFrames, ear: Ear) throws(Failure) {
    do { try run.checkExercises() } catch { throw Failure(error) }
    let sound = hasSound ? try sound(of: run, ear) : nil
    var lesson = Lesson(run, frames: frames, sound: sound, language: language?.rawValue)
    lesson.telling = ExplorerWords(Wording.Language(tag: lesson.language))
    if let page { try OutputFile(path: page).write(Array(lesson.html.utf8)) }
    if let handout { try OutputFile(path: handout).write(Array(lesson.handout(solutions).utf8)) }
  }

  private func sound(of run: ScriptRun, _ ear: Ear) throws(Failure) -> LessonSound {
    do throws(SoundError) {
      let sound = try LessonSound(
        run, ear: ear, engine: { () throws(SoundError) in try voice.engine() }, hasEarcons: voice.hasEarcons)
      if let sound {
        SoundOptions.tell(sound.losses, command: "play")
        return sound
      }
    } catch {
      throw Failure(error)
    }
    let limit = LessonSound.limit / 1_000_000
    throw Failure(
      .badInput,
      """
      aloud play: the sound of this lesson takes more than \(limit) MB, about eleven minutes; split the script in two, or \
      leave out --sound to use the voices of the browser
      """)
  }
}
