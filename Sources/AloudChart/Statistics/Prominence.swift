/// Peaks, and how far they rise above what is around them.
///
/// Source: SciPy's `find_peaks` and `peak_prominences`.
enum Prominence {
  struct Peak: Equatable {
    /// The place in the series; on a plateau its middle, rounded down.
    let place: Int
    /// How far one must go down at least before one can go up to anything higher, or to an end of the series.
    let prominence: Double
  }

  /// All peaks of a series, in their order. The first and the last value are never one.
  ///
  /// - Complexity: O(n).
  static func peaks(_ values: [Double]) -> [Peak] {
    let left = valleys(values)
    let right = Array(valleys(values.reversed()).reversed())
    return summits(values).map { Peak(place: $0, prominence: values[$0] - max(left[$0], right[$0])) }
  }

  private static func summits(_ values: [Double]) -> [Int] {
    var summits: [Int] = []
    var start = 1
    while start < values.count - 1 {
      var end = start
      while end + 1 < values.count, values[end + 1] == values[start] { end += 1 }
      if values[start - 1] < values[start], end + 1 < values.count, values[end + 1] < values[start] {
        summits.append((start + end) / 2)
      }
      start = end + 1
    }
    return summits
  }

  /// For each value the least one on the way back to the nearest greater one, itself included.
  private static func valleys(_ values: [Double]) -> [Double] {
    // The values that no greater one has followed yet, from the greatest down, each with its valley.
    var higher: [(value: Double, valley: Double)] = []
    return values.map { value in
      var valley = value
      while let last = higher.last, last.value <= value {
        valley = min(valley, last.valley)
        higher.removeLast()
      }
      higher.append((value, valley))
      return valley
    }
  }
}
