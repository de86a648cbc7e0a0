public import AloudBase

/// A fault in a voice file, and its place.
public struct VoiceFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong with the file.
  public enum Problem: Equatable, Sendable {
    /// A fault of a line, of its key or of its value; `noFile` if the file cannot be read.
    case notALine, unknownKey, unknownPlural, placeholders, repeatedKey, invalidValue, noFile
  }

  /// What is wrong, for programs.
  public let kind: Problem
  /// The name of the file.
  public let file: String
  /// From 1.
  public let line: Int
  /// The line itself.
  public let text: String
  /// What is wrong in one sentence, and what to do.
  public let message: Message

  public var description: String { kind == .noFile ? "\(message)" : "\(file):\(line): \(message)\n  \(text)" }

  /// The error for a library without voices.
  static let noFile = VoiceFileError(
    kind: .noFile, file: "", line: 1, text: "", message: "there is no voice file; a voice library needs at least one")
}
