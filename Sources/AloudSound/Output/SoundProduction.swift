public import AloudChart
public import AloudReader
public import AloudScript
internal import AloudSimulator
public import AloudSpeech

/// The outputs of a score: sound and texts.
///
///     var production = SoundProduction(mix: Mix())
///     production.wav = "out.wav"
///     production.captions = "out.vtt"
///     let losses = try production.run(score, engine: engine)
///
/// All outputs are made in one pass, so that they are consistent. Files appear complete; if anything fails, no file
/// appears.
public struct SoundProduction {
  /// The mix. Audio graphs are added to it if the score has any.
  public var mix: Mix
  /// A WAV file; `-` is standard output.
  public var wav: String?
  /// WebVTT or SRT, according to the file extension.
  public var captions: String?
  /// If false, the captions have no cues for sounds. Without sounds they have none in any case.
  public var hasSoundCues = true
  /// JSON; `-` is standard output.
  public var transcript: String?
  /// The player; nil plays nothing.
  public var player: Player?
  /// Called with each line when its playback begins.
  public var onLine: (Int) throws(SoundError) -> Void = { _ in }
  /// Called with each line after its sound was made.
  public var onProgress: (Int) -> Void = { _ in }
  /// Called with each piece after it was made.
  public var onPiece: (SoundPiece) -> Void = { _ in }
  /// Cleans up when the program is being ended.
  public let session = PlayingSession()

  /// Creates a production. Set the handlers before it begins.
  public init(mix: Mix = Mix()) { self.mix = mix }

  /// A line that was not heard, or not completely.
  public struct Loss: Equatable, Sendable {
    /// The text of the line.
    public let text: String
    /// Why it was not heard, and what to do.
    public let reason: String
    /// False when a part of the line was heard.
    public let isWhole: Bool
  }

  /// Makes the sound and writes all outputs.
  ///
  /// - Parameters:
  ///   - score: the score.
  ///   - engine: called after all files have been opened.
  /// - Returns: the lines that were not heard, with the reasons.
  /// - Throws: ``SoundError``. An error during the production leaves no file.
  public func run(
    _ score: Score, engine: () throws(SoundError) -> any SpeechEngine
  ) throws(SoundError) -> [Loss] {
    var mix = mix
    mix.hasGraphs = mix.hasGraphs || score.hasGraphs
    let outputs = try outputs(for: score, mix)
    let renderer = SoundRenderer(score, mix: mix, makesSound: outputs.contains(where: \.wantsSound))
    var losses: [Loss] = []
    var count = 0
    // Tones need no speech engine.
    let engine: any SpeechEngine = score.heardLines.isEmpty ? NoEngine() : try engine()
    try renderer.render(with: engine) { piece throws(SoundError) in
      try session.check()
      for output in outputs { try output.take(piece) }
      onPiece(piece)
      guard case .heard(let line) = piece else { return }
      count += 1
      onProgress(count)
      if let loss = Loss(line, in: score) { losses.append(loss) }
    }
    for output in outputs { try output.complete() }
    for output in outputs {
      try session.check()
      try output.finish()
    }
    return losses
  }

  private func outputs(for score: Score, _ mix: Mix) throws(SoundError) -> [any SoundOutput] {
    var outputs: [any SoundOutput] = []
    if let wav { outputs.append(try WaveOutput(try file(wav), mix, silence: score.shortestDuration)) }
    if let captions {
      let format = Captions.Format(path: captions) ?? .webVTT
      let writer = Captions(format, of: score, hasSoundCues: hasSoundCues && mix.hasEarcons)
      outputs.append(TimesOutput(try file(captions)) { writer.text(of: $0) })
    }
    if let transcript {
      outputs.append(TimesOutput(try file(transcript)) { Transcript(of: score).text($0) })
    }
    // This is last, so that nothing is played if a file cannot be written.
    if let player { outputs.append(PlayingOutput(player, mix, session: session, onLine: onLine)) }
    return outputs
  }

  private func file(_ path: String) throws(SoundError) -> FileWriter {
    let file = try FileWriter(path)
    session.isWriting(file.temporaryPath)
    return file
  }
}

extension SoundProduction.Loss {
  /// Nil when all of the line was heard.
  package init?(_ heard: HeardLine, in score: Score) {
    guard let reason = heard.loss else { return nil }
    self.init(text: score.lines[heard.line].spoken.text, reason: reason, isWhole: !heard.isHeard)
  }
}

/// The engine for a score without speech; it never receives a passage.
private struct NoEngine: SpeechEngine {
  func render(
    _ passages: some Sequence<Passage>, _ take: (Rendition) throws(SoundError) -> Void
  ) throws(SoundError) {}
}

extension Score {
  /// Writes the sound as a WAV file, completely or not at all.
  ///
  /// - Parameters:
  ///   - path: the file; `-` is standard output.
  ///   - mix: the sounds in addition to speech.
  ///   - engine: the speech engine. With nil, espeak-ng is used, if the score has speech.
  /// - Returns: the lines that were not heard, with the reasons.
  /// - Throws: ``SoundError`` without espeak-ng, and for a file that cannot be written.
  @discardableResult
  public func writeWAV(
    to path: String, mix: Mix = Mix(hasEarcons: true), engine: (any SpeechEngine)? = nil
  ) throws(SoundError) -> [SoundProduction.Loss] {
    var production = SoundProduction(mix: mix)
    production.wav = path
    return try production.run(self) { () throws(SoundError) in engine ?? ESpeak() }
  }
}

extension ScriptRun {
  /// Writes the sound of a script as a WAV file, completely or not at all.
  ///
  ///     let file = try ScriptFile(path: "reply.aloud")
  ///     try file.script.run(on: file.document()).writeWAV(to: "reply.wav")
  ///
  /// - Parameters:
  ///   - path: the file; `-` is standard output.
  ///   - voices: the voices with which the script was performed.
  ///   - mix: the sounds in addition to speech.
  ///   - engine: the speech engine. With nil, espeak-ng is used, if the score has speech.
  /// - Returns: the lines that were not heard, with the reasons.
  /// - Throws: ``SoundError`` without espeak-ng, and for a file that cannot be written.
  @discardableResult
  public func writeWAV(
    to path: String, voices: VoiceLibrary = .standard, mix: Mix = Mix(hasEarcons: true),
    engine: (any SpeechEngine)? = nil
  ) throws(SoundError) -> [SoundProduction.Loss] {
    let ear = Ear(voices: voices, renderer: simulator.reader.renderer)
    return try Score(self, ear: ear).writeWAV(to: path, mix: mix, engine: engine)
  }
}

extension AudioGraph {
  /// Writes the tones of a chart as a WAV file, completely or not at all. No speech engine is needed.
  ///
  /// - Parameter path: the file; `-` is standard output.
  /// - Throws: ``SoundError`` for a file that cannot be written.
  public func writeWAV(to path: String) throws(SoundError) {
    var score = Score()
    score.play(self)
    try score.writeWAV(to: path)
  }
}
