import Aloud
import Testing

@Suite struct BrailleTextTests {
  /// The braille text of the first stop.
  private func text(_ item: Outline.Item, _ language: String = "en") throws -> String {
    let reader = try ScreenReader([item], language: language)
    let utterance = reader.reading()[0].utterance
    let writer = BrailleText { VoiceLibrary.standard.phrasebook(for: $0, settings: VoiceOverSettings()) }
    return writer.text(of: utterance)
  }

  @Test func rolesAreShortAndLabelsAreNot() throws {
    #expect(try text(.button("Search")) == "Search btn")
    #expect(try text(.button("Button", .selected, value: "On", hint: "Opens it")) == "seld Button On btn")
    #expect(try text(.button("Search, please")) == "Search, please btn")
  }

  @Test(
    arguments: [
      ([.header], "hd"), ([.link], "lnk"), ([.image], "img"), ([.searchField], "sch field"),
      ([.button, .toggleButton], "switch btn"), ([.adjustable], "adjustable"), ([.button, .notEnabled], "dmd btn"),
      ([.backButton], "back btn"), ([.popUpButton], "pop-up btn"),
    ] as [(Traits, String)])
  func wordsAreShortenedOneByOne(_ traits: Traits, _ expected: String) throws {
    #expect(try text(.text("A").with { $0.traits = traits }) == "A " + expected)
  }

  @Test func headingsHaveLevels() throws {
    let heading = Outline.Item.text("A").with {
      $0.traits = [.header]
      $0.details.headingLevel = 2
    }
    #expect(try text(heading) == "A hd lvl 2")
    #expect(try text(heading, "de") == "A üs ebn 2")
    #expect(try text(heading, "fr") == "A en-t de niv 2")
    #expect(try text(heading, "ko") == "A 머리말 단계 2")
  }

  /// For these roles, speech has other words than the bundle with the short forms.
  @Test func theRoleDecidesTheShortWord() throws {
    #expect(try text(.text("A").with { $0.traits = [.link] }, "de") == "A lnk")
    #expect(try text(.button("A", .notEnabled), "ko") == "A 비활성화됨 버튼")
  }

  @Test func stopsAreOneLine() throws {
    #expect(try text(.button("  a\n\tb\u{0}c ")) == "a b c btn")
    let label = SpokenText(runs: [.init("Say ", language: "en"), .init("bonjour", language: "fr"), .init("!")])
    #expect(try text(.button(label)) == "Say bonjour! btn")
  }
}

@Suite struct BrailleWordsTests {
  @Test(arguments: VoiceLibrary.standard.voices.map(\.language)) func everyLanguageHasAllShortWords(_ language: String)
    throws
  {
    let words = try #require(VoiceLibrary.standard.voice(for: language)).braille
    for word in BrailleWord.allCases {
      #expect(words.short(word)?.isEmpty == false, "\(word)")
      #expect(words.full(word)?.isEmpty == false, "\(word)")
    }
  }

  /// The numbers of words in Apple's bundle.
  @Test(arguments: [("ko", 68), ("zh-Hans", 59), ("ja", 56), ("ru", 1), ("en", 0), ("de", 0), ("fr", 0), ("es", 0)])
  func someShortWordsAreNotShorter(_ language: String, _ count: Int) throws {
    let words = try #require(VoiceLibrary.standard.voice(for: language)).braille
    #expect(BrailleWord.allCases.count { words.short($0) == words.full($0) } == count)
  }

  @Test func englishShortWordsAreUnique() throws {
    let words = try #require(VoiceLibrary.standard.voice(for: "en")).braille
    #expect(Set(BrailleWord.allCases.compactMap(words.short)).count == 68)
  }
}
