extension SeriesFeatures.Trend {
  init(_ points: KnownPoints) {
    slope = points.slope.flatMap { slope in
      let restored = points.x.factor == points.y.factor ? slope : slope / points.y.factor * points.x.factor
      return restored.isFinite ? restored : nil
    }
    let (x, y) = (points.places.map { $0.x }, points.places.map { $0.y })
    guard let kendall = KendallTau(x: x, y: y) else { return }
    tau = kendall.tau
    p = kendall.p
    spearman = Line.rankCorrelation(x: x, y: y)
    rSquared = Line.determination(x: points.x, y: points.y)
    settle(tau: kendall.tau, p: kendall.p, points)
    isLinear = isLine(points)
  }

  /// Sets a direction if it is unlikely to be chance, large enough, and the direction of most pairs.
  private mutating func settle(tau: Double, p: Double, _ points: KnownPoints) {
    let strengths: [(least: Double, SeriesFeatures.Strength)] = [(0.8, .steady), (0.5, .general), (0.3, .slight)]
    guard let slope = points.slope, p < 0.05, slope * tau > 0,
      (abs(slope) * points.x.range).isAtLeast(0.1, of: points.y.range),
      let strength = strengths.first(where: { abs(tau).isAtLeast($0.least, of: 1) })?.1
    else { return }
    direction = tau > 0 ? .rising : .falling
    self.strength = strength
  }

  /// Two points are always on a line, so they are no evidence of one.
  private func isLine(_ points: KnownPoints) -> Bool {
    guard !points.isOrdered, points.places.count > 2, let rSquared, rSquared.isAtLeast(0.8, of: 1),
      let slope = points.slope,
      let deviation = Middle.deviation(Line.residuals(x: points.x.values, y: points.y.values, slope: slope))
    else { return false }
    return deviation.isFinite && !deviation.exceeds(0.1, of: points.y.range)
  }
}
