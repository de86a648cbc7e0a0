import AloudChart
import AloudSpeech
import AloudTree

/// Charts for tests of sound.
enum GraphExample {
  /// A chart of values in order, from 0 to 8 on the y axis: its three octaves are 220, 440, 880 and 1760 hertz at 0, 2⅔, 5⅓, 8.
  static func chart(_ values: Double?..., continuous: Bool = true, change: (inout Chart) -> Void = { _ in }) -> Chart {
    chart([values], continuous: continuous, change: change)
  }

  static func chart(
    _ series: [[Double?]], continuous: Bool = true, change: (inout Chart) -> Void = { _ in }
  ) -> Chart {
    let count = Double(max((series.map(\.count).max() ?? 0) - 1, 1))
    var chart = Chart(
      x: .numeric(.init(title: "Time", from: 0, to: count)), y: .init(title: "Size", from: 0, to: 8),
      series: series.map { values in
        Chart.Series(
          continuous: continuous, points: values.enumerated().map { .init(x: .number(Double($0)), y: $1) })
      })
    change(&chart)
    return chart
  }

  static func settings(_ change: (inout VoiceOverSettings.Graph) -> Void = { _ in }) -> VoiceOverSettings {
    var settings = VoiceOverSettings()
    change(&settings.graph)
    return settings
  }

  /// Charts with the worst possible values.
  static let hostile: [(name: String, chart: Chart)] = [
    ("no series", chart([])), ("no points", chart([[]])), ("one point", chart(4)),
    ("one mark", chart(4, continuous: false)),
    ("all missing", chart(nil, nil, nil)), ("constant", chart(3, 3, 3)), ("outside", chart(-50, 4, 900)),
    ("no length", chart(1, 2) { $0.y = .init(title: "", from: 4, to: 4) }),
    ("neither", chart(1, 2) { $0.x = .numeric(.init(title: "", from: 4, to: 4)) }),
    ("reversed", chart(1, 2) { ($0.y.from, $0.y.to) = (8, 0) }),
    ("every number", chart(-1.7e308, 1e308) { ($0.y.from, $0.y.to) = (-1.7e308, 1.7e308) }),
    ("tiny", chart(.leastNonzeroMagnitude, 0) { ($0.y.from, $0.y.to) = (0, .leastNonzeroMagnitude) }),
    ("no numbers", chart(.nan, .infinity, 2) { $0.y.to = .nan }),
    ("no logarithm", chart(-1, 0, 5) { ($0.y.scale, $0.y.from) = (.log10, 1) }),
    ("no logarithms", chart(-1, 0, 5) { ($0.y.scale, $0.y.from) = (.ln, -3) }),
    (
      "one place",
      chart([Array(repeating: 2, count: 50)]) {
        $0.series[0].points = Array(repeating: .init(x: .number(1), y: 2), count: 50)
      }
    ),
    ("unsorted", chart(1, 2, 3) { $0.series[0].points.reverse() }),
    ("no categories", chart(1) { $0.x = .categorical(title: "", categories: []) }),
    ("unknown category", chart(1) { $0.series[0].points[0].x = .category("?") }),
    (
      "the same category twice",
      chart([[1, 2]], continuous: false) {
        $0.x = .categorical(title: "", categories: ["a", "a"])
        $0.series[0].points = [.init(x: .category("a"), y: 1), .init(x: .category("a"), y: 2)]
      }
    ),
    ("many", chart([(0..<5000).map { Double($0 % 9) }])),
    ("many gaps", chart([(0..<5000).map { $0 % 2 == 0 ? 3 : nil }])),
    ("many lines", chart(1, 8) { $0.y.gridlines = (0..<2000).map { Double($0) / 250 } }),
    (
      "lines of no number",
      chart(1, 8) { $0.x = .numeric(.init(title: "", from: 0, to: 1, gridlines: [.nan, .infinity])) }
    ),
  ]
}
