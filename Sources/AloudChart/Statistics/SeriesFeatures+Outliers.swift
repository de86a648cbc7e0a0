extension SeriesFeatures {
  /// What lies far from the rest, or from the trend where one is told; no claim below eight points.
  ///
  /// By the modified z-score of Iglewicz and Hoaglin (1993), beyond 3.5; where more than half of the numbers are alike,
  /// and for bars, by Tukey's fences.
  func findOutliers(_ points: KnownPoints, areBars: Bool) -> [Place] {
    guard points.places.count >= 8 else { return [] }
    let numbers = areBars ? points.y.values : detrended(points)
    guard numbers.allSatisfy(\.isFinite) else { return [] }
    let rounding = areBars ? 0 : roundingOfResiduals(points)
    if !areBars, let center = Middle.median(numbers), let deviation = Middle.deviation(numbers), deviation > rounding {
      let limit = 3.5 / 0.6745 * deviation
      return zip(points.places, numbers).filter { abs($1 - center).exceeds(1, of: limit) }.map(\.0)
    }
    guard let (first, third) = Middle.quartiles(sorted: numbers.sorted()), third - first > rounding else { return [] }
    return zip(points.places, numbers).filter { max(first - $1, $1 - third).exceeds(1.5, of: third - first) }.map(\.0)
  }

  /// What a line takes off is not exact: below this a residual is 0.
  private func roundingOfResiduals(_ points: KnownPoints) -> Double {
    guard trend.direction != .none, let slope = points.slope else { return 0 }
    let sizes = zip(points.x.values, points.y.values).map { abs($1) + abs(slope * $0) }
    return 16 * Double.ulpOfOne * (Middle.median(sizes) ?? 0)
  }
}
