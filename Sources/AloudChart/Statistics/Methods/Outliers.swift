/// Finds numbers that are far from the others.
///
/// It uses the modified z-score of Iglewicz and Hoaglin (1993). If more than half of the numbers are equal, and for
/// bars, it uses the fences of Tukey (1977). Apple publishes no limits; these are theirs.
enum Outliers {
  /// The least number of values for a search. With fewer, the spread is not known well enough.
  private static let fewest = 8
  /// The greatest modified z-score of a number that is not an outlier.
  private static let distance = 3.5
  /// The distance of a fence from its quartile, in interquartile ranges.
  private static let fence = 1.5

  /// The indices of the outliers; nil if there are too few numbers, or if one is not finite.
  ///
  /// Differences below `rounding` count as 0. For bars, only the fences are used.
  static func places(_ numbers: [Double], rounding: Double, areBars: Bool) -> [Int]? {
    guard numbers.count >= fewest, numbers.allSatisfy({ $0.isFinite }) else { return nil }
    if !areBars, let center = Middle.median(numbers), let deviation = Middle.deviation(numbers), deviation > rounding {
      let limit = distance / 0.6745 * deviation
      return numbers.indices.filter { abs(numbers[$0] - center).exceeds(1, of: limit) }
    }
    guard let (first, third) = Middle.quartiles(sorted: numbers.sorted()), third - first > rounding else { return [] }
    return numbers.indices.filter { max(first - numbers[$0], numbers[$0] - third).exceeds(fence, of: third - first) }
  }
}

extension SeriesFeatures {
  /// The points that are far from the others, or from the trend if there is one; nil if there are too few points.
  func findOutliers(_ points: KnownPoints, areBars: Bool) -> [Place]? {
    let numbers = areBars ? points.y.values : detrended(points)
    return Outliers.places(numbers, rounding: areBars ? 0 : roundingOfResiduals(points), areBars: areBars)?
      .map { points.places[$0] }
  }

  /// Residuals below this size count as 0, because the subtraction of a line is not exact.
  private func roundingOfResiduals(_ points: KnownPoints) -> Double {
    guard trend.direction != .none, let slope = points.slope else { return 0 }
    let sizes = zip(points.x.values, points.y.values).map { abs($1) + abs(slope * $0) }
    return 16 * Double.ulpOfOne * (Middle.median(sizes) ?? 0)
  }
}
