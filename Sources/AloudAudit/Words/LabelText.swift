internal import AloudBase
internal import AloudTree

// Properties of labels for rules. Rules use them for every label, so each reads the text at most once, and tests fast
// cases first.
extension String {
  /// True when VoiceOver has nothing to say: the text has only white space and invisible characters, such as zero-width
  /// spaces.
  ///
  /// - Complexity: O(1) for a text that begins with anything else.
  var isSilent: Bool {
    if let first = utf8.first, first > 0x20, first < 0x7F { return false }
    return unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint || $0.value < 32
    }
  }

  /// In lowercase, without surrounding white space, and with each run of white space as one space: “add to cart”.
  var folded: String {
    let lower = lowercased()
    return lower.hasPlainSpaces ? lower : lower.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
  }

  /// True when all white space is single spaces between words. Most texts are so, and this is much faster than
  /// splitting.
  private var hasPlainSpaces: Bool {
    var isAfterSpace = true
    for scalar in unicodeScalars {
      let isSpace = scalar == " "
      if isSpace && isAfterSpace || !isSpace && scalar.isUnusualSpace { return false }
      isAfterSpace = isSpace
    }
    return !isAfterSpace
  }

  /// In lowercase, without white space and punctuation at the end: “play (button)” becomes “play (button”.
  var foldedWithoutFinalMarks: String {
    var folded = lowercased()
    while let last = folded.last, last.isWhitespace || last.isPunctuation { folded.removeLast() }
    return folded
  }

  /// Only letters and digits, in lowercase, for comparisons that ignore everything else.
  var lettersAndDigits: String { lowercased().filter { $0.isWordCharacter } }

  /// True when this text contains the bytes of another text; case-sensitive.
  ///
  /// Searching for characters takes twenty times as long, and no rule needs it.
  ///
  /// - Complexity: O(length); times the length of the other in texts that repeat its beginning.
  func holds(_ other: String) -> Bool { utf8.holds(other.utf8) }

  /// The first letter or digit, in lowercase; nil where there is none.
  var firstLetterOrDigit: String? {
    unicodeScalars.first { $0.properties.isAlphabetic || $0.properties.numericType != nil }?.properties.lowercaseMapping
  }

  /// True when the text ends with a word and no letter or digit of the same script precedes it; case-sensitive.
  func endsInWord(_ word: String) -> Bool {
    guard utf8.count >= word.utf8.count, hasSuffix(word) else { return false }
    guard let before = dropLast(word.count).last else { return true }
    // An English word may directly follow a Korean one.
    return !(before.isNumber || before.isCased || before == "_")
  }
}

extension AuditedScreen.Stop {
  /// True when VoiceOver has a name to say.
  var isNamed: Bool { !label.isSilent }

  /// True when VoiceOver says a value, either an explicit or a computed one.
  var hasValue: Bool { !value.isSilent || details?.adjusts != nil }
}

extension Unicode.Scalar {
  /// True for white space other than a space: tabs, line breaks, wide and narrow spaces.
  fileprivate var isUnusualSpace: Bool { value < 0x20 || value >= 0x85 && properties.isWhitespace }
}

// How messages quote texts of a document. Whatever the text contains, a message is one readable line.

extension String {
  /// The maximum number of characters of a quoted text. Aloud's choice.
  private static let mostTold = 80
  /// The maximum number of Unicode scalars, because one character may have thousands.
  private static let mostScalars = 320

  /// The text as messages quote it: one line of at most 80 characters, with an ellipsis after the last word that fits of a
  /// longer text.
  ///
  ///     "First\nsecond".told                    // "First second"
  ///     String(repeating: "a", count: 81).told  // 79 times “a”, and “…”
  ///
  /// - Complexity: O(1) in the length beyond the quoted part.
  var told: String {
    // Most labels are quoted without changes.
    if utf8.count <= String.mostTold, utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    let start = unicodeScalars.prefix(String.mostScalars + 1)
    let isWhole = start.endIndex == endIndex && start.count <= String.mostScalars
    let text = isWhole ? self[...] : self[..<(unicodeScalars.index(before: start.endIndex))]
    let fits = text.prefix(String.mostTold + 1).count <= String.mostTold
    let shown =
      isWhole && fits
      ? String(text) : fits ? text.prefix(String.mostTold - 1) + "…" : String(text).shortened(to: String.mostTold)
    return String(shown.map { $0.isNewline ? " " : $0 })
  }
}

extension Double {
  /// The format of lengths and seconds in messages, with at most one decimal: 600 is “600”, 1 ÷ 0.3 is “3.3”.
  var told: String {
    let rounded = (self * 10).rounded() / 10
    guard rounded.isFinite, rounded.magnitude < 1e15 else { return "\(self)" }
    return rounded == rounded.rounded() ? "\(Int64(clamping: rounded))" : "\(rounded)"
  }

  /// Rounded down to hundredths, so that a value below a limit never looks as if it reached the limit.
  var toldDown: String {
    let hundredths = (self * 100 + Timeline.tolerance).rounded(.down)
    guard hundredths.isFinite, hundredths.magnitude < 1e15 else { return told }
    return (hundredths / 100).json
  }
}
