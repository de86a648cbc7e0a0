extension EarText {
  /// The text as it is fit for espeak-ng, which plain text can make abort, hang on and on, or fall silent.
  ///
  /// - What is no character of a text goes: controls, private use, what nobody assigned. White space is a space.
  /// - `[[` is written apart: it begins mnemonics.
  /// - A word without an end gets a space after 40 scalars.
  /// - A chain of letters with full stops or apostrophes between (`a.a.a.`, `s's's'`) gets a space after 6; espeak-ng 1.51
  ///   aborts at 90 and 70.
  /// - A text without punctuation gets a comma at the first space after 120 scalars; espeak-ng loses what is behind the
  ///   185th in Korean.
  ///
  /// What is put in stands for the character before it.
  ///
  /// - Complexity: O(length of the text).
  func sanitized() -> EarText {
    var sanitizer = Sanitizer()
    for (scalar, source) in zip(scalars, sources) { sanitizer.add(scalar, source) }
    return sanitizer.text
  }

  /// Mnemonics of espeak-ng as they may stand between double brackets; nil when nothing of them is left.
  static func mnemonics(_ phonemes: String) -> String? {
    let allowed = phonemes.unicodeScalars.filter {
      $0.isASCII && $0.value >= 0x20 && $0.value < 0x7F && $0 != "[" && $0 != "]"
    }
    let words = String(String.UnicodeScalarView(allowed.prefix(200))).split(separator: " ").map { $0.prefix(40) }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// True when there is nothing to say.
  var isBlank: Bool { scalars.allSatisfy(\.properties.isWhitespace) }

  /// As much of the text as there is room for.
  func prefix(_ count: Int) -> EarText {
    guard scalars.count > count else { return self }
    var text = EarText()
    for (scalar, source) in zip(scalars, sources).prefix(count) { text.append(scalar, standingFor: source) }
    return text
  }

  /// Ends with a comma unless it ends with punctuation, so that the engine makes a pause of it.
  mutating func endWithPause() {
    guard let last = scalars.lastIndex(where: { !$0.properties.isWhitespace }), !scalars[last].endsClause else {
      return
    }
    append(",", standingFor: sources[last])
  }
}

private struct Sanitizer {
  private(set) var text = EarText()
  /// Scalars since the last white space.
  private var wordLength = 0
  /// Scalars since the last punctuation that parts clauses.
  private var clauseLength = 0
  /// Full stops and apostrophes after single letters, in one chain.
  private var chainLength = 0
  /// Letters since the last of these.
  private var letterCount = 0

  mutating func add(_ scalar: Unicode.Scalar, _ source: Int) {
    if scalar.properties.isWhitespace { return addSpace(source) }
    guard scalar.isText else { return }
    if scalar == "[", text.scalars.last == "[" { addSpace(source) }
    if wordLength >= 40 || chainLength >= 6 { addSpace(source) }
    count(scalar)
    text.append(scalar, standingFor: source)
    wordLength += 1
    clauseLength = scalar.endsClause ? 0 : clauseLength + 1
  }

  private mutating func addSpace(_ source: Int) {
    if clauseLength >= 120, let last = text.sources.last {
      text.append(",", standingFor: last)
      clauseLength = 0
    } else {
      clauseLength += 1
    }
    text.append(" ", standingFor: wordLength > 0 ? text.sources.last ?? source : source)
    wordLength = 0
    chainLength = 0
    letterCount = 0
  }

  private mutating func count(_ scalar: Unicode.Scalar) {
    if scalar.joinsLetters {
      chainLength = letterCount <= 1 ? chainLength + 1 : 0
      letterCount = 0
    } else {
      letterCount += 1
      if letterCount > 1 { chainLength = 0 }
    }
  }
}

extension Unicode.Scalar {
  /// False for controls, private use, what nobody assigned, and halves of pairs.
  fileprivate var isText: Bool {
    switch properties.generalCategory {
    case .control, .privateUse, .unassigned, .surrogate: false
    default: true
    }
  }

  fileprivate var joinsLetters: Bool { ".'’`´ʼ·".unicodeScalars.contains(self) }

  /// Where espeak-ng makes a pause.
  fileprivate var endsClause: Bool { ",.;:!?…、。，．；：！？।؟،؛".unicodeScalars.contains(self) }
}
