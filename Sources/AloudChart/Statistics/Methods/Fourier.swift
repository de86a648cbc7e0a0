internal import AloudTree

enum Fourier {
  /// The in-place Fourier transform (Cooley and Tukey) of a power of two values.
  static func transform(_ real: inout [Double], _ imaginary: inout [Double]) {
    let size = real.count
    var mirror = 0
    for place in 1..<max(size, 1) {
      var bit = size / 2
      while mirror & bit != 0 {
        mirror ^= bit
        bit /= 2
      }
      mirror |= bit
      guard place < mirror else { continue }
      real.swapAt(place, mirror)
      imaginary.swapAt(place, mirror)
    }
    let turns = (0..<size / 2).map { -2 * Double.pi * Double($0) / Double(size) }
    let (cosines, sines) = (turns.map(Mathematics.cosine), turns.map(Mathematics.sine))
    var half = 1
    while half < size {
      for start in stride(from: 0, to: size, by: 2 * half) {
        for place in 0..<half {
          let (low, high, turn) = (start + place, start + place + half, place * (size / (2 * half)))
          let a = real[high] * cosines[turn] - imaginary[high] * sines[turn]
          let b = real[high] * sines[turn] + imaginary[high] * cosines[turn]
          (real[low], real[high]) = (real[low] + a, real[low] - a)
          (imaginary[low], imaginary[high]) = (imaginary[low] + b, imaginary[low] - b)
        }
      }
      half *= 2
    }
  }
}

extension Fourier {
  /// The power spectrum of values that are padded with zeros to a power of two.
  static func powers(_ values: [Double], atLeast count: Int) -> [Double] {
    var size = 1
    while size < count { size *= 2 }
    var real = values + [Double](repeating: 0, count: size - values.count)
    var imaginary = [Double](repeating: 0, count: size)
    transform(&real, &imaginary)
    return zip(real, imaginary).map { $0 * $0 + $1 * $1 }
  }
}

/// Finds the number of points after which a series repeats.
enum Period {
  /// The least distance at which a series without a trend repeats: its autocorrelation was below 0, and has a peak of
  /// at least a half before it falls below 0 again. Nil if there is no such distance up to half the series.
  ///
  /// - Complexity: O(n log n).
  static func length(_ values: [Double]) -> Int? {
    let autocorrelations = autocorrelations(values)
    let limit = values.count / 2
    var wasNegative = false
    var best: Int?
    for (distance, value) in autocorrelations.enumerated() where distance <= limit {
      if value < 0 {
        if best != nil { return best }
        wasNegative = true
      } else if wasNegative, value.isAtLeast(0.5, of: 1), value > best.map({ autocorrelations[$0] }) ?? 0 {
        best = distance
      }
    }
    // A peak at the limit does not count if the autocorrelation is still rising.
    return best == limit && autocorrelations.count > limit + 1 && autocorrelations[limit + 1] > autocorrelations[limit]
      ? nil : best
  }

  /// The autocorrelation for each distance from 0 to one more than half the series, corrected for the number of pairs.
  private static func autocorrelations(_ values: [Double]) -> [Double] {
    let n = Double(values.count)
    let mean = values.reduce(0) { $0 + $1 / n }
    let around = values.map { $0 - mean }
    let size = around.reduce(0) { max($0, abs($1)) }
    guard size > 0, size.isFinite else { return [] }
    let sums = selfProducts(around.map { $0 / size })
    guard let whole = sums.first, whole > 0 else { return [] }
    return sums.prefix(values.count / 2 + 2).enumerated().map { ($1 / whole) * (n / (n - Double($0))) }
  }

  /// The sums of products for each distance: the inverse transform of the power spectrum.
  private static func selfProducts(_ values: [Double]) -> [Double] {
    var powers = Fourier.powers(values, atLeast: 2 * values.count)
    var imaginary = [Double](repeating: 0, count: powers.count)
    Fourier.transform(&powers, &imaginary)
    return powers.prefix(values.count).map { $0 / Double(powers.count) }
  }
}
