import Aloud

/// The options of every command that lets be heard what it says.
struct SoundOptions {
  /// What is wanted of the engine.
  let speech: SpeechOptions
  let mix: Mix
  private let speaks: Bool
  private let wav: String?
  private let captions: String?
  private let transcript: String?
  private let library: String?
  private let player: String?

  /// What can come of a command; without any, nothing is heard.
  private static let outputs: [Option] = [
    Option(name: "--speak", help: "plays what is said"),
    Option(name: "--wav", value: "FILE", help: "writes the sound; - is standard output, which then has no text"),
    Option(name: "--captions", value: "FILE", help: "writes captions: WebVTT or SRT, by the ending .vtt or .srt"),
    Option(name: "--transcript", value: "FILE", help: "writes what is heard when, as JSON"),
  ]

  /// How it is to sound.
  private static let means: [Option] = [
    Option(name: "--voice", value: "NAME", help: "a voice of espeak-ng for all languages, such as en-gb or en+f3"),
    Option(name: "--rate", value: "N", help: "words a minute, \(rate.lowerBound) to \(rate.upperBound)"),
    Option(
      name: "--pitch", value: "N", help: "\(pitch.lowerBound) to \(pitch.upperBound); 50 is the voice's own"),
    Option(
      name: "--volume", value: "N", help: "\(volume.lowerBound) to \(volume.upperBound); 100 is the voice's own"),
    Option(name: "--speech-engine", value: "PATH", help: "the library of espeak-ng, where it is not found"),
    Option(
      name: "--player", value: "COMMAND", help: "plays it instead of pw-play, paplay or aplay; may have arguments"),
    Option(name: "--stereo", help: "everything comes from where it is on the screen"),
  ]

  /// A reading moves no cursor, and so has no sounds but speech.
  static let reading = outputs + means
  static let walking =
    reading + [Option(name: "--no-earcons", help: "leaves out the sounds that tell what happens")]

  // What espeak-ng honours. Below 80 words a minute it speaks as at 80; from 450 on it leaves out sounds, and 450 is slower
  // than 449. Measured.
  private static let rate = 80...449
  private static let pitch = 0...99
  private static let volume = 0...200

  /// - Throws: ``Failure`` for a value that an option cannot have, and for options that go with others.
  init(_ arguments: Arguments, command: String) throws(Failure) {
    speaks = arguments.has("--speak")
    wav = arguments.value("--wav")
    captions = arguments.value("--captions")
    transcript = arguments.value("--transcript")
    library = arguments.value("--speech-engine")
    player = arguments.value("--player")
    var speech = SpeechOptions()
    speech.voice = arguments.value("--voice")
    speech.rate = try arguments.number("--rate", SoundOptions.rate, command)
    speech.pitch = try arguments.number("--pitch", SoundOptions.pitch, command)
    speech.volume = try arguments.number("--volume", SoundOptions.volume, command)
    self.speech = speech
    let walks = command != "read"
    mix = Mix(hasEarcons: walks && !arguments.has("--no-earcons"), isStereo: arguments.has("--stereo"))
    try check(arguments, command)
  }

  private func check(_ arguments: Arguments, _ command: String) throws(Failure) {
    if let captions, Captions.Format(path: captions) == nil {
      throw Arguments.usage(
        "--captions takes a file that ends in .vtt (WebVTT) or .srt (SRT), not \"\(captions)\"", command)
    }
    if [wav, transcript].compactMap(\.self).count(where: FileWriter.isStandardOutput) > 1 {
      throw Arguments.usage("standard output can take either --wav or --transcript", command)
    }
    let means = SoundOptions.walking.map(\.name).filter { name in !SoundOptions.outputs.contains { $0.name == name } }
    if !isWanted, let first = means.first(where: arguments.has) {
      throw Arguments.usage("\(first) goes with --speak, --wav, --captions or --transcript", command)
    }
    if !speaks, player != nil { throw Arguments.usage("--player goes with --speak", command) }
  }

  /// True when anything is to be heard, or its times are to be known.
  var isWanted: Bool { speaks || wav != nil || captions != nil || transcript != nil }

  /// True when standard output has the sound, or its times, and so no text.
  var takesOutput: Bool { [wav, transcript].compactMap(\.self).contains(where: FileWriter.isStandardOutput) }

  /// True when lines are printed as they are heard.
  var printsAsHeard: Bool { speaks && Standard.isTerminal }

  /// What makes of texts what the engine says.
  func ear(_ options: ReaderOptions) -> Ear {
    Ear(voices: options.voices, renderer: options.renderer, options: speech)
  }

  /// Who speaks.
  func engine() throws(SoundError) -> any SpeechEngine {
    var options = ESpeak.Options()
    options.library = library
    return ESpeak(options)
  }

  private func chosenPlayer() throws(SoundError) -> Player {
    guard let player else { return try Player.find() }
    return try Player(player)
  }

  /// Lets a score be heard; what is lost is told on standard error.
  ///
  /// - Parameters:
  ///   - score: what is to be heard.
  ///   - command: for messages.
  ///   - onLine: told of every line when it begins to be played.
  /// - Throws: ``Failure`` with 69 without an engine or a player, 73 or 74 for a file.
  func perform(
    _ score: Score, command: String, onLine: @escaping (Int) throws(SoundError) -> Void = { _ in }
  ) throws(Failure) {
    guard isWanted else { return }
    do throws(SoundError) {
      var production = SoundProduction(mix: mix)
      (production.wav, production.captions, production.transcript) = (wav, captions, transcript)
      production.onLine = onLine
      let count = score.lines.count
      if count > 20 { production.onProgress = { Standard.progress("speaking \($0) of \(count)") } }
      if speaks { production.player = try chosenPlayer() }
      let interruption = Interruption(production.session.abandon)
      defer { interruption.end() }
      let losses = try production.run(score, engine: engine)
      Standard.progress("")
      for loss in losses {
        Standard.error("aloud \(command): warning: not heard: \"\(loss.text.printable)\": \(loss.reason)")
      }
    } catch {
      Standard.progress("")
      throw Failure(error)
    }
  }
}

extension Arguments {
  /// A whole number; beyond what is honoured, the nearest that is, with a warning.
  fileprivate func number(_ name: String, _ range: ClosedRange<Int>, _ command: String) throws(Failure) -> Int? {
    guard let word = value(name) else { return nil }
    guard let number = Int(word) else {
      throw Arguments.usage(
        "\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound), not \"\(word)\"", command)
    }
    let nearest = min(max(number, range.lowerBound), range.upperBound)
    if nearest != number {
      Standard.error(
        "aloud \(command): warning: \(name) goes from \(range.lowerBound) to \(range.upperBound); \(nearest) is used")
    }
    return nearest
  }
}
