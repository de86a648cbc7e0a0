internal import Foundation

/// Sound that is being played.
public final class Playback: Sendable {
  private let child: Child
  private let errors: FileHandle
  /// How long it should take, in seconds.
  private let duration: Double

  /// How much longer than its sound a player may take, in seconds: one that waits for a device waits for ever.
  private static let patience = 5.0

  init(_ player: Player, _ waveform: Waveform) throws(SoundError) {
    let sound = try NamelessFile.make(WaveFile.file(waveform))
    // The player has it; whoever plays many sounds must not keep them all.
    defer { try? sound.close() }
    errors = try NamelessFile.make()
    duration = waveform.duration
    let started = ChildProcess.start(
      player.program, player.words.dropFirst() + ["/dev/stdin"], input: sound.fileDescriptor, output: nil,
      errors: errors.fileDescriptor)
    guard case .success(let process) = started else {
      throw player.error("it cannot be started: \(started.reason)")
    }
    child = Child(process)
  }

  deinit { stop() }

  public var isPlaying: Bool { child.status == nil }

  /// Stops at once, with all that the player has started; may be called at any time, from any thread.
  public func stop() { child.kill(.unwanted) }

  /// Waits until it has been played, and stops a player that does not end.
  public func wait() {
    if wait(seconds: duration + Playback.patience) { return }
    child.kill(.hopeless)
    _ = wait(seconds: Playback.patience)
  }

  /// Waits for so many seconds at most.
  ///
  /// - Returns: true when it is over.
  public func wait(seconds: Double) -> Bool { child.wait(seconds: seconds) }

  /// Why the command failed, in its own last words; nil while it plays, and when all went well or it was stopped.
  public var failure: String? {
    guard let status = child.status, status != 0 else { return nil }
    switch child.reason {
    case .none: break
    case .unwanted: return nil
    case .hopeless: return "it does not end"
    }
    return lastWords ?? "it ended with \(status & 0x7F == 0 ? "status \(status >> 8)" : "signal \(status & 0x7F)")"
  }

  /// The last line that the command wrote to standard error.
  private var lastWords: String? {
    try? errors.seek(toOffset: 0)
    guard let data = try? errors.read(upToCount: 1 << 16), !data.isEmpty else { return nil }
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).last.map(String.init)
  }
}

/// A process that plays, and how it ended.
private final class Child: Sendable {
  private let process: pid_t
  private let fate = Guarded(Fate())

  private struct Fate {
    /// As `waitpid` gives it; nil while it runs.
    var status: CInt?
    var killed: Reason?
  }

  /// Why we have ended it.
  enum Reason { case unwanted, hopeless }

  /// How often the process is looked at while somebody waits for its end, in seconds.
  private static let interval = 0.005

  init(_ process: pid_t) { self.process = process }

  /// Leaves no process behind, not even one that has ended.
  deinit {
    guard status == nil else { return }
    kill(.unwanted)
    var status: CInt = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// Nil while it runs.
  var status: CInt? {
    fate.withLock { fate in
      guard fate.status == nil else { return fate.status }
      var status: CInt = 0
      let ended = waitpid(process, &status, WNOHANG)
      // A process that is not our child any more has ended, too.
      if ended == process || (ended == -1 && errno == ECHILD) { fate.status = status }
      return fate.status
    }
  }

  /// The lock is held, so that the number of the process is not another's meanwhile.
  func kill(_ reason: Reason) {
    fate.withLock {
      guard $0.status == nil else { return }
      $0.killed = $0.killed ?? reason
      guard Foundation.kill(-process, SIGKILL) != 0 else { return }
      Foundation.kill(process, SIGKILL)
    }
  }

  /// Nil when it has ended by itself, or another has ended it.
  var reason: Reason? { fate.withLock { $0.killed } }

  /// - Returns: true when it has ended.
  func wait(seconds: Double) -> Bool {
    let end = ContinuousClock.now + .seconds(min(seconds, 1e9))
    while status == nil {
      guard ContinuousClock.now < end else { return false }
      Thread.sleep(forTimeInterval: Child.interval)
    }
    return true
  }
}
