public import AloudBase
internal import AloudTree

/// Translates a text into braille; nil if the translation fails. The core has no translator; callers provide one.
///
/// - Parameters:
///   - text: one line of text.
///   - language: BCP-47.
///   - output: the kind of braille.
public typealias BrailleTranslator =
  @Sendable (_ text: String, _ language: String, _ output: BrailleOutput) throws(BrailleError) -> BrailleLine?

/// A kind of braille.
public enum BrailleOutput: String, CaseIterable, Sendable {
  /// Six dots, letter by letter. VoiceOver's default according to a re-creation of Apple's settings.
  case uncontracted
  /// Eight dots, a cell a character.
  case eightDot = "8-dot"
  /// Six dots, with the contractions of the language.
  case contracted
}

/// The reason why there is no braille, and the remedy.
public struct BrailleError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What stands in the way.
  public enum Problem: Equatable, Sendable {
    /// liblouis or its worker is missing.
    case noTranslator
    /// liblouis does not have the table, or cannot use it.
    case noTable
    /// There is no table for a language.
    case noLanguage
  }

  /// What stands in the way, for programs.
  public let kind: Problem
  /// The fault, and the remedy.
  public let message: Message

  public var description: String { "\(message)" }

  /// An error, and the message for people.
  public init(_ kind: Problem, _ message: Message) {
    self.kind = kind
    // Names of tables can contain any characters.
    self.message = message.printable
  }
}
