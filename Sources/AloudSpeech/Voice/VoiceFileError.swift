/// A fault in a voice file, and its place.
public struct VoiceFileError: Error, Equatable, Sendable, CustomStringConvertible {
  public enum Kind: Equatable, Sendable {
    case notALine, unknownKey, unknownPlural, placeholders, repeatedKey, invalidValue, noFile
  }

  public let kind: Kind
  public let file: String
  /// From 1.
  public let line: Int
  /// The line itself.
  public let text: String
  public let message: String

  public var description: String { kind == .noFile ? message : "\(file):\(line): \(message)\n  \(text)" }

  /// The error for a library without voices.
  static let noFile = VoiceFileError(
    kind: .noFile, file: "", line: 1, text: "", message: "there is no voice file; a voice library needs at least one")
}
