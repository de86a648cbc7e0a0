/// Finds numbers that lie far from the others.
///
/// It uses the modified z-score of Iglewicz and Hoaglin (1993); where more than half of the numbers are alike, and for bars, by
/// Tukey's fences.
struct Outliers {
  /// The fewest numbers among which outliers are looked for.
  var fewest = 8
  /// The greatest modified z-score of a number that is no outlier.
  var distance = 3.5
  /// How far beyond a quartile a fence lies, in distances between the quartiles.
  var fence = 1.5

  /// The places of the outliers; nil where there are too few numbers, or one is not finite.
  ///
  /// Differences below `rounding` count as 0. For bars, fences alone decide.
  func places(_ numbers: [Double], rounding: Double, areBars: Bool) -> [Int]? {
    guard numbers.count >= fewest, numbers.allSatisfy(\.isFinite) else { return nil }
    if !areBars, let center = Middle.median(numbers), let deviation = Middle.deviation(numbers), deviation > rounding {
      let limit = distance / 0.6745 * deviation
      return numbers.indices.filter { abs(numbers[$0] - center).exceeds(1, of: limit) }
    }
    guard let (first, third) = Middle.quartiles(sorted: numbers.sorted()), third - first > rounding else { return [] }
    return numbers.indices.filter { max(first - numbers[$0], numbers[$0] - third).exceeds(fence, of: third - first) }
  }
}

extension SeriesFeatures {
  /// The points that lie far from the others, or from the trend where there is one; nil where there are too few points.
  func findOutliers(_ points: KnownPoints, areBars: Bool, by limits: Outliers = Outliers()) -> [Place]? {
    let numbers = areBars ? points.y.values : detrended(points)
    return limits.places(numbers, rounding: areBars ? 0 : roundingOfResiduals(points), areBars: areBars)?
      .map { points.places[$0] }
  }

  /// The size below which a residual counts as 0, since subtracting a line is not exact.
  private func roundingOfResiduals(_ points: KnownPoints) -> Double {
    guard trend.direction != .none, let slope = points.slope else { return 0 }
    let sizes = zip(points.x.values, points.y.values).map { abs($1) + abs(slope * $0) }
    return 16 * Double.ulpOfOne * (Middle.median(sizes) ?? 0)
  }
}
