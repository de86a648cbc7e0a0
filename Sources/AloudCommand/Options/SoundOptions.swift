import Aloud

/// The options of every command that lets be heard what it says.
struct SoundOptions {
  /// The voice.
  let voice: VoiceOptions
  let mix: Mix
  private let speaks: Bool
  private let wav: String?
  private let captions: String?
  private let transcript: String?
  private let hasSoundCues: Bool

  /// The options for outputs of sound; without any of them, nothing is heard.
  private static let outputs: [Option] = [
    Option(.speak, help: "plays what is said"),
    Option(
      .wav, value: "FILE", help: "writes the sound; - is standard output, which then has no text",
      file: .written(.sound)),
    Option(
      .captions, value: "FILE", help: "writes captions: WebVTT or SRT, by the ending .vtt or .srt",
      file: .written(.captions)),
    Option(
      .transcript, value: "FILE", help: "writes what is heard when, as JSON", file: .written(.transcript)),
  ]

  private static let stereo = Option(.stereo, help: "everything comes from where it is on the screen")

  /// A reading moves no cursor, and so has no sounds but speech.
  static let reading = outputs + VoiceOptions.table + [stereo]
  /// A graph goes from left to right by itself, and has its sounds in it.
  static let charting =
    outputs + [
      Option(.narrate, help: "files have the words, too: description, names of series, \"Complete\""),
      Option(.mono, help: "the graph does not go from left to right"),
    ] + VoiceOptions.table
  static let walking = reading + [VoiceOptions.noEarcons, noSoundCues]
  private static let noSoundCues = Option(
    .noSoundCues, help: "leaves cues of sounds, such as [boundary], out of the captions")

  /// - Throws: ``Failure`` for a value that an option cannot have, and for options that go with others.
  init(_ arguments: Arguments, command: String) throws(Failure) {
    speaks = arguments.has(.speak)
    wav = arguments.value(.wav)
    captions = arguments.value(.captions)
    transcript = arguments.value(.transcript)
    hasSoundCues = !arguments.hasIfDeclared(.noSoundCues)
    voice = try VoiceOptions(arguments, command: command)
    let walks = command != "read" && command != "chart"
    let isStereo = command == "chart" ? !arguments.has(.mono) : arguments.has(.stereo)
    mix = Mix(hasEarcons: walks && voice.hasEarcons, isStereo: isStereo)
    try check(arguments, command)
  }

  private func check(_ arguments: Arguments, _ command: String) throws(Failure) {
    if wav.map(FileWriter.isStandardOutput) ?? false, Standard.isTerminal {
      throw Arguments.usage("--wav - sends sound to standard output, which is a terminal; --speak plays it", command)
    }
    if let captions, Captions.Format(path: captions) == nil {
      throw Arguments.usage(
        "--captions takes a file that ends in .vtt (WebVTT) or .srt (SRT), not \"\(captions)\"", command)
    }
    if [wav, transcript].compactMap(\.self).count(where: FileWriter.isStandardOutput) > 1 {
      throw Arguments.usage("standard output can take either --wav or --transcript", command)
    }
    let means = (SoundOptions.walking + SoundOptions.charting).map(\.name).filter { name in
      !SoundOptions.outputs.contains { $0.name == name }
    }
    if !isWanted, !arguments.hasIfDeclared(.sound), let first = means.first(where: arguments.hasIfDeclared) {
      throw Arguments.usage("\(first) goes with --speak, --wav, --captions or --transcript", command)
    }
    if !hasSoundCues, captions == nil { throw Arguments.usage("--no-sound-cues goes with --captions", command) }
    if !speaks, arguments.has(.player) { throw Arguments.usage("--player goes with --speak", command) }
  }

  /// True when anything is to be heard, or its times are to be known.
  var isWanted: Bool { wanted != nil }

  /// The first option that lets something be heard; nil without any.
  var wanted: OptionName? {
    speaks
      ? .speak : wav != nil ? .wav : captions != nil ? .captions : transcript != nil ? .transcript : nil
  }

  /// True when it is played.
  var isPlayed: Bool { speaks }

  /// True when standard output has the sound, or its times, and so no text.
  var takesOutput: Bool { [wav, transcript].compactMap(\.self).contains(where: FileWriter.isStandardOutput) }

  /// True when lines are printed as they are heard.
  var printsAsHeard: Bool { speaks && Standard.isTerminal }

  /// Lets a score be heard; what is lost is told on standard error.
  ///
  /// - Parameters:
  ///   - score: what is to be heard.
  ///   - command: for messages.
  ///   - onPiece: told of every piece when it has been made.
  ///   - onLine: told of every line when it begins to be played.
  /// - Throws: ``Failure`` with 69 without an engine or a player, 73 or 74 for a file.
  func perform(
    _ score: Score, command: String, onPiece: @escaping (SoundPiece) -> Void = { _ in },
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
      if speaks { production.player = try voice.player() }
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
}

extension SoundOptions {
  /// Says on standard error what was not heard.
  static func tell(_ losses: [SoundProduction.Loss], command: String) {
    for loss in losses {
      let what = loss.isWhole ? "not heard" : "not all heard"
      Standard.error("aloud \(command): warning: \(what): \"\(loss.text.beginning)\": \(loss.reason)")
    }
  }
}

extension String {
  /// As much as a message needs to tell which text it is about.
  fileprivate var beginning: String { count > 60 ? String(prefix(60)).printable + "…" : printable }
}

extension Failure {
  /// The failure of the tool for sound that cannot be made.
  init(_ error: SoundError) {
    switch error.kind {
    case .noPlayer:
      self.init(.unavailable, "aloud: \(error.description); --wav FILE writes the sound to a file")
    case .noEngine, .noVoice: self.init(.unavailable, "aloud: \(error.description)")
    case .cannotWrite: self.init(.cannotWrite, error.description)
    case .writeFailed: self = .output(error.description)
    case .closedPipe: self = .closedPipe
    }
  }
}
