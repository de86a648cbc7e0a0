internal import AloudSpeech

/// What is said of a mark: whether it is a word, a blank, or the engine's business.
struct EarRules {
  let voice: Voice?
  let settings: VoiceOverSettings
  let punctuation: VoiceOverSettings.Punctuation
  /// True when the character is all there is to say.
  let isAlone: Bool
  let spellsOut: Bool

  enum Verdict: Equatable {
    case asItIs
    case words(String)
    case blank
    /// No engine says it.
    case unheard
  }

  /// - Parameters:
  ///   - text: what is said.
  ///   - index: which character of it.
  /// - Returns: what becomes of that character.
  func verdict(_ text: ArraySlice<Character>, _ index: Int) -> Verdict {
    let character = text[index]
    if character.isLetter || character.isASCII && character.isNumber || character.isWhitespace { return .asItIs }
    guard let voice else { return .asItIs }
    if let point = voice.speech.point, EarRules.isPoint(text, index) { return .words(point) }
    if EarRules.isMinus(text, index), !says(character), let name = voice.name(of: "−", settings: settings) {
      return .words(name)
    }
    guard let name = voice.name(of: character, settings: settings) else { return picture(character, voice) }
    if isAlone || spellsOut { return .words(name) }
    switch (CharacterGroup(of: character), punctuation) {
    case (.mark, .all), (.symbol, .all): return .words(name)
    case (.mark, _), (.blank, _): return character.partsWords ? .blank : .asItIs
    // Named by a file of the user's own.
    case (nil, _): return .words(name)
    case (.symbol, .some): return says(character) ? .asItIs : .words(name)
    case (.symbol, .none):
      guard EarRules.countsAsNumber(text, index) else { return .blank }
      return says(character) ? .asItIs : .words(name)
    }
  }

  private func says(_ character: Character) -> Bool { voice?.speech.says?.contains(character) ?? false }

  /// Emoji are always said, other pictures as symbols are.
  private func picture(_ character: Character, _ voice: Voice) -> Verdict {
    guard !voice.emoji.isEmpty else { return .asItIs }
    guard let name = voice.emoji.name(of: character) else {
      guard character.isEmoji else { return .asItIs }
      // One that is newer than our table; Unicode's own names are English.
      let scalar = character.unicodeScalars.first
      return voice.language == "en" ? scalar?.properties.name.map { .words($0.lowercased()) } ?? .unheard : .unheard
    }
    return character.isEmoji || punctuation != .none || isAlone || spellsOut ? .words(name) : .blank
  }

  // MARK: Marks that belong to numbers

  /// The point of `3.5`, but not those of `1.2.3`.
  private static func isPoint(_ text: ArraySlice<Character>, _ index: Int) -> Bool {
    guard text[index] == ".", isDigit(text, index - 1), isDigit(text, index + 1) else { return false }
    let before = text[..<index].reversed().first { !$0.isWholeNumber }
    let after = text[(index + 1)...].first { !$0.isWholeNumber }
    return before != "." && (after != "." || !isDigit(text, (text[(index + 1)...].firstIndex(of: ".") ?? index) + 1))
  }

  /// A hyphen before a number and behind nothing.
  private static func isMinus(_ text: ArraySlice<Character>, _ index: Int) -> Bool {
    guard text[index] == "-" || text[index] == "−", isDigit(text, index + 1) else { return false }
    return index == text.startIndex || text[index - 1].isWhitespace || text[index - 1] == "("
  }

  /// True for what is said of a number even where no punctuation is: `50%`, `$5`, `1 + 1`.
  private static func countsAsNumber(_ text: ArraySlice<Character>, _ index: Int) -> Bool {
    if text[index] == "&" { return true }
    guard "%‰°$€£¥₩¢+−×÷=".contains(text[index]) else { return false }
    return [-2, -1, 1, 2].contains { offset in
      isDigit(text, index + offset)
        && (abs(offset) == 1 || text[index + offset / 2].isWhitespace)
    }
  }

  private static func isDigit(_ text: ArraySlice<Character>, _ index: Int) -> Bool {
    text.indices.contains(index) && text[index].isWholeNumber
  }
}

extension Character {
  /// True for a picture that is drawn in color, alone or by a variation selector.
  var isEmoji: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.properties.isEmojiPresentation || unicodeScalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
      || first.properties.isEmoji && unicodeScalars.contains { $0.value == 0x200D || $0.properties.isEmojiModifier }
  }

  /// True for marks of East Asia that an engine takes for letters.
  fileprivate var partsWords: Bool { "・〜「」『』〈〉《》【】".contains(self) }
}
