extension Voice {
  /// The name of a character in this language, without names that other voices lend; nil for letters, digits and
  /// characters without a name.
  ///
  ///     korean.name(of: "%", settings: settings)  // "퍼센트"
  ///
  /// - Complexity: O(1).
  public func name(of character: Character, settings: VoiceOverSettings) -> String? {
    for variant in variants.reversed() where !variant.characters.isEmpty {
      guard let name = variant.characters[character] ?? variant.characters[character.plain],
        Setting.named(variant.setting)?.value(in: settings) == variant.value
      else { continue }
      return name.words.isEmpty ? nil : name.words
    }
    if let name = characters[character] ?? characters[character.plain] { return name.words.isEmpty ? nil : name.words }
    return Phrase(naming: character).flatMap { entries[$0]?.other?.words.source }
  }
}
