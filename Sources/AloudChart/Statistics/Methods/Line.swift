internal import AloudTree

/// Straight lines through points, and how well they fit.
enum Line {
  /// The median of the slopes of all pairs with different x; nil without such a pair.
  ///
  /// More than 500 points are thinned by ``Thinning`` first. Source: P. K. Sen, JASA 63 (1968); SciPy's
  /// `theilslopes`. x is in ascending order.
  ///
  /// - Complexity: O(n²), of 500 points at most.
  static func slope(x: [Double], y: [Double]) -> Double? {
    let kept = Thinning.places(y, limit: 500)
    var slopes: [Double] = []
    slopes.reserveCapacity(kept.count * (kept.count - 1) / 2)
    for (place, low) in kept.enumerated() {
      for high in kept[(place + 1)...] where x[low] < x[high] { slopes.append((y[high] - y[low]) / (x[high] - x[low])) }
    }
    return Middle.median(slopes).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The residuals of y from a line with this slope. The line goes through the middle of x, so that large x cost no digits.
  static func residuals(x: [Double], y: [Double], slope: Double) -> [Double] {
    let center = Middle.median(sorted: x) ?? 0
    return zip(x, y).map { $1 - slope * ($0 - center) }
  }

  /// The share of the variance of y that the line of least squares explains; nil where all x or all y are alike.
  static func determination(x: Scaled, y: Scaled) -> Double? { correlation(unit(x), unit(y)).map { $0 * $0 } }

  /// The correlation of ranks, by Spearman; nil where all x or all y are alike.
  ///
  /// - Complexity: O(n log n).
  static func rankCorrelation(x: [Double], y: [Double]) -> Double? { correlation(ranks(x), ranks(y)) }

  /// Pearson's correlation of numbers around 0.
  private static func correlation(_ a: [Double], _ b: [Double]) -> Double? {
    let (aa, bb) = (a.sumOfSquares, b.sumOfSquares)
    guard aa > 0, bb > 0 else { return nil }
    return min(max(zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } / aa.squareRoot() / bb.squareRoot(), -1), 1)
  }

  /// The numbers less their mean, scaled to a range of 1, so that squares stay small.
  private static func unit(_ numbers: Scaled) -> [Double] {
    guard numbers.range > 0, let mean = numbers.mean else { return numbers.values.map { _ in 0 } }
    return numbers.values.map { ($0 - mean) / numbers.range }
  }

  /// Twice the ranks less their mean, which are whole numbers. Equal values share the mean of their ranks.
  private static func ranks(_ values: [Double]) -> [Double] {
    let order = values.indices.sorted { values[$0] < values[$1] }
    var ranks = [Double](repeating: 0, count: values.count)
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, values[order[end]] == values[order[start]] { end += 1 }
      for place in order[start..<end] { ranks[place] = Double(start + end - values.count) }
      start = end
    }
    return ranks
  }
}

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

extension Double {
  /// Rounding must not decide what lies exactly at a limit: 0.3 - 0.2 is a tenth of 1.
  private static let slack = 1e-9

  /// True for a number that is at least a share of a whole.
  func isAtLeast(_ share: Double, of whole: Double) -> Bool { self >= (share - Double.slack) * whole }

  /// True for a number that is more than a share of a whole.
  func exceeds(_ share: Double, of whole: Double) -> Bool { self > (share + Double.slack) * whole }
}

extension [Double] {
  var sumOfSquares: Double { reduce(0) { $0 + $1 * $1 } }
}
