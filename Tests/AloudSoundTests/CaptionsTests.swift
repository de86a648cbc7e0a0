import Aloud
import Testing

@Suite struct CaptionsTests {
  private func captions(_ format: Captions.Format, _ score: Score, engine: TestEngine = TestEngine()) throws -> [String]
  {
    let text = Captions(format, of: score).text(try score.pieces(engine: engine).heard)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func everyWordHasItsTime() throws {
    #expect(
      try captions(.webVTT, Score("Wi-Fi, On", "Button")) == [
        "WEBVTT", "", "00:00:00.000 --> 00:00:00.540", "Wi-Fi, <00:00:00.420>On", "",
        "00:00:01.540 --> 00:00:01.900", "Button", "", "",
      ])
  }

  @Test func subRipHasNumbersAndCommas() throws {
    #expect(
      try captions(.subRip, Score("Wi-Fi, On", "Button")) == [
        "1", "00:00:00,000 --> 00:00:00,540", "Wi-Fi, On", "", "2", "00:00:01,540 --> 00:00:01,900", "Button", "", "",
      ])
  }

  @Test func markupAndArrowsAreText() throws {
    #expect(try captions(.webVTT, Score("<b>&-->"))[3] == "&lt;b&gt;&amp;--&gt;")
    #expect(try captions(.subRip, Score("1 --> 2"))[2] == "1 -> 2")
  }

  @Test func longTextsAreCuesOfTwoLines() throws {
    let text = (1...40).map { "word\($0)" }.joined(separator: " ")
    let lines = try captions(.subRip, Score(text))
    let cues = lines.split(separator: "")
    #expect(
      cues.count > 3 && cues.allSatisfy { (3...4).contains($0.count) && $0.dropFirst(2).allSatisfy { $0.count <= 42 } })
    #expect(cues.flatMap { $0.dropFirst(2) }.joined(separator: " ") == text)
    // Each begins where the one before it ended.
    let times = cues.map { $0[$0.startIndex + 1].split(separator: " ") }
    #expect(zip(times, times.dropFirst()).allSatisfy { $0[2] == $1[0] })
  }

  @Test func wideCharactersTakeTwoColumns() throws {
    let text = String(repeating: "설", count: 50)
    let lines = try captions(.webVTT, Score(text), engine: TestEngine(hidesWords: true))
    #expect(lines.filter { $0.contains("설") }.map { $0.count(where: { $0 == "설" }) } == [21, 21, 8])
    #expect(lines[4].hasPrefix("<00:00:01.260>설"))
  }

  @Test func wordsThatWereCutOffAreLeftOut() throws {
    var score = Score()
    score.speak(score.add(.init(Spoken(plain: "one two three"), origin: .focus)), to: 0.4)
    #expect(try captions(.subRip, score)[1...2] == ["00:00:00,000 --> 00:00:00,312", "one two…"])
  }

  @Test func aSentenceWithoutBlanksIsCutWhereTheSoundIs() throws {
    var score = Score()
    score.speak(score.add(.init(Spoken(plain: "确认删除"), origin: .focus)), to: 0.5)
    #expect(try captions(.subRip, score)[2] == "确认…")
  }

  @Test func whatIsNotHeardHasNoCaption() throws {
    #expect(try captions(.webVTT, Score("€"), engine: TestEngine(deadly: "€")) == ["WEBVTT", "", ""])
  }

  @Test(
    arguments: [("a.vtt", .webVTT), ("b.SRT", .subRip), ("c.txt", nil), ("vtt", nil)] as [(String, Captions.Format?)])
  func theEndingTellsTheFormat(_ path: String, _ format: Captions.Format?) {
    #expect(Captions.Format(path: path) == format)
  }
}
