import AloudBase
import AloudChart
import AloudSpeech
import AloudTree
import Testing

/// What each setting of audio graphs does, exactly.
@Suite struct GraphSettingTests {
  /// Two lines of three points.
  static let chart = GraphExample.chart([[0, 4, 8], [8, 0, 8]])

  /// The graph of the chart with a setting, as `--setting` sets it.
  private func graph(_ name: String, _ value: String) throws -> AudioGraph {
    var settings = VoiceOverSettings()
    try settings.set(name, to: value)
    return AudioGraph(Self.chart, settings: settings)
  }

  /// The pitch of each point of a passage, in whole hertz.
  private func pitches(_ passage: AudioGraph.Passage) -> [Int] {
    passage.events.filter { $0.kind == .point }.map { Int(clamping: ($0.frequency ?? 0).rounded()) }
  }

  /// The seconds from the first point of a passage to the last.
  private func seconds(_ passage: AudioGraph.Passage) -> Double {
    let times = passage.events.filter { $0.kind == .point }.map(\.time)
    return (times.last ?? 0) - (times.first ?? 0)
  }

  /// The stereo positions of the first series, in percent from left to right.
  private func positions(_ graph: AudioGraph) -> [Int] {
    let tones = graph.passages[0].tones.filter { $0.series == 0 }
    return tones.flatMap { $0.knots.map { Int(clamping: ($0.position * 100).rounded()) } }
  }

  @Test func thereAreSix() {
    let names = Setting.all.filter { $0.scope == .graphing }.map(\.name)
    #expect(
      names == ["graphLowest", "graphHighest", "graphPolarity", "graphDuration", "graphPan", "graphSeries"])
    #expect(Setting.all.allSatisfy { $0.name.hasPrefix("graph") == ($0.scope == .graphing) })
  }

  /// Three octaves, 220 to 1760 hertz, by default; the middle of the axis has the geometric mean.
  @Test(arguments: [
    ("graphLowest", "220", [220, 622, 1760]), ("graphLowest", "440", [440, 880, 1760]),
    ("graphLowest", "50", [50, 297, 1760]), ("graphHighest", "880", [220, 440, 880]),
    ("graphHighest", "4000", [220, 938, 4000]), ("graphPolarity", "positive", [220, 622, 1760]),
    ("graphPolarity", "negative", [1760, 622, 220]),
  ])
  func pitchFollowsTheValue(_ name: String, _ value: String, _ expected: [Int]) throws {
    #expect(pitches(try graph(name, value).passages[0]) == expected)
  }

  /// The lowest pitch may be above the highest: then greater values are lower.
  @Test func theAxisMayBeUpsideDown() throws {
    var settings = VoiceOverSettings()
    try settings.set("graphLowest", to: "1760")
    try settings.set("graphHighest", to: "220")
    #expect(pitches(AudioGraph(Self.chart, settings: settings).passages[0]) == [1760, 622, 220])
  }

  /// With 0, three points take the shortest duration.
  @Test(arguments: [("0", 2.0), ("300", 0.3), ("4500", 4.5), ("60000", 60)])
  func theDurationIsThatOfEachSeries(_ value: String, _ expected: Double) throws {
    let graph = try graph("graphDuration", value)
    #expect(graph.passages.map { (seconds($0) * 1000).rounded() / 1000 } == [expected, expected])
  }

  @Test(arguments: [("on", [10, 50, 90]), ("off", [50, 50, 50])])
  func soundGoesFromLeftToRightOrStaysInTheMiddle(_ value: String, _ expected: [Int]) throws {
    #expect(positions(try graph("graphPan", value)) == expected)
  }

  @Test func seriesSoundInTurnOrAtOnce() throws {
    let inTurn = try graph("graphSeries", "sequential")
    #expect(inTurn.passages.map { $0.tones.compactMap(\.series) } == [[0], [1]])
    #expect(inTurn.passages.map(pitches) == [[220, 622, 1760], [1760, 220, 1760]])
    let atOnce = try graph("graphSeries", "together")
    #expect(atOnce.passages.map { $0.tones.compactMap(\.series) } == [[0, 1]])
    #expect(pitches(atOnce.passages[0]).sorted() == [220, 220, 622, 1760, 1760, 1760])
    let starts = atOnce.passages[0].tones.filter { $0.series != nil }.map(\.start)
    #expect(Set(starts).count == 1)
  }
}
