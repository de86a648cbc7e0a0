import AloudTones
import Testing

@testable import AloudSound

@Suite(.enabled(if: Speech.isAvailable)) struct ESpeakWordsTests {
  private let engine = Speech.quick()

  /// The words with known times, as printed up to the next space.
  private func words(_ text: String, _ voice: String) throws -> [String] {
    let characters = Array(text)
    return try engine.rendition(of: Speech.passage(text, voice: voice)).words.map { word in
      String(characters[word.source...].prefix { !$0.isWhitespace })
    }
  }

  @Test(
    arguments: [
      ("Wi-Fi, Home, Button", "en-us", ["Wi-Fi,", "Home,", "Button"]),
      ("Row 1,234 of 20", "en-us", ["Row", "1,234", "of", "20"]),
      ("Größe der Schrift", "de", ["Größe", "der", "Schrift"]),
      ("👍 well done", "en-us", ["👍", "well", "done"]),
      // English joins some words, and reports the first.
      ("The list of the items", "en-us", ["The", "list", "of", "items"]),
      // Korean also joins words, and reports the second.
      ("나는 학교에 간다", "ko", []), ("다음의 내용은 아주 많습니다", "ko", []),
    ])
  func wordsFollowTheEnginesEvents(_ text: String, _ voice: String, _ expected: [String]) throws {
    #expect(try words(text, voice) == expected)
  }

  @Test(arguments: ["Settings, Heading, Double tap to edit", "a. b. c, don't; 3.5 kg (of) [the] rest!", "-- hi -- ho"])
  func wordsAreInOrder(_ text: String) throws {
    let rendition = try engine.rendition(of: Speech.passage(text, text))
    #expect(rendition.words.map(\.frame) == rendition.words.map(\.frame).sorted())
    #expect(rendition.words.allSatisfy { $0.frame < rendition.waveform.frameCount })
    for (run, _) in rendition.runs.enumerated() {
      let sources = rendition.words.filter { rendition.runs[run].contains($0.frame) }.map(\.source)
      #expect(!sources.isEmpty && sources == Array(Set(sources)).sorted())
    }
  }

  @Test func aCharacterWithManyWordsIsOneWord() throws {
    var text = EarText()
    text.append("well done ", from: 0)
    text.append("thumbs up", standingFor: 10)
    text.append(" again", from: 11)
    let rendition = try engine.rendition(of: Passage([.init(text, voice: "en-us")]))
    #expect(rendition.words.map(\.source) == [0, 5, 10, 12])
  }

  @Test func phonemesAreOneWord() throws {
    var passage = Speech.passage("tomato soup", "ok")
    passage.runs[0].phonemes = "t@m'A:toU"
    let rendition = try engine.rendition(of: passage)
    #expect(rendition.words == [.init(source: 0, frame: 0), .init(source: 0, frame: rendition.runs[1].lowerBound)])
  }
}
