/// The points of a line that its shape hangs on, by Ramer, Douglas and Peucker, with distances along y.
enum Simplification {
  /// The places of the points that are left, in ascending order: the first, the last, and all without which the line
  /// would lie farther from a point, along y, than the tolerance.
  ///
  /// x is in ascending order. More than 1,000 points are thinned by ``Thinning`` first, since a zigzag takes quadratic
  /// time.
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

/// Fewer points with the same outline, for what takes quadratic time.
enum Thinning {
  /// The places of the values that are kept, in their order.
  ///
  /// The first and the last value are kept. The values between them are cut into bins of equal size; of each bin the
  /// first of the least values and the first of the greatest are kept.
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

/// Peaks, and how far they rise above their surroundings.
///
/// Source: SciPy's `find_peaks` and `peak_prominences`.
enum Prominence {
  struct Peak: Equatable {
    /// The place in the series; on a plateau its middle, rounded down.
    let place: Int
    /// The least descent on the way to anything higher, or to an end of the series.
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
