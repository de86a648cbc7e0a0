import Aloud
import AloudExplore

/// The options that tell who speaks and who plays it.
struct VoiceOptions {
  /// The wishes for the engine.
  let speech: SpeechOptions
  let hasEarcons: Bool
  private let engineOptions: ESpeak.Options
  private let command: String?

  /// The options for voices and players.
  static let table: [Option] = [
    Option(.voice, value: "NAME", help: "a voice of espeak-ng for what it can say, such as en-gb or +f3"),
    Option(.rate, value: "N", help: "words a minute, \(rate.lowerBound) to \(rate.upperBound)"),
    Option(
      .pitch, value: "N", help: "\(pitch.lowerBound) to \(pitch.upperBound); 50 is the voice's own"),
    Option(
      .volume, value: "N", help: "\(volume.lowerBound) to \(volume.upperBound); 100 is the voice's own"),
    SpeechEngineOption.option,
    Option(
      .player, value: "COMMAND", help: "plays it instead of pw-play, paplay or aplay; may have arguments",
      file: .read(as: .player)),
  ]

  static let noEarcons = Option(.noEarcons, help: "leaves out the sounds that tell what happens")

  // What espeak-ng honors.
  private static let (rate, pitch, volume) = (SpeechProfile.rates, SpeechProfile.pitches, SpeechProfile.volumes)

  /// - Throws: ``Failure`` for a value that an option cannot have.
  init(_ arguments: Arguments, command: String) throws(Failure) {
    engineOptions = try SpeechEngineOption.engineOptions(arguments)
    self.command = arguments.value(.player)
    hasEarcons = !arguments.hasIfDeclared(.noEarcons)
    var speech = SpeechOptions()
    speech.voice = arguments.value(.voice)
    speech.rate = try arguments.number(.rate, VoiceOptions.rate, command)
    speech.pitch = try arguments.number(.pitch, VoiceOptions.pitch, command)
    speech.volume = try arguments.number(.volume, VoiceOptions.volume, command)
    self.speech = speech
  }

  /// The ear, which makes of texts the words for the engine.
  func ear(_ options: ReaderOptions) -> Ear {
    Ear(voices: options.voices, renderer: options.renderer, options: speech)
  }

  /// The engine that speaks.
  ///
  /// - Parameter isLive: true where somebody waits for it: then the same text need not give the same samples.
  /// - Returns: an engine, with the voice that was asked for.
  /// - Throws: ``SoundError`` when there is no espeak-ng, or no such voice, whether anything is said with it or not.
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

  /// The player.
  ///
  /// - Throws: ``SoundError`` when the player is not there, or none works.
  func player() throws(SoundError) -> Player {
    guard let command else { return try Player.find() }
    return try Player(command)
  }

  /// The voice for walking.
  ///
  /// - Throws: ``SoundError`` when there is no player.
  func liveVoice(_ options: ReaderOptions) throws(SoundError) -> LiveVoice {
    LiveVoice(ear: ear(options), engine: try engine(isLive: true), player: try player(), hasEarcons: hasEarcons)
  }
}

extension Arguments {
  /// A whole number; beyond what is honored, the nearest that is, with a warning.
  fileprivate func number(_ name: OptionName, _ range: ClosedRange<Int>, _ command: String) throws(Failure) -> Int? {
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
