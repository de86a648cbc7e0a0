import AloudBase
import AloudChart
import AloudSpeech
import AloudTestSupport
import AloudTree
import Testing

@Suite struct AudioGraphTests {
  typealias Example = GraphExample

  private func points(_ chart: Chart, _ settings: VoiceOverSettings = VoiceOverSettings()) -> [AudioGraph.Event] {
    AudioGraph(chart, settings: settings).events.filter { $0.kind == .point }
  }

  /// Whole numbers, which are easier to compare.
  private func pitches(_ chart: Chart, _ settings: VoiceOverSettings = VoiceOverSettings()) -> [Int] {
    points(chart, settings).map { Int(clamping: ($0.frequency ?? 0).rounded()) }
  }

  /// Every passage has the names of all series, which are made once.
  @Test func timeIsLinearInTheSeries() {
    let times = growth(to: 8_000) { count in
      let graph = AudioGraph(Example.chart(Array(repeating: [1, 2], count: count)), settings: VoiceOverSettings())
      #expect(graph.passages.count == count)
    }
    #expect(times < 24, "\(times) times as long for eight times the series")
  }

  @Test func threeOctavesOverTheAxis() { #expect(pitches(Example.chart(0, 4, 8)) == [220, 622, 1760]) }

  @Test func aLogarithmicAxisHasEqualIntervalsForEqualFactors() {
    let chart = Example.chart(1, 10, 100, 1000) { ($0.y.from, $0.y.to, $0.y.scale) = (1, 1000, .log10) }
    #expect(pitches(chart) == [220, 440, 880, 1760])
  }

  @Test func greatValuesCanHaveALowPitch() {
    #expect(pitches(Example.chart(0, 8), Example.settings { $0.polarity = .negative }) == [1760, 220])
  }

  @Test func anAxisWithoutLengthIsInTheMiddle() {
    #expect(pitches(Example.chart(3, 5) { ($0.y.from, $0.y.to) = (4, 4) }) == [622, 622])
  }

  @Test func valuesOutsideAreHeardAtTheEdgeAndFlagged() {
    let chart = Example.chart(-1, 4, 9)
    #expect(pitches(chart) == [220, 622, 1760])
    #expect(points(chart).map(\.isOutside) == [true, false, true])
  }

  @Test(arguments: [(2, 2.0), (28, 2), (50, 3.5), (100, 6), (5000, 6)])
  func theDurationDependsOnTheNumberOfPoints(count: Int, seconds: Double) {
    let times = points(Example.chart([Array(repeating: 1, count: count)])).map(\.time)
    #expect(abs((times.last ?? 0) - (times.first ?? 0) - seconds) < 1e-9)
    #expect(times.count == count, "each has its event, though not all sound")
  }

  @Test func timeIsProportionalToX() {
    let chart = Example.chart(1, 2, 3) {
      $0.x = .numeric(.init(title: "", from: 100, to: 0))
      for (index, x) in [75.0, 100, 50].enumerated() { $0.series[0].points[index].x = .number(x) }
    }
    let found = points(chart)
    #expect(found.map(\.point) == [1, 0, 2], "a reversed axis is read in its direction")
    let start = found[0].time
    #expect(zip(found, [0, 0.5, 1]).allSatisfy { abs($0.time - start - $1) < 1e-9 })
  }

  @Test func categoriesHaveASlotEach() {
    let chart = Example.chart([[1, 2, 3, 4]], continuous: false) {
      $0.x = .categorical(title: "", categories: ["a", "b", "c", "d"])
      for (index, name) in ["a", "b", "c", "d"].enumerated() { $0.series[0].points[index].x = .category(name) }
    }
    let times = points(chart).map(\.time)
    #expect(zip(times, times.dropFirst()).allSatisfy { abs($1 - $0 - 0.5) < 1e-9 })
  }

  @Test func seriesComeOneAfterAnotherOrTogether() {
    let chart = Example.chart([[1], [2], [3], [4]])
    let each = AudioGraph(chart, settings: VoiceOverSettings())
    #expect(each.passages.map(\.series) == [0, 1, 2, 3])
    #expect(abs(each.duration - 3 * 0.7 - each.passages.reduce(0) { $0 + $1.duration }) < 1e-9)
    let together = AudioGraph(chart, settings: Example.settings { $0.series = .together })
    #expect(together.passages.map(\.series) == [nil, 3], "three at once, and then the rest")
    #expect(together.passages[0].events.compactMap { $0.kind == .series ? $0.series : nil } == [0, 1, 2])
  }

  @Test func soundsOfStartAndEndAreOutsideThePoints() {
    let events = AudioGraph(Example.chart(1, 2, 3), settings: VoiceOverSettings()).events
    #expect(events.map(\.kind) == [.start, .series, .point, .point, .point, .end])
    #expect(events[0].time + 0.08 < events[2].time && events[4].time < events[5].time)
  }

  @Test func gridLinesClickWhenPassed() {
    let chart = Example.chart(0, 8, 0) {
      $0.x = .numeric(.init(title: "", from: 0, to: 2, gridlines: [0.5, 5, 1.5]))
      $0.y.gridlines = [4]
    }
    let events = AudioGraph(chart, settings: VoiceOverSettings()).events.filter { $0.kind == .gridline }
    #expect(events.map(\.x) == [.number(0.5), .number(1.5)], "what is not displayed is not passed")
    #expect(events.allSatisfy { $0.y == nil && $0.frequency == 2000 })
  }

  /// Times are those of the file: passages and gaps end at a frame.
  @Test(arguments: [0, 2345, 4567]) func allTimesAreWholeFrames(duration: Int) {
    let chart = Example.chart([(0..<31).map(Double.init), [1, 2, 3], [nil], [4]], continuous: false)
    let graph = AudioGraph(chart, settings: Example.settings { $0.duration = duration })
    for seconds in graph.passages.map(\.duration) + [graph.gap, graph.duration] {
      let frames = seconds * Double(AudioGraph.sampleRate)
      #expect(abs(frames - frames.rounded()) < 1e-6)
    }
    #expect(graph.passages.allSatisfy { passage in passage.tones.allSatisfy { $0.end <= passage.duration + 1e-9 } })
    #expect(abs(graph.gap - 0.7) < 1 / 44_100)
  }

  @Test(arguments: Example.hostile.indices) func noValueIsNaN(index: Int) {
    let chart = Example.hostile[index].chart
    for order in VoiceOverSettings.Graph.Order.allCases {
      let settings = Example.settings { $0.series = order }
      let graph = AudioGraph(chart, settings: settings)
      let touched = AudioGraph.passage(of: 0, from: 2, to: 0, in: chart, settings: settings)
      #expect(!graph.passages.isEmpty)
      for passage in graph.passages + [touched] {
        #expect(passage.duration > 0 && passage.duration < 60)
        let times = passage.events.map(\.time) + passage.tones.flatMap { $0.knots.map(\.time) }
        #expect(times.allSatisfy { $0 >= 0 && $0 <= passage.duration + 1e-9 })
        #expect(passage.tones.allSatisfy { $0.end > $0.start && $0.attack + $0.release <= $0.end - $0.start })
        let frequencies = passage.tones.flatMap { $0.knots.map(\.frequency) }
        #expect(frequencies.allSatisfy { $0 >= 200 && $0 <= 4000 })
        #expect(passage.tones.flatMap { $0.knots.map(\.position) }.allSatisfy { $0 >= 0 && $0 <= 1 })
      }
    }
  }
}
