internal import AloudProcess
public import AloudReader
public import AloudTones
internal import Foundation

/// Speaks during the exploration of a screen: it starts and stops immediately.
///
///     let speaker = LiveSpeaker(player: player) { error in … }
///     speaker.say(try engine.rendition(of: spoken.passage).waveform)
///     speaker.play(.boundary)
///     speaker.stop()
///
/// No method blocks, except ``waitUntilSilent()``: the speaker waits for the player on its own thread.
public final class LiveSpeaker: Sendable {
  private let speech: LiveSpeech

  /// - Parameters:
  ///   - player: the player.
  ///   - onError: called once with an error; nothing is played after that. Called on a thread of the speaker.
  public init(player: Player, onError: @escaping @Sendable (SoundError) -> Void = { _ in }) {
    speech = LiveSpeech(player, onError)
  }

  // The playing sound retains the speech, but not the speaker, so the speaker can be deinitialized in the middle of a
  // word.
  deinit { end() }

  /// True while something is being spoken, or waits to be spoken.
  public var isSpeaking: Bool { speech.isSpeaking }

  /// Plays speech after the current one; call ``stop()`` first to hear it immediately.
  public func say(_ waveform: Waveform) { speech.say(waveform) }

  /// Stops speech immediately, and discards waiting speech.
  public func stop() { speech.stop() }

  /// Stops speech and sounds immediately and permanently.
  public func end() { speech.end() }

  /// Plays the sound of an event in addition to speech. Does nothing for an event without a sound, and while several
  /// sounds are playing, because users could not distinguish another one.
  public func play(_ happening: Happening) { speech.play(happening) }

  /// Waits until all speech has ended; for tests, and for the end of a program.
  public func waitUntilSilent() { speech.waitUntilSilent() }
}

/// The current speech of a ``LiveSpeaker``. It lives until the speech is over.
final class LiveSpeech: Sendable {
  private let player: Player
  private let onError: @Sendable (SoundError) -> Void
  /// Plays one speech after another.
  private let queue = DispatchQueue(label: "aloud.speaker")
  /// Plays sounds, which do not wait for speech.
  private let soundQueue = DispatchQueue(label: "aloud.sounds", attributes: .concurrent)
  private let state = Guarded(State())

  private struct State {
    var playback: Playback?
    var sounds: [Playback] = []
    /// Incremented by every stop; earlier requests are no longer played.
    var turn = 0
    var waiting = 0
    var sounding = 0
    /// True after an error, and after ``end()``.
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

  /// The maximum number of simultaneous sounds. If a player hangs, each sound would block another thread.
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
