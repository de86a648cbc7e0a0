internal import AloudTree

/// Why a script cannot be read, where, and what to write instead.
///
///     reply.aloud:6:3: unknown step "swipe rihgt"; did you mean "swipe right"?
///       > swipe rihgt
///         ^
public struct ScriptError: Error, Equatable, Sendable, CustomStringConvertible {
  public enum Kind: Equatable, Sendable {
    /// Longer than any script is, or not text.
    case text
    /// Before the first step.
    case head
    case step
    case expectation
    /// Written well, but it cannot be carried out.
    case run
    /// It takes longer than it may.
    case overdue
    /// Something that it needs is not installed.
    case unavailable
  }

  public let kind: Kind
  /// The fault, in one line.
  public let message: String
  /// The file, where it is known.
  public let path: String?
  /// From 1.
  public private(set) var line: Int
  /// In characters (Unicode scalars) from 1.
  public let column: Int
  /// The line, or the part of a long line around the place.
  public let excerpt: String
  /// How many columns into the excerpt the place is.
  public let caret: Int

  /// Path, line, column and message; then the line, and a caret under the place.
  public var description: String {
    let place = ((path.map { [$0] } ?? []) + ["\(line)", "\(column)"]).joined(separator: ":")
    guard !excerpt.isEmpty else { return "\(place): \(message)" }
    return "\(place): \(message)\n  \(excerpt)\n  \(String(repeating: " ", count: caret))^"
  }

  /// The same in a text in which so many lines are missing at the top.
  func movedUp(by lines: Int) -> ScriptError {
    var moved = self
    moved.line -= lines
    return moved
  }

  /// An error in a line, before which so many of its Unicode scalars stand.
  init(_ kind: Kind, _ message: String, path: String?, line: Int, text: [Unicode.Scalar], offset: Int) {
    let longest = 76
    let offset = min(max(offset, 0), text.count)
    let start = offset > longest / 2 ? offset - longest / 2 : 0
    let shown = text[start..<min(text.count, start + longest)].map {
      $0.properties.generalCategory == .control ? " " : $0
    }
    let blanks = min(shown.prefix { $0 == " " }.count, offset - start)
    self.kind = kind
    self.message = readable(message)
    self.path = path
    self.line = line
    column = offset + 1
    excerpt = String(String.UnicodeScalarView(shown.dropFirst(blanks)))
    caret = offset - start - blanks
  }
}

/// A message of one line and of a length that people read, whatever was quoted in it.
private func readable(_ message: String) -> String {
  let longest = 400
  guard message.utf8.count > longest, message.count > longest else { return message.printable }
  return "\(message.prefix(longest / 2)) … \(message.suffix(longest / 2))".printable
}

/// Why words are no gesture.
public struct GestureError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The mistake, and its correction.
  public let message: String
  /// The place in the words, in Unicode scalars from 0.
  public let offset: Int
  /// True where the words are those of no step.
  private(set) var isUnknown = false

  public var description: String { message }

  init(message: String, offset: Int) {
    self.message = message
    self.offset = offset
  }

  /// Words as they are written, up to a text in quotes.
  static func unknown(_ scalars: some Sequence<Unicode.Scalar>) -> GestureError {
    let words = scalars.split(whereSeparator: \.isBlank).map { String(String.UnicodeScalarView($0)) }
    var error = GestureError(message: "unknown step \"\(words.joined(separator: " ").printable)\"", offset: 0)
    error.isUnknown = true
    return error
  }
}
