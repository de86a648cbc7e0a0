import Aloud
import AloudTestSupport
import AloudVoices
import Foundation
import Testing

@testable import AloudSpeech

/// The words that Apple's bundles attest, and the others.
@Suite struct AppleWordsTests {
  private static let bundles: Set<String> = [
    "VoiceOverServices", "AXMediaUtilities", "AccessibilitySharedUISupport", "UIKit.axbundle", "UIAccessibility",
    "AccessibilityPlatformTranslation", "EventKitUIFramework.axbundle", "UniversalAccess", "AccessibilityFoundation",
    "ScreenReaderOutput",
  ]

  private let words = Voices.appleWords

  private func voice(_ language: String) throws -> Voice { try #require(VoiceLibrary.standard.voice(for: language)) }

  @Test func eachPlaceIsABundleAndAKey() {
    for (phrase, place) in words.phrases {
      let parts = place.split(separator: " ", maxSplits: 1)
      #expect(parts.count == 2 && Self.bundles.contains(String(parts[0])), "\(phrase.key)")
    }
    #expect(AppleWords.place(of: ".") == "AccessibilityFoundation UnicodeHex.0000002e")
    #expect(AppleWords.place(of: "𝄞") == "AccessibilityFoundation UnicodeHex.0001d11e")
  }

  /// In each language, a phrase has Apple's words, or its line names Apple's words.
  @Test(arguments: VoicesTests.languages) func phrasesHaveApplesWordsOrAReason(_ language: String) throws {
    let voice = try voice(language)
    for (phrase, place) in words.phrases {
      for form in try #require(voice.entries[phrase]).forms.values {
        let mark = try #require(form.mark)
        #expect(mark.differsFromApple != mark.sources.contains(place), "\(language) \(phrase.key)")
      }
    }
    for (phrase, entry) in voice.entries where entry.other?.mark?.differsFromApple == true {
      #expect(words.phrases[phrase] != nil, "\(language) \(phrase.key): the table has no word to differ from")
    }
  }

  @Test(arguments: VoicesTests.languages) func charactersHaveApplesNames(_ language: String) throws {
    let characters = try voice(language).characters
    for character in words.characters {
      #expect(characters[character]?.mark?.sources.contains(AppleWords.place(of: character)) == true, "\(character)")
    }
  }

  @Test func aWordWithANoteMayDifferFromApples() throws {
    let table = AppleWords(phrases: [.traitButton: "UIKit.axbundle trait.button", .back: "X y"], characters: ",")
    let text = """
      language = en
      trait.button = Knob  # attested S; Apple has Button
      back = Back  # attested S; heard
      character , = comma
      """
    let voice = try Voice(VoiceSource(name: "my.voice", text: text, appleWords: table))
    #expect(voice.entries[.traitButton]?.other?.mark?.sources == ["S"])
    #expect(voice.entries[.back]?.other?.mark?.sources == ["S", "X y"])
    #expect(voice.characters[","]?.mark?.sources == ["AccessibilityFoundation UnicodeHex.0000002c"])
  }

  /// The article says why no bundle has a phrase.
  @Test func theArticleExplainsThePhrasesWithoutACounterpart() throws {
    let file = Fixtures.package.appendingPathComponent("Voices/Documentation.docc/AppleWords.md")
    let section = try #require(
      String(contentsOf: file, encoding: .utf8).components(separatedBy: "## Without a counterpart\n").last)
    let beginnings = section.components(separatedBy: "`")
    for phrase in Phrase.allCases where words.phrases[phrase] == nil {
      #expect(
        beginnings.contains { !$0.isEmpty && phrase.key.hasPrefix($0) },
        "AppleWords.md has no row for \(phrase.key), and AppleWords.swift has no place of it")
    }
  }

  /// Aloud's own sentences about charts are counted separately.
  @Test(arguments: VoicesTests.languages) func sharesOmitAloudsOwnSentences(_ language: String) throws {
    let voice = try voice(language)
    let others = voice.entries.count - voice.ownCount
    #expect(voice.ownCount > 0 && others > voice.attestedCount)
    #expect(voice.attestedCount * 100 / others >= 30)
  }
}
