import Aloud
import AloudExplore
import AloudPage

/// The output of `aloud play --html`: a lesson.
struct LessonOutput {
  private let path: String
  private let language: Wording.Language?
  private let hasSound: Bool
  private let voice: VoiceOptions

  static let options = [
    Option(
      .html, value: "FILE", help: "writes a lesson, a page to play and to print; - is standard output",
      file: .written(.page)),
    Option(.sound, help: "the lesson has espeak-ng's sound in it, 20 MB at most; else the voices of the browser speak"),
    Option(
      .messages, value: Wording.Language.allCases.map(\.rawValue).joined(separator: "|"),
      help: "the language of the lesson around what is said; that of the app by default"),
  ]

  /// Nil where no lesson is wanted.
  ///
  /// - Throws: ``Failure`` for options that do not go together.
  init?(_ arguments: Arguments, _ sound: SoundOptions) throws(Failure) {
    guard let path = arguments.value(.html) else {
      if arguments.has(.sound) { throw Arguments.usage("\(OptionName.sound) goes with --html", "play") }
      return nil
    }
    if path == "-", sound.takesOutput || arguments.has(.json) || arguments.has(.explain) {
      throw Arguments.usage("--html - sends the lesson to standard output, which can take nothing else then", "play")
    }
    self.path = path
    language = arguments.has(.messages) ? try MessageLanguage.chosen(by: arguments, "play") : nil
    hasSound = arguments.has(.sound)
    voice = sound.voice
  }

  var takesOutput: Bool { path == "-" }

  /// Whether a lesson can be made of the script, before it is performed.
  ///
  /// - Throws: ``Failure`` for an exercise that cannot be done, and for a file that cannot be written.
  static func check(_ file: ScriptFile, _ files: RunFiles) throws(Failure) {
    do { try file.script.checkExercises() } catch { throw Failure(error) }
    try files.checkWritable()
  }

  /// Writes the lesson, whole or not at all.
  ///
  /// - Throws: ``Failure`` with 69 without espeak-ng, 65 for too much sound and for an exercise that cannot be done, 73 or 74
  ///   for the file.
  func write(_ run: ScriptRun, _ frames: LessonFrames, ear: Ear) throws(Failure) {
    do { try run.checkExercises() } catch { throw Failure(error) }
    let sound = hasSound ? try sound(of: run, ear) : nil
    var lesson = Lesson(run, frames: frames, sound: sound, language: language?.rawValue)
    lesson.telling = ExplorerWords(Wording.Language(tag: lesson.language))
    try OutputFile(path: path).write(Array(lesson.html.utf8))
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
      "aloud play: the sound of this lesson takes more than \(limit) MB, eleven minutes or so; part the script in two, or "
        + "leave out --sound, so that the voices of the browser speak")
  }
}
