import Aloud
import Foundation
import Testing

@Suite struct TranscriptTests {
  private struct File: Decodable {
    struct Event: Decodable {
      struct Stretch: Decodable { let part: String?, text: String, start: Double, end: Double }
      let event: String, start: Double, end: Double?
      let text: String?, origin: String?, id: String?, heard: Double?, loss: String?
      let parts: [Stretch]?, words: [Stretch]?
    }
    let aloud: Int
    let events: [Event]
  }

  private func file(_ score: Score, engine: TestEngine = TestEngine()) throws -> File {
    let text = Transcript(of: score).text(try score.pieces(Mix(hasEarcons: true), engine: engine))
    return try JSONDecoder().decode(File.self, from: Data(text.utf8))
  }

  @Test func hasTheTimesOfSpeech() throws {
    var score = Score()
    score.mark(.screenChanged)
    let spoken = Spoken(plain: "Wi-Fi, On", parts: [(.label, 0..<5), (.state, 7..<9)])
    score.speak(score.add(.init(spoken, origin: .focus, id: "wifi")))
    let events = try file(score).events
    #expect(events.map(\.event) == ["screen changed", "utterance"])
    let line = try #require(events.last)
    #expect(line.text == "Wi-Fi, On" && line.origin == "focus" && line.id == "wifi" && line.heard == 1)
    #expect(line.start == 0 && line.end == 0.54)
    #expect(line.parts?.map(\.part) == ["label", "state"] && line.parts?.map(\.start) == [0, 0.42])
    #expect(line.words?.map(\.text) == ["Wi-Fi,", "On"] && line.words?.map(\.end) == [0.36, 0.54])
  }

  @Test func reportsLostSpeech() throws {
    let events = try file(Score("fine", "€"), engine: TestEngine(deadly: "€")).events
    #expect(events.map(\.loss) == [nil, "the engine died of it"])
  }

  @Test func anEmptyScoreIsAnEmptyList() throws {
    #expect(try file(Score()).events.isEmpty)
  }
}
