import Aloud
import AloudExplorer
import AloudTerminal
import Foundation

/// The options for voices and players.
struct VoiceOptions {
  /// The options for the speech engine.
  let speech: SpeechOptions
  let hasEarcons: Bool
  private let engineOptions: ESpeak.Options
  private let playerCommand: String?

  /// The options for voices and players.
  static let table: [Option] = [
    Option(
      .voice, value: "NAME", help: "a voice of espeak-ng, used for the languages that it speaks, such as en-gb or +f3"),
    Option(.rate, value: "N", help: "words per minute, \(rate.lowerBound) to \(rate.upperBound)"),
    Option(.pitch, value: "N", help: "\(pitch.lowerBound) to \(pitch.upperBound); 50 is the default of the voice"),
    Option(.volume, value: "N", help: "\(volume.lowerBound) to \(volume.upperBound); 100 is the default of the voice"),
    Option.speechEngine,
    Option(
      .player, value: "COMMAND", reads: .player,
      help: "the command that plays the sound instead of pw-play, paplay or aplay (macOS: afplay); may have arguments"),
  ]

  /// The options for voices in a file, where nothing is played.
  static let making = table.filter { $0.name != .player }

  static let noEarcons = Option(.noEarcons, help: "leaves out the sounds that signal events")

  // The ranges that espeak-ng supports.
  private static let (rate, pitch, volume) = (SpeechProfile.rates, SpeechProfile.pitches, SpeechProfile.volumes)

  init(_ arguments: Arguments) throws(Failure) {
    engineOptions = try arguments.speechEngine()
    playerCommand = arguments.hasIfDeclared(.player) ? arguments.value(.player) : nil
    hasEarcons = !arguments.hasIfDeclared(.noEarcons)
    var speech = SpeechOptions()
    speech.voice = arguments.value(.voice)
    speech.rate = try arguments.number(.rate, VoiceOptions.rate)
    speech.pitch = try arguments.number(.pitch, VoiceOptions.pitch)
    speech.volume = try arguments.number(.volume, VoiceOptions.volume)
    self.speech = speech
  }

  /// Converts texts to words for the speech engine.
  func ear(_ options: ReaderOptions) -> Ear {
    Ear(voices: options.voices, renderer: options.renderer, options: speech)
  }

  /// The speech engine.
  ///
  /// - Parameter isLive: true for interactive use, where the same text need not give the same samples.
  /// - Returns: an engine with the requested voice.
  /// - Throws: ``SoundError`` when espeak-ng is not installed, or the voice does not exist, even if no text is spoken.
  func engine(isLive: Bool = false) throws(SoundError) -> ESpeak {
    var options = engineOptions
    if isLive {
      options.isReproducible = false
      options.workerCount = 1
    }
    let engine = ESpeak(options)
    if let voice = speech.voice { try engine.check(voice: voice) }
    return engine
  }

  func player() throws(SoundError) -> Player {
    if let playerCommand { try Player(playerCommand) } else { try Player.find() }
  }

  /// The voice for walks.
  func liveVoice(_ options: ReaderOptions) throws(SoundError) -> LiveVoice {
    LiveVoice(ear: ear(options), engine: try engine(isLive: true), player: try player(), hasEarcons: hasEarcons)
  }
}

extension Option {
  static let speechEngine = Option(
    .speechEngine, value: "PATH", reads: .engine, help: "the library of espeak-ng to load (default: the installed one)"
  )
}

extension Arguments {
  /// The options of the engine. The running tool is the worker, even under another name.
  ///
  /// - Throws: ``Failure`` with 66 for a path that is not a regular file, because the worker could block on it.
  func speechEngine() throws(Failure) -> ESpeak.Options {
    var options = ESpeak.Options()
    options.worker = ProcessInfo.processInfo.environment["ALOUD_WORKER"] ?? Bundle.main.executablePath
    guard let path = value(.speechEngine) else { return options }
    let isThere = FileManager.default.fileExists(atPath: path)
    if isThere, FileIdentity(path: path) == nil {
      let kind = FileIdentity(folder: path) == nil ? "a pipe or a device" : "a folder"
      throw Failure(.notFound, "\(path.printable): this is \(kind), not a regular file; name the library of espeak-ng")
    }
    // A name without a slash is looked up in the system's library folders, unless a file with this path exists.
    options.library = isThere ? URL(fileURLWithPath: path).path : path
    return options
  }

  /// The value of an option that is a whole number. A number outside the range is replaced by the nearest limit, with a
  /// warning.
  fileprivate func number(_ name: OptionName, _ range: ClosedRange<Int>) throws(Failure) -> Int? {
    guard let word = value(name) else { return nil }
    let (least, most) = (range.lowerBound, range.upperBound)
    guard let number = Int(word) else {
      throw usage("\(name) takes a whole number from \(least) to \(most), not \"\(word)\"")
    }
    let nearest = min(max(number, least), most)
    if nearest != number {
      Standard.error("aloud \(command): warning: \(name) goes from \(least) to \(most); \(nearest) is used")
    }
    return nearest
  }
}
