internal import AloudSpeech

/// Decides how a mark is said: as words, as a blank, or as the engine finds.
struct EarRules {
  let voice: Voice?
  let settings: VoiceOverSettings
  let punctuation: VoiceOverSettings.Punctuation
  /// True when there is nothing to say besides this character, or marks like it.
  let isAlone: Bool
  let spellsOut: Bool

  enum Verdict: Equatable {
    case asItIs
    case words(String)
    case blank
    /// A character that only English has a name for.
    case english(String)
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
    if character.unicodeScalars.allSatisfy(\.properties.isVariationSelector) { return .blank }
    if character.unicodeScalars.allSatisfy(\.isUnknown) { return .unheard }
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
    case (.symbol, .some): return says(character) && !EarRules.isRow(text, index) ? .asItIs : .words(name)
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
      guard character.isEmoji else { return unnamed(character, voice) }
      // An emoji that is newer than our table; Unicode's own names are English.
      let scalar = character.unicodeScalars.first
      return voice.language == "en" ? scalar?.properties.name.map { .words($0.lowercased()) } ?? .unheard : .unheard
    }
    return character.isEmoji || punctuation != .none || isAlone || spellsOut ? .words(name) : .blank
  }

  /// A character without a name would be silent where there is nothing else to say; Unicode's own names are English.
  private func unnamed(_ character: Character, _ voice: Voice) -> Verdict {
    guard isAlone || spellsOut, character.isMark, !character.isOtherForm,
      let name = character.unicodeScalars.first?.properties.name
    else {
      return .asItIs
    }
    return voice.language == "en" ? .words(name.lowercased()) : .english(name.lowercased())
  }

  // MARK: Rows of the same

  /// True for a mark behind enough of the same: an engine makes a pause for each, and nothing is said by more of them.
  static func isTooMuch(_ text: ArraySlice<Character>, _ index: Int) -> Bool {
    guard CharacterGroup(of: text[index]) == .mark else { return false }
    let enough = ".!?-".contains(text[index]) ? 3 : 1
    return index - enough >= text.startIndex && text[index - enough..<index].allSatisfy { $0 == text[index] }
  }

  /// True where three of the same begin, which are said with their number.
  private static func isRow(_ text: ArraySlice<Character>, _ index: Int) -> Bool {
    text[index...].prefix(3).count { $0 == text[index] } == 3
  }

  // MARK: Marks that belong to numbers

  /// The point of `3.5`, but not those of `1.2.3`.
  private static func isPoint(_ text: ArraySlice<Character>, _ index: Int) -> Bool {
    guard text[index] == ".", isDigit(text, index - 1), isDigit(text, index + 1) else { return false }
    let before = text[..<index].reversed().first { !$0.isWholeNumber }
    let after = text[(index + 1)...].first { !$0.isWholeNumber }
    return before != "." && (after != "." || !isDigit(text, (text[(index + 1)...].firstIndex(of: ".") ?? index) + 1))
  }

  /// A hyphen before a number that begins a word.
  private static func isMinus(_ text: ArraySlice<Character>, _ index: Int) -> Bool {
    guard text[index] == "-" || text[index] == "−", isDigit(text, index + 1) else { return false }
    return index == text.startIndex || text[index - 1].isWhitespace || text[index - 1] == "("
  }

  /// True for what is said of a number even where no punctuation is: `50%`, `$5`, `1 + 1`.
  private static func countsAsNumber(_ text: ArraySlice<Character>, _ index: Int) -> Bool {
    if text[index] == "&" || text[index].isNumber { return true }
    guard "%‰°℃℉№′″$€£¥₩¢+−×÷=".contains(text[index]) else { return false }
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
  /// True for what is seen and is neither letter, digit nor emoji.
  var isMark: Bool {
    !isLetter && !isNumber && !isWhitespace && !isEmoji && !unicodeScalars.allSatisfy(\.isInvisible)
  }

  /// True for a picture that is drawn in color, alone or by a variation selector.
  var isEmoji: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.properties.isEmojiPresentation || unicodeScalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
      || first.properties.isEmoji && unicodeScalars.contains { $0.value == 0x200D || $0.properties.isEmojiModifier }
  }

  /// True for marks of East Asia that an engine takes for letters.
  fileprivate var partsWords: Bool { "・〜「」『』〈〉《》【】".contains(self) }
}

extension Unicode.Scalar {
  /// True for private use, as in fonts of icons, and for unassigned code points: they are seen, and have no sound.
  var isUnknown: Bool {
    switch properties.generalCategory {
    case .privateUse, .unassigned: true
    default: false
    }
  }

  /// True for a character that only controls how a text is shown.
  var isInvisible: Bool {
    if properties.isDefaultIgnorableCodePoint || properties.isWhitespace { return true }
    return switch properties.generalCategory {
    case .control, .format: true
    default: false
    }
  }
}
