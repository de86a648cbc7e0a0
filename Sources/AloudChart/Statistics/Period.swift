/// Finds the number of points after which a series repeats.
enum Period {
  /// The least distance at which a series without a trend is like itself again: where its autocorrelation, once it has been
  /// below 0, peaks at a half or more before it falls below 0 again. Nil when it does not.
  ///
  /// Distances up to half the series are tried, since what is seen less than twice does not repeat.
  ///
  /// - Complexity: O(n log n).
  static func length(_ values: [Double]) -> Int? {
    let likeness = likeness(values)
    let limit = values.count / 2
    var hasParted = false
    var best: Int?
    for (distance, value) in likeness.enumerated() where distance <= limit {
      if value < 0 {
        if best != nil { return best }
        hasParted = true
      } else if hasParted, value.isAtLeast(0.5, of: 1), value > best.map({ likeness[$0] }) ?? 0 {
        best = distance
      }
    }
    // A peak at the limit may still be rising, and does not count.
    return best == limit && likeness.count > limit + 1 && likeness[limit + 1] > likeness[limit] ? nil : best
  }

  /// The autocorrelation for each distance from 0 to one more than half the series, by as many pairs as there are.
  private static func likeness(_ values: [Double]) -> [Double] {
    let n = Double(values.count)
    let mean = values.reduce(0) { $0 + $1 / n }
    let around = values.map { $0 - mean }
    let size = around.reduce(0) { max($0, abs($1)) }
    guard size > 0, size.isFinite else { return [] }
    let sums = selfProducts(around.map { $0 / size })
    guard let whole = sums.first, whole > 0 else { return [] }
    return sums.prefix(values.count / 2 + 2).enumerated().map { ($1 / whole) * (n / (n - Double($0))) }
  }

  /// The sums of the products of all values with those at each distance: the spectrum of the power, transformed back.
  private static func selfProducts(_ values: [Double]) -> [Double] {
    var size = 1
    while size < 2 * values.count { size *= 2 }
    var real = values + [Double](repeating: 0, count: size - values.count)
    var imaginary = [Double](repeating: 0, count: size)
    Fourier.transform(&real, &imaginary)
    for place in 0..<size {
      real[place] = real[place] * real[place] + imaginary[place] * imaginary[place]
      imaginary[place] = 0
    }
    Fourier.transform(&real, &imaginary)
    return real.prefix(values.count).map { $0 / Double(size) }
  }
}
