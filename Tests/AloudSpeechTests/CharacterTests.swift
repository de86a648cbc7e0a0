import Aloud
import Testing

/// The names of characters, and their use in speech.
@Suite struct CharacterTests {
  private func words(_ language: String) -> Phrasebook {
    VoiceLibrary.standard.phrasebook(for: language, settings: .init())
  }

  /// Fallbacks from other languages do not count.
  private func ownWords(_ language: String) throws -> Phrasebook {
    try #require(VoiceLibrary.standard.voice(for: language)).phrasebook()
  }

  @Test(arguments: VoicesTests.languages) func everyCharacterHasAName(_ language: String) throws {
    let words = try ownWords(language)
    for character in CharacterGroup.allCases.flatMap(\.characters) {
      #expect(words.name(of: character) != nil, "\(language) \(character)")
    }
  }

  @Test(arguments: VoicesTests.languages) func everyNameHasASourceAndIsInTheTable(_ language: String) throws {
    let voice = try #require(VoiceLibrary.standard.voice(for: language))
    for (character, name) in voice.characters {
      #expect(CharacterGroup(of: character) != nil, "\(language) \(character)")
      #expect(name.mark?.isAttested == !(name.mark?.sources.isEmpty ?? true), "\(language) \(character)")
    }
    #expect(voice.phonetic.values.allSatisfy { $0.mark?.isAttested == false })
  }

  @Test(
    arguments: [
      (",", "en", "comma"), ("=", "en", "equals"), ("#", "en", "number"), ("•", "en", "Bullet"), ("\t", "en", "Tab"),
      ("\r\n", "en", "New line"), ("\u{3000}", "en", "Space"), ("\u{A0}", "en", "space"),
      ("（", "en", "left parenthesis"),
      ("©\u{FE0E}", "en", "copyright sign"), (".", "ko", "마침표"), ("。", "ja", "句点"), ("ß", "de", nil),
      ("?", "de", "Fragezeichen"),
      ("«", "fr", "guillemet gauche"), ("¿", "es", "abrir interrogación"), ("，", "zh-Hans", "逗号"),
      ("№", "ru", "номер"), ("∞", "ru", "бесконечность"), ("▶\u{FE0F}", "en", nil),
      (" ", "ru", "Пробел"), ("a", "en", nil), ("7", "en", nil),
      ("🐱", "en", nil), ("가", "ko", nil),
    ] as [(Character, String, String?)]) func namesOfCharacters(
      _ character: Character, _ language: String, _ name: String?
    )
  {
    #expect(words(language).name(of: character) == name)
  }

  @Test(
    arguments: [
      ("a", "en", "Alpha"), ("X", "en", "X-ray"), ("Ｑ", "en", "Quebec"), ("é", "en", nil), ("1", "en", nil),
      (".", "en", nil),
      ("ä", "de", "Ärger"), ("z", "de", "Zacharias"), ("É", "fr", "Émile"), ("ñ", "es", "Ñoño"), ("ё", "ru", "Ёлка"),
      ("Z", "ru", "Zulu"), ("b", "ko", "Bravo"), ("가", "ko", nil), ("a", "ja", "Alpha"), ("あ", "ja", nil),
    ] as [(Character, String, String?)]) func wordsThatSpellOutLetters(
      _ character: Character, _ language: String, _ word: String?
    )
  {
    #expect(words(language).phonetic(of: character) == word)
  }

  /// Letters that do not begin a word in their language.
  private static let alphabets = [
    ("en", "abcdefghijklmnopqrstuvwxyz", ""), ("de", "abcdefghijklmnopqrstuvwxyzäöüß", "ß"),
    ("fr", "abcdefghijklmnopqrstuvwxyzé", ""), ("es", "abcdefghijklmnopqrstuvwxyzñ", ""),
    ("ru", "абвгдеёжзийклмнопрстуфхцчшщъыьэюя", "ъыь"),
  ]

  @Test(arguments: alphabets) func alphabetsAreComplete(_ language: String, _ letters: String, _ exceptions: String)
    throws
  {
    let words = try ownWords(language)
    #expect(letters.filter { words.phonetic(of: $0) == nil } == exceptions)
  }

  @Test(
    arguments: [
      ("A", .speak, "Cap A", false, false), ("A", .pitch, "A", true, false), ("A", .sound, "A", false, true),
      ("A", .nothing, "A", false, false), ("a", .speak, "a", false, false), ("É", .speak, "Cap É", false, false),
      (" ", .speak, "Space", false, false), ("•", .pitch, "Bullet", false, false),
      (".", .sound, "period", false, false), ("5", .speak, "5", false, false), ("한", .speak, "한", false, false),
      ("👩‍👧", .speak, "👩‍👧", false, false),
    ] as [(Character, VoiceOverSettings.Emphasis, String, Bool, Bool)]) func charactersSpoken(
      _ character: Character, _ capital: VoiceOverSettings.Emphasis, _ text: String, _ isRaised: Bool, _ isSound: Bool
    )
  {
    let speech = CharacterSpeech.spoken(character, in: words("en"), capital: capital)
    #expect(speech.text == text)
    #expect(speech.isRaised == isRaised)
    #expect(speech.isCapitalSound == isSound)
  }

  @Test(arguments: [
    ("All the world's a stage,", "en", "All the world apostrophe s a stage comma"),
    (
      "“Hi” (you)…\nBye.", "en",
      "left double quotation mark Hi right double quotation mark left parenthesis you right parenthesis ellipsis\nBye period"
    ),
    ("a@b", "en", "a at b"), ("", "en", ""), ("--", "en", "hyphen hyphen"), ("no marks", "en", "no marks"),
    ("👍!", "en", "👍 exclamation mark"),
    ("안녕, 세상!", "ko", "안녕 쉼표 세상 느낌표"), ("東京、大阪。", "ja", "東京 読点 大阪 句点"),
  ]) func punctuationIsSpelledOutUnderAll(_ text: String, _ language: String, _ spoken: String) {
    let words = words(language)
    #expect(CharacterSpeech.spokenPunctuation(text, group: .all, words: words) == spoken)
    #expect(CharacterSpeech.spokenPunctuation(text, group: .some, words: words) == text)
    #expect(CharacterSpeech.spokenPunctuation(text, group: .none, words: words) == text)
  }

  @Test(
    arguments: [
      ("@", CharacterGroup.symbol), ("€", .symbol), ("•", .symbol), (",", .mark), ("（", .mark), (" ", .blank),
      ("a", nil),
    ] as [(Character, CharacterGroup?)]) func charactersBelongToGroups(_ character: Character, _ group: CharacterGroup?)
  {
    #expect(CharacterGroup(of: character) == group)
  }
}
