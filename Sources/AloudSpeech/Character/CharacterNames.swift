extension Phrasebook {
  /// The name of a single character; nil for letters, digits, emoji and characters without a name.
  ///
  ///     words.name(of: ",")   // "comma"
  ///     words.name(of: "（")  // "left parenthesis"
  ///     words.name(of: "a")   // nil
  ///
  /// - Complexity: O(1).
  public func name(of character: Character) -> String? {
    let name =
      characters[character]?.words ?? characters[character.plain]?.words ?? Phrase(naming: character).map { text($0) }
    return name.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The word that spells a letter, uppercase or lowercase; nil if the language has none.
  ///
  ///     words.phonetic(of: "A")  // "Alpha"
  ///
  /// - Complexity: O(1).
  public func phonetic(of character: Character) -> String? {
    phonetic[character.small]?.words ?? phonetic[character.plain.small]?.words
  }
}

extension Phrase {
  /// The phrase that names a character.
  init?(naming character: Character) {
    switch character {
    case "•": self = .charBullet
    case "◦": self = .charWhiteBullet
    case "▪", "■": self = .charBlackSquare
    case "\t": self = .charTab
    case _ where character.isNewline: self = .charNewLine
    case _ where character.isWhitespace: self = .charSpace
    default: return nil
    }
  }
}
