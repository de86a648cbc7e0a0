internal import AloudTree

// How rules look at labels. All of these are asked of every label, so that they go through the text once, and cheap
// ones first.
extension String {
  /// True when there is nothing to say: white space, and what is drawn nowhere, such as a zero-width space.
  ///
  /// - Complexity: O(1) for a text that begins with anything else.
  var isSilent: Bool {
    if let first = utf8.first, first > 0x20, first < 0x7F { return false }
    return unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint || $0.value < 32
    }
  }

  /// In lower case, without white space around it, each stretch of white space inside as one space: “add to cart”.
  var folded: String {
    let lower = lowercased()
    return lower.hasPlainSpaces ? lower : lower.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// True when all white space is single spaces between words: nearly always, and much cheaper than splitting at them.
  private var hasPlainSpaces: Bool {
    var isAfterSpace = true
    for scalar in unicodeScalars {
      let isSpace = scalar == " "
      if isSpace && isAfterSpace || !isSpace && scalar.isUnusualSpace { return false }
      isAfterSpace = isSpace
    }
    return !isAfterSpace
  }

  /// In lower case, without white space and marks of punctuation at its end: “play (button)” becomes “play (button”.
  var foldedWithoutFinalMarks: String {
    var folded = lowercased()
    while let last = folded.last, last.isWhitespace || last.isPunctuation { folded.removeLast() }
    return folded
  }

  /// Letters and digits alone, in lower case: what is left to compare when nothing else counts.
  var lettersAndDigits: String { lowercased().filter(\.isWordCharacter) }

  /// True when the bytes of another text stand in this one; case counts.
  ///
  /// Searching for characters costs twenty times as much, and no text that rules look for needs it.
  /// - Complexity: O(length), times the length of the other in texts that repeat its beginning.
  func holds(_ other: String) -> Bool { utf8.holds(other.utf8) }

  /// The first letter or digit, in lower case; nil where there is none.
  var firstLetterOrDigit: String? {
    unicodeScalars.first { $0.properties.isAlphabetic || $0.properties.numericType != nil }?.properties.lowercaseMapping
  }

  /// True when the text ends in a word with no letter or digit of its script before it; case counts.
  func endsInWord(_ word: String) -> Bool {
    guard utf8.count >= word.utf8.count, hasSuffix(word) else { return false }
    guard let before = dropLast(word.count).last else { return true }
    // English words may stand right after Korean ones.
    return !(before.isNumber || before.isCased || before == "_")
  }
}

extension AuditedScreen.Stop {
  /// True when VoiceOver has a name to say.
  var isNamed: Bool { !label.isSilent }

  /// True when VoiceOver says a value, be it written or computed.
  var hasValue: Bool { !value.isSilent || details?.adjusts != nil }
}

extension Unicode.Scalar {
  /// True for white space that is no space: tabs, ends of lines, wide and narrow spaces.
  fileprivate var isUnusualSpace: Bool { value < 0x20 || value >= 0x85 && properties.isWhitespace }
}

// How messages write what a document has in it. Whatever a document holds, a message stays a line that people read.

extension String {
  /// Characters of a text that a message quotes. Source: ours.
  private static let mostTold = 80
  /// Scalars: one character may have thousands.
  private static let mostScalars = 320

  /// As messages quote it: on one line, of 80 characters at most, the last of them an ellipsis where it is longer.
  ///
  ///     "First\nsecond".told                    // "First second"
  ///     String(repeating: "a", count: 81).told  // 79 times “a”, and “…”
  ///
  /// - Complexity: O(1) in the length beyond what is quoted.
  var told: String {
    // Nearly all labels are quoted as they are.
    if utf8.count <= String.mostTold, utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    let start = unicodeScalars.prefix(String.mostScalars + 1)
    let isWhole = start.endIndex == endIndex && start.count <= String.mostScalars
    let text = isWhole ? self[...] : self[..<(unicodeScalars.index(before: start.endIndex))]
    let isShort = isWhole && text.prefix(String.mostTold + 1).count <= String.mostTold
    let shown = isShort ? text : text.prefix(String.mostTold - 1)
    return String(shown.map { $0.isNewline ? " " : $0 }) + (isShort ? "" : "…")
  }
}

extension Double {
  /// As messages write lengths and seconds: with one decimal where there is one. 600 is “600”, 1 ÷ 0.3 is “3.3”.
  var told: String {
    let rounded = (self * 10).rounded() / 10
    guard rounded.isFinite, rounded.magnitude < 1e15 else { return "\(self)" }
    return rounded == rounded.rounded() ? "\(Int64(clamping: rounded))" : "\(rounded)"
  }

  /// Rounded down to hundredths, so that what is too little never reads as enough.
  var toldDown: String {
    let hundredths = (self * 100 + Timeline.tolerance).rounded(.down)
    guard hundredths.isFinite, hundredths.magnitude < 1e15 else { return told }
    return (hundredths / 100).json
  }
}
