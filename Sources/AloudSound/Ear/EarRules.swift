internal import AloudSpeech

/// Decides how a mark is spoken: as words, as a blank, or unchanged.
struct EarRules {
  let voice: Voice?
  let settings: VoiceOverSettings
  let punctuation: VoiceOverSettings.Punctuation
  /// True when the text consists only of this character, or of marks.
  let isAlone: Bool
  let spellsOut: Bool

  enum Verdict: Equatable {
    case asItIs
    case words(String)
    case blank
    /// A character that has a name only in English.
    case english(String)
    /// No engine can pronounce it.
    case unheard
  }

  /// - Parameters:
  ///   - text: the spoken text.
  ///   - index: the index of the character.
  /// - Returns: how to speak the character.
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
    // The name comes from a user's voice file.
    case (nil, _): return .words(name)
    case (.symbol, .some): return says(character) && !EarRules.isRow(text, index) ? .asItIs : .words(name)
    case (.symbol, .none):
      guard EarRules.countsAsNumber(text, index) else { return .blank }
      return says(character) ? .asItIs : .words(name)
    }
  }

  private func says(_ character: Character) -> Bool { voice?.speech.says?.contains(character) ?? false }

  /// Emoji are always spoken; other pictures are spoken like symbols.
  private func picture(_ character: Character, _ voice: Voice) -> Verdict {
    guard !voice.emoji.isEmpty else { return .asItIs }
    guard let name = voice.emoji.name(of: character) else {
      guard character.isEmoji else { return unnamed(character, voice) }
      // The emoji is newer than the table. Unicode has only English names.
      let scalar = character.unicodeScalars.first
      return voice.language == "en" ? scalar?.properties.name.map { .words($0.lowercased()) } ?? .unheard : .unheard
    }
    return character.isEmoji || punctuation != .none || isAlone || spellsOut ? .words(name) : .blank
  }

  /// Names a character that has no other name, if it would otherwise be silent. Unicode has only English names.
  private func unnamed(_ character: Character, _ voice: Voice) -> Verdict {
    guard isAlone || spellsOut, character.isMark, !character.isOtherForm,
      let name = character.unicodeScalars.first?.properties.name
    else {
      return .asItIs
    }
    return voice.language == "en" ? .words(name.lowercased()) : .english(name.lowercased())
  }

  // MARK: Repeated characters

  /// True for a mark that follows several equal ones: an engine would pause for each without saying more.
  static func isRedundantMark(_ text: ArraySlice<Character>, _ index: Int) -> Bool {
    guard CharacterGroup(of: text[index]) == .mark else { return false }
    let enough = ".!?-".contains(text[index]) ? 3 : 1
    return index - enough >= text.startIndex && text[index - enough..<index].allSatisfy { $0 == text[index] }
  }

  /// True where the same character occurs three times in a row; the number is spoken then.
  private static func isRow(_ text: ArraySlice<Character>, _ index: Int) -> Bool {
    text[index...].prefix(3).count { $0 == text[index] } == 3
  }

  // MARK: Marks in numbers

  /// True for the point in `3.5`, but not for those in `1.2.3`.
  private static func isPoint(_ text: ArraySlice<Character>, _ index: Int) -> Bool {
    guard text[index] == ".", isDigit(text, index - 1), isDigit(text, index + 1) else { return false }
    let before = text[..<index].reversed().first { !$0.isWholeNumber }
    let after = text[(index + 1)...].first { !$0.isWholeNumber }
    return before != "." && (after != "." || !isDigit(text, (text[(index + 1)...].firstIndex(of: ".") ?? index) + 1))
  }

  /// True for a hyphen at the beginning of a word, directly before a number.
  private static func isMinus(_ text: ArraySlice<Character>, _ index: Int) -> Bool {
    guard text[index] == "-" || text[index] == "−", isDigit(text, index + 1) else { return false }
    return index == text.startIndex || text[index - 1].isWhitespace || text[index - 1] == "("
  }

  /// True for symbols of numbers, which are spoken even without punctuation: `50%`, `$5`, `1 + 1`.
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
  /// True for visible characters other than letters, digits and emoji.
  var isMark: Bool {
    !isLetter && !isNumber && !isWhitespace && !isEmoji && !unicodeScalars.allSatisfy(\.isInvisible)
  }

  /// True for a picture with an emoji presentation, by default or with a variation selector.
  var isEmoji: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.properties.isEmojiPresentation || unicodeScalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
      || first.properties.isEmoji && unicodeScalars.contains { $0.value == 0x200D || $0.properties.isEmojiModifier }
  }

  /// True for East Asian marks that an engine treats like letters.
  fileprivate var partsWords: Bool { "・〜「」『』〈〉《》【】".contains(self) }
}

extension Unicode.Scalar {
  /// True for private-use characters, as in icon fonts, and for unassigned code points: they are visible, but cannot be
  /// pronounced.
  var isUnknown: Bool {
    switch properties.generalCategory {
    case .privateUse, .unassigned: true
    default: false
    }
  }

  /// True for a character that only affects how text is displayed.
  var isInvisible: Bool {
    if properties.isDefaultIgnorableCodePoint || properties.isWhitespace { return true }
    return switch properties.generalCategory {
    case .control, .format: true
    default: false
    }
  }
}
