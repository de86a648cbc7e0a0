public import AloudTree

/// The facts for VoiceOver's sentences about one series: trend, strength, curve and outliers.
///
///     let analyses = SeriesAnalysis.all(of: chart, features: ChartFeatures(chart))
///     analyses[0].strength  // .strong
///     analyses[0].model     // .linear
///
/// Apple publishes its words but not its limits: these are `AnalysisLimits`. Numbers are those of the data, also on a
/// logarithmic axis.
public struct SeriesAnalysis: Equatable, Sendable {
  /// The strength of a correlation.
  public enum Strength: String, CaseIterable, Sendable {
    /// A grade; `AnalysisLimits` has the least correlation of each.
    case veryStrong, strong, moderate, weak, none
  }

  /// The kind of curve through the points.
  public enum Model: String, CaseIterable, Sendable {
    /// A curve of this kind.
    case linear, logarithmic, exponential, power, periodic
  }

  /// The direction of the whole series; none for a periodic series.
  public private(set) var direction = SeriesFeatures.Direction.none
  /// The strength of the relation between x and y, from 0 to 1: the absolute value of Spearman's rank correlation; for
  /// a periodic series, the square root of ``fit``. Nil if all x or all y are equal.
  public private(set) var correlation: Double?
  /// The strength of the correlation. Nil if there is no correlation, or if there are too few points to exclude chance.
  public private(set) var strength: Strength?
  /// The curve that fits best; nil if none fits well enough.
  public private(set) var model: Model?
  /// The share of the variance that the best curve explains: of y, or of its logarithm for exponential and power
  /// curves. Nil if curves cannot be compared.
  public private(set) var fit: Double?
  /// The outliers in the order of x. Nil if there are too few points, or if more points than exceptions can be are far
  /// from the others.
  public private(set) var outliers: [SeriesFeatures.Place]?

  /// The analysis of each series, in the order of the chart.
  ///
  /// - Complexity: O(n log n) for each series of n points, and O(categories).
  public static func all(of chart: Chart, features: ChartFeatures) -> [SeriesAnalysis] {
    let positions = AxisPositions(chart.x)
    return zip(chart.series, features.series).map { series, features in
      SeriesAnalysis(series, points: KnownPoints(series, at: positions), on: chart.x, features: features)
    }
  }

  init(_ series: Chart.Series, points: KnownPoints, on axis: Chart.Axis, features: SeriesFeatures) {
    let trend = features.trend
    let sine = SineFit(points)
    let fits = SeriesAnalysis.fits(points, on: axis, sine)
    let best = CurveFit.best(fits, margin: AnalysisLimits.modelMargin)
    fit = best?.determination
    correlation = trend.spearman.map(abs)
    let isPeriodic = best?.model == .periodic
    let p = isPeriodic ? sine?.p : trend.p
    let isClear = (p ?? 1) < AnalysisLimits.significance
    if let best, isClear, best.determination.isAtLeast(AnalysisLimits.modelFit, of: 1) { model = best.model }
    if model == .periodic { correlation = fit?.squareRoot() }
    if AnalysisLimits.canTell(points.places.count) {
      strength = correlation.map { isClear ? AnalysisLimits.strength(of: $0) : .none }
    }
    if let rank = trend.spearman, model != .periodic, (trend.p ?? 1) < AnalysisLimits.significance,
      abs(rank).isAtLeast(AnalysisLimits.weak, of: 1)
    {
      direction = rank > 0 ? .rising : .falling
    }
    outliers =
      model == .periodic
      ? sine.flatMap { sine in
        Outliers.places(sine.residuals, rounding: 1e-9 * points.y.range, areBars: false)?
          .map { points.places[$0] }
      } : outliers(series, points, on: axis, features)
    // More than a fifth of the points cannot be exceptions.
    if let count = outliers?.count, count > max(1, points.places.count / 5) { outliers = nil }
  }

  /// The possible curves, simplest first. The number of a category is not a quantity, so no curve uses its logarithm.
  private static func fits(_ points: KnownPoints, on axis: Chart.Axis, _ sine: SineFit?) -> [CurveFit] {
    let models: [Model] = axis.isCategorical ? [.linear, .exponential] : [.linear, .logarithmic, .exponential, .power]
    var fits = models.compactMap { CurveFit($0, points) }
    if let sine,
      let criterion = CurveFit.criterion(
        rest: max(sine.rest, 1e-12 * CurveFit.squares(points.y)), count: points.places.count, parameters: 5)
    {
      fits.append(CurveFit(.periodic, determination: sine.determination, criterion: criterion))
    }
    return fits
  }

  /// The points far from the curve, on axes on which the curve is a line. A point that is far from a line may be near a
  /// curve.
  private func outliers(
    _ series: Chart.Series, _ points: KnownPoints, on axis: Chart.Axis, _ features: SeriesFeatures
  ) -> [SeriesFeatures.Place]? {
    let areBars = axis.isCategorical && !series.continuous
    guard let model, model != .linear else { return features.findOutliers(points, areBars: areBars) }
    let drawn = points.onLogarithms(x: model != .exponential, y: model != .logarithmic)
    let found = SeriesFeatures(series, points: drawn, on: axis).findOutliers(drawn, areBars: areBars)
    return found?.map { place in points.places.first { $0.index == place.index } ?? place }
  }
}
