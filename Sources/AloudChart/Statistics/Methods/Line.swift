internal import AloudBase
internal import AloudTree

/// Straight lines through points, and their fit.
enum Line {
  /// The median of the slopes of all pairs with different x; nil without such a pair.
  ///
  /// More than 500 points are first reduced by ``Thinning``. Source: P. K. Sen, JASA 63 (1968); SciPy's `theilslopes`.
  /// x is in ascending order.
  ///
  /// - Complexity: O(n²), with at most 500 points.
  static func slope(x: [Double], y: [Double]) -> Double? {
    let kept = Thinning.places(y, limit: 500)
    var slopes: [Double] = []
    slopes.reserveCapacity(kept.count * (kept.count - 1) / 2)
    for (place, low) in kept.enumerated() {
      for high in kept[(place + 1)...] where x[low] < x[high] { slopes.append((y[high] - y[low]) / (x[high] - x[low])) }
    }
    return Middle.median(slopes).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The residuals of y from a line with this slope through the middle of x, which avoids the loss of digits for large
  /// x.
  static func residuals(x: [Double], y: [Double], slope: Double) -> [Double] {
    let center = Middle.median(sorted: x) ?? 0
    return zip(x, y).map { $1 - slope * ($0 - center) }
  }

  /// The share of the variance of y that the least-squares line explains; nil if all x or all y are equal.
  static func determination(x: Scaled, y: Scaled) -> Double? { correlation(unit(x), unit(y)).map { $0 * $0 } }

  /// Spearman's rank correlation; nil if all x or all y are equal.
  ///
  /// - Complexity: O(n log n).
  static func rankCorrelation(x: [Double], y: [Double]) -> Double? { correlation(ranks(x), ranks(y)) }

  /// Pearson's correlation of numbers with a mean of 0.
  private static func correlation(_ a: [Double], _ b: [Double]) -> Double? {
    let (aa, bb) = (a.sumOfSquares, b.sumOfSquares)
    guard aa > 0, bb > 0 else { return nil }
    return min(max(zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } / aa.squareRoot() / bb.squareRoot(), -1), 1)
  }

  /// The numbers minus their mean, scaled to a range of 1, so that squares stay small.
  private static func unit(_ numbers: Scaled) -> [Double] {
    guard numbers.range > 0, let mean = numbers.mean else { return numbers.values.map { _ in 0 } }
    return numbers.values.map { ($0 - mean) / numbers.range }
  }

  /// Twice the ranks minus their mean, which are whole numbers. Equal values have the mean of their ranks.
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

/// Medians and quartiles that do not overflow.
enum Middle {
  /// The median; for an even number of values, the mean of the two in the middle. Nil if there are none.
  ///
  /// - Complexity: O(n log n).
  static func median(_ values: [Double]) -> Double? { median(sorted: values.sorted()) }

  static func median(sorted: [Double]) -> Double? {
    guard !sorted.isEmpty else { return nil }
    let upper = sorted[sorted.count / 2]
    return sorted.count.isMultiple(of: 2) ? between(sorted[sorted.count / 2 - 1], upper) : upper
  }

  /// The quartiles of sorted values, with linear interpolation as NumPy's default; nil if there are none.
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

  /// The median absolute deviation (MAD); nil if there are no values.
  static func deviation(_ values: [Double]) -> Double? {
    median(values).flatMap { center in median(values.map { abs($0 - center) }) }
  }

  /// The sum is computed first, as in NumPy, unless it overflows.
  private static func between(_ a: Double, _ b: Double) -> Double {
    let sum = a + b
    return sum.isFinite ? sum / 2 : a / 2 + b / 2
  }
}

extension Double {
  /// Rounding errors must not decide about values exactly at a limit: 0.3 - 0.2 is a tenth of 1.
  private static let slack = 1e-9

  /// True for a number that is at least a share of a whole.
  func isAtLeast(_ share: Double, of whole: Double) -> Bool { self >= (share - Double.slack) * whole }

  /// True for a number that is more than a share of a whole.
  func exceeds(_ share: Double, of whole: Double) -> Bool { self > (share + Double.slack) * whole }
}

extension [Double] {
  var sumOfSquares: Double { reduce(0) { $0 + $1 * $1 } }
}
