internal import AloudTree

/// Medians and quartiles, which do not overflow.
enum Middle {
  /// The value in the middle, of an even number the mean of the two; nil of none.
  ///
  /// - Complexity: O(n log n).
  static func median(_ values: [Double]) -> Double? { median(sorted: values.sorted()) }

  static func median(sorted: [Double]) -> Double? {
    guard !sorted.isEmpty else { return nil }
    let upper = sorted[sorted.count / 2]
    return sorted.count.isMultiple(of: 2) ? between(sorted[sorted.count / 2 - 1], upper) : upper
  }

  /// The quarters of sorted values, interpolated linearly as NumPy does by default; nil of none.
  static func quartiles(sorted: [Double]) -> (first: Double, third: Double)? {
    guard let last = sorted.indices.last else { return nil }
    func value(_ share: Double) -> Double {
      let place = Double(last) * share
      let low = Int(clamping: place)
      let high = min(low + 1, last)
      return sorted[low] + (sorted[high] - sorted[low]) * (place - Double(low))
    }
    return (value(0.25), value(0.75))
  }

  /// How far values are from their median, in the median: the MAD. Nil of none.
  static func deviation(_ values: [Double]) -> Double? {
    median(values).flatMap { center in median(values.map { abs($0 - center) }) }
  }

  /// The sum is taken first, as NumPy does, unless it overflows.
  private static func between(_ a: Double, _ b: Double) -> Double {
    let sum = a + b
    return sum.isFinite ? sum / 2 : a / 2 + b / 2
  }
}
