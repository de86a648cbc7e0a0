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

  /// Who cannot hear them reads them, beside what is said meanwhile.
  @Test func soundsHaveCues() throws {
    var score = Score()
    score.mark(.screenChanged)
    score.mark(.boundary)
    score.mark(.boundary)
    // Scripts do not print it, and this has no sound.
    score.mark(.focusMoved)
    score.mark(.voiceOverOff)
    score.speak(score.add(.init(Spoken(plain: "one two"), origin: .focus)))
    score.mark(.alert)
    let pieces = try score.pieces()
    #expect(
      Captions(.subRip, of: score).text(of: pieces) == """
        1
        00:00:00,000 --> 00:00:00,420
        [screen changed] [boundary]

        2
        00:00:00,000 --> 00:00:00,420
        one two

        3
        00:00:00,420 --> 00:00:01,420
        [alert]


        """)
    #expect(!Captions(.webVTT, of: score, hasSoundCues: false).text(of: pieces).contains("["))
  }

  @Test func manySoundsTakeTwoLines() throws {
    var score = Score()
    for happening in [Happening.screenChanged, .layoutChanged, .nothingThere, .alert] { score.mark(happening) }
    let lines = Captions(.subRip, of: score).text(of: try score.pieces()).split(separator: "\n")
    #expect(lines.dropFirst(2) == ["[screen changed] [layout changed]", "[nothing there] [alert]"])
  }

  @Test(arguments: [(true, true, true), (true, false, false), (false, true, false)])
  func onlySoundsThatAreHeardHaveCues(_ hasEarcons: Bool, _ hasCues: Bool, _ isCaptioned: Bool) throws {
    let folder = try ScratchFolder()
    var score = Score("Hello")
    score.mark(.boundary)
    var production = SoundProduction(mix: Mix(hasEarcons: hasEarcons))
    production.hasSoundCues = hasCues
    production.captions = folder.path("a.vtt")
    _ = try production.run(score) { () throws(SoundError) in TestEngine() }
    #expect(try folder.text("a.vtt").contains("[boundary]") == isCaptioned)
  }
}
