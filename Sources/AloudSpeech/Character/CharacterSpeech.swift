/// The words that are said when the cursor passes over one character.
///
///     CharacterSpeech.spoken("A", in: words, capital: .speak).text  // "Cap A"
///     CharacterSpeech.spoken(".", in: words, capital: .speak).text  // "period"
///
/// Emoji are themselves in print: who speaks names them, by ``EmojiNames``. Source: assumed.
package struct CharacterSpeech: Equatable, Sendable {
  public let text: String
  /// True for a capital that a higher pitch tells.
  public private(set) var isRaised = false
  /// True for a capital that a sound tells.
  public private(set) var isCapitalSound = false

  /// The words for a character: its name, or itself; `capital` is how capital letters are told from small ones.
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
  /// Running text with its punctuation as the setting wants it.
  ///
  ///     spokenPunctuation("All the world’s a stage,", group: .all, words: words)
  ///     // "All the world apostrophe s a stage comma"
  ///
  /// Under `all`, a name stands for every mark and symbol that has one. Otherwise the text stays as it is, and the
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
