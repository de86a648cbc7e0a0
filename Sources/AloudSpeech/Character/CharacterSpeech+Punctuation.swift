extension CharacterSpeech {
  /// Running text with its punctuation as the setting wants it.
  ///
  ///     spokenPunctuation("All the world’s a stage,", group: .all, words: words)
  ///     // "All the world apostrophe s a stage comma"
  ///
  /// Under `all`, a name stands for every mark and symbol that has one. Else the text stays as it is: what is said of
  /// it is the business of whoever speaks. Source: Apple's documentation of `speechAlwaysIncludesPunctuation`.
  ///
  /// - Complexity: O(characters).
  public static func spokenPunctuation(
    _ text: String, group: VoiceOverSettings.Punctuation, words: Phrasebook
  ) -> String {
    guard group == .all else { return text }
    var result = ""
    var isAfterName = false
    for character in text {
      let name = character.isMark ? words.name(of: character) : nil
      if name != nil || isAfterName, !character.isWhitespace, result.last?.isWhitespace == false { result += " " }
      result += name ?? String(character)
      isAfterName = name != nil
    }
    return result
  }
}

extension Character {
  /// True for marks and symbols, as opposed to letters, digits and blanks.
  fileprivate var isMark: Bool {
    switch CharacterGroup(of: self) {
    case .symbol, .mark: true
    case .blank: false
    case nil: isPunctuation || isSymbol
    }
  }
}
