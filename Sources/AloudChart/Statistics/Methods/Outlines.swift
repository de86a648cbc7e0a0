/// The simplification of a line by Ramer, Douglas and Peucker, with vertical distances.
enum Simplification {
  /// The indices of the remaining points, in ascending order: the first, the last, and all points without which the
  /// line would be farther than the tolerance from a point.
  ///
  /// x is in ascending order. More than 1,000 points are first reduced by ``Thinning``, because a zigzag takes
  /// quadratic time.
  static func vertices(x: [Double], y: [Double], tolerance: Double) -> [Int] {
    let places = Thinning.places(y, limit: 1_000)
    guard let last = places.indices.last else { return [] }
    var kept = [0, last]
    var open = [(from: 0, to: last)]
    while let (from, to) = open.popLast() {
      let (start, end) = (places[from], places[to])
      let width = x[end] - x[start]
      var farthest = (place: from, distance: 0.0)
      for place in from..<to where place > from {
        let share = width > 0 ? (x[places[place]] - x[start]) / width : 0
        let distance = abs(y[places[place]] - (y[start] + (y[end] - y[start]) * share))
        if distance > farthest.distance { farthest = (place, distance) }
      }
      guard farthest.distance > tolerance else { continue }
      kept.append(farthest.place)
      open.append((from, farthest.place))
      open.append((farthest.place, to))
    }
    return Set(kept).sorted().map { places[$0] }
  }
}

/// Reduces points but keeps their outline, for algorithms with quadratic time.
enum Thinning {
  /// The indices of the remaining values, in order.
  ///
  /// The first and the last value are kept. The values between them are divided into bins of equal size. In each bin,
  /// the first least value and the first greatest value are kept.
  ///
  /// - Complexity: O(n).
  static func places(_ values: [Double], limit: Int) -> [Int] {
    guard values.count > limit else { return Array(values.indices) }
    let bins = (limit - 2) / 2
    let inner = values.count - 2
    var kept = [0]
    for bin in 0..<bins {
      let range = 1 + bin * inner / bins..<1 + (bin + 1) * inner / bins
      guard let low = range.min(by: { values[$0] < values[$1] }), let high = range.max(by: { values[$0] < values[$1] })
      else { continue }
      kept += low == high ? [low] : [min(low, high), max(low, high)]
    }
    return kept + [values.count - 1]
  }
}

/// Peaks and their prominence.
///
/// Source: SciPy's `find_peaks` and `peak_prominences`.
enum Prominence {
  struct Peak: Equatable {
    /// The index in the series; on a plateau, its middle, rounded down.
    let place: Int
    /// The least descent on the way to a higher value, or to an end of the series.
    let prominence: Double
  }

  /// All peaks of a series, in order. The first and the last value are never peaks.
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

  /// For each value, the least value back to the nearest greater value, including itself.
  private static func valleys(_ values: [Double]) -> [Double] {
    // The values without a later greater value, in descending order, each with its valley.
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
