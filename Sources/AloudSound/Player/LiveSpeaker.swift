internal import AloudProcess
public import AloudReader
internal import Foundation

/// Speaks while a screen is explored: it begins at once, and falls silent at once.
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

  /// Plays what an engine has said after what is being played; call ``stop()`` first to hear it at once.
  public func say(_ waveform: Waveform) { speech.say(waveform) }

  /// Silent at once, and whatever was to be said is not.
  public func stop() { speech.stop() }

  /// Silent at once, sounds among it, and from now on.
  public func end() { speech.end() }

  /// Plays the sound of a happening on top of speech. Does nothing for a happening without a sound, and while several
  /// sounds play already: one more could not be told from them.
  public func play(_ happening: Happening) { speech.play(happening) }

  /// Waits until all has been said. For tests, and for the end of a program.
  public func waitUntilSilent() { speech.waitUntilSilent() }
}

/// The speech that a ``LiveSpeaker`` has under way. It lives until that is over.
final class LiveSpeech: Sendable {
  private let player: Player
  private let onError: @Sendable (SoundError) -> Void
  /// Speech, one after another.
  private let queue = DispatchQueue(label: "aloud.speaker")
  /// Sounds, which do not wait for speech.
  private let soundQueue = DispatchQueue(label: "aloud.sounds", attributes: .concurrent)
  private let state = Guarded(State())

  private struct State {
    var playback: Playback?
    var sounds: [Playback] = []
    /// Rises with every stop: what was asked for before is not said any more.
    var turn = 0
    var waiting = 0
    var sounding = 0
    /// True once something has failed, and after ``end()``.
    var isOver = false
  }

  init(_ player: Player, _ onError: @escaping @Sendable (SoundError) -> Void) {
    self.player = player
    self.onError = onError
  }

  var isSpeaking: Bool { state.withLock { $0.waiting > 0 } }

  func say(_ speech: Waveform) {
    let mine: Int? = state.withLock {
      guard !$0.isOver else { return nil }
      $0.waiting += 1
      return $0.turn
    }
    guard let mine else { return }
    queue.async { [self] in speak(speech, in: mine) }
  }

  func stop() {
    let stopped = state.withLock { state in
      state.turn += 1
      defer { state.playback = nil }
      return state.playback
    }
    stopped?.stop()
  }

  func end() {
    stop()
    let sounds = state.withLock {
      $0.isOver = true
      return $0.sounds
    }
    sounds.forEach { $0.stop() }
  }

  func play(_ happening: Happening) {
    guard let earcon = Earcon(for: happening), beginsSounding() else { return }
    soundQueue.async { [self] in
      defer { state.withLock { $0.sounding -= 1 } }
      do throws(SoundError) { try sound(earcon) } catch { fail(error) }
    }
  }

  private func sound(_ earcon: Earcon) throws(SoundError) {
    let playback = try player.start(earcon.waveform())
    let isLate = state.withLock {
      $0.sounds.append(playback)
      return $0.isOver
    }
    if isLate { playback.stop() }
    playback.wait()
    state.withLock { state in state.sounds.removeAll { $0 === playback } }
  }

  /// A player that hangs must not take one thread after another.
  private static let mostSounds = 4

  private func beginsSounding() -> Bool {
    state.withLock {
      guard !$0.isOver, $0.sounding < LiveSpeech.mostSounds else { return false }
      $0.sounding += 1
      return true
    }
  }

  func waitUntilSilent() { queue.sync {} }

  // MARK: On the queue

  private func speak(_ speech: Waveform, in mine: Int) {
    defer { state.withLock { $0.waiting -= 1 } }
    guard !speech.samples.isEmpty, isCurrent(mine) else { return }
    do throws(SoundError) {
      let playback = try player.start(speech)
      let isLate: Bool = state.withLock {
        guard $0.turn == mine else { return true }
        $0.playback = playback
        return false
      }
      if isLate { playback.stop() }
      playback.wait()
      state.withLock { if $0.playback === playback { $0.playback = nil } }
      if let failure = playback.failure { throw player.error(failure) }
    } catch {
      fail(error)
    }
  }

  private func isCurrent(_ mine: Int) -> Bool { state.withLock { $0.turn == mine && !$0.isOver } }

  private func fail(_ error: SoundError) {
    let isFirst = state.withLock { state in
      defer { state.isOver = true }
      return !state.isOver
    }
    if isFirst { onError(error) }
  }
}
