import Aloud
import Testing

@testable import AloudSound

@Suite struct HeardLineTests {
  private func words(_ line: HeardLine, of text: String) -> [String] {
    let characters = Array(text)
    return line.words.map { word in
      let start = (word.time.lowerBound * 1000).rounded() / 1000
      return "\(String(characters[word.characters]))@\(start)"
    }
  }

  @Test func wordsBeginAtTheEnginesTimes() throws {
    let line = try #require(Score("Turn it off").pieces().heard.first)
    #expect(words(line, of: "Turn it off") == ["Turn@0.0", "it@0.3", "off@0.48"])
    #expect(line.share == 1 && line.loss == nil)
  }

  @Test func withoutWordsTimePassesEvenly() throws {
    let text = "비 예보 알림"
    let line = try #require(Score(text).pieces(engine: TestEngine(hidesWords: true)).heard.first)
    #expect(words(line, of: text) == ["비@0.0", "예보@0.12", "알림@0.3"])
  }

  @Test func pausesDoNotBelongToWords() throws {
    var score = Score()
    let line = score.add(.init(Spoken(plain: "ab cd"), origin: .focus))
    score.speak(line, to: 0.6)
    score.rest(seconds: 5)
    score.speak(line, from: 0.6)
    let heard = try #require(score.pieces().heard.first)
    #expect(words(heard, of: "ab cd") == ["ab@0.0", "cd@5.18"])
    #expect(abs(heard.time.upperBound - 5.3) < 0.001)
  }

  @Test func unheardWordsHaveNoTime() throws {
    var score = Score()
    score.speak(score.add(.init(Spoken(plain: "one two three"), origin: .focus)), to: 0.4)
    let heard = try #require(score.pieces().heard.first)
    #expect(words(heard, of: "one two three") == ["one@0.0", "two@0.24"])
    #expect(heard.share == 0.4)
  }

  @Test(arguments: [
    ("确认删除，全部", 0.5, "确认删除"), ("設定を開く", 0.3, "設定"), ("打开Wi-Fi网络", 0.4, "打开Wi-Fi"), ("ยืนยันการลบ", 0.4, "ยืนยัน"),
    ("설정열기", 0.5, "설정열기"), ("Settings", 0.5, "Settings"), ("确认 删除", 0.8, "删"),
  ]) func aSentenceWithoutSpacesShowsOnlyHeardCharacters(_ text: String, _ share: Double, _ shown: String) throws {
    var score = Score()
    score.speak(score.add(.init(Spoken(plain: text), origin: .focus)), to: share)
    let heard = try #require(score.pieces().heard.first)
    #expect(heard.words.last.map { String(Array(text)[$0.characters]) } == shown)
  }

  @Test func linesWithDifferentPartsDiffer() throws {
    let parts: [[(Part, Range<Int>)]] = [[(.label, 0..<2)], [(.label, 0..<2)], [(.trait, 0..<2)], []]
    let lines = try parts.map { parts in
      var score = Score()
      score.speak(score.add(.init(Spoken(plain: "ab", parts: parts), origin: .focus)))
      return try #require(score.pieces().heard.first)
    }
    #expect(lines.map { $0 == lines[0] } == [true, true, false, false])
  }

  @Test func lossesAreReported() throws {
    let heard = try Score("fine", "d€adly", "fine").pieces(engine: TestEngine(deadly: "€")).heard
    #expect(heard.map(\.loss) == [nil, "the engine died of it", nil])
    #expect(heard[1].time.isEmpty && heard[1].words.isEmpty)
  }

  @Test(arguments: [("one two three four", 8, ["one", "two"], 8.0 / 18), ("确认删除全部", 2, ["确认"], 2.0 / 6)])
  func wordsThatTheEngineCutsOffAreOmitted(_ text: String, _ unsaid: Int, _ shown: [String], _ share: Double) throws {
    var rendition = Rendition()
    rendition.waveform.samples = Array(repeating: 1_000, count: 2 * Waveform.speechRate)
    rendition.runs = [0..<2 * Waveform.speechRate]
    (rendition.loss, rendition.unsaid) = ("it is cut off after 2 s", unsaid)
    var timer = LineTimer(0, Spoken(plain: text), rendition)
    timer.hear(0..<2 * Waveform.speechRate, from: 0, upTo: 1)
    let line = timer.finished()
    #expect(
      line.words.map { String(Array(text)[$0.characters]) } == shown
        && line.words.allSatisfy { $0.time.upperBound <= 2 })
    #expect(line.share == share && line.isHeard)
    var score = Score()
    _ = score.add(.init(Spoken(plain: text), origin: .focus))
    #expect(Captions(.subRip, of: score).text(of: [.heard(line)]).contains(shown.joined(separator: " ") + "…"))
  }

  @Test(arguments: [("✪", 100, "the engine makes no sound for it"), ("✪", 0, nil), ("\u{200B} ", 100, nil)])
  func silenceIsReported(_ text: String, _ volume: Int, _ loss: String?) {
    var spoken = Spoken(plain: text)
    spoken.passage.runs[0].volume = volume
    var rendition = Rendition()
    rendition.waveform.samples = [0, 0, 3, 0]
    #expect(LineTimer(0, spoken, rendition).finished().loss == loss)
  }

  @Test func invisibleCharactersAreNamedByNumber() {
    var spoken = Spoken(plain: "a\u{E000}")
    spoken.unheard = [1..<2]
    #expect(LineTimer(0, spoken, Rendition()).finished().loss == "the sound of U+E000 is unknown")
  }

  @Test func partsHaveTheirTimes() throws {
    var score = Score()
    let spoken = Spoken(plain: "Wi-Fi, Button", parts: [(.label, 0..<5), (.trait, 7..<13)])
    score.speak(score.add(.init(spoken, origin: .focus)))
    let parts = try #require(score.pieces().heard.first).parts
    #expect(parts.map(\.stretch.part) == [.label, .trait])
    #expect(abs(parts[1].time.lowerBound - 0.42) < 0.001)
  }
}
