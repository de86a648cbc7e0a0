import Aloud
import Foundation

/// The sound of charts, and its measurable features.
struct GraphSound {
  /// No two samples that follow one another in a graph are farther apart: an eighth of the loudest there is. A click is a
  /// larger step.
  static let largestStep = 4_096

  let passage: AudioGraph.Passage
  /// Alternating left and right samples.
  let samples: [Int16]

  init(_ chart: Chart, _ change: (inout VoiceOverSettings.Graph) -> Void = { _ in }) {
    self.init(AudioGraph(chart, settings: Self.settings(change)).passages[0])
  }

  init(_ passage: AudioGraph.Passage) {
    self.passage = passage
    samples = passage.waveform().samples
  }

  /// Every other sample, from 0 for left or 1 for right.
  private func channel(_ first: Int) -> [Double] {
    stride(from: first, to: samples.count, by: 2).map { Double(samples[$0]) }
  }

  var left: [Double] { channel(0) }
  var right: [Double] { channel(1) }

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

  /// Fifty milliseconds around a time in seconds, of a channel: 0 is left, 1 right.
  private func window(_ channel: Int, at time: Double) -> [Double] {
    let middle = Int(clamping: time * Spectrum.rate)
    return (max(middle - 1102, 0)..<min(middle + 1103, samples.count / 2)).map { Double(samples[2 * $0 + channel]) }
  }

  /// The strongest frequency of fifty milliseconds in both channels, in hertz.
  ///
  /// The search uses steps of 15 hertz, less than the resolution of this window, and then refines the result.
  func pitch(at time: Double) -> Double {
    let samples = zip(window(0, at: time), window(1, at: time)).map { $0 + $1 }
    // Soft ends, so that sound outside the window has no influence.
    let count = Double(samples.count)
    let soft = samples.enumerated().map { $1 * (1 - cos(2 * .pi * Double($0) / count)) }
    func strongest(_ frequencies: [Double]) -> Double {
      frequencies.map { ($0, Spectrum.power(of: $0, in: soft)) }.max { $0.1 < $1.1 }?.0 ?? 0
    }
    let coarse = strongest((0..<160).map { 150 + 15 * Double($0) })
    let fine = strongest((-4...4).map { coarse + 2 * Double($0) })
    return strongest((-3...3).map { fine + 0.5 * Double($0) })
  }

  /// The mean square around a time, left and right.
  func energies(at time: Double) -> (left: Double, right: Double) {
    func energy(_ channel: Int) -> Double {
      let samples = window(channel, at: time)
      return samples.reduce(0) { $0 + $1 * $1 } / Double(max(samples.count, 1))
    }
    return (energy(0), energy(1))
  }

  /// The times of the points.
  var points: [AudioGraph.Event] { passage.events.filter { $0.kind == .point } }

  /// The greatest difference between samples of one channel, and the greatest sample.
  var extremes: (step: Int, loudness: Int) {
    samples.withUnsafeBufferPointer { samples in
      var (step, loudness) = (0, 0)
      for index in 0..<samples.count {
        let sample = Int(samples[index])
        loudness = max(loudness, abs(sample))
        if index > 1 { step = max(step, abs(sample - Int(samples[index - 2]))) }
      }
      return (step, loudness)
    }
  }
}
