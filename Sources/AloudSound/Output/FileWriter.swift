internal import AloudBase
internal import Foundation

/// Writes a file completely or not at all: first to a temporary file in the same folder, which then replaces the file.
///
///     let file = try FileWriter("out.wav")
///     try file.write(bytes)
///     try file.finish()       // only now does out.wav exist
///
/// Symbolic links are followed, and the permissions of a replaced file are kept. A pipe, a device and standard output
/// (`-`) are written directly. A writer that is not finished leaves no file.
package final class FileWriter {
  /// The path from the caller, for messages.
  public let path: String
  /// The path of the temporary file; nil when the file is written directly.
  public let temporaryPath: String?
  private let target: String
  private let permissions: mode_t?
  private var descriptor: Int32
  /// The offset of the first byte in the file, if the file is seekable.
  private let start: off_t?
  private var isFinished = false

  /// - Throws: ``SoundError`` when the file cannot be created.
  public init(_ path: String) throws(SoundError) {
    self.path = path
    var status = stat()
    let exists = stat(path, &status) == 0
    let isFile = !exists || status.st_mode & S_IFMT == S_IFREG
    guard isFile, FileWriter.stream(path) == nil else {
      (target, temporaryPath, permissions) = (path, nil, nil)
      descriptor = FileWriter.stream(path) ?? FileWriter.openDirectly(path)
      start = FileWriter.place(in: descriptor)
      guard descriptor >= 0 else { throw FileWriter.error(path, errno, isOpen: false) }
      return
    }
    try FileWriter.check(path)
    target = FileWriter.target(of: path)
    permissions = exists ? status.st_mode & 0o7777 : nil
    // The name does not include the name of the file, which may already have the maximum length.
    let name = ".aloud-\(UUID().uuidString)"
    let temporary = FileWriter.folder(of: target) + name
    temporaryPath = temporary
    start = 0
    // The temporary file has the permissions of the replaced file, in case only its owner may read it.
    descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, (permissions ?? 0o666) & 0o666)
    guard descriptor >= 0 else { throw FileWriter.error(path, errno, isOpen: false) }
  }

  deinit { discard() }

  /// - Throws: ``SoundError``; its kind is `closedPipe` when the pipe has no reader any more.
  public func write(_ bytes: [UInt8]) throws(SoundError) {
    let code = bytes.withUnsafeBytes { FileWriter.write($0, to: descriptor) }
    guard code == 0 else { throw FileWriter.error(path, code, isOpen: true) }
  }

  /// True when the beginning of the file can be overwritten.
  public var canReturn: Bool { start != nil }

  /// Overwrites the beginning of the file, if that is possible.
  public func rewriteHead(_ bytes: [UInt8]) throws(SoundError) {
    guard let start else { return }
    guard pwrite(descriptor, bytes, bytes.count, start) == bytes.count else {
      throw FileWriter.error(path, errno, isOpen: true)
    }
  }

  /// Completes the file, and replaces the old one.
  public func finish() throws(SoundError) {
    guard !isFinished else { return }
    guard let temporaryPath else { return discard() }
    if let permissions { fchmod(descriptor, permissions) }
    // Some file systems report a full disk only on closing.
    let code = close(descriptor) == 0 ? 0 : errno
    descriptor = -1
    guard code == 0 else { throw FileWriter.error(path, code, isOpen: true) }
    guard rename(temporaryPath, target) == 0 else { throw FileWriter.error(path, errno, isOpen: false) }
    isFinished = true
  }

  /// Removes the temporary file.
  public func discard() {
    guard !isFinished else { return }
    isFinished = true
    if descriptor > STDERR_FILENO { close(descriptor) }
    if let temporaryPath { unlink(temporaryPath) }
  }

  /// Checks whether a file can be written, without changing anything.
  ///
  /// - Throws: ``SoundError`` of kind `cannotWrite`, with the reason.
  package static func check(_ path: String) throws(SoundError) {
    guard stream(path) == nil else { return }
    var status = stat()
    if stat(path, &status) == 0 {
      if status.st_mode & S_IFMT == S_IFDIR { throw error(path, EISDIR, isOpen: false) }
      guard access(path, W_OK) == 0 else { throw error(path, errno, isOpen: false) }
      guard status.st_mode & S_IFMT == S_IFREG else { return }
    } else if errno != ENOENT {
      // In particular a loop of links, which the file would replace.
      throw error(path, errno, isOpen: false)
    }
    // The file is created in its folder, and then replaces the old one.
    let target = target(of: path)
    let folder = target.contains("/") ? folder(of: target) : "."
    guard stat(folder, &status) == 0 else { throw error(path, errno, isOpen: false) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw error(path, ENOTDIR, isOpen: false) }
    guard access(folder, W_OK | X_OK) == 0 else {
      let reason = String(cString: strerror(errno))
      throw SoundError(.cannotWrite, "\(path): cannot be written; no file can be made in its folder: \(reason)")
    }
  }

  /// True when the path leads to standard output.
  public static func isStandardOutput(_ path: String) -> Bool { stream(path) == STDOUT_FILENO }
}

extension FileWriter {
  /// The standard stream of this process that a path names.
  private static func stream(_ path: String) -> Int32? {
    switch path {
    case "-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1": STDOUT_FILENO
    case "/dev/stderr", "/dev/fd/2", "/proc/self/fd/2": STDERR_FILENO
    default: nil
    }
  }

  /// How long to wait for the reader of a named pipe, in seconds.
  private static let patience = 5.0

  /// Opens a pipe or a device. A pipe without a reader would block forever; its reader may need a moment to start.
  ///
  /// - Returns: the descriptor, or -1 with `errno`.
  private static func openDirectly(_ path: String) -> Int32 {
    let end = Date(timeIntervalSinceNow: patience)
    while true {
      let descriptor = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
      if descriptor >= 0 { _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK) }
      guard descriptor < 0, errno == ENXIO, Date() < end else { return descriptor }
      Thread.sleep(forTimeInterval: 0.05)
    }
  }

  /// The offset of the next byte; nil in a file that is not seekable.
  private static func place(in descriptor: Int32) -> off_t? {
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      fcntl(descriptor, F_GETFL) & O_APPEND == 0
    else { return nil }
    let place = lseek(descriptor, 0, SEEK_CUR)
    return place >= 0 ? place : nil
  }

  /// The target of symbolic links, even if it does not exist yet.
  package static func target(of path: String) -> String {
    var path = path
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { break }
      path = next.hasPrefix("/") ? next : folder(of: path) + next
    }
    return path
  }

  /// The folder of a path, with the slash at its end; empty where the path is only a name.
  ///
  /// A URL would add the path of the current folder, which may not be UTF-8.
  private static func folder(of path: String) -> String {
    let scalars = path.unicodeScalars
    return scalars.lastIndex(of: "/").map { String(scalars[...$0]) } ?? ""
  }

  /// - Returns: 0, or the error number.
  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  private static func error(_ path: String, _ code: Int32, isOpen: Bool) -> SoundError {
    let name: Message = isStandardOutput(path) ? "standard output" : "\(path)"
    switch code {
    case EPIPE: return SoundError(.closedPipe, "\(name): its reader has closed it")
    case ENOSPC, EDQUOT: return SoundError(.writeFailed, "\(name): there is no space left")
    default: break
    }
    if isOpen {
      return SoundError(.writeFailed, "\(name): writing failed: \(Message(english: String(cString: strerror(code))))")
    }
    let reason: Message =
      switch code {
      case ENOENT: "cannot be written; there is no such folder"
      case EISDIR: "cannot be written; this is a folder"
      case ENXIO: "cannot be written; no program reads this pipe"
      default: "cannot be written: \(Message(english: String(cString: strerror(code))))"
      }
    return SoundError(.cannotWrite, "\(name): \(reason)")
  }
}
