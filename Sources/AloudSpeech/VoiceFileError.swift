/// What is wrong with a voice file, and where.
public struct VoiceFileError: Error, Equatable, Sendable, CustomStringConvertible {
  public enum Kind: Equatable, Sendable {
    case notALine, unknownKey, unknownPlural, placeholders, repeatedKey, invalidValue
  }

  public let kind: Kind
  public let file: String
  /// From 1.
  public let line: Int
  /// The line itself.
  public let text: String
  public let message: String

  public var description: String { "\(file):\(line): \(message)\n  \(text)" }
}
