package import AloudBase
internal import AloudImport
internal import Foundation

/// Why a file or a folder cannot be read.
package struct FileFailure: Error, Equatable, Sendable, CustomStringConvertible {
  package enum Problem: Sendable {
    case missing, folder, notRegular, tooLarge, unreadable
  }

  package let kind: Problem
  package let path: String
  /// The fault, without the path.
  package let message: Message

  package var description: String { "\(told)" }

  /// The path and the fault.
  package var told: Message { "\(path.printable): \(message)" }

  package init(_ kind: Problem, _ path: String, _ message: Message) {
    self.kind = kind
    self.path = path
    self.message = message
  }

  /// A failed call, such as `cannot be read`, with its `errno`.
  init(_ path: String, _ failure: Message, code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self.init(.missing, path, "there is no such file")
    default: self.init(.unreadable, path, "\(failure): \(Message(english: String(cString: strerror(code))))")
    }
  }
}

/// Reads whole files. It refuses named pipes and devices, because reading them can block or never end.
package enum FileContents {
  /// The bytes of a regular file, or of a stream that is already open in this process, such as `/dev/fd/63` of a shell.
  ///
  /// - Parameters:
  ///   - path: a file; `-` is a file of that name.
  ///   - didRead: is called each time that a regular file was read. Tests change the file then.
  /// - Returns: the whole content.
  /// - Throws: ``FileFailure``; also for a file larger than `ImportedScreen.maximumSize`.
  package static func bytes(at path: String, didRead: () -> Void = {}) throws(FileFailure) -> [UInt8] {
    // Without O_NONBLOCK, opening a named pipe waits for its writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(path, "cannot be read", code: errno) }
    defer { close(descriptor) }
    if isOpenStream(path) {
      // On some systems, opening such a path gives the open stream itself. Its other readers expect it to block.
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
      return try bytes(of: descriptor, path)
    }
    for _ in 0..<attempts {
      let before = try check(descriptor, path)
      let bytes = try bytes(of: descriptor, path)
      didRead()
      if try check(descriptor, path) == before, before[0] == 0 || bytes.count == before[0] { return bytes }
      // Another program is writing it. A part of the old content with a part of the new one would mean nothing.
      usleep(50_000)
      lseek(descriptor, 0, SEEK_SET)
    }
    throw FileFailure(.unreadable, path, "this file changes while it is read; try again when it is written")
  }

  /// How often a file is read that changes meanwhile. Together with the pauses, this takes a second.
  private static let attempts = 20

  /// Reads an open file or stream to its end.
  ///
  /// - Parameters:
  ///   - descriptor: stays open.
  ///   - path: for messages.
  /// - Returns: the bytes from the current position to the end.
  /// - Throws: ``FileFailure``.
  package static func bytes(of descriptor: Int32, _ path: String) throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    // Reserve the size: an array that grows is copied again and again.
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      bytes.reserveCapacity(min(max(Int(status.st_size), 0), ImportedScreen.maximumSize) + 1)
    }
    var piece = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = read(descriptor, &piece, piece.count)
      if count == 0 { return bytes }
      guard count > 0 else {
        if errno == EINTR { continue }
        if errno == EISDIR { throw FileFailure(.folder, path, "this is a folder") }
        throw FileFailure(path, "cannot be read", code: errno)
      }
      bytes += piece[..<count]
      guard bytes.count <= ImportedScreen.maximumSize else {
        throw FileFailure(
          .tooLarge, path, "this is larger than \(ImportedScreen.maximumSize >> 20) MB, the limit for a screen")
      }
    }
  }

  /// - Returns: values that change whenever the file changes; the first one is its size in bytes, or 0 where the system does not say it.
  private static func check(_ descriptor: Int32, _ path: String) throws(FileFailure) -> [Int] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFailure(path, "cannot be read", code: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      #if canImport(Darwin)
        let changed = status.st_mtimespec
      #else
        let changed = status.st_mtim
      #endif
      return [Int(status.st_size), Int(changed.tv_sec), Int(changed.tv_nsec)]
    case S_IFDIR: throw FileFailure(.folder, path, "this is a folder")
    default:
      throw FileFailure(
        .notRegular, path, "this is a pipe or a device, not a regular file; for a stream, use - (standard input)")
    }
  }

  /// True for the names by which systems and shells refer to open descriptors of this process.
  private static func isOpenStream(_ path: String) -> Bool {
    ["/dev/stdin", "/proc/self/fd/0"].contains(path)
      || ["/dev/fd/", "/proc/self/fd/"].contains { path.hasPrefix($0) && Int32(path.dropFirst($0.count)) != nil }
  }
}

extension VoiceOverDesignerFolder {
  /// The file that has the elements: for the folder of a design, the file inside it; for any other path, the path
  /// itself.
  package static func file(at path: String) -> String {
    guard FileIdentity(folder: path) != nil else { return path }
    return files.map { "\(path)/\($0)" }.first { FileManager.default.fileExists(atPath: $0) } ?? path
  }
}

extension String {
  /// The folder of a path, without a slash at its end; empty when the path is only a name.
  ///
  /// Foundation's `deletingLastPathComponent` traps on Linux for names of one character.
  package var folderOfPath: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// This path relative to the folder of another file. An absolute path does not change; nor does a path relative to
  /// standard input.
  func beside(_ path: String) -> String {
    let folder = path == "-" ? "" : path.folderOfPath
    return hasPrefix("/") || folder.isEmpty ? self : (folder as NSString).appendingPathComponent(self)
  }
}
