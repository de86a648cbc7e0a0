import Foundation
import Synchronization

/// Standard output and standard error.
enum Standard {
  /// True when a person looks at standard output.
  static let isTerminal = isatty(STDOUT_FILENO) == 1
  /// True when a person looks at standard error.
  static let showsProgress = isatty(STDERR_FILENO) == 1 && !isTerminal
  /// Color only where a person looks and wants it.
  static let hasColor = isTerminal && ProcessInfo.processInfo.environment["NO_COLOR"] == nil

  static let output = OutputFile(descriptor: STDOUT_FILENO)

  /// A line to standard error.
  static func error(_ message: String) { try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8)) }

  /// A line of progress on a terminal, written over the one before.
  static func progress(_ message: String) {
    guard showsProgress else { return }
    try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K\(message)".utf8))
  }
}

/// A file that is written through a buffer.
final class OutputFile: Sendable {
  private let descriptor: Int32
  private let buffer = Mutex<[UInt8]>([])

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// - Throws: ``Failure`` when it cannot be written.
  func write(_ text: String) throws(Failure) {
    let isFull = buffer.withLock { buffer in
      buffer.append(contentsOf: text.utf8)
      return buffer.count >= 1 << 16
    }
    if isFull { try flush() }
  }

  func writeLine(_ text: String = "") throws(Failure) { try write(text + "\n") }

  func flush() throws(Failure) {
    let bytes = buffer.withLock { buffer in
      defer { buffer.removeAll(keepingCapacity: true) }
      return buffer
    }
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno == EPIPE {
        throw .closedPipe
      } else if errno != EINTR {
        throw Failure(.inputOutput, "aloud: cannot write to standard output: \(String(cString: strerror(errno)))")
      }
    }
  }
}
