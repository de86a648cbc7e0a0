import Aloud
import Foundation

/// Sound of charts, and what can be heard in it.
struct GraphSound {
  let passage: AudioGraph.Passage
  let left, right: [Double]

  init(_ chart: Chart, _ change: (inout VoiceOverSettings.Graph) -> Void = { _ in }) {
    self.init(AudioGraph(chart, settings: Self.settings(change)).passages[0])
  }

  init(_ passage: AudioGraph.Passage) {
    self.passage = passage
    let samples = passage.waveform().samples.map { Double($0) }
    left = stride(from: 0, to: samples.count, by: 2).map { samples[$0] }
    right = stride(from: 1, to: samples.count, by: 2).map { samples[$0] }
  }

  static func settings(_ change: (inout VoiceOverSettings.Graph) -> Void = { _ in }) -> VoiceOverSettings {
    var settings = VoiceOverSettings()
    change(&settings.graph)
    return settings
  }

  static func chart(
    _ series: [Double?]..., continuous: Bool = true, change: (inout Chart) -> Void = { _ in }
  ) -> Chart {
    let count = Double(max((series.map(\.count).max() ?? 0) - 1, 1))
    var chart = Chart(
      x: .numeric(.init(title: "Time", from: 0, to: count, gridlines: [1])), y: .init(title: "Size", from: 0, to: 8),
      series: series.map { values in
        Chart.Series(
          continuous: continuous, points: values.enumerated().map { .init(x: .number(Double($0)), y: $1) })
      })
    change(&chart)
    return chart
  }

  /// Fifty milliseconds around a time, in seconds.
  func window(_ channel: [Double], at time: Double) -> [Double] {
    let middle = Int(time * Spectrum.rate)
    return Array(channel[max(middle - 1102, 0)..<min(middle + 1103, channel.count)])
  }

  /// The strongest frequency of fifty milliseconds of both channels, in hertz: found in steps of 15 hertz, less than such a window can
  /// tell apart, and then between them.
  func pitch(at time: Double) -> Double {
    let samples = zip(window(left, at: time), window(right, at: time)).map { $0 + $1 }
    // Soft ends, so that what is beside the window does not count.
    let count = Double(samples.count)
    let soft = samples.enumerated().map { $1 * (1 - cos(2 * .pi * Double($0) / count)) }
    func strength(_ frequency: Double) -> Double { Spectrum.strength(of: frequency, in: soft) }
    let coarse = (0..<160).map { 150 + 15 * Double($0) }
    let best = coarse.map { ($0, strength($0)) }.max { $0.1 < $1.1 }?.0 ?? 0
    let fine = (-16...16).map { best + 0.5 * Double($0) }
    return fine.map { ($0, strength($0)) }.max { $0.1 < $1.1 }?.0 ?? 0
  }

  /// The mean square around a time.
  func energy(_ channel: [Double], at time: Double) -> Double {
    let samples = window(channel, at: time)
    return samples.reduce(0) { $0 + $1 * $1 } / Double(max(samples.count, 1))
  }

  /// When the points are passed.
  var points: [AudioGraph.Event] { passage.events.filter { $0.kind == .point } }

  var largestStep: Double {
    [left, right].flatMap { zip($0, $0.dropFirst()).map { abs($1 - $0) } }.max() ?? 0
  }

  var loudest: Double { (left + right).map(abs).max() ?? 0 }
}
