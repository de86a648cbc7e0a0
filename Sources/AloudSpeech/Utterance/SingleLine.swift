internal import AloudBase
internal import AloudTree

/// The text on one line: line breaks and other control characters become blanks.
///
/// - Complexity: O(bytes), without a copy for most texts.
func singleLine(_ text: String, trimsStart: Bool = false, trimsEnd: Bool = false) -> String {
  var line = text.onOneLine
  if trimsStart, mayBeBlank(line.utf8.first) {
    let ink = line.drop(while: { $0.isWhitespace })
    if ink.startIndex > line.startIndex { line = String(ink) }
  }
  if trimsEnd {
    while mayBeBlank(line.utf8.last), line.last?.isWhitespace == true { line.removeLast() }
  }
  return line
}

/// The text without a single full stop at its end.
func withoutFullStop(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }

/// False for visible ASCII.
private func mayBeBlank(_ byte: UInt8?) -> Bool {
  guard let byte else { return false }
  return byte <= 0x20 || byte >= 0x7F
}
