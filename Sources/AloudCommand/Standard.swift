import Foundation

/// Standard output and standard error.
enum Standard {
  /// True when a person looks at standard output.
  static let isTerminal = isatty(STDOUT_FILENO) == 1
  /// True when a person looks at standard error.
  static let showsProgress = isatty(STDERR_FILENO) == 1 && !isTerminal
  /// Color only where a person looks and wants it.
  static let hasColor = isTerminal && ProcessInfo.processInfo.environment["NO_COLOR"] == nil

  /// Writes to standard output at once; see ``OutputBuffer`` for many lines.
  ///
  /// - Throws: ``Failure`` when it cannot be written.
  static func write(_ text: String) throws(Failure) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno == EPIPE {
        throw .closedPipe
      } else if errno != EINTR {
        throw .output("aloud: cannot write to standard output: \(String(cString: strerror(errno)))")
      }
    }
  }

  static func writeLine(_ text: String = "") throws(Failure) { try write(text + "\n") }

  /// A line to standard error.
  static func error(_ message: String) { try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8)) }

  /// A line of progress on a terminal, written over the one before.
  static func progress(_ message: String) {
    guard showsProgress else { return }
    try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K\(message)".utf8))
  }
}

/// Lines on their way to standard output, written in large pieces.
struct OutputBuffer {
  private var text = ""

  mutating func write(_ piece: String) throws(Failure) {
    text += piece
    if text.utf8.count >= 1 << 16 { try flush() }
  }

  mutating func writeLine(_ line: String) throws(Failure) { try write(line + "\n") }

  mutating func flush() throws(Failure) {
    try Standard.write(text)
    text.removeAll(keepingCapacity: true)
  }
}
