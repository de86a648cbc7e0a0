import AloudBase
import AloudChart
import AloudSpeech
import AloudTree
import Testing

/// Each setting for VoiceOver's sentences about charts changes the description of one of these charts; a new setting
/// needs a chart.
@Suite struct InsightSettingTests {
  private static func chart(_ y: [Double], isBars: Bool = false) -> Chart {
    let names = y.indices.map { "\($0)" }
    let points = zip(names, y).map { name, y in
      Chart.Point(x: isBars ? .category(name) : .number(Double(name) ?? 0), y: y)
    }
    return Chart(
      x: isBars ? .categorical(title: "", categories: names) : .numeric(.init(title: "", from: 0, to: 20)),
      y: .init(title: "", from: 0, to: 20), series: [.init(points: points)])
  }

  private static func values(_ count: Int, _ y: (Double) -> Double) -> [Double] { (0..<count).map { y(Double($0)) } }

  /// From 0 to 1, unordered.
  private static func noise(_ place: Double) -> Double { Double(Int(clamping: place) * 7919 % 104_729 % 61) / 60 }

  /// Lines with increasing variation: correlations from strong to none. Then a slight curve, a slight correlation of
  /// many points, few points in order, an outlier off a line, and an outlier among bars.
  static let charts: [Chart] =
    stride(from: 20.0, through: 240, by: 40).map { size in chart(values(60) { $0 + size * noise($0) }) } + [
      chart(values(20) { 10 + $0 + $0 * $0 / 25 + 4 * noise($0) }),
      chart(values(400) { $0 / 2 + 900 * noise($0 * $0) }),
      chart([1, 2, 3, 4]),
      chart(values(20) { $0 + noise($0) + ($0 == 11 ? 3 : 0) }), chart([3, 5, 4, 6, 9, 5, 2, 4, 14], isBars: true),
    ]

  private static let features = charts.map { ChartFeatures($0) }

  static let settings = Setting.all.filter { $0.scope == .analyzing }.map(\.name)

  private func told(_ settings: VoiceOverSettings) -> [SeriesAnalysis] {
    zip(Self.charts, Self.features).flatMap { SeriesAnalysis.all(of: $0, features: $1, limits: settings.insights) }
  }

  @Test func settingNamesShareAPrefix() {
    #expect(Self.settings.count == 10 && Self.settings.allSatisfy { $0.hasPrefix("chart") })
    #expect(Setting.all.allSatisfy { $0.name.hasPrefix("chart") == ($0.scope == .analyzing) })
  }

  @Test func settingsOfTheAnalysisAreAssumed() {
    #expect(Setting.all.filter { $0.scope == .analyzing }.allSatisfy { $0.evidence.certainty == .assumed })
  }

  @Test(arguments: settings) func theSettingChangesTheSentences(_ name: String) throws {
    let setting = try #require(Setting.named(name))
    let plain = told(VoiceOverSettings())
    for value in setting.values {
      var changed = VoiceOverSettings()
      try changed.set(name, to: value)
      #expect(told(changed) != plain, "\(name)=\(value)")
    }
  }
}
