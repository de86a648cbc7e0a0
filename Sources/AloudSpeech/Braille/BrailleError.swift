internal import AloudTree

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
