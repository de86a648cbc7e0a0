internal import AloudBase
internal import AloudTree

/// The least-squares sine curve through evenly spaced points, and its p value.
///
/// The points have at least two whole periods, and each period has at least two points. The best frequency is found on
/// the spectrum of the points, padded with zeros, and then refined with the real distances.
///
/// Source: N. R. Lomb, Astrophysics and Space Science 39 (1976), with a fitted mean: M. Zechmeister and M. Kürster,
/// Astronomy and Astrophysics 496 (2009). The p value: R. V. Baluev, Monthly Notices of the RAS 385 (2008), formulas 5
/// and 6, without their factor γ, which is less than 1, so the result is an upper bound.
struct SineFit {
  /// The share of the variance of y that the curve explains.
  let determination: Double
  /// The sum of squared residuals, of scaled y.
  let rest: Double
  /// The probability of such a good fit by chance.
  let p: Double
  /// The scaled residuals of y.
  let residuals: [Double]

  /// The least number of points; a curve with four parameters fits fewer points in any case.
  private static let fewest = 8
  /// The greatest difference between a distance of points and the mean distance, as a share of the mean. Months differ
  /// less than this; a missing point differs more.
  private static let unevenness = 0.25
  private static let refinements = 24

  /// Fits a curve; nil for too few points, for uneven distances, and if all y are equal.
  ///
  /// - Complexity: O(n log n).
  init?(_ points: KnownPoints) {
    let (x, y) = (points.x.values, points.y.values)
    let n = y.count
    guard n >= SineFit.fewest, points.isOrdered, points.y.range > 0, let first = x.first, let last = x.last else {
      return nil
    }
    let gap = (last - first) / Double(n - 1)
    let isEven = zip(x, x.dropFirst()).allSatisfy { abs(($1 - $0) - gap) <= SineFit.unevenness * gap }
    guard gap > 0, isEven, let mean = points.y.mean else { return nil }
    // The units are gaps from the first point and a range of 1, so that squares do not overflow.
    let places = x.map { ($0 - first) / gap }
    let sizes = y.map { ($0 - mean) / points.y.range }
    let waves = SineWaves(places: places, sizes: sizes)
    guard let frequency = SineFit.frequency(waves) else { return nil }
    let rest = waves.residuals(at: frequency)
    let squares = sizes.sumOfSquares
    let left = rest.sumOfSquares
    guard squares > 0 else { return nil }
    determination = min(max(1 - left / squares, 0), 1)
    p = SineFit.chance(of: determination, places: places)
    residuals = rest.map { $0 * points.y.range }
    self.rest = left * points.y.range * points.y.range
  }

  /// The frequency in periods per gap; nil if there is none to try.
  private static func frequency(_ waves: SineWaves) -> Double? {
    let count = waves.sizes.count
    let powers = Fourier.powers(waves.sizes, atLeast: 4 * count)
    let size = powers.count
    let least = 2 / Double(count)
    let first = Int(clamping: (least * Double(size)).rounded(.up))
    guard first <= size / 2, let best = (first...size / 2).max(by: { powers[$0] < powers[$1] }) else { return nil }
    let step = 1 / Double(size)
    let middle = Double(best) * step
    return refined(max(middle - step, least)...min(middle + step, 0.5), waves)
  }

  /// A golden-section search between two frequencies of the spectrum.
  private static func refined(_ range: ClosedRange<Double>, _ waves: SineWaves) -> Double {
    let golden = (5.0.squareRoot() - 1) / 2
    var (low, high) = (range.lowerBound, range.upperBound)
    func rest(_ frequency: Double) -> Double { waves.residuals(at: frequency).sumOfSquares }
    var (left, right) = (high - golden * (high - low), low + golden * (high - low))
    var (atLeft, atRight) = (rest(left), rest(right))
    for _ in 0..<refinements {
      if atLeft <= atRight {
        (high, right, atRight) = (right, left, atLeft)
        left = high - golden * (high - low)
        atLeft = rest(left)
      } else {
        (low, left, atLeft) = (left, right, atRight)
        right = low + golden * (high - low)
        atRight = rest(right)
      }
    }
    return atLeft <= atRight ? left : right
  }

  /// The probability of such a good fit by chance, for the best of all frequencies up to half a period per gap.
  private static func chance(of determination: Double, places: [Double]) -> Double {
    let n = Double(places.count)
    let rest = 1 - determination
    guard rest > 0 else { return 0 }
    let mean = places.reduce(0, +) / n
    let variance = places.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / n
    let width = 0.5 * (4 * Double.pi * variance).squareRoot()
    let single = Mathematics.power(rest, (n - 3) / 2)
    let others = Mathematics.power(rest, (n - 4) / 2) * ((n - 1) * determination / 2).squareRoot()
    return min(single + width * others, 1)
  }
}

/// The points of a fit with sine curves.
struct SineWaves {
  let places: [Double]
  let sizes: [Double]

  /// The residuals of the least-squares curve with a frequency.
  ///
  /// The mean, the cosine and the sine are made orthogonal and subtracted one after the other. One that vanishes is
  /// left out: with two points per period, there is no sine.
  func residuals(at frequency: Double) -> [Double] {
    var parts: [[Double]] = []
    let angles = places.map { 2 * Double.pi * frequency * $0 }
    var rest = sizes
    for wave in [places.map { _ in 1.0 }, angles.map(Mathematics.cosine), angles.map(Mathematics.sine)] {
      var own = wave
      for part in parts { own = SineWaves.without(part, own) }
      let size = own.sumOfSquares
      guard size > 1e-9 * Double(places.count) else { continue }
      let length = size.squareRoot()
      let part = own.map { $0 / length }
      parts.append(part)
      rest = SineWaves.without(part, rest)
    }
    return rest
  }

  private static func without(_ part: [Double], _ values: [Double]) -> [Double] {
    let share = zip(part, values).reduce(0) { $0 + $1.0 * $1.1 }
    return zip(part, values).map { $1 - share * $0 }
  }
}
