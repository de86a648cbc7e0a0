public import AloudBase
internal import AloudProcess
internal import AloudTones
internal import Foundation

/// A sound that is being played.
public final class Playback: Sendable {
  private let child: StartedProcess
  private let errors: FileHandle
  /// The duration of the sound, in seconds.
  private let duration: Double
  private let sound: TemporaryFile

  /// How much longer than the sound a player may take, in seconds; a player may wait for a device forever.
  private static let patience = 5.0

  init(_ player: Player, _ waveform: Waveform) throws(SoundError) {
    errors = try TemporaryFile().handle
    let sound = try TemporaryFile(WaveFile.file(waveform), suffix: player.needsNamedFile ? ".wav" : nil)
    // The player has its own descriptor, so ours is closed; many sounds would use up the descriptors.
    defer { try? sound.handle.close() }
    duration = waveform.duration
    do throws(SystemFailure) {
      child = StartedProcess(
        try ChildProcess.start(
          player.program, player.words.dropFirst() + [sound.path ?? "/dev/stdin"],
          input: sound.handle.fileDescriptor, output: nil, errors: errors.fileDescriptor))
    } catch {
      sound.remove()
      throw player.error("it cannot be started: \(error.reason)")
    }
    self.sound = sound
  }

  deinit { stop() }

  /// False after the player has ended.
  public var isPlaying: Bool { child.status == nil }

  /// Stops immediately, including all processes that the player has started. May be called at any time, on any thread.
  public func stop() {
    child.kill(.unwanted)
    sound.remove()
  }

  /// Waits until the sound has been played, and stops a player that does not end.
  public func wait() {
    if wait(seconds: duration + Playback.patience) { return }
    child.kill(.hopeless)
    _ = wait(seconds: Playback.patience)
  }

  /// Waits for at most a number of seconds.
  ///
  /// - Returns: true when the playback has ended.
  public func wait(seconds: Double) -> Bool { child.wait(seconds: seconds) }

  /// The error message of the command; nil during the playback, after a success, and when the playback was stopped.
  public var failure: Message? {
    guard let status = child.status, status != 0 else { return nil }
    switch child.reason {
    case .none: break
    case .unwanted: return nil
    case .hopeless: return "it does not end"
    }
    return lastWords.map { "\($0)" } ?? StartedProcess.ending(status)
  }

  /// The last line that the command wrote to standard error.
  private var lastWords: String? {
    try? errors.seek(toOffset: 0)
    guard let data = try? errors.read(upToCount: 1 << 16), !data.isEmpty else { return nil }
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).last.map(String.init)
  }
}

/// A file in the folder for temporary files. Without a name it is deleted once all descriptors are closed.
struct TemporaryFile: Sendable {
  let handle: FileHandle
  /// The path of a file with a name, which the user of this file removes.
  let path: String?

  /// - Parameters:
  ///   - bytes: the content; the file is then read from its beginning.
  ///   - suffix: the end of the name; nil for a file without a name.
  /// - Throws: ``SoundError`` when it cannot be created.
  init(_ bytes: [UInt8] = [], suffix: String? = nil) throws(SoundError) {
    let folder = FileManager.default.temporaryDirectory.path
    var template = Array("\(folder)/aloud-XXXXXX\(suffix ?? "")".utf8CString)
    let made = mkstemps(&template, CInt(suffix?.utf8.count ?? 0))
    // Do not use the number of a closed standard stream, because a child would use it as that stream.
    let descriptor = fcntl(made, F_DUPFD_CLOEXEC, 3)
    if made >= 0 { close(made) }
    guard descriptor >= 0 else { throw SoundError(.writeFailed, "\(folder): cannot create a temporary file") }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    if suffix == nil {
      unlink(template)
      path = nil
    } else {
      path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    }
    do {
      try handle.write(contentsOf: Data(bytes))
      try handle.seek(toOffset: 0)
    } catch {
      remove()
      throw SoundError(.writeFailed, "\(folder): there is no space for sound")
    }
  }

  /// Removes the name of a file that has one.
  func remove() { if let path { unlink(path) } }
}
