internal import AloudReader
internal import Foundation

/// What a ``LiveSpeaker`` has under way. It lives until that is over.
final class LiveSpeech: @unchecked Sendable {
  private let player: Player
  private let onError: @Sendable (SoundError) -> Void
  /// Speech, one after another.
  private let queue = DispatchQueue(label: "aloud.speaker")
  /// Sounds, which do not wait for speech.
  private let soundQueue = DispatchQueue(label: "aloud.sounds", attributes: .concurrent)
  /// Guards what follows.
  private let lock = NSLock()
  private var playback: Playback?
  private var sounds: [Playback] = []
  /// Rises with every stop: what was asked for before is not said any more.
  private var turn = 0
  private var waiting = 0
  private var sounding = 0
  /// True once something has failed, and when nobody listens any longer.
  private var isOver = false

  init(_ player: Player, _ onError: @escaping @Sendable (SoundError) -> Void) {
    self.player = player
    self.onError = onError
  }

  var isSpeaking: Bool { lock.withLock { waiting > 0 } }

  func say(_ speech: Waveform, from start: Double = 0) {
    let mine: Int? = lock.withLock {
      guard !isOver else { return nil }
      waiting += 1
      return turn
    }
    guard let mine else { return }
    queue.async { [self] in speak(speech.dropping(seconds: start), in: mine) }
  }

  func stop() {
    let stopped: Playback? = lock.withLock {
      turn += 1
      defer { playback = nil }
      return playback
    }
    stopped?.stop()
  }

  func end() {
    stop()
    let sounds = lock.withLock {
      isOver = true
      return self.sounds
    }
    sounds.forEach { $0.stop() }
  }

  func play(_ happening: Happening) {
    guard let earcon = Earcon(for: happening), beginsSounding() else { return }
    soundQueue.async { [self] in
      defer { lock.withLock { sounding -= 1 } }
      do throws(SoundError) { try sound(earcon) } catch { fail(error) }
    }
  }

  private func sound(_ earcon: Earcon) throws(SoundError) {
    let playback = try player.start(earcon.waveform())
    let isLate = lock.withLock {
      sounds.append(playback)
      return isOver
    }
    if isLate { playback.stop() }
    playback.wait()
    lock.withLock { sounds.removeAll { $0 === playback } }
  }

  /// A player that hangs must not take one thread after another.
  private static let mostSounds = 4

  private func beginsSounding() -> Bool {
    lock.withLock {
      guard !isOver, sounding < LiveSpeech.mostSounds else { return false }
      sounding += 1
      return true
    }
  }

  func waitUntilSilent() { queue.sync {} }

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

  private func isCurrent(_ mine: Int) -> Bool { lock.withLock { turn == mine && !isOver } }

  private func fail(_ error: SoundError) {
    let isFirst: Bool = lock.withLock {
      defer { isOver = true }
      return !isOver
    }
    if isFirst { onError(error) }
  }
}
