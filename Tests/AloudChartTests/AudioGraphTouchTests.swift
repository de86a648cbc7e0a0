import AloudBase
import AloudChart
import AloudSpeech
import AloudTree
import Testing

/// A finger on a chart.
@Suite struct AudioGraphTouchTests {
  typealias Example = GraphExample
  static let line = Example.chart(0, 8, nil, 4, 0)
  static let marks = Example.chart(0, 8, nil, 4, 0, continuous: false)

  private func move(_ chart: Chart, _ from: Double, _ to: Double) -> AudioGraph.Passage {
    AudioGraph.passage(of: 0, from: from, to: to, in: chart, settings: VoiceOverSettings())
  }

  private func pitches(_ passage: AudioGraph.Passage) -> [[Int]] {
    passage.tones.map { $0.knots.map { Int(clamping: $0.frequency.rounded()) } }
  }

  @Test(arguments: [(0.0, 220), (0.5, 622), (1, 1760)]) func aFingerTouchesTheGraph(at x: Double, pitch: Int) {
    #expect(pitches(move(Self.line, x, x)) == [[pitch, pitch]])
  }

  @Test func aGapIsSilent() {
    let silence = move(Self.line, 2, 2)
    #expect(silence.tones.isEmpty && silence.duration >= 0.1)
    #expect(move(Self.line, 1.5, 2.5).tones.isEmpty)
  }

  @Test func aLineGlidesForwardAndBackward() {
    #expect(pitches(move(Self.line, 0, 1)) == [[220, 1760]])
    #expect(pitches(move(Self.line, 1, 0)) == [[1760, 220]])
    #expect(pitches(move(Self.line, 0.5, 3.5)) == [[622, 1760], [622, 370]])
    #expect(pitches(move(Self.line, 3.5, 0.5)) == [[370, 622], [1760, 622]])
  }

  @Test func aMovementTakesTheTimeOfPlaying() {
    #expect(move(Self.line, 0, 2).duration == 1)
    #expect(move(Self.line, 0, 0.01).duration == 0.1)
  }

  @Test func passedMarksSound() {
    #expect(move(Self.marks, 0, 3).events.map(\.point) == [1, 3], "the first one has sounded")
    #expect(move(Self.marks, 3, 0).events.map(\.point) == [1, 0])
    #expect(move(Self.marks, 3, 3).events.map(\.point) == [3])
    #expect(move(Self.marks, 2.5, 2.6).tones.isEmpty)
  }

  @Test(arguments: [(-1, 0.0), (7, 0), (0, .nan), (0, .infinity)]) func placesOutsideAreSilent(series: Int, x: Double) {
    let passage = AudioGraph.passage(of: series, from: 0, to: x, in: Self.line, settings: VoiceOverSettings())
    #expect(passage.tones.isEmpty && passage.duration > 0)
  }
}
