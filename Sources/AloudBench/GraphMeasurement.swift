import Aloud

/// Measures the time to make the samples of an audio graph, relative to its duration, and the time to analyze its
/// numbers.
enum GraphMeasurement {
  /// Numbers of points in the charts; more points do not take longer to sound.
  private static let sizes = [10, 100, 5_000]

  static func all() -> [Measurement] {
    sizes.flatMap { size in
      ["glide": true, "tones": false].sorted { $0.key < $1.key }.map { name, isContinuous in
        measure(chart(size, isContinuous: isContinuous), "audio graph, \(name)", size: size)
      }
    }
  }

  /// Measures making both model and samples, per second of sound.
  private static func measure(_ chart: Chart, _ work: String, size: Int) -> Measurement {
    var duration = 0.0
    let seconds = shortest(of: 5) {
      let graph = AudioGraph(chart, settings: VoiceOverSettings())
      duration = graph.waveform().duration
    }
    precondition(duration > 2, "Something is heard.")
    var measurement = Measurement(work: work, size: size, seconds: seconds / duration, unit: "second of sound")
    measurement.comparison =
      "  \(work), \(size) points: \(Int(clamping: duration / seconds)) times real time; the budget is 300"
    return measurement
  }

  /// Measures analyzing the numbers of a chart, including creating and freeing the chart.
  static func features() -> [Measurement] {
    ["any order": chart(5_000, isContinuous: true), "zigzag": zigzag(5_000)].sorted { $0.key < $1.key }.map {
      name, chart in
      var found = 0
      let seconds = shortest(of: 5) { found += ChartFeatures(chart).series.count }
      precondition(found > 0, "Something is found.")
      return Measurement(work: "chart features, \(name)", size: 5_000, seconds: seconds, unit: "chart")
    }
  }

  /// The slowest chart to analyze: it changes direction at every point, with a larger amplitude each time.
  private static func zigzag(_ size: Int) -> Chart {
    var chart = chart(size, isContinuous: true)
    for index in 0..<size {
      chart.series[0].points[index].y = Double(index) * (index.isMultiple(of: 2) ? 1 : -1)
    }
    return chart
  }

  private static func chart(_ size: Int, isContinuous: Bool) -> Chart {
    let points = (0..<size).map { Chart.Point(x: .number(Double($0)), y: Double($0 * 7919 % 101)) }
    return Chart(
      x: .numeric(.init(title: "x", from: 0, to: Double(size - 1), gridlines: [Double(size) / 2])),
      y: .init(title: "y", from: 0, to: 100), series: [.init(name: "s", continuous: isContinuous, points: points)])
  }
}
