import Aloud
import AloudTestSupport
import Foundation
import Testing

@Suite struct GraphWaveformTests {
  /// The places of series with each timbre.
  static let timbres = 0..<3

  private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one / other - 1) < 0.01 }

  /// 220 hertz at 0, three octaves more at 8.
  private func pitch(of value: Double) -> Double { 220 * pow(2, 3 * value / 8) }

  /// The sound of the values as a series at a place.
  private func sound(
    _ values: [Double?], at series: Int, continuous: Bool, _ change: (inout VoiceOverSettings.Graph) -> Void = { _ in }
  ) -> GraphSound {
    let chart = GraphSound.chart(values, continuous: continuous) { chart in
      chart.series = Array(repeating: .init(continuous: continuous, points: []), count: series) + chart.series
    }
    return GraphSound(AudioGraph(chart, settings: GraphSound.settings(change)).passages[series])
  }

  @Test(arguments: timbres) func separateTonesHaveThePitchOfTheirValues(timbre: Int) {
    let sound = sound([0, 3, 8, 5], at: timbre, continuous: false)
    for (point, value) in zip(sound.points, [0.0, 3, 8, 5]) {
      // Inside the tone, not before it.
      #expect(isNear(sound.pitch(at: point.time + 0.05), pitch(of: value)), "\(timbre) \(value)")
    }
  }

  @Test(arguments: timbres) func glidesHaveThePitchOfTheirValues(timbre: Int) {
    let sound = sound([0, 8, 8, 2], at: timbre, continuous: true) { $0.duration = 6000 }
    let start = sound.points[0].time
    for time in stride(from: 0.1, to: 5.9, by: 0.3) where abs(time - 2) > 0.05 && abs(time - 4) > 0.05 {
      let value = time < 2 ? 4 * time : time < 4 ? 8 : 8 - 3 * (time - 4)
      #expect(isNear(sound.pitch(at: start + time), pitch(of: value)), "\(timbre) at \(time)")
    }
  }

  @Test func logarithmsAndPolarity() {
    let decades = GraphSound.chart([1, 10, 100, 1000], continuous: false) {
      ($0.y.from, $0.y.to, $0.y.scale) = (1, 1000, .log10)
    }
    for (polarity, pitches) in [
      (VoiceOverSettings.Graph.Polarity.positive, [220.0, 440, 880, 1760]), (.negative, [1760, 880, 440, 220]),
    ] {
      let sound = GraphSound(decades) { $0.polarity = polarity }
      for (point, pitch) in zip(sound.points, pitches) { #expect(isNear(sound.pitch(at: point.time + 0.05), pitch)) }
    }
  }

  @Test func missingValuesAreSilent() {
    let sound = GraphSound(GraphSound.chart([4, 4, nil, 4, 4]) { $0.clearGridlines() })
    let (start, end) = (sound.points[1].time, sound.points[2].time)
    let gap = sound.left[Int(clamping: start * 44_100) + 1..<Int(clamping: end * 44_100)]
    #expect(gap.count > 44_000 && gap.allSatisfy { $0 == 0 })
    #expect(sound.energies(at: start - 0.04).left > 1e6 && sound.energies(at: end + 0.04).right > 1e6)
  }

  @Test func energyGoesFromLeftToRight() {
    let sound = GraphSound(GraphSound.chart([4, 4, 4]) { $0.clearGridlines() })
    let times = stride(from: sound.points[0].time + 0.05, to: sound.points[2].time - 0.05, by: 0.1)
    let ratios = times.map { sound.energies(at: $0) }.map { $0.right / $0.left }
    #expect(ratios.count > 15 && zip(ratios, ratios.dropFirst()).allSatisfy { $0 < $1 })
    #expect(ratios[0] > 0.01 && ratios[0] < 0.1 && (ratios.last ?? 0) > 10)
    let middle = GraphSound(GraphSound.chart([4, 4])) { $0.pan = false }
    let isTheSame = middle.left == middle.right
    #expect(isTheSame)
  }

  /// Loud, high and dense graphs, and all at once.
  static let charts: [Chart] = [
    GraphSound.chart([8, 8, 0, 8]), GraphSound.chart([8, 0, 8, 0, 8, 0], continuous: false),
    GraphSound.chart([8, 0, 8], [0, 8, 0], [4, 4, 4], [8, 8, 8]),
    GraphSound.chart([8, 8, 8, 8, 8, 8], continuous: false) { chart in
      for index in 0..<6 { chart.series[0].points[index].x = .number(0) }
    },
    GraphSound.chart((0..<5000).map { Double($0 % 9) }), GraphSound.chart((0..<5000).map { $0 % 2 == 0 ? 8 : nil }),
    GraphSound.chart([]), GraphSound.chart([4]), GraphSound.chart([nil]),
  ]

  @Test(arguments: charts.indices, [false, true]) func soundNeitherClicksNorClips(index: Int, isHigh: Bool) {
    let sound = GraphSound(Self.charts[index]) {
      $0.series = .together
      if isHigh { $0.highest = 4000 }
    }
    #expect(sound.samples.prefix(2) == [0, 0] && sound.samples.suffix(2) == [0, 0])
    let (step, loudness) = sound.extremes
    #expect(loudness > 1000 && loudness <= 16_422, "6 decibels below the loudest: \(loudness)")
    #expect(step <= GraphSound.largestStep, "\(step)")
  }

  @Test func highTonesAreSofter() {
    let sound = GraphSound(GraphSound.chart([1, 1, 8, 8], continuous: false) { $0.clearGridlines() }) { $0.pan = false }
    let energies = sound.points.map { sound.energies(at: $0.time + 0.05).left }
    #expect(abs(energies[2] / energies[1] * 1760 / 500 - 1) < 0.05)
  }

  @Test func theWaveformIsReproducible() {
    let graph = AudioGraph(GraphSound.chart([1, 5, nil, 3], [4, 4]), settings: VoiceOverSettings())
    let isTheSame = graph.waveform() == graph.waveform()
    #expect(isTheSame)
    #expect(graph.waveform().duration == graph.duration)
    #expect(graph.waveform(isStereo: false).channelCount == 1)
  }

  /// Exact to the frame, with any rounding: in the model, as one sound, and as a rendered score.
  @Test(arguments: [0, 2345, 4567]) func theWaveformHasTheModelsLength(duration: Int) throws {
    let chart = GraphSound.chart((0..<31).map(Double.init), [1, 2, 3], [nil], continuous: false)
    let graph = AudioGraph(chart, settings: GraphSound.settings { $0.duration = duration })
    #expect(graph.waveform().duration == graph.duration)
    var score = Score()
    score.play(graph)
    let frames = try score.pieces(Mix(isStereo: true)).samples.count / 2
    #expect(Double(frames) / 44_100 == graph.duration)
  }

  /// Anybody may change knots.
  @Test(arguments: [-.infinity, -1e9, -1, 1e9, .infinity, .nan]) func extremeTonesAreHandled(number: Double) {
    var passage = AudioGraph(GraphSound.chart([1, 8]), settings: VoiceOverSettings()).passages[0]
    let frames = passage.frameCount
    for index in passage.tones.indices {
      passage.tones[index].knots[0].frequency = number
      if index.isMultiple(of: 2) { passage.tones[index].knots[1].time = number }
      if index.isMultiple(of: 3) { passage.tones[index].knots[0].time = number }
      if index == 3 { (passage.tones[index].level, passage.tones[index].knots[1].position) = (number, number) }
    }
    #expect(passage.tones.count > 3 && passage.waveform().frameCount == frames)
  }

  /// In a release build, it takes less than a three hundredth of its duration; see `aloud-bench`. This test only bounds
  /// the debug build.
  @Test func renderingIsFasterThanPlaying() {
    let graph = AudioGraph(GraphSound.chart((0..<100).map { Double($0 % 9) }), settings: VoiceOverSettings())
    let time = processorSeconds { _ = graph.waveform() }
    #expect(time < graph.duration)
  }
}

extension Chart {
  fileprivate mutating func clearGridlines() {
    guard case .numeric(var axis) = x else { return }
    axis.gridlines = []
    x = .numeric(axis)
  }
}
