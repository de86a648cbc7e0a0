/// The last sound of a text in Korean, as far as particles depend on it.
///
/// Quotes, punctuation, markup and a remark in parentheses are skipped, because they are not read. If the sound is
/// unknown, as for an emoji or another script, it counts as a vowel.
package enum KoreanSound: Equatable, Sendable {
  case vowel
  /// A final ㄹ, after which the particle 으로 becomes 로.
  case rieul
  /// Any other final consonant.
  case consonant

  /// - Complexity: O(length of the last word), and O(length) for a text that ends in many marks.
  package init(atEndOf text: String) {
    var rest = Array(text.unicodeScalars)[...]
    KoreanSound.dropSilent(from: &rest)
    guard let last = rest.last else {
      self = .vowel
      return
    }
    self =
      KoreanSound(hangul: last) ?? KoreanSound.number(at: rest) ?? KoreanSound.unit(at: rest)
      ?? KoreanSound.latin(at: rest) ?? KoreanSound.symbols[last] ?? .vowel
  }

  // MARK: What is not read

  /// Drops characters that are not read from the end, unless nothing else is left.
  private static func dropSilent(from text: inout ArraySlice<Unicode.Scalar>) {
    while let last = text.last {
      if last == ")" || last == "）", let open = text.lastIndex(where: { $0 == "(" || $0 == "（" }),
        text[..<open].contains(where: { isRead($0) })
      {
        text = text[..<open]
      } else if last == ">", let open = text.lastIndex(of: "<"), open + 1 < text.endIndex,
        text[open + 1] == "/" || text[open + 1].isLatin
      {
        text = text[..<open]
      } else if !isRead(last) {
        text.removeLast()
      } else {
        return
      }
    }
  }

  private static func isRead(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x20, 0x7F...0xA0: false
    // Combining marks, joiners, direction marks and variation selectors.
    case 0x300...0x36F, 0x2000...0x200F, 0x2028...0x202F, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF: false
    // Quotes, dashes and dots.
    case 0x2010...0x201F, 0x2026: false
    // Brackets and marks of East Asian texts.
    case 0x3000...0x3003, 0x3008...0x3011, 0x3014...0x301F: false
    case 0xFF01, 0xFF08, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3B, 0xFF3D: false
    default: !"!\"'()*,-.:;<>?[]_`{|}«»·‹›‥".unicodeScalars.contains(scalar)
    }
  }

  // MARK: Hangul

  private init?(hangul scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0xAC00...0xD7A3: self = KoreanSound(final: (scalar.value - 0xAC00) % 28)
    // Letters that are parts of syllables: vowels and finals.
    case 0x1160...0x1175: self = .vowel
    case 0x11A8...0x11C2: self = KoreanSound(final: scalar.value - 0x11A7)
    // Standalone letters: the names of all consonants end in a consonant, such as 리을.
    case 0x3139: self = .rieul
    case 0x3131...0x314E: self = .consonant
    case 0x314F...0x3163: self = .vowel
    default: return nil
    }
  }

  /// - Parameter final: the number of the final consonant; 0 is none.
  private init(final: UInt32) { self = final == 0 ? .vowel : final == 8 ? .rieul : .consonant }

  // MARK: Numbers

  /// 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구.
  private static let digits: [KoreanSound] = [
    .consonant, .rieul, .vowel, .consonant, .vowel, .vowel, .consonant, .rieul, .rieul, .vowel,
  ]

  private static func number(at text: ArraySlice<Unicode.Scalar>) -> KoreanSound? {
    guard let last = text.last?.digit else { return nil }
    guard last == 0 else { return digits[last] }
    var zeros = 0
    for scalar in text.reversed() {
      if scalar.digit == 0 {
        zeros += 1
      } else if scalar.digit != nil {
        return isFraction(text) ? .consonant : power(zeros)
      } else if scalar != "," {
        break
      }
    }
    // 영.
    return .consonant
  }

  /// True for digits after a decimal point, which are read one by one.
  private static func isFraction(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let point = text.lastIndex(where: { $0.digit == nil }), text[point] == ".", point > text.startIndex else {
      return false
    }
    return text[point - 1].digit != nil
  }

  /// 십, 백, 천, 만, 억, 경 end in consonants; 조, 해, 자 do not.
  private static func power(_ zeros: Int) -> KoreanSound { [12, 20, 24].contains(zeros) ? .vowel : .consonant }

  // MARK: Units and symbols

  /// A unit after a number: `44 pt`, `3mm`.
  private static func unit(at text: ArraySlice<Unicode.Scalar>) -> KoreanSound? {
    let letters = lastLetters(of: text)
    var before = text.dropLast(letters.count)
    if before.last == " " || before.last == "\u{A0}" { before.removeLast() }
    guard !letters.isEmpty, before.last?.digit != nil else { return nil }
    return units[String(String.UnicodeScalarView(letters))]
  }

  private static let units: [String: KoreanSound] = [
    "px": .rieul, "dB": .rieul, "g": .consonant, "kg": .consonant, "mg": .consonant, "t": .consonant,
    "min": .consonant, "h": .consonant, "pt": .vowel, "m": .vowel, "mm": .vowel, "cm": .vowel, "km": .vowel,
    "s": .vowel, "ms": .vowel, "l": .vowel, "L": .vowel, "ml": .vowel, "mL": .vowel, "in": .vowel, "ft": .vowel,
    "kcal": .vowel, "mph": .vowel,
  ]

  private static let symbols: [Unicode.Scalar: KoreanSound] = [
    // 원, 엔, 제곱, 세제곱, 샵.
    "₩": .consonant, "¥": .consonant, "²": .consonant, "³": .consonant, "#": .consonant,
    // 퍼밀, 물결, 이퀄, 이분의 일.
    "‰": .rieul, "~": .rieul, "=": .rieul, "½": .rieul, "¼": .rieul,
    // ん.
    "ん": .consonant, "ン": .consonant,
  ]

  // MARK: Latin letters

  private static func lastLetters(of text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    text.suffix(from: (text.lastIndex { !$0.isLatin }).map { $0 + 1 } ?? text.startIndex)
  }

  private static func latin(at text: ArraySlice<Unicode.Scalar>) -> KoreanSound? {
    let letters = lastLetters(of: text)
    guard !letters.isEmpty else { return nil }
    let word = Array(String(String.UnicodeScalarView(letters)).lowercased().unicodeScalars)
    let isWord = word.count > 3 && word.dropLast().contains { $0.isLatinVowel }
    let isCapital = letters.allSatisfy { ("A"..."Z").contains($0) }
    if word.count == 1 || (isCapital && !isWord) || !word.contains(where: { $0.isLatinVowel || $0 == "y" }) {
      return letter(word[word.count - 1])
    }
    return loanWords[String(String.UnicodeScalarView(word))] ?? ending(of: word)
  }

  /// The last sound of the letter's name: 엘 and 알 end in ㄹ, 엠 and 엔 in a consonant, all others in a vowel.
  private static func letter(_ letter: Unicode.Scalar) -> KoreanSound {
    switch letter {
    case "l", "r": .rieul
    case "m", "n": .consonant
    default: .vowel
    }
  }

  /// Words of user interfaces whose sound differs from what their endings suggest: 체크, 루프, 깃허브, 비트, 키트.
  private static let loanWords: [String: KoreanSound] = [
    "check": .vowel, "loop": .vowel, "github": .vowel, "bit": .vowel, "kit": .vowel, "recipe": .vowel,
  ]

  /// The last sound of English words with this ending, as Korean writes them: 레이블, 홈, 아이폰, 세팅, 앱, 링크.
  private static func ending(of word: [Unicode.Scalar]) -> KoreanSound {
    let last = word[word.count - 1]
    let before = word[word.count - 2]
    let third = word.count > 2 ? word[word.count - 3] : " "
    switch last {
    case "l": return .rieul
    case "e" where before == "l": return .rieul
    // 홈, 아이폰; 타입.
    case "e" where before == "m" || before == "n": return .consonant
    case "e" where before == "p" && third == "y": return .consonant
    case "m", "n": return .consonant
    case "g" where before == "n": return .consonant
    // 웹, 앱, 그룹; 헬프, 점프.
    case "b" where before.isLatinVowel, "p" where before.isLatinVowel || before == "p": return .consonant
    // 백, 클릭; 페이스북; 뮤직, 맥; 링크, 위크.
    case "k" where before == "c" || (before == "o" && third == "o"): return .consonant
    case "c" where before.isLatinVowel: return .consonant
    // 넷, 챗, 로봇, 레이아웃; 비트, 시트; 리스트.
    case "t" where before.isLatinVowel: return third.isLatinVowel && third != "o" && third != "u" ? .vowel : .consonant
    default: return .vowel
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isLatin: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

  fileprivate var isLatinVowel: Bool { self == "a" || self == "e" || self == "i" || self == "o" || self == "u" }

  /// The value of a digit, also of a full-width or circled digit.
  fileprivate var digit: Int? {
    switch value {
    case 0x30...0x39: Int(value) - 0x30
    case 0xFF10...0xFF19: Int(value) - 0xFF10
    case 0x2460...0x2468: Int(value) - 0x245F
    default: nil
    }
  }
}
