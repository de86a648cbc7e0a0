extension EarText {
  /// The text in a form that espeak-ng can say. Other text can make it abort, go on and on, or fall silent.
  ///
  /// - What is no character of a text is removed: controls, private use, unassigned code points. White space is one
  ///   space.
  /// - `[[` becomes `[`: it begins mnemonics, and written apart it is half a second of silence.
  /// - A word ends after 40 scalars.
  /// - A hyphen between a mark and a word gets a space, as in `"-बटन`, which makes espeak-ng 1.51 read what is not there.
  /// - A clause ends after 120 scalars, with a comma if need be. espeak-ng 1.51 aborts at 90 times `a.`, which it takes for
  ///   one clause with or without spaces, and loses what is behind the 185th scalar of a clause in Korean.
  ///
  /// An inserted character stands for the one before it.
  ///
  /// - Complexity: O(length of the text).
  func sanitized() -> EarText {
    var sanitizer = Sanitizer()
    for (scalar, source) in zip(scalars, sources) { sanitizer.add(scalar, source) }
    return sanitizer.finish()
  }

  /// Mnemonics of espeak-ng as they may stand between double brackets; nil when nothing of them is left.
  static func mnemonics(_ phonemes: String) -> String? {
    let allowed = phonemes.unicodeScalars.filter { (0x20..<0x7F).contains($0.value) && $0 != "[" && $0 != "]" }
    let words = String(String.UnicodeScalarView(allowed.prefix(200))).split(separator: " ").map { $0.prefix(40) }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// True when there is nothing to say.
  var isBlank: Bool { scalars.allSatisfy(\.properties.isWhitespace) }

  /// As much of the text as there is room for.
  func prefix(_ count: Int) -> EarText {
    scalars.count > count ? EarText(zip(scalars, sources).prefix(max(0, count))) : self
  }

  /// The text with a comma behind it unless it ends a clause, so that the engine makes a pause.
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

/// Writes a text word by word.
private struct Sanitizer {
  private static let wordLimit = 40
  private static let clauseLimit = 120

  private var text: [(scalar: Unicode.Scalar, source: Int)] = []
  private var word: [(scalar: Unicode.Scalar, source: Int)] = []
  /// How many scalars there are since a clause certainly ended.
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

  /// True when the word has to end before a scalar.
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

  /// Takes text that is sanitized already.
  mutating func take(_ fit: EarText) {
    text = zip(fit.scalars, fit.sources).map { ($0, $1) }
    clauseLength = endsClause(fit.scalars.split(separator: " ").last.map(Array.init) ?? []) ? 0 : text.count
  }

  /// Puts a comma behind the text. Behind a full stop it would have no effect, so that is removed.
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

  /// True when a clause certainly ends with a word: a full stop may belong to an abbreviation.
  private func endsClause(_ word: [Unicode.Scalar]) -> Bool {
    guard let last = word.last else { return false }
    if last.endsWideClause { return true }
    let before = word.dropLast()
    if ",;:!?".unicodeScalars.contains(last) { return before.last.map { $0.isWordly } ?? false }
    return last == "." && before.count > 1 && before.suffix(2).allSatisfy(\.isWordly) && !before.contains(".")
  }
}

extension Unicode.Scalar {
  /// False for controls, private use, unassigned code points, and halves of pairs.
  fileprivate var isText: Bool {
    switch properties.generalCategory {
    case .control, .privateUse, .unassigned, .surrogate: false
    default: true
    }
  }

  /// True for a character of words.
  fileprivate var isWordly: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }

  fileprivate var joinsLetters: Bool { ".'’·".unicodeScalars.contains(self) }

  /// Ends a clause though no space follows.
  fileprivate var endsWideClause: Bool { "、。，．；：！？।؟،؛…".unicodeScalars.contains(self) }
}
