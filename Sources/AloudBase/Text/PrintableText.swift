extension String {
  /// The beginning of the text up to the end of a word, with an ellipsis; the whole text if it is not longer.
  ///
  ///     "Continue to payment".shortened(to: 12)  // "Continue to…"
  ///
  /// A text without a blank in the second half of that is cut at the limit, as in languages without blanks. `most` is
  /// the number of characters, with the ellipsis.
  ///
  /// - Complexity: O(most).
  package func shortened(to most: Int) -> String {
    guard let end = index(startIndex, offsetBy: most, limitedBy: endIndex), end != endIndex else { return self }
    let start = self[..<index(before: end)]
    // A word may end just before the limit.
    let words =
      self[start.endIndex].isWhitespace ? start : start[..<(start.lastIndex { $0.isWhitespace } ?? startIndex)]
    let isLong = words.count * 2 >= most
    return String((isLong ? words : start).reversed().drop(while: { $0.isWhitespace }).reversed()) + "…"
  }

  /// The text on one line: line breaks and other control characters become blanks.
  ///
  /// - Complexity: O(bytes), without a copy for texts without such characters.
  package var onOneLine: String {
    guard mayHideSomething else { return self }
    var line = UnicodeScalarView()
    var wasCarriageReturn = false
    for scalar in unicodeScalars {
      if !(scalar == "\n" && wasCarriageReturn) { line.append(scalar.isControl ? " " : scalar) }
      wasCarriageReturn = scalar == "\r"
    }
    return String(line)
  }

  /// The text on one line, safe to show. Control characters become blanks. Characters that reverse the direction of
  /// writing would make the rest unreadable, and noncharacters have no glyph; both are shown by their number, as in
  /// `<U+202E>`.
  ///
  /// - Complexity: O(bytes), without a copy for texts that need no change.
  package var printable: String {
    guard mayHideSomething, unicodeScalars.contains(where: { $0.isControl || $0.isShownByNumber }) else { return self }
    var line = ""
    for scalar in onOneLine.unicodeScalars {
      if scalar.isShownByNumber { line += scalar.visibleNumber } else { line.unicodeScalars.append(scalar) }
    }
    return line
  }

  /// False for most texts. The check is fast: no byte can belong to a character that has to be replaced.
  private var mayHideSomething: Bool {
    // A loop over contiguous storage is faster than iterating the UTF-8 view.
    utf8.withContiguousStorageIfAvailable { bytes in
      bytes.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 || $0 >= 0xEF }
    } ?? true
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// True for embeddings, overrides and isolates. Source: Unicode Standard Annex 9, explicit directional formatting.
  var turnsDirection: Bool { (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value) }

  /// True for characters that people do not write, or that make a text unreadable.
  package var isShownByNumber: Bool { turnsDirection || isNoncharacter || value == 0xFEFF }

  /// True for the 66 code points that Unicode reserves for internal use. Source: The Unicode Standard, 23.7.
  private var isNoncharacter: Bool { (0xFDD0...0xFDEF).contains(value) || value & 0xFFFE == 0xFFFE }

  /// The number in the form that `less` and `git` use.
  var visibleNumber: String { "<U+\(String(value, radix: 16, uppercase: true))>" }
}
