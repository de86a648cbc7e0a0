/// A voice file: lines of `key = words`.
public struct VoiceSource: Sendable {
  /// The name of the file in errors.
  public let name: String
  /// The lines of the voice file.
  public let text: String
  /// The names of emoji, in the format of ``EmojiNames``.
  public let emoji: String
  /// Readings, in the format of ``KanjiReadings``.
  public let kanji: String
  /// Short words, in the format of ``BrailleWords``.
  public let braille: String
  /// The words that Apple’s bundles attest; nil if only the marks of the lines count.
  public let appleWords: AppleWords?

  /// A source from its parts; most languages have no kanji.
  public init(
    name: String, text: String, emoji: String = "", kanji: String = "", braille: String = "",
    appleWords: AppleWords? = nil
  ) {
    self.name = name
    self.text = text
    self.emoji = emoji
    self.kanji = kanji
    self.braille = braille
    self.appleWords = appleWords
  }

  /// A voice file in several parts, which are read one after another.
  package init(
    name: String, texts: [String], emoji: String, kanji: String = "", braille: String, appleWords: AppleWords
  ) {
    self.init(
      name: name, text: texts.joined(separator: "\n"), emoji: emoji, kanji: kanji, braille: braille,
      appleWords: appleWords)
  }
}

/// The words of one language, with its names of characters and emoji, its number format and its espeak-ng voice.
///
/// A voice file has lines of `key = words`. A line may end in a mark, `# attested S, T` or `# assumed`, with a note
/// after a semicolon; ``AppleWords`` may attest lines without a mark. Plural forms are written `key[few] = words`,
/// placeholders `{row}`, unusual characters `\u{A0}`. A line `[setting=value]` begins words that apply while the
/// setting has that value. Names of characters are written `character . = period` or `character U+002E = period`, and
/// `phonetic = Alpha Bravo …` spells letters. Lines that begin with `espeak` or `reading` are for a speech engine: see
/// ``SpeechProfile``.
public struct Voice: Equatable, Sendable {
  /// Words that apply with a value of a setting.
  public struct Variant: Equatable, Sendable {
    /// The name of the setting that chooses the variant.
    public let setting: String
    /// The value of the setting for which the variant is used.
    public let value: String
    /// The phrases that differ.
    public internal(set) var entries: [Phrase: Phrasebook.Entry]
    /// The names of characters that differ.
    public internal(set) var characters: [Character: Phrasebook.Name] = [:]
    /// The phonetic names of characters that differ.
    public internal(set) var phonetic: [Character: Phrasebook.Name] = [:]
  }

  /// BCP-47.
  public internal(set) var language: String
  /// The name of the language in the language itself.
  public internal(set) var name: String
  /// The espeak-ng voice for the language; nil if the file names none.
  public internal(set) var engineVoice: String?
  /// How the engine speaks the language.
  public internal(set) var speech = SpeechProfile()
  /// The names of emoji.
  public internal(set) var emoji = EmojiNames()
  /// The readings of Chinese characters, in a language that has its own.
  public internal(set) var kanji = KanjiReadings()
  /// The braille words for roles and states.
  public internal(set) var braille = BrailleWords()
  var numberChanges: NumberFormat.Changes
  /// The words of each phrase that the language has.
  public internal(set) var entries: [Phrase: Phrasebook.Entry]
  /// The names of characters.
  public internal(set) var characters: [Character: Phrasebook.Name] = [:]
  /// The words that spell letters, by the lowercase first letter.
  public internal(set) var phonetic: [Character: Phrasebook.Name] = [:]
  /// The words that a setting replaces.
  public internal(set) var variants: [Variant]

  /// The words, with the variants that the settings select. The fallback provides phrases that the voice lacks.
  public func phrasebook(choosing choices: [String: String] = [:], fallback: Voice? = nil) -> Phrasebook {
    var words = (fallback?.entries ?? [:]).merging(entries) { $1 }
    var characters = (fallback?.characters ?? [:]).merging(characters) { $1 }
    var phonetic = (fallback?.phonetic ?? [:]).merging(phonetic) { $1 }
    for variant in variants where choices[variant.setting] == variant.value {
      words.merge(variant.entries) { $0.replacing(with: $1) }
      characters.merge(variant.characters) { $1 }
      phonetic.merge(variant.phonetic) { $1 }
    }
    return Phrasebook(
      language: language, numbers: numbers, entries: words, characters: characters, phonetic: phonetic,
      braille: braille)
  }

  /// The voice with the properties and words of another voice; those replace its own.
  public func replacing(with other: Voice) -> Voice {
    var copy = self
    copy.entries.merge(other.entries) { $0.replacing(with: $1) }
    copy.characters.merge(other.characters) { $1 }
    copy.phonetic.merge(other.phonetic) { $1 }
    copy.variants += other.variants
    copy.numberChanges = numberChanges.replacing(with: other.numberChanges)
    if !other.name.isEmpty { copy.name = other.name }
    if let engineVoice = other.engineVoice { copy.engineVoice = engineVoice }
    copy.speech = speech.replacing(with: other.speech)
    if !other.emoji.isEmpty { copy.emoji = other.emoji }
    if !other.kanji.isEmpty { copy.kanji = other.kanji }
    if !other.braille.isEmpty { copy.braille = other.braille }
    return copy
  }

  /// How the language writes numbers.
  public var numbers: NumberFormat { numberChanges.applied(to: NumberFormat()) }

  /// The number of phrases that are attested.
  public var attestedCount: Int { entries.values.count { $0.isAttested } }

  /// The number of Aloud's own sentences, which VoiceOver is not known to say.
  public var ownCount: Int { entries.count { $0.key.isOurOwn && !$0.value.isAttested } }
}

extension Voice {
  /// Reads a voice file.
  ///
  /// - Throws: ``VoiceFileError``.
  package init(_ source: VoiceSource) throws(VoiceFileError) { self = try VoiceFile(source).read() }
}

extension Voice {
  /// The name of a character in this language, without names from the fallback. Nil for letters, digits and characters
  /// without a name.
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
