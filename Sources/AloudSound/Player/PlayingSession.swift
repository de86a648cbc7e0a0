internal import Foundation

/// What must not be left behind when a program is told to end: sound that is being played, and files that are half written.
public final class PlayingSession: @unchecked Sendable {
  private let lock = NSLock()
  private var playback: Playback?
  private var files: [String] = []
  private var isOver = false

  public init() {}

  func isPlaying(_ playback: Playback?) {
    let isLate = lock.withLock {
      self.playback = playback
      return isOver
    }
    if isLate { playback?.stop() }
  }

  /// - Throws: ``SoundError`` once it has been abandoned: nobody listens any longer.
  func check() throws(SoundError) {
    if lock.withLock({ isOver }) { throw SoundError(.closedPipe, "nobody listens any longer") }
  }

  func isWriting(_ path: String?) {
    guard let path else { return }
    let isLate = lock.withLock {
      files.append(path)
      return isOver
    }
    if isLate { unlink(path) }
  }

  /// Silent at once, and no half-written file stays; may be called from any thread.
  public func abandon() {
    let (playback, files) = lock.withLock {
      isOver = true
      return (self.playback, self.files)
    }
    playback?.stop()
    for file in files { unlink(file) }
  }
}
