public import AloudChart
public import AloudReader
public import AloudScript
internal import AloudSimulator
public import AloudSpeech

extension Score {
  /// Writes what is heard as a WAV file, whole or not at all.
  ///
  /// - Parameters:
  ///   - path: the file; `-` is standard output.
  ///   - mix: which sounds go with the speech.
  ///   - engine: the engine that speaks. Nil is espeak-ng, which is needed only for scores with speech.
  /// - Returns: what was not heard, and why.
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
  /// Writes what is heard of a script as a WAV file, whole or not at all.
  ///
  ///     let file = try ScriptFile(path: "reply.aloud")
  ///     try file.script.run(on: file.document()).writeWAV(to: "reply.wav")
  ///
  /// - Parameters:
  ///   - path: the file; `-` is standard output.
  ///   - voices: the voices with which the script was performed.
  ///   - mix: which sounds go with the speech.
  ///   - engine: the engine that speaks. Nil is espeak-ng, which is needed only for scores with speech.
  /// - Returns: what was not heard, and why.
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
  /// Writes the tones of a chart as a WAV file, whole or not at all. No engine is needed.
  ///
  /// - Parameter path: the file; `-` is standard output.
  /// - Throws: ``SoundError`` for a file that cannot be written.
  public func writeWAV(to path: String) throws(SoundError) {
    var score = Score()
    score.play(self)
    try score.writeWAV(to: path)
  }
}
