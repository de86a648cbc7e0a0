import Aloud
import Foundation
import Testing

@testable import AloudSound

@Suite struct CaptionsTests {
  private func captions(_ format: Captions.Format, _ score: Score, engine: TestEngine = TestEngine()) throws -> [String]
  {
    let text = Captions(format, of: score).text(of: try score.pieces(engine: engine).heard.map { .heard($0) })
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
    // Each begins at the end of the one before.
    let times = cues.map { $0[$0.startIndex + 1].split(separator: " ") }
    #expect(zip(times, times.dropFirst()).allSatisfy { $0[2] == $1[0] })
  }

  @Test func wideCharactersTakeTwoColumns() throws {
    let text = String(repeating: "설", count: 50)
    let lines = try captions(.webVTT, Score(text), engine: TestEngine(hidesWords: true))
    #expect(lines.filter { $0.contains("설") }.map { $0.count(where: { $0 == "설" }) } == [21, 21, 8])
    #expect(lines[4].hasPrefix("<00:00:01.260>설"))
  }

  @Test func wordsThatWereCutOffAreOmitted() throws {
    var score = Score()
    score.speak(score.add(.init(Spoken(plain: "one two three"), origin: .focus)), to: 0.4)
    #expect(try captions(.subRip, score)[1...2] == ["00:00:00,000 --> 00:00:00,312", "one two…"])
  }

  @Test func aSentenceWithoutSpacesIsCutAtTheSound() throws {
    var score = Score()
    score.speak(score.add(.init(Spoken(plain: "确认删除"), origin: .focus)), to: 0.5)
    #expect(try captions(.subRip, score)[2] == "确认…")
  }

  @Test func silentSpeechHasNoCaption() throws {
    #expect(try captions(.webVTT, Score("€"), engine: TestEngine(deadly: "€")) == ["WEBVTT", "", ""])
  }

  /// Names that would end a cue, look like a time or markup, change the direction, or are empty.
  static let hostile = [
    "one\n\n00:00:09.000 --> 00:00:10.000\ntwo", "\r\nWEBVTT\r\r", "a\u{2028}\u{2029}b", "\u{85}c\u{B}\u{C}",
    "\u{202E}d\u{2066}",
    "x \u{0}\u{1B}[31m\u{7F}\u{9B}y", "", " ", "\n", "\u{A0}\u{3000}", "--\u{0}>", "---->", "-\n->",
    "<b>&lt;{\\an8}</b>",
    "NOTE\n\nSTYLE", "e" + String(repeating: "\u{301}", count: 300), String(repeating: "👩‍👩‍👧‍👦", count: 60),
    String(repeating: "a b\n", count: 40),
  ]

  /// A player's view of a file: its cues, each with its times and lines.
  private func cues(_ text: String, _ format: Captions.Format) throws -> [(start: Double, end: Double, lines: [String])]
  {
    func seconds(_ stamp: Substring) throws -> Double {
      let parts = stamp.replacing(",", with: ".").split(separator: ":").compactMap { Double($0) }
      try #require(parts.count == 3)
      return parts[0] * 3600 + parts[1] * 60 + parts[2]
    }
    var blocks = text.components(separatedBy: "\n\n").filter { !$0.isEmpty }
    if format == .webVTT { try #require(blocks.removeFirst() == "WEBVTT") }
    return try blocks.enumerated().map { index, block in
      var lines = block.components(separatedBy: "\n")
      if format == .subRip { try #require(lines.removeFirst() == "\(index + 1)") }
      let times = lines.removeFirst().split(separator: " ")
      try #require(times.count == 3 && times[1] == "-->")
      return (try seconds(times[0]), try seconds(times[2]), lines)
    }
  }

  private func expectValid(_ text: String, _ format: Captions.Format) throws {
    let cues = try cues(text, format)
    #expect(!cues.isEmpty)
    #expect(cues.allSatisfy { $0.start < $0.end && (1...2).contains($0.lines.count) })
    #expect(zip(cues, cues.dropFirst()).allSatisfy { $0.end <= $1.start })
    for line in cues.flatMap(\.lines) {
      let isPrintable = line.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: !(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
        }
      }
      #expect(isPrintable && !line.contains("-->") && !line.allSatisfy(\.isWhitespace), "\(line.debugDescription)")
      if format == .webVTT {
        // Each tag is a time, and each ampersand an escape.
        #expect(line.replacing(/<\d\d:\d\d:\d\d\.\d{3}>|&(lt|gt|amp);/, with: "").allSatisfy { !"<>&".contains($0) })
      } else {
        #expect(line.firstMatch(of: /<[\/\w]|\{\\/) == nil)
      }
    }
  }

  @Test(arguments: Captions.Format.allCases) func linesWithHostileTextsAreValid(_ format: Captions.Format) throws {
    for name in Self.hostile {
      let score = Score("Start", name, "End")
      try expectValid(Captions(format, of: score).text(of: try score.pieces()), format)
      try expectValid(
        Captions(format, of: score).text(
          of: try score.pieces(engine: TestEngine(hidesWords: true)).heard.map { .heard($0) }), format)
    }
  }

  @Test(arguments: Captions.Format.allCases) func graphsWithHostileNamesAreValid(_ format: Captions.Format) throws {
    for name in Self.hostile {
      let chart = GraphSound.chart([0, 8, 4], [1, 2, 3]) { chart in
        chart.series[0].name = name
        chart.y.title = name
        chart.x = .categorical(title: name, categories: [name, "B", "C"])
      }
      var graph = AudioGraph(chart, settings: VoiceOverSettings())
      let book = VoiceLibrary.standard.phrasebook(for: "en", settings: .init())
      let words = ChartWords(chart, words: book, language: "en")
      for index in graph.passages.indices { graph.passages[index].describe(with: words) }
      var score = Score()
      score.play(graph)
      try expectValid(Captions(format, of: score).text(of: try score.pieces()), format)
    }
  }

  @Test(arguments: [
    ("---->", "->"), ("a --> b", "a -> b"), ("<b>x</b>", "<\u{2060}b>x<\u{2060}/b>"), ("1 < 2 > {3}", "1 < 2 > {3}"),
  ])
  func subRipEscapesMarkup(_ text: String, _ written: String) throws {
    #expect(try captions(.subRip, Score(text))[2] == written)
  }

  @Test(
    arguments: [("a.vtt", .webVTT), ("b.SRT", .subRip), ("c.txt", nil), ("vtt", nil)] as [(String, Captions.Format?)])
  func theExtensionSelectsTheFormat(_ path: String, _ format: Captions.Format?) {
    #expect(Captions.Format(path: path) == format)
  }

  /// People who cannot hear the sounds can read them, beside the speech at the same time.
  @Test func soundsHaveCues() throws {
    var score = Score()
    score.mark(.screenChanged)
    score.mark(.boundary)
    score.mark(.boundary)
    // Scripts do not print it, and it has no sound here.
    score.mark(.focusMoved)
    score.mark(.voiceOverOff)
    score.speak(score.add(.init(Spoken(plain: "one two"), origin: .focus)))
    score.mark(.alert)
    let pieces = try score.pieces()
    #expect(
      Captions(.subRip, of: score).text(of: pieces) == """
        1
        00:00:00,000 --> 00:00:00,420
        [The screen changes] [It goes no further]

        2
        00:00:00,000 --> 00:00:00,420
        one two

        3
        00:00:00,420 --> 00:00:01,420
        [An alert appears]


        """)
    #expect(!Captions(.webVTT, of: score, hasSoundCues: false).text(of: pieces).contains("["))
  }

  @Test(arguments: [("en-us", "[It goes no further]"), ("ko", "[더 이동할 수 없음]")])
  func soundsAreToldInTheLanguageOfTheWords(_ voice: String, _ cue: String) throws {
    var score = Score()
    var spoken = Spoken(plain: "one")
    for run in spoken.passage.runs.indices { spoken.passage.runs[run].voice = voice }
    score.speak(score.add(.init(spoken, origin: .focus)))
    score.mark(.boundary)
    for format in Captions.Format.allCases {
      #expect(Captions(format, of: score).text(of: try score.pieces()).contains(cue))
    }
  }

  /// Each sound that scripts print has words.
  @Test func everyPrintedSoundHasWords() {
    for happening in Happening.allCases where happening.isPrinted && Earcon(for: happening) != nil {
      #expect(CaptionSounds(Score()).words(for: happening) != nil, "\(happening)")
    }
  }

  @Test func manySoundsTakeTwoLines() throws {
    var score = Score()
    for happening in [Happening.screenChanged, .layoutChanged, .nothingThere, .alert] { score.mark(happening) }
    let lines = Captions(.subRip, of: score).text(of: try score.pieces()).split(separator: "\n")
    #expect(
      lines.dropFirst(2) == ["[The screen changes] [Part of it changes]", "[Nothing is there] [An alert appears]"])
  }

  @Test(arguments: [(true, true, true), (true, false, false), (false, true, false)])
  func onlyAudibleSoundsHaveCues(_ hasEarcons: Bool, _ hasCues: Bool, _ isCaptioned: Bool) throws {
    let folder = try ScratchFolder()
    var score = Score("Hello")
    score.mark(.boundary)
    var production = SoundProduction(mix: Mix(hasEarcons: hasEarcons))
    production.hasSoundCues = hasCues
    production.captions = folder.path("a.vtt")
    _ = try production.run(score) { () throws(SoundError) in TestEngine() }
    #expect(try folder.text("a.vtt").contains("[It goes no further]") == isCaptioned)
  }
}
