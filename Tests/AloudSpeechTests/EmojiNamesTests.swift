import Aloud
import Testing

/// The names of emoji.
@Suite struct EmojiNamesTests {
  private func names(_ language: String) throws -> EmojiNames {
    try #require(VoiceLibrary.standard.voice(for: language)).emoji
  }

  @Test(arguments: VoicesTests.languages) func everyEmojiHasANameInEveryLanguage(_ language: String) throws {
    let names = try names(language)
    // CLDR's Russian lacks mathematical signs, but no pictures.
    let missing = try self.names("en").characters.filter { names.name(of: $0) == nil }
    #expect(
      missing.allSatisfy { language == "ru" && $0.isMathSymbol || language == "ru" && !isPicture($0) }, "\(missing)")
    #expect(names.characters.count > 2_000)
  }

  private func isPicture(_ character: Character) -> Bool {
    character.unicodeScalars.contains { $0.properties.isEmojiPresentation }
  }

  @Test(arguments: VoicesTests.languages) func everyLineIsFound(_ language: String) throws {
    let names = try names(language)
    for character in names.characters { #expect(names.name(of: character) != nil, "\(character)") }
  }

  @Test(
    arguments: [
      ("😀", "grinning face"), ("❤️", "red heart"), ("❤", "red heart"), ("👍🏽", "thumbs up, medium skin tone"),
      ("🏽", "medium skin tone"), ("👩🏽‍🚒", "woman firefighter, medium skin tone"), ("🇰🇷", "flag: South Korea"),
      ("#️⃣", "keycap: #"),
      ("👨‍👩‍👧", "family: man, woman, girl"), ("🐱‍🚀", "cat face, rocket"), ("a", nil), ("#", nil), ("가", nil),
      ("\u{1FAE8}", nil),
    ] as [(Character, String?)]) func namesOfEmoji(_ emoji: Character, _ name: String?) throws
  {
    #expect(try names("en").name(of: emoji) == name)
  }

  @Test func withoutATableThereAreNoNames() {
    #expect(EmojiNames().name(of: "😀") == nil)
  }

  @Test func kanjiHaveReadings() throws {
    let kanji = try #require(VoiceLibrary.standard.voice(for: "ja")).kanji
    #expect(kanji.chinese(of: "見") == "けん")
    #expect(kanji.japanese(of: "見") == ["みる", "みえる", "まみえる"])
    #expect(kanji.chinese(of: "龘") == nil)
    #expect(kanji.japanese(of: "龘").isEmpty)
  }
}
