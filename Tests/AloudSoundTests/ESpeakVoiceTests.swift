import Aloud
import AloudTones
import Testing

@testable import AloudSound

@Suite(.enabled(if: Speech.isAvailable)) struct ESpeakVoiceTests {
  private let engine = Speech.quick()

  @Test(
    arguments: [
      "en", "en-gb", "en-GB", "en_US", "en-us", "ko-KR", "ko_KR", "zh", "zh-Hans", "cmn", "yue", "pt-BR", "fr-FR",
      "en+f3",
      "en-gb+f3", "en-us+whisper", "ko+3", "EN", "English (America)", "gmw/en", "sr-Latn",
    ])
  func voicesAreFoundAsInEspeak(_ voice: String) throws {
    #expect(try engine.rendition(of: Speech.passage("one", voice: voice)).waveform.duration > 0.05)
  }

  @Test(
    arguments: [
      ("kox", "espeak-ng has no voice \"kox\"; did you mean \"ko\"?"),
      ("no-such-voice", "espeak-ng has no voice \"no-such-voice\"; `aloud voices --engine` lists its voices"),
      ("nowhere", "espeak-ng has no voice \"nowhere\"; `aloud voices --engine` lists its voices"),
      ("en+nope", "espeak-ng has no such variant of en: \"en+nope\""),
      ("en+wisper", "espeak-ng has no such variant of en: \"en+wisper\"; did you mean \"en+whisper\"?"),
    ])
  func unknownVoicesGetSuggestions(_ voice: String, _ message: String) throws {
    #expect(throws: SoundError(.noVoice, Message(english: message))) {
      try engine.rendition(of: Speech.passage("one", voice: voice))
    }
  }

  /// Folders, variants and names that espeak-ng accepts, or that crash it.
  @Test(
    arguments: [
      "", "+f3", "en+", "en+f3+f4", "en+99", "gmw", "!v/f3", "f3", "variant", "../x", "mb-en1", "en\u{0}x", "한국어",
      String(repeating: "a", count: 39), "en+" + String(repeating: "a", count: 39), String(repeating: "a", count: 500),
    ])
  func invalidVoicesAreRefused(_ voice: String) throws {
    let error = #expect(throws: SoundError.self) { try engine.rendition(of: Speech.passage("one", voice: voice)) }
    #expect(error?.kind == .noVoice)
    #expect(engine.statistics.workersLost == 0)
  }

  @Test func textBeforeAnUnknownCharacterIsHeard() throws {
    let passages = [Speech.passage("one"), Speech.passage("two"), Speech.passage("three", voice: "xx")]
    var heard = 0
    #expect(throws: SoundError.self) { try engine.render(passages) { _ in heard += 1 } }
    #expect(heard == 2)
  }

  /// An app can name any language; this must not stop other speech.
  @Test func anotherVoiceReplacesAMissingOne() throws {
    let strict = ESpeak()
    var passage = Speech.passage("one two", voice: "tlh")
    passage.runs[0].standIn = "en-us"
    let rendition = try strict.rendition(of: passage)
    #expect(rendition == (try strict.rendition(of: Speech.passage("one two"))))
    #expect(throws: SoundError.self) { try strict.rendition(of: Speech.passage("one two", voice: "tlh")) }
  }

  @Test func voicesAreListed() throws {
    let voices = try engine.voices()
    #expect(voices.count > 50)
    let korean = try #require(voices.first { $0.file == "ko" || $0.file.hasSuffix("/ko") })
    #expect((korean.name, korean.languages, korean.gender) == ("Korean", ["ko"], .male))
    #expect(voices.contains { $0.languages == ["en-us", "en"] })
  }
}
