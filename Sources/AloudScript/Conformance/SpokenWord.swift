internal import AloudSpeech

/// A word as two voices are compared: without regard to case, punctuation and spaces.
///
/// Letters, marks and digits of any script make a word, an apostrophe does not end it, and each symbol is a word of its own
/// (so that `+` and emoji count). A text that is all punctuation is one word.
struct SpokenWord: Sendable {
  /// The text that is compared.
  let key: String
  /// The text that is shown.
  let text: String
  /// The fragment that the word is from; nil for words of a device.
  let fragment: Fragment?

  static func words(of text: String, fragment: Fragment? = nil) -> [SpokenWord] {
    var words: [SpokenWord] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(SpokenWord(key: word.lowercased(), text: word, fragment: fragment)) }
      word = ""
    }
    for scalar in text.unicodeScalars {
      switch scalar.kindInWord {
      case .letter: word.unicodeScalars.append(scalar)
      case .ignored: break
      case .separator: end()
      case .symbol:
        end()
        word.unicodeScalars.append(scalar)
        end()
      }
    }
    end()
    let rest = text.filter { !$0.isWhitespace }
    return words.isEmpty && !rest.isEmpty ? [SpokenWord(key: rest, text: rest, fragment: fragment)] : words
  }

  /// The words of an utterance of ours. Runs of one text are one text.
  static func words(of fragments: [Fragment]) -> [SpokenWord] {
    var words: [SpokenWord] = []
    var index = 0
    while index < fragments.count {
      let first = fragments[index]
      var text = first.text
      index += 1
      while index < fragments.count, fragments[index].joint == .sameText {
        text += fragments[index].text
        index += 1
      }
      // Punctuation alone is not said between other parts.
      let own = SpokenWord.words(of: text, fragment: first)
      if fragments.count == 1 || own.contains(where: \.hasSubstance) { words += own }
    }
    return words
  }

  private var hasSubstance: Bool {
    key.unicodeScalars.contains { $0.kindInWord == .letter || $0.kindInWord == .symbol }
  }
}

extension Unicode.Scalar {
  fileprivate enum KindInWord { case letter, symbol, separator, ignored }

  fileprivate var kindInWord: KindInWord {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9": return .letter
    case " ", ",", ".": return .separator
    // Apostrophes, and the selectors of a character's looks.
    case "'", "\u{2019}", "\u{02BC}", "\u{FE0E}", "\u{FE0F}": return .ignored
    default: break
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return .letter
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: return .symbol
    case .format: return .ignored
    default: return .separator
    }
  }
}
