/// The words that are said when the cursor passes over one character.
///
///     CharacterSpeech.spoken("A", in: words, capital: .speak).text  // "Cap A"
///     CharacterSpeech.spoken(".", in: words, capital: .speak).text  // "period"
///
/// Emoji are themselves in print: who speaks names them, by ``EmojiNames``. Source: assumed.
package struct CharacterSpeech: Equatable, Sendable {
  public let text: String
  /// True for a capital that a higher pitch tells.
  public let isRaised: Bool
  /// True for a capital that a sound tells.
  public let isCapitalSound: Bool

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

  private init(text: String, isRaised: Bool = false, isCapitalSound: Bool = false) {
    self.text = text
    self.isRaised = isRaised
    self.isCapitalSound = isCapitalSound
  }
}
