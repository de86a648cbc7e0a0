internal import AloudBase
internal import AloudProcess
internal import AloudTones
internal import Foundation

/// Plays a score utterance by utterance. The next one is made during the playback.
final class PlayingOutput: SoundOutput {
  let wantsSound = true
  private let player: Player
  private let mix: Mix
  /// Called with each line when its playback begins.
  private let onLine: (Int) throws(SoundError) -> Void
  private let session: PlayingSession
  /// The sound to play next, and the lines that begin in it.
  private var next: Waveform
  private var lines: [Int] = []
  private var current: Playback?

  /// The maximum length that is played at once, in seconds, so that playback begins early, and a long silence takes
  /// little memory.
  private static let limit = 20.0

  init(
    _ player: Player, _ mix: Mix, session: PlayingSession, onLine: @escaping (Int) throws(SoundError) -> Void
  ) {
    self.player = player
    self.mix = mix
    self.session = session
    self.onLine = onLine
    next = Waveform(sampleRate: mix.sampleRate, channelCount: mix.channelCount)
  }

  func take(_ piece: SoundPiece) throws(SoundError) {
    switch piece {
    case .began(let line):
      try playNext()
      lines.append(line)
    case .sound(let waveform):
      next.samples += waveform.samples
      if next.duration >= PlayingOutput.limit { try playNext() }
    case .heard, .played, .happened: break
    }
  }

  func finish() throws(SoundError) {
    try playNext()
    try waitForCurrent()
  }

  private func playNext() throws(SoundError) {
    guard !next.samples.isEmpty || !lines.isEmpty else { return }
    try waitForCurrent()
    for line in lines { try onLine(line) }
    lines = []
    if !next.samples.isEmpty {
      current = try player.start(next)
      session.isPlaying(current)
    }
    next.samples = []
  }

  private func waitForCurrent() throws(SoundError) {
    guard let current else { return }
    self.current = nil
    current.wait()
    session.isPlaying(nil)
    if let failure = current.failure { throw player.error(failure) }
  }
}

/// Cleans up when a program is being ended: it stops the sound, and removes incomplete files.
public final class PlayingSession: Sendable {
  private let state = Guarded(State())

  private struct State {
    var playback: Playback?
    var files: [String] = []
    var isOver = false
  }

  /// Creates a session without a player.
  public init() {}

  func isPlaying(_ playback: Playback?) {
    let isLate = state.withLock {
      $0.playback = playback
      return $0.isOver
    }
    if isLate { playback?.stop() }
  }

  /// - Throws: ``SoundError`` once the session has been abandoned.
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

  /// Stops sound immediately, and removes incomplete files. May be called on any thread.
  public func abandon() {
    let (playback, files) = state.withLock {
      $0.isOver = true
      return ($0.playback, $0.files)
    }
    playback?.stop()
    for file in files { unlink(file) }
  }
}
