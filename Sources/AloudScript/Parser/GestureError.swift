internal import AloudTree

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
