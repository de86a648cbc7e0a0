internal import AloudProcess
internal import Foundation

/// Sound that is being played.
public final class Playback: Sendable {
  private let child: StartedProcess
  private let errors: FileHandle
  /// How long it should take, in seconds.
  private let duration: Double

  /// How much longer than its sound a player may take, in seconds: one that waits for a device waits for ever.
  private static let patience = 5.0

  init(_ player: Player, _ waveform: Waveform) throws(SoundError) {
    let sound = try NamelessFile.make(WaveFile.file(waveform))
    // The player has a descriptor of its own, so ours is closed: many sounds would use up the descriptors.
    defer { try? sound.close() }
    errors = try NamelessFile.make()
    duration = waveform.duration
    do throws(SystemFailure) {
      child = StartedProcess(
        try ChildProcess.start(
          player.program, player.words.dropFirst() + ["/dev/stdin"], input: sound.fileDescriptor, output: nil,
          errors: errors.fileDescriptor))
    } catch {
      throw player.error("it cannot be started: \(error.reason)")
    }
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

/// A file without a name: it is gone once it is closed everywhere.
enum NamelessFile {
  /// - Throws: ``SoundError`` when it cannot be made.
  static func make(_ bytes: [UInt8] = []) throws(SoundError) -> FileHandle {
    let folder = FileManager.default.temporaryDirectory.path
    var template = Array("\(folder)/aloud-XXXXXX".utf8CString)
    let made = mkstemp(&template)
    // Never in the place of a standard stream that is closed: a child would take it for its own.
    let descriptor = fcntl(made, F_DUPFD_CLOEXEC, 3)
    if made >= 0 { close(made) }
    guard descriptor >= 0 else { throw SoundError(.writeFailed, "\(folder): cannot create a temporary file") }
    unlink(template)
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: Data(bytes))
      try handle.seek(toOffset: 0)
    } catch {
      throw SoundError(.writeFailed, "\(folder): there is no space for sound")
    }
    return handle
  }
}
