/// The text before every line that was pasted into a comment or printed by a log.
enum LineMargin {
  case none
  /// `//`, `#`, `*`, with spaces before it or not.
  case comment([UInt8])
  /// A time or the like, whose digits change.
  case log([UInt8])

  /// - Parameter beginning: what stands on a line before the text.
  init(_ beginning: ArraySlice<UInt8>) {
    let text = beginning.drop(while: LineMargin.isBlank)
    if text.isEmpty {
      self = .none
    } else if text.allSatisfy({ "/#*|> ".utf8.contains($0) }) {
      self = .comment(Array(text))
    } else {
      self = .log(Array(beginning))
    }
  }

  /// The line without its margin; a line that has none as it is.
  func removed(from line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    switch self {
    case .none: return line
    case .comment(let marks):
      let text = line.drop(while: LineMargin.isBlank)
      if text.starts(with: marks) { return text.dropFirst(marks.count) }
      // Editors take the space off the end of an empty comment line.
      return text.elementsEqual(marks.dropLast()) && marks.last == UInt8(ascii: " ") ? [] : line
    case .log(let margin):
      guard line.count >= margin.count else { return line }
      let isAlike = zip(line, margin).allSatisfy { $0 == $1 || isDigit($0) && isDigit($1) }
      return isAlike ? line.dropFirst(margin.count) : line
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// Numbers are padded with spaces.
  private func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) || byte == UInt8(ascii: " ") }
}
