import AloudChart
import AloudSpeech
import AloudTree
import Testing

/// Each setting of audio graphs has an effect; a new one must change the sound of this chart.
@Suite struct GraphSettingTests {
  /// Lines and marks, some at one place, with grid lines, and with more points than the sound has room for.
  static let chart = GraphExample.chart([[0, 8, 3, 1, 8, 2], [], [1, 2], [], [3]]) {
    $0.x = .numeric(.init(title: "", from: 0, to: 10, gridlines: [2, 4]))
    $0.y.gridlines = [4]
    $0.series[1] = .init(points: (0..<40).map { .init(x: .number(Double(max($0 - 5, 0)) / 5), y: Double($0 % 9)) })
    $0.series[3] = .init(points: (0..<200).map { .init(x: .number(Double($0) / 20), y: Double($0 % 9)) })
  }

  static let settings = Setting.all.filter { $0.scope == .graphing }.map(\.name)

  /// Other settings that make the effect of a setting audible.
  static let besides = ["graphVoices": ["graphSeries": "together"]]

  @Test func settingNamesShareAPrefix() {
    #expect(Self.settings.count > 25 && Self.settings.allSatisfy { $0.hasPrefix("graph") })
    #expect(Setting.all.allSatisfy { $0.name.hasPrefix("graph") == ($0.scope == .graphing) })
  }

  @Test(arguments: settings) func theSettingChangesTheSound(_ name: String) throws {
    let setting = try #require(Setting.named(name))
    var plain = VoiceOverSettings()
    for (name, value) in Self.besides[name] ?? [:] { try plain.set(name, to: value) }
    let values = setting.range.map { range in
      [range.lowerBound, (range.lowerBound + range.upperBound) / 2].map(String.init)
    }
    for value in values ?? setting.values where value != setting.value(in: plain) {
      var changed = plain
      try changed.set(name, to: value)
      let isHeard = AudioGraph(Self.chart, settings: changed) != AudioGraph(Self.chart, settings: plain)
      #expect(isHeard, "\(name)=\(value)")
    }
  }
}
