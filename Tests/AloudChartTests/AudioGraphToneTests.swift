import AloudBase
import AloudChart
import AloudSpeech
import AloudTree
import Testing

@Suite struct AudioGraphToneTests {
  typealias Example = GraphExample

  /// The tones of the first series, with times from the beginning of its sound.
  private func tones(_ chart: Chart) -> [AudioGraph.Tone] {
    let passage = AudioGraph(chart, settings: VoiceOverSettings()).passages[0]
    let start = passage.events.first { $0.kind == .series }?.time ?? 0
    return passage.tones.filter { $0.series != nil }.map { tone in
      var tone = tone
      for index in tone.knots.indices { tone.knots[index].time -= start }
      return tone
    }
  }

  private func milliseconds(_ seconds: Double) -> Int { Int(clamping: (seconds * 1000).rounded()) }

  private func spans(_ tones: [AudioGraph.Tone]) -> [[Int]] {
    tones.map { [milliseconds($0.start), milliseconds($0.end)] }
  }

  @Test func aLineIsOneGlide() {
    let glide = tones(Example.chart(0, 8, 4))
    #expect(spans(glide) == [[0, 2000]])
    #expect(glide[0].knots.map { Int(clamping: $0.frequency.rounded()) } == [220, 1760, 622])
  }

  @Test func missingPartsAreSilenceOfTheirLength() {
    #expect(spans(tones(Example.chart(1, 2, nil, 4, 5))) == [[0, 500], [1500, 2000]])
  }

  @Test func aPointBetweenGapsIsHeardBriefly() {
    #expect(spans(tones(Example.chart(1, nil, 3, nil, 5))) == [[0, 200], [1000, 1200], [2000, 2200]])
  }

  @Test func marksAreSeparateTones() {
    #expect(spans(tones(Example.chart(1, 2, 3, continuous: false))) == [[0, 200], [1000, 1200], [2000, 2200]])
    let many = tones(Example.chart([Array(repeating: 1, count: 101)], continuous: false))
    #expect(Set(many.map { milliseconds($0.end - $0.start) }) == [48], "four fifths of the time until the next")
  }

  @Test func marksAtOnePlaceAreAChordAndThenAnArpeggio() {
    let chart = Example.chart([[1, 2, 3, 4, 5, 6]], continuous: false) {
      for index in 0..<6 { $0.series[0].points[index].x = .number(0) }
    }
    #expect(tones(chart).map { milliseconds($0.start) } == [0, 0, 0, 0, 30, 60])
  }

  @Test func theLeastAndTheGreatestRepresentManyPoints() {
    var values = [Double?](repeating: 4, count: 5000)
    (values[2500], values[3100]) = (8, 0)
    let graph = AudioGraph(Example.chart([values]), settings: VoiceOverSettings())
    #expect(graph.isGrouped)
    let glide = graph.passages[0].tones.first { $0.knots.count > 2 }
    #expect((glide?.knots.count ?? 0) < 180)
    #expect(glide?.knots.map(\.frequency).max() == 1760 && glide?.knots.map(\.frequency).min() == 220)
    #expect(!AudioGraph(Example.chart([Array(repeating: 1, count: 100)]), settings: VoiceOverSettings()).isGrouped)
  }

  @Test func soundMovesFromLeftToRightWithoutReachingTheEdges() {
    func positions(_ direction: Chart.Direction) -> [Int] {
      tones(Example.chart(1, 2, 3) { $0.direction = direction })[0].knots.map {
        Int(clamping: ($0.position * 100).rounded())
      }
    }
    #expect(positions(.leftToRight) == [10, 50, 90] && positions(.topToBottom) == [10, 50, 90])
    #expect(positions(.rightToLeft) == [90, 50, 10])
  }

  @Test func tonesHaveTheirSeries() {
    let chart = Example.chart([[1, 8], [2, 4]]) {
      $0.x = .numeric(.init(title: "", from: 0, to: 1, gridlines: [0.5]))
      $0.y.gridlines = [3]
    }
    let together = AudioGraph(chart, settings: Example.settings { $0.series = .together }).passages[0].tones
    #expect(together.filter { $0.series == nil }.count == 2 + 1 + 2, "beginning, line, end")
    #expect(together.compactMap(\.series) == [0, 1])
    let each = AudioGraph(chart, settings: VoiceOverSettings())
    #expect(each.passages.map { $0.tones.compactMap(\.series) } == [[0], [1]])
    let touched = AudioGraph.passage(of: 1, from: 0, to: 1, in: chart, settings: VoiceOverSettings())
    #expect(touched.tones.map(\.series) == [1, nil])
  }

  @Test func seriesSoundDifferent() {
    let graph = AudioGraph(Example.chart([[1], [2], [3], [4]]), settings: VoiceOverSettings())
    let own = graph.passages.flatMap { $0.tones.filter { $0.series != nil } }
    #expect(own.map(\.timbre) == [.warm, .hollow, .vibrato, .warm])
  }

  /// Figures that are no settings: a change of one is a change of the sound.
  @Test func theShapeOfATone() throws {
    let passage = AudioGraph(
      Example.chart(1, 2, continuous: false) {
        $0.x = .numeric(.init(title: "", from: 0, to: 1, gridlines: [0.5]))
      }, settings: VoiceOverSettings()
    ).passages[0]
    let mark = try #require(passage.tones.first { $0.series == 0 })
    #expect([mark.attack, mark.release, mark.decay, mark.level] == [0.005, 0.02, 20, 1])
    #expect(milliseconds(mark.end - mark.start) == 200)
    let click = try #require(passage.tones.first { $0.series == nil && $0.knots[0].frequency == 2000 })
    #expect([click.attack, click.release, click.decay] == [0.002, 0.008, 0])
    #expect(milliseconds(click.end - click.start) == 12 && abs(click.level - 0.3548) < 0.0001, "9 decibels less")
  }
}
