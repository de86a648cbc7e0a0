public import AloudBase
internal import AloudTree

/// An error in a script: the reason, the place, and the correction.
///
///     reply.aloud:6:3: unknown step "swipe rihgt"; did you mean "swipe right"?
///       > swipe rihgt
///         ^
public struct ScriptError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong with the script.
  public enum Problem: Equatable, Sendable {
    /// The text is longer than a script can be, or it is not text.
    case text
    /// A line before the first step is invalid.
    case head
    /// A line with `>` is no step.
    case step
    /// A line under a step is no expectation.
    case expectation
    /// The step is valid, but cannot be performed.
    case run
    /// The script takes longer than it may.
    case overdue
    /// A required program is not installed.
    case unavailable
  }

  /// What is wrong, for programs; ``message`` says it to people.
  public let kind: Problem
  /// The fault, on one line.
  public let message: Message
  /// The file, if it is known.
  public let path: String?
  /// The line number, from 1.
  public private(set) var line: Int
  /// The column, from 1, in Unicode scalars.
  public let column: Int
  /// The line, or a part of a long line around the place.
  public let excerpt: String
  /// The column of the place in the excerpt, from 0.
  public let caret: Int

  /// Path, line, column and message; then the line, and a caret under the place.
  public var description: String { "\(told)" }

  /// ``description`` as a message.
  package var told: Message {
    let place: Message =
      switch path {
      case nil: "\(line):\(column)"
      // The one name of an input that is a word, not a path.
      case "standard input": "\(Message("standard input")):\(line):\(column)"
      case let path?: "\(path):\(line):\(column)"
      }
    guard !excerpt.isEmpty else { return "\(place): \(message)" }
    let caret = "\(String(repeating: " ", count: caret))^"
    return "\(place): \(message)\n  \(excerpt)\n  \(caret)"
  }

  /// Returns the error with a smaller line number, for a text without its first lines.
  func movedUp(by lines: Int) -> ScriptError {
    var moved = self
    moved.line -= lines
    return moved
  }

  /// Creates an error at an offset in a line, in Unicode scalars.
  init(_ kind: Problem, _ message: Message, path: String?, line: Int, text: [Unicode.Scalar], offset: Int) {
    let longest = 76
    let offset = min(max(offset, 0), text.count)
    let start = offset > longest / 2 ? offset - longest / 2 : 0
    let shown = text[start..<min(text.count, start + longest)].map {
      $0.properties.generalCategory == .control ? " " : $0
    }
    let blanks = min(shown.prefix { $0 == " " }.count, offset - start)
    self.kind = kind
    self.message = message.shortened
    self.path = path
    self.line = line
    column = offset + 1
    excerpt = String(String.UnicodeScalarView(shown.dropFirst(blanks)))
    caret = offset - start - blanks
  }
}

/// The reason why words are not a gesture.
public struct GestureError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The mistake, and its correction.
  public let message: Message
  /// The offset in the words, in Unicode scalars.
  public let offset: Int
  /// True when the words are not a step at all, and no step is suggested.
  let isUnknown: Bool

  public var description: String { "\(message)" }

  init(message: Message, offset: Int, isUnknown: Bool = false) {
    self.message = message
    self.offset = offset
    self.isUnknown = isUnknown
  }

  /// Returns the error for words that are not a step.
  static func unknown(_ scalars: some Sequence<Unicode.Scalar>) -> GestureError {
    let words = scalars.split(whereSeparator: { $0.isBlank }).map { String(String.UnicodeScalarView($0)) }
    return GestureError(
      message: "unknown step \"\(words.joined(separator: " ").printable)\"", offset: 0, isUnknown: true)
  }
}
