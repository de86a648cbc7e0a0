public import AloudReader
internal import AloudTree

extension Script {
  /// A line under a step: what must happen, or must not.
  public struct Expectation: Equatable, Sendable {
    /// The line at which it stands, from 1.
    public let line: Int
    /// The line as it stands there, without white space around it.
    public let written: String
    public let form: Form

    public enum Form: Equatable, Sendable {
      /// Exactly one event, and this one.
      case event(Matter)
      /// Any events or none: `…`.
      case gap
      /// Nothing of the step is this.
      case never(Matter)
    }
  }

  /// The form with which an event is compared.
  public enum Matter: Equatable, Sendable {
    /// These words, exactly.
    case utterance(String)
    case happening(Happening)
    /// The exact text that an assistive technology shows.
    case shown(Shown.Kind, String)
    /// An utterance that the regular expression, known to be one, matches somewhere.
    case pattern(String)
  }

  /// Something that happened in a step, as scripts tell it.
  public enum Actual: Equatable, Sendable {
    case utterance(String)
    case happening(Happening)
    case shown(Shown.Kind, String)

    /// The line that expects it, in quotes where it would be read as something else.
    ///
    ///     Script.Actual.utterance("#1").written                 // "#1", with the quotes
    ///     Script.Actual.happening(.screenChanged).written       // [screen changed]
    ///     Script.Actual.shown(.keyboardFocus, "Send").written   // [keyboard focus] Send
    ///
    /// Line breaks and control characters of an utterance become blanks; see `printable`.
    public var written: String {
      switch self {
      case .happening(let happening): return "[\(happening.rawValue)]"
      case .shown(let kind, ""): return "[\(kind.rawValue)]"
      case .shown(let kind, let text): return "[\(kind.rawValue)] \(Actual.quotedWhereNeeded(text))"
      case .utterance(let text): return Actual.quotedWhereNeeded(text)
      }
    }

    private static func quotedWhereNeeded(_ text: String) -> String {
      let line = text.printable
      return needsQuotes(line) ? "\"\(line)\"" : line
    }

    private static func needsQuotes(_ line: String) -> Bool {
      guard let first = line.unicodeScalars.first, let last = line.unicodeScalars.last else { return true }
      return ">＞#[/!\"…\u{FEFF}".unicodeScalars.contains(first) || line == "..." || first.properties.isWhitespace
        || last.properties.isWhitespace || ScriptParser.isHead(line)
    }
  }
}
