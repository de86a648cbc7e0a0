import Foundation

/// Features of samples at 44,100 hertz.
enum Spectrum {
  static let rate = 44_100.0

  /// The strength of a frequency, from 0 to 1. Uses Goertzel's algorithm.
  static func strength(of frequency: Double, in samples: [Double]) -> Double {
    let energy = samples.reduce(0) { $0 + $1 * $1 }
    return energy > 0 ? 2 * power(of: frequency, in: samples) / (energy * Double(samples.count)) : 0
  }

  /// The same, proportional to the loudness.
  static func power(of frequency: Double, in samples: [Double]) -> Double {
    let coefficient = 2 * cos(2 * .pi * frequency / rate)
    var (before, last) = (0.0, 0.0)
    // Tests are not optimized, and spend most of their time here.
    samples.withUnsafeBufferPointer { samples in
      var index = 0
      while index < samples.count {
        let next = samples[index] + coefficient * last - before
        before = last
        last = next
        index += 1
      }
    }
    return before * before + last * last - coefficient * before * last
  }

  /// The strongest frequency between 60 and 5,000 hertz, in steps of a semitone.
  static func loudest(_ samples: [Double]) -> (frequency: Double, strength: Double) {
    let frequencies = (0..<77).map { 60 * pow(2, Double($0) / 12) }
    let all = frequencies.map { ($0, strength(of: $0, in: samples)) }
    return all.max { $0.1 < $1.1 } ?? (0, 0)
  }

  /// The number of times that sound begins after near silence, in windows of 5 milliseconds.
  static func onsets(_ samples: [Double]) -> Int {
    let window = 220
    let levels = stride(from: 0, to: samples.count, by: window).map { start in
      samples[start..<min(start + window, samples.count)].map(abs).max() ?? 0
    }
    let threshold = (levels.max() ?? 0) * 0.15
    return zip([0] + levels, levels).count { $0 < threshold && $1 >= threshold }
  }
}
