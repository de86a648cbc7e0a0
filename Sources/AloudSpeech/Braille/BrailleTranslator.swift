internal import AloudTree

/// Translates a text into braille; nil for a text at which it fails. The core has no translator: callers pass one.
///
/// - Parameters:
///   - text: on one line.
///   - language: BCP-47.
///   - output: how it is to be written.
public typealias BrailleTranslator =
  @Sendable (_ text: String, _ language: String, _ output: BrailleOutput) throws(BrailleError) -> BrailleLine?

/// How text is written in braille.
public enum BrailleOutput: String, CaseIterable, Sendable {
  /// Six dots, letter by letter. VoiceOver's default, by a re-creation of Apple's settings.
  case uncontracted
  /// Eight dots, a cell a character.
  case eightDot = "8-dot"
  /// Six dots, with the contractions of the language.
  case contracted
}

/// Why there is no braille, and what to do.
public struct BrailleError: Error, Equatable, Sendable, CustomStringConvertible {
  public enum Kind: Equatable, Sendable {
    /// liblouis or its worker is not there.
    case noTranslator
    /// liblouis does not have, or cannot use, a table.
    case noTable
    /// There is no table for a language.
    case noLanguage
  }

  public let kind: Kind
  /// The fault, and the remedy.
  public let description: String

  public init(_ kind: Kind, _ description: String) {
    self.kind = kind
    // Names of tables may have anything in them.
    self.description = description.printable
  }
}
