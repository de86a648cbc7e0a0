/// The words that are said when the cursor moves over one character.
///
///     CharacterSpeech.spoken("A", in: words, capital: .speak).text  // "Cap A"
///     CharacterSpeech.spoken(".", in: words, capital: .speak).text  // "period"
///
/// The text keeps an emoji; the speech engine names it with ``EmojiNames``. Source: assumed.
package struct CharacterSpeech: Equatable, Sendable {
  public let text: String
  /// True for a capital letter that is said with a higher pitch.
  public private(set) var isRaised = false
  /// True for a capital letter that is said with a sound.
  public private(set) var isCapitalSound = false

  /// The words for a character: its name, or the character. `capital` is how capital letters are marked.
  ///
  /// - Complexity: O(1).
  public static func spoken(
    _ character: Character, in words: Phrasebook, capital: VoiceOverSettings.Emphasis
  ) -> CharacterSpeech {
    let name = words.name(of: character) ?? String(character)
    guard character.isLetter, character.isUppercase else { return .init(text: name) }
    return switch capital {
    case .speak: .init(text: words.text(.charCapitalPrefix, ["text": name]))
    case .pitch: .init(text: name, isRaised: true)
    case .sound: .init(text: name, isCapitalSound: true)
    case .nothing: .init(text: name)
    }
  }
}

extension CharacterSpeech {
  /// Text with its punctuation said as the setting requires.
  ///
  ///     CharacterSpeech.spokenPunctuation("All the world’s a stage,", group: .all, words: words)
  ///     // "All the world apostrophe s a stage comma"
  ///
  /// With `all`, every mark and symbol that has a name is replaced by it. Otherwise the text is unchanged, and the
  /// speech engine decides. Source: Apple's documentation of `speechAlwaysIncludesPunctuation`.
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
