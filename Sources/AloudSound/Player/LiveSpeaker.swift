public import AloudReader

/// Speaks while somebody walks: at once, and silent at once.
///
///     let speaker = LiveSpeaker(player: player) { error in … }
///     speaker.say(try engine.rendition(of: spoken.passage).waveform)
///     speaker.play(.boundary)
///     speaker.stop()
///
/// Nothing here waits: the player is waited for on a thread of the speaker's own.
public final class LiveSpeaker: Sendable {
  private let speech: LiveSpeech

  /// - Parameters:
  ///   - player: who plays it.
  ///   - onError: told once what is wrong; then nothing is heard any more. Called on a thread of the speaker's own.
  public init(player: Player, onError: @escaping @Sendable (SoundError) -> Void = { _ in }) {
    speech = LiveSpeech(player, onError)
  }

  // The sound that plays holds the speech, and not the speaker, which so can go in the middle of a word.
  deinit { end() }

  /// True while something is said, or about to be said.
  public var isSpeaking: Bool { speech.isSpeaking }

  /// Plays what an engine has said, or the end of it, after what is being played; call ``stop()`` first to hear it at once.
  ///
  /// - Parameters:
  ///   - waveform: as it sounds.
  ///   - start: how much of it to leave out, in seconds.
  public func say(_ waveform: Waveform, from start: Double = 0) { speech.say(waveform, from: start) }

  /// Silent at once, and whatever was to be said is not.
  public func stop() { speech.stop() }

  /// Silent at once, sounds among it, and from now on.
  public func end() { speech.end() }

  /// Plays the sound of a happening on top of speech; of one that has none, nothing, and nothing where several sound already:
  /// nobody could tell one more from them.
  public func play(_ happening: Happening) { speech.play(happening) }

  /// Waits until all has been said. For tests, and for the end of a program.
  public func waitUntilSilent() { speech.waitUntilSilent() }
}
