public import AloudReader
internal import Foundation

/// Speaks while somebody walks: at once, and silent at once.
///
///     let speaker = LiveSpeaker(player: player) { error in … }
///     speaker.say(try engine.rendition(of: spoken.passage).waveform)
///     speaker.play(.boundary)
///     speaker.stop()
///
/// Nothing here waits: the player is waited for on a thread of the speaker's own.
public final class LiveSpeaker: @unchecked Sendable {
  private let player: Player
  private let onError: @Sendable (SoundError) -> Void
  /// Speech, one after another.
  private let queue = DispatchQueue(label: "aloud.speaker")
  /// Sounds, which do not wait for speech.
  private let soundQueue = DispatchQueue(label: "aloud.sounds", attributes: .concurrent)
  /// Guards what follows.
  private let lock = NSLock()
  private var playback: Playback?
  /// Rises with every stop: what was asked for before is not said any more.
  private var turn = 0
  private var waiting = 0
  private var hasFailed = false

  /// - Parameters:
  ///   - player: who plays it.
  ///   - onError: told once what is wrong; then nothing is heard any more. Called on a thread of the speaker's own.
  public init(player: Player, onError: @escaping @Sendable (SoundError) -> Void = { _ in }) {
    self.player = player
    self.onError = onError
  }

  deinit { stop() }

  /// True while something is said, or about to be said.
  public var isSpeaking: Bool { lock.withLock { waiting > 0 } }

  /// Plays what an engine has said, or the end of it, after what is being played; call ``stop()`` first to hear it at once.
  ///
  /// - Parameters:
  ///   - speech: as it sounds.
  ///   - start: how much of it to leave out, in seconds.
  public func say(_ speech: Waveform, from start: Double = 0) {
    let mine: Int? = lock.withLock {
      guard !hasFailed else { return nil }
      waiting += 1
      return turn
    }
    guard let mine else { return }
    queue.async { [weak self] in self?.speak(speech.dropping(seconds: start), in: mine) }
  }

  /// Silent at once, and whatever was to be said is not.
  public func stop() {
    let stopped: Playback? = lock.withLock {
      turn += 1
      defer { playback = nil }
      return playback
    }
    stopped?.stop()
  }

  /// Plays the sound of a happening on top of speech; of one that has none, nothing.
  public func play(_ happening: Happening) {
    guard !lock.withLock({ hasFailed }) else { return }
    let player = player
    soundQueue.async { [weak self] in
      guard let earcon = Earcon(for: happening) else { return }
      do throws(SoundError) {
        let playback = try player.start(earcon.waveform())
        playback.wait()
      } catch {
        self?.fail(error)
      }
    }
  }

  /// Waits until all has been said. For tests, and for the end of a program.
  public func waitUntilSilent() { queue.sync {} }

  // MARK: On the queue

  private func speak(_ speech: Waveform, in mine: Int) {
    defer { lock.withLock { waiting -= 1 } }
    guard !speech.samples.isEmpty, isCurrent(mine) else { return }
    do throws(SoundError) {
      let playback = try player.start(speech)
      let isLate: Bool = lock.withLock {
        guard turn == mine else { return true }
        self.playback = playback
        return false
      }
      if isLate { playback.stop() }
      playback.wait()
      lock.withLock { if self.playback === playback { self.playback = nil } }
      if let failure = playback.failure { throw player.error(failure) }
    } catch {
      fail(error)
    }
  }

  private func isCurrent(_ mine: Int) -> Bool { lock.withLock { turn == mine && !hasFailed } }

  private func fail(_ error: SoundError) {
    let isFirst: Bool = lock.withLock {
      defer { hasFailed = true }
      return !hasFailed
    }
    if isFirst { onError(error) }
  }
}
