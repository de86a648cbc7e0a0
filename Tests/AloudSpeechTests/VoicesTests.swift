import Aloud
import Testing

@testable import AloudSpeech

/// The words that ship.
@Suite struct VoicesTests {
  static let languages = VoiceLibrary.standard.languages

  private func voice(_ language: String) throws -> Voice { try #require(VoiceLibrary.standard.voice(for: language)) }

  @Test func phrasesAreNumberedInTheirOrder() {
    #expect(Phrase.allCases.map(\.index) == Array(Phrase.allCases.indices))
  }

  @Test func allLanguagesExist() {
    #expect(VoiceLibrary.standard.languages == ["en", "ko", "ja", "de", "fr", "es", "zh-Hans", "ru"])
    #expect(VoiceLibrary.snapshot.languages == ["en", "de", "ru"])
  }

  @Test(arguments: languages) func everyPhraseExists(_ language: String) throws {
    let voice = try voice(language)
    for phrase in Phrase.allCases {
      #expect(
        voice.entries[phrase]?.other?.words.source.isEmpty == false,
        "the file of \(voice.language) in Voices has no line \(phrase.key)")
    }
    #expect(voice.engineVoice != nil && !voice.name.isEmpty)
    #expect(LanguageTag.meant(by: voice.name) == voice.language)
  }

  @Test(arguments: languages) func everyPhraseHasASource(_ language: String) throws {
    let voice = try voice(language)
    for (phrase, entry) in voice.entries {
      for form in entry.forms.values {
        guard let mark = form.mark else {
          Issue.record(
            """
            \(voice.language) \(phrase.key) = \(form.words.source): end the line with two spaces and "# assumed" or \
            "# attested X", or name Apple's key in AppleWords.swift
            """)
          continue
        }
        #expect(mark.isAttested == !mark.sources.isEmpty, "\(voice.language) \(phrase.key)")
      }
    }
  }

  @Test(arguments: languages) func phrasesHaveNoPunctuation(_ language: String) throws {
    let voice = try voice(language)
    for entry in voice.entries.values {
      for template in entry.forms.values.map(\.words) {
        #expect(!(template.source.last.map { ".。,、".contains($0) } ?? false), "\(voice.language): \(template.source)")
      }
    }
  }

  @Test(arguments: languages) func placeholdersAreTheSameEverywhere(_ language: String) throws {
    let voice = try voice(language)
    for phrase in Phrase.allCases {
      let wanted = VoiceLibrary.standard.fallback.entries[phrase]?.other.map { Set($0.words.placeholders) }
      for template in (voice.entries[phrase]?.forms ?? [:]).values.map(\.words) {
        #expect(Set(template.placeholders) == wanted, "\(voice.language) \(phrase.key)")
      }
    }
  }

  @Test func keysAndCasesAreOneTable() {
    for phrase in Phrase.allCases {
      let words = phrase.key.split(whereSeparator: { $0 == "." || $0 == "_" })
      let name = words.dropFirst().reduce(String(words.first ?? "")) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
      #expect(name == "\(phrase)")
      #expect(Phrase(key: phrase.key) == phrase)
    }
  }

  @Test func koreanVariantsFollowTheSettings() throws {
    let outline: Outline = [.heading("제목", level: 1), .textField("이름"), .toggle("소리", on: true)]
    var options = ReaderOptions()
    #expect(
      try ScreenReader(outline, language: "ko", options: options).reading().map(\.text) == [
        "제목, 머리말 단계 1", "이름, 텍스트 필드, 편집하려면 이중 탭하십시오", "소리, 전환 버튼, 켬, 설정을 끄거나 켜려면 이중 탭하십시오",
      ])
    options.settings.koreanHeading = .jemok
    options.settings.koreanTap = .twice
    let changed = try ScreenReader(outline, language: "ko", options: options).reading().map(\.text)
    #expect(changed[0].hasPrefix("제목, 제목"))
    #expect(changed[1].hasSuffix("두 번 탭하십시오"))
  }
}
