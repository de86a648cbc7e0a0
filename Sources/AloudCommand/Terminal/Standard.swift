import Aloud
import Foundation

/// Standard output and standard error.
///
/// All text for people passes ``shown(_:)``, so that control characters of a document do not reach a terminal.
enum Standard {
  /// True when standard output is a terminal.
  static let isTerminal = isatty(STDOUT_FILENO) == 1
  /// True when only standard error is a terminal.
  static let showsProgress = isatty(STDERR_FILENO) == 1 && !isTerminal
  /// True when standard output is a terminal and the user permits color.
  static let hasColor = isTerminal && ProcessInfo.processInfo.environment["NO_COLOR"] == nil

  private static let hasNoReader = Guarded(false)
  /// True once no process reads standard output any longer (`aloud audit many | head -1`). Nothing more is written to
  /// it, but the run continues: its files become complete, and its exit status is correct.
  static var isClosed: Bool { hasNoReader.withLock { $0 } }

  /// True when no process can read standard output any longer, even if nothing has been written since.
  static var readerIsGone: Bool {
    readerIsGone(of: STDOUT_FILENO)
  }

  /// True for a pipe or a socket whose other end is closed.
  static func readerIsGone(of descriptor: CInt) -> Bool {
    // Without an event to wait for, macOS reports nothing. Linux reports POLLERR, and macOS POLLHUP.
    var descriptor = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&descriptor, 1, 0) == 1 && descriptor.revents & Int16(POLLERR | POLLHUP) != 0
  }

  /// Writes to standard output immediately; use ``OutputBuffer`` for many lines.
  static func write(_ text: String) throws(Failure) { try write(Array(shown(text).utf8)) }

  /// Writes bytes that are not text for people, without changes.
  static func write(_ bytes: [UInt8]) throws(Failure) {
    guard !isClosed else { return }
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno == EPIPE {
        return hasNoReader.withLock { $0 = true }
      } else if errno != EINTR {
        throw .output("aloud: cannot write to standard output: \(Message(english: String(cString: strerror(errno))))")
      }
    }
  }

  static func writeLine(_ text: String = "") throws(Failure) { try write(text + "\n") }

  /// Writes lines in large pieces.
  static func writeLines(_ lines: some Sequence<String>) throws(Failure) {
    var buffer = OutputBuffer()
    for line in lines { try buffer.writeLine(line) }
    try buffer.flush()
  }

  /// If set, receives the lines for standard error, which are written later.
  @TaskLocal static var listener: Guarded<[Message]>?

  /// Writes a line to standard error, in the language of messages.
  static func error(_ message: Message) {
    if let listener { return listener.withLock { $0.append(message) } }
    writeError(shown(said(message)) + "\n")
  }

  /// Writes a line of progress on a terminal; it replaces the line before.
  ///
  /// - Parameters:
  ///   - message: the line.
  ///   - evenWithOutput: true to write it even where standard output is a terminal, because nothing is printed there.
  static func progress(_ message: String, evenWithOutput: Bool = false) {
    guard showsProgress || evenWithOutput && isatty(STDERR_FILENO) == 1 else { return }
    writeError("\r\u{1B}[K" + shown(MessageLanguage.current.said(message)))
  }

  private static func writeError(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// The text for a terminal: line breaks stay, marks of ``Style`` become escape sequences, and other unprintable
  /// characters are replaced. JSON, XML and SVG have already been escaped, and do not change.
  static func shown(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0 != "\n" && mayNeedChange($0) }) else { return text }
    // Split Unicode scalars, because CR and LF together are one character.
    return text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(line).joined(
      separator: "\n")
  }

  private static func line(_ line: Substring.UnicodeScalarView) -> String {
    // Keep the line endings of a script.
    guard line.last != "\r" else { return self.line(line.dropLast()) + "\r" }
    guard hasColor else { return String(line).printable }
    var shown = ""
    var rest = line
    while let mark = rest.firstIndex(where: { Style($0) != nil }) {
      shown += String(rest[..<mark]).printable + (Style(rest[mark])?.escapeSequence ?? "")
      rest = rest[rest.index(after: mark)...]
    }
    return shown + String(rest).printable
  }

  private static func mayNeedChange(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || (0x2028...0x202E).contains(scalar.value)
      || scalar.isShownByNumber
  }
}

/// Collects lines for standard output, and writes them in large pieces.
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

/// Emphasis on a terminal; plain text elsewhere.
///
/// A style is written as a mark, and only ``Standard/shown(_:)`` converts marks to escape sequences. So escape
/// sequences in documents are never mistaken for those of the tool.
enum Style: UInt32, CaseIterable {
  // Unicode noncharacters, which are reserved for internal use and do not occur in texts.
  case plain = 0xFDD0
  case heading, quiet, error, warning, advice

  static func heading(_ text: String) -> String { marked(text, .heading) }
  static func quiet(_ text: String) -> String { marked(text, .quiet) }

  /// A text in red, yellow or cyan; the words express the severity, too.
  static func severity(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .error: marked(text, .error)
    case .warning: marked(text, .warning)
    case .advice: marked(text, .advice)
    }
  }

  private static func marked(_ text: String, _ style: Style) -> String {
    Standard.hasColor ? "\(style.mark)\(text)\(Style.plain.mark)" : text
  }

  private var mark: Unicode.Scalar { Unicode.Scalar(rawValue) ?? " " }

  /// Select Graphic Rendition of ECMA-48.
  private var parameters: String {
    switch self {
    case .plain: "0"
    case .heading: "1"
    case .quiet: "2"
    case .error: "1;31"
    case .warning: "33"
    case .advice: "36"
    }
  }

  /// The style of a mark; nil for other characters.
  init?(_ scalar: Unicode.Scalar) { self.init(rawValue: scalar.value) }

  var escapeSequence: String { "\u{1B}[\(parameters)m" }
}
