internal import Foundation

/// Sound that is being played.
public final class Playback: Sendable {
  private let process: Process
  private let errors: FileHandle
  private let ended = DispatchGroup()

  init(_ player: Player, _ waveform: Waveform) throws(SoundError) {
    let sound = try NamelessFile.make(WaveFile.file(waveform))
    errors = try NamelessFile.make()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: player.program)
    process.arguments = player.words.dropFirst() + ["/dev/stdin"]
    process.standardInput = sound
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    self.process = process
    let ended = ended
    ended.enter()
    process.terminationHandler = { _ in ended.leave() }
    do {
      try process.run()
    } catch {
      process.terminationHandler = nil
      ended.leave()
      throw player.error("it cannot be started: \(Playback.reason(error))")
    }
  }

  deinit { stop() }

  public var isPlaying: Bool { process.isRunning }

  /// Stops at once; may be called at any time, from any thread.
  public func stop() {
    guard process.isRunning else { return }
    // The player and what it has started.
    let group = -process.processIdentifier
    if kill(group, SIGKILL) != 0 { kill(process.processIdentifier, SIGKILL) }
  }

  /// Waits until it has been played.
  public func wait() { ended.wait() }

  /// Waits for so many seconds at most.
  ///
  /// - Returns: true when it is over.
  public func wait(seconds: Double) -> Bool { ended.wait(timeout: .now() + seconds) == .success }

  /// Why the command failed, in its own last words; nil while it plays, and when all went well or it was stopped.
  public var failure: String? {
    guard !process.isRunning else { return nil }
    let hasFailed = process.terminationReason == .exit ? process.terminationStatus != 0 : !wasKilled
    guard hasFailed else { return nil }
    return lastWords ?? "it ended with status \(process.terminationStatus)"
  }

  private var wasKilled: Bool { process.terminationStatus == SIGKILL }

  /// The last line that the command wrote to standard error.
  private var lastWords: String? {
    try? errors.seek(toOffset: 0)
    guard let data = try? errors.read(upToCount: 1 << 16), !data.isEmpty else { return nil }
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).last.map(String.init)
  }

  /// What the system says of a program that cannot be started.
  private static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    return cause.domain == NSPOSIXErrorDomain
      ? String(cString: strerror(Int32(cause.code))) : cause.localizedDescription
  }
}
