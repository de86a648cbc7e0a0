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
