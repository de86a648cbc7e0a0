internal import AloudProcess
internal import Foundation

/// Things that must not be left behind when a program is told to end: sound that is being played, and files that are
/// half written.
public final class PlayingSession: Sendable {
  private let state = Guarded(State())

  private struct State {
    var playback: Playback?
    var files: [String] = []
    var isOver = false
  }

  public init() {}

  func isPlaying(_ playback: Playback?) {
    let isLate = state.withLock {
      $0.playback = playback
      return $0.isOver
    }
    if isLate { playback?.stop() }
  }

  /// - Throws: ``SoundError`` once it has been abandoned: nobody listens any longer.
  func check() throws(SoundError) {
    if state.withLock({ $0.isOver }) { throw SoundError(.closedPipe, "nobody listens any longer") }
  }

  func isWriting(_ path: String?) {
    guard let path else { return }
    let isLate = state.withLock {
      $0.files.append(path)
      return $0.isOver
    }
    if isLate { unlink(path) }
  }

  /// Silent at once, and no half-written file stays; may be called from any thread.
  public func abandon() {
    let (playback, files) = state.withLock {
      $0.isOver = true
      return ($0.playback, $0.files)
    }
    playback?.stop()
    for file in files { unlink(file) }
  }
}
