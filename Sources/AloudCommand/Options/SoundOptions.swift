import Aloud
import AloudPage

/// The options of every command that can produce sound.
struct SoundOptions {
  /// The voice.
  let voice: VoiceOptions
  let mix: Mix
  /// The first option that requires sound; nil without any.
  let wanted: OptionName?
  /// True when the sound is played.
  let isPlayed: Bool
  private let command: String
  private let wav: String?
  private let captions: String?
  private let transcript: String?
  private let hasSoundCues: Bool

  /// The options for the output of sound. Without any of them, no sound is produced.
  private static let outputs: [Option] = [
    Option(.speak, help: "plays what is said"),
    Option(.wav, writes: .sound, help: "writes the sound; - is standard output, which then has no text"),
    Option(.captions, writes: .captions, help: "writes captions: WebVTT or SRT, by the ending .vtt or .srt"),
    Option(.transcript, writes: .transcript, help: "writes what is heard and when, as JSON"),
  ]

  private static let stereo = Option(
    .stereo, help: "each sound comes from the left or the right, as its place on the screen is")

  /// A reading does not move the cursor, so it has no sounds other than speech.
  static let reading = outputs + VoiceOptions.table + [stereo]
  /// A graph is stereo by default, and has no sounds of VoiceOver.
  static let charting =
    outputs + [
      Option(.narrate, help: "puts the words into the files, too: description, names of series, \"Complete\""),
      Option(.mono, help: "the sound of the graph does not move from left to right"),
    ] + VoiceOptions.table
  static let walking = reading + [VoiceOptions.noEarcons, noSoundCues]
  private static let noSoundCues = Option(
    .noSoundCues, help: "leaves cues of sounds, such as [boundary], out of the captions")

  init(_ arguments: Arguments) throws(Failure) {
    command = arguments.command
    wanted = SoundOptions.outputs.map(\.name).first(where: arguments.has)
    isPlayed = arguments.has(.speak)
    wav = arguments.value(.wav)
    captions = arguments.value(.captions)
    transcript = arguments.value(.transcript)
    hasSoundCues = !arguments.hasIfDeclared(.noSoundCues)
    voice = try VoiceOptions(arguments)
    let walks = command != "read" && command != "chart"
    let isStereo = command == "chart" ? !arguments.has(.mono) : arguments.has(.stereo)
    mix = Mix(hasEarcons: walks && voice.hasEarcons, isStereo: isStereo)
    try check(arguments)
  }

  private func check(_ arguments: Arguments) throws(Failure) {
    try arguments.require(
      wav.map(FileWriter.isStandardOutput) != true || !Standard.isTerminal,
      "--wav - sends sound to standard output, which is a terminal; --speak plays it")
    if let captions, Captions.Format(path: captions) == nil {
      throw arguments.usage("--captions takes a file that ends in .vtt (WebVTT) or .srt (SRT), not \"\(captions)\"")
    }
    try arguments.require(
      [wav, transcript].compactMap(\.self).count(where: FileWriter.isStandardOutput) < 2,
      "standard output can take either --wav or --transcript")
    if !isWanted, !arguments.hasIfDeclared(.sound) {
      try arguments.refuse(
        (SoundOptions.walking + SoundOptions.charting).map(\.name)
      ) { "\($0) needs --speak, --wav, --captions or --transcript" }
    }
    if captions == nil { try arguments.refuse([.noSoundCues]) { "\($0) needs --captions" } }
    if !isPlayed { try arguments.refuse([.player]) { "\($0) needs --speak" } }
  }

  /// True when sound, or its times, must be produced.
  var isWanted: Bool { wanted != nil }

  /// True when standard output has the sound, or its times, and so cannot have text.
  var takesOutput: Bool { [wav, transcript].compactMap(\.self).contains(where: FileWriter.isStandardOutput) }

  /// True when lines are printed at the time when they are heard.
  var printsAsHeard: Bool { isPlayed && Standard.isTerminal }

  /// Plays or writes a score. Texts that could not be spoken are reported on standard error.
  ///
  /// - Parameters:
  ///   - score: the lines and sounds.
  ///   - onPiece: called with each piece after it was made.
  ///   - onLine: called with each line when its playback begins.
  /// - Throws: ``Failure`` with 69 without a speech engine or a player, 73 or 74 for an error of a file.
  func perform(
    _ score: Score, onPiece: @escaping (SoundPiece) -> Void = { _ in },
    onLine: @escaping (Int) throws(SoundError) -> Void = { _ in }
  ) throws(Failure) {
    guard isWanted else { return }
    do throws(SoundError) {
      var production = SoundProduction(mix: mix)
      (production.wav, production.captions, production.transcript) = (wav, captions, transcript)
      production.hasSoundCues = hasSoundCues
      production.onPiece = onPiece
      production.onLine = onLine
      let count = score.lines.count
      if count > 20 { production.onProgress = { Standard.progress("speaking \($0) of \(count)") } }
      if isPlayed { production.player = try voice.player() }
      let interruption = Interruption(production.session.abandon)
      defer { interruption.end() }
      let losses = try production.run(score) { () throws(SoundError) in try voice.engine() }
      Standard.progress("")
      SoundOptions.tell(losses, command: command)
    } catch {
      Standard.progress("")
      throw Failure(error)
    }
  }

  /// Reports texts that could not be spoken on standard error.
  static func tell(_ losses: [PageSound.Loss], command: String) {
    for loss in losses {
      Standard.error("aloud \(command): warning: not heard: \"\(loss.text.beginning)\": \(loss.reason)")
    }
  }

  /// Reports texts that could not be spoken on standard error.
  static func tell(_ losses: [SoundProduction.Loss], command: String) {
    for loss in losses {
      let what = loss.isWhole ? "not heard" : "not all heard"
      Standard.error("aloud \(command): warning: \(what): \"\(loss.text.beginning)\": \(loss.reason)")
    }
  }
}

extension String {
  /// The beginning of a text, which identifies it in a message.
  fileprivate var beginning: String { count > 60 ? String(prefix(60)).printable + "…" : printable }
}
