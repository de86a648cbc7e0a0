import Foundation
import Testing

@testable import Aloud
@testable import AloudChart
@testable import AloudReader
@testable import AloudSimulator
@testable import AloudSound

@Suite struct GraphScoreTests {
  static let chart = GraphSound.chart([0, 8, 4]) { $0.series[0].name = "Growth" }

  static var passage: AudioGraph.Passage { AudioGraph(chart, settings: VoiceOverSettings()).passages[0] }

  static var captioned: AudioGraph.Passage {
    var passage = passage
    passage.captions = [.init(time: 0.2..<1.2, text: "Growth: one"), .init(time: 1.2..<2.6, text: "two")]
    return passage
  }

  private func occurrence(_ event: Simulator.Event, _ seconds: Double) -> Simulator.Occurrence {
    .init(time: Instant.start.after(seconds: seconds), event: event, id: "births", position: 0.5)
  }

  private func score(_ occurrences: Simulator.Occurrence...) -> Score {
    var writer = ScoreWriter(ear: ScoreTests.ear)
    writer.take(occurrences, settings: VoiceOverSettings())
    return writer.finished(at: occurrences.last?.time ?? .start)
  }

  private var speech: ScreenReader.Speech {
    var speech = ScreenReader.Speech(Utterance(), origin: .graph)
    speech.graph = Self.passage
    return speech
  }

  @Test func aGraphIsPlayedCompletely() {
    let end = Self.passage.duration
    let score = score(occurrence(.graph(speech), 1), occurrence(.fellSilent(speech, heard: 1), 1 + end))
    #expect(score.cues == [.silence(seconds: 1), .graph(0, from: 0, to: 1)])
    #expect(score.graphs == [Score.Graph(Self.passage, id: "births")])
  }

  @Test func cutsComeAfterTheSameShareOfTheText() throws {
    let score = score(
      occurrence(.graph(speech), 0), occurrence(.fellSilent(speech, heard: 0.25), Self.passage.duration / 4))
    #expect(score.cues == [.graph(0, from: 0, to: 0.25)])
    let samples = try score.pieces(Mix(isStereo: true)).samples
    #expect(abs(Double(samples.count) / 88_200 - Self.passage.duration / 4) < 0.001)
    let steps = zip(samples, samples.dropFirst(2)).map { abs(Int($1) - Int($0)) }
    #expect(samples.suffix(2).allSatisfy { $0 == 0 } && (steps.max() ?? 0) < GraphSound.largestStep)
  }

  @Test func aPauseLeavesNoClickAndLosesNothing() throws {
    let half = Self.passage.duration / 2
    let score = score(
      occurrence(.graph(speech), 0), occurrence(.happening(.speechPaused), half),
      occurrence(.happening(.speechResumed), half + 2), occurrence(.fellSilent(speech, heard: 1), 2 * half + 2))
    guard case .graph(0, from: 0, to: let place) = score.cues[0] else {
      Issue.record("the graph comes first")
      return
    }
    #expect(abs(place - 0.5) < 1e-6 && score.cues.count == 5)
    let samples = try score.pieces(Mix(isStereo: true)).samples
    let steps = zip(samples, samples.dropFirst(2)).map { abs(Int($1) - Int($0)) }
    #expect((steps.max() ?? 0) < GraphSound.largestStep)
    #expect(abs(Double(samples.count) / 88_200 - Self.passage.duration - 2) < 0.001)
  }

  @Test func tonesNeedNoEngine() throws {
    let folder = try ScratchFolder()
    var score = Score()
    score.play(AudioGraph(Self.chart, settings: VoiceOverSettings()))
    var production = SoundProduction(mix: Mix(isStereo: true))
    production.wav = folder.path("out.wav")
    let losses = try production.run(score) { () throws(SoundError) in throw SoundError(.noEngine, "not asked for") }
    #expect(losses.isEmpty)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path("out.wav")))
    #expect(bytes.count == 44 + 2 * Self.passage.waveform().samples.count && bytes[22] == 2)
    #expect(bytes[24...27].elementsEqual([0x44, 0xAC, 0, 0]), "44,100 hertz")
  }

  @Test func speechAndTonesAreOneSound() throws {
    var score = Score("ab")
    score.play(score.add(Score.Graph(Self.passage)))
    score.speak(score.add(.init(Spoken(plain: "Complete"), origin: .rotor)))
    let pieces = try score.pieces()
    #expect(pieces.samples.count == 4 * 10 * TestEngine.length + Self.passage.waveform().samples.count)
    #expect(abs((pieces.heard.last?.time.lowerBound ?? 0) - 0.12 - Self.passage.duration) < 0.001)
    let silent = try score.pieces(makesSound: false)
    #expect(silent.heard.map(\.time) == pieces.heard.map(\.time) && silent.samples.isEmpty)
  }

  @Test func captionsFollowThePoints() throws {
    var score = Score()
    score.rest(seconds: 1)
    score.play(score.add(Score.Graph(Self.captioned)), to: 0.5)
    let text = Captions(.subRip, of: score).text(of: try score.pieces())
    #expect(
      text == """
        1
        00:00:01,200 --> 00:00:02,200
        Growth: one

        2
        00:00:02,200 --> 00:00:02,230
        two


        """)
  }

  @Test func theTranscriptHasTheEvents() throws {
    var score = Score()
    score.rest(seconds: 1)
    score.play(score.add(Score.Graph(Self.passage, id: "births")))
    let text = Transcript(of: score).text(try score.pieces())
    let events = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])["events"]
    let graph = try #require((events as? [[String: Any]])?.first)
    #expect(graph["event"] as? String == "graph played" && graph["id"] as? String == "births")
    #expect(graph["start"] as? Double == 1 && graph["heard"] as? Double == 1)
    let points = (graph["events"] as? [[String: Any]] ?? []).filter { $0["kind"] as? String == "point" }
    #expect(points.map { $0["y"] as? Double } == [0, 8, 4] && points.map { $0["frequency"] as? Double }[0] == 220)
    #expect(points.map { $0["time"] as? Double } == [1.23, 2.23, 3.23])
    #expect(points.allSatisfy { $0["series"] as? String == "Growth" && $0["seriesIndex"] as? Int == 0 })
    #expect(graph["series"] as? String == "Growth" && graph["seriesIndex"] as? Int == 0)
  }
}
