extension EarText {
  /// The text in a form that is safe for espeak-ng. Other text can make it abort, run endlessly, or fall silent.
  ///
  /// - Characters that are not text are removed: controls, private use, unassigned code points. White space becomes one
  ///   space.
  /// - `[[` becomes `[`. It would begin mnemonics; with a space between the brackets it would be half a second of
  ///   silence.
  /// - A word ends after 40 scalars.
  /// - A hyphen between a mark and a word gets a space, as in `"-बटन`, which makes espeak-ng 1.51 read invalid memory.
  /// - A clause ends after 120 scalars, if necessary with a comma. espeak-ng 1.51 aborts at 90 times `a.`, which it
  ///   treats as one clause with or without spaces. In Korean, it loses text after the 185th scalar of a clause.
  ///
  /// An inserted character has the source of the one before it.
  ///
  /// - Complexity: O(length of the text).
  func sanitized() -> EarText {
    var sanitizer = Sanitizer()
    for (scalar, source) in zip(scalars, sources) { sanitizer.add(scalar, source) }
    return sanitizer.finish()
  }

  /// The text as mnemonics that may stand between double brackets; nil when nothing remains of it.
  static func mnemonics(_ phonemes: String) -> String? {
    let allowed = phonemes.unicodeScalars.filter { (0x20..<0x7F).contains($0.value) && $0 != "[" && $0 != "]" }
    let words = String(String.UnicodeScalarView(allowed.prefix(200))).split(separator: " ").map { $0.prefix(40) }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// True when there is nothing to say.
  var isBlank: Bool { scalars.allSatisfy(\.properties.isWhitespace) }

  /// The beginning of the text, with at most a number of scalars.
  func prefix(_ count: Int) -> EarText {
    scalars.count > count ? EarText(zip(scalars, sources).prefix(max(0, count))) : self
  }

  /// The text with a comma at its end, unless it already ends a clause, so that the engine pauses.
  func endingWithPause() -> EarText {
    var sanitizer = Sanitizer()
    sanitizer.take(self)
    sanitizer.endClause()
    return sanitizer.finish()
  }

  init(_ pairs: some Sequence<(Unicode.Scalar, Int)>) {
    self.init()
    for (scalar, source) in pairs { append(scalar, standingFor: source) }
  }
}

/// Writes the sanitized text word by word.
private struct Sanitizer {
  private static let wordLimit = 40
  private static let clauseLimit = 120

  private var text: [(scalar: Unicode.Scalar, source: Int)] = []
  private var word: [(scalar: Unicode.Scalar, source: Int)] = []
  /// The number of scalars since the last certain end of a clause.
  private var clauseLength = 0

  mutating func finish() -> EarText {
    endWord()
    return EarText(text.lazy.map { ($0.scalar, $0.source) })
  }

  mutating func add(_ scalar: Unicode.Scalar, _ source: Int) {
    if scalar.properties.isWhitespace { return endWord() }
    guard scalar.isText, !(scalar == "[" && word.last?.scalar == "[") else { return }
    if mustPart(from: scalar) { endWord() }
    word.append((scalar, source))
  }

  /// True when the word must end before a scalar.
  private func mustPart(from scalar: Unicode.Scalar) -> Bool {
    guard let last = word.last?.scalar else { return false }
    if word.count >= Sanitizer.wordLimit { return true }
    if last.endsWideClause { return !scalar.endsWideClause }
    if scalar == "-" { return last != "-" && !last.isWordly }
    return last == "-" && word.dropLast().last?.scalar == "-"
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    if clauseLength > 0, clauseLength + 1 + word.count > Sanitizer.clauseLimit { endClause() }
    if let last = text.last {
      text.append((" ", last.source))
      clauseLength += 1
    }
    text += word
    clauseLength = endsClause(word.map(\.scalar)) ? 0 : clauseLength + word.count
    word.removeAll(keepingCapacity: true)
  }

  /// Adds text that is already sanitized.
  mutating func take(_ fit: EarText) {
    text = zip(fit.scalars, fit.sources).map { ($0, $1) }
    clauseLength = endsClause(fit.scalars.split(separator: " ").last.map(Array.init) ?? []) ? 0 : text.count
  }

  /// Adds a comma at the end of the text. After a full stop the comma would have no effect, so the full stop is
  /// removed.
  mutating func endClause() {
    guard clauseLength > 0 else { return }
    var source = 0
    while let last = text.last, last.scalar == " " || last.scalar == "," || last.scalar.joinsLetters {
      source = last.source
      text.removeLast()
    }
    text.append((",", text.last?.source ?? source))
    clauseLength = 0
  }

  /// True when a word certainly ends a clause; a full stop may belong to an abbreviation.
  private func endsClause(_ word: [Unicode.Scalar]) -> Bool {
    guard let last = word.last else { return false }
    if last.endsWideClause { return true }
    let before = word.dropLast()
    if ",;:!?".unicodeScalars.contains(last) { return before.last.map { $0.isWordly } ?? false }
    return last == "." && before.count > 1 && before.suffix(2).allSatisfy(\.isWordly) && !before.contains(".")
  }
}

extension Unicode.Scalar {
  /// False for controls, private use, unassigned code points, and surrogates.
  fileprivate var isText: Bool {
    switch properties.generalCategory {
    case .control, .privateUse, .unassigned, .surrogate: false
    default: true
    }
  }

  /// True for a character that occurs in words.
  fileprivate var isWordly: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }

  fileprivate var joinsLetters: Bool { ".'’·".unicodeScalars.contains(self) }

  /// True for a mark that ends a clause even without a following space.
  fileprivate var endsWideClause: Bool { "、。，．；：！？।؟،؛…".unicodeScalars.contains(self) }
}
