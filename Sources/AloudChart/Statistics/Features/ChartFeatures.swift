public import AloudTree

/// The features of a chart's numbers: shapes, trends, extremes, outliers, comparisons.
///
///     let features = ChartFeatures(chart)
///     features.series[0].trend.direction  // .rising
public struct ChartFeatures: Equatable, Sendable {
  /// The kind of a chart.
  public enum ChartType: String, CaseIterable, Sendable {
    /// At least one series is continuous.
    case line
    /// Marks on a numeric x axis.
    case points
    /// Marks, one for each category.
    case bars

    /// The kind of a chart, from its series and its x axis.
    public init(of chart: Chart) {
      if chart.series.contains(where: { $0.continuous }) {
        self = .line
      } else if case .categorical = chart.x {
        self = .bars
      } else {
        self = .points
      }
    }
  }

  /// How the chart is drawn.
  public let kind: ChartType
  /// The features of each series, in the order of the chart.
  public let series: [SeriesFeatures]
  /// The features for sentences: shape, trend and outliers are those of the drawing and the sound, so a straight line
  /// on a logarithmic axis is called straight. ``series`` is in units of the data.
  let spoken: [SeriesFeatures]
  /// The comparisons of each series with each later one, among the first sixteen series. A listener cannot keep more
  /// apart.
  public let comparisons: [SeriesComparison]

  /// - Complexity: O(n log n) for each series of n points.
  public init(_ chart: Chart) {
    kind = ChartType(of: chart)
    let positions = AxisPositions(chart.x)
    let points = chart.series.map { KnownPoints($0, at: positions) }
    let features = zip(chart.series, points).map { SeriesFeatures($0, points: $1, on: chart.x) }
    series = features
    spoken = points.indices.map { features[$0].spoken(chart.series[$0], points[$0], of: chart) }
    let compared = points.indices.prefix(16)
    comparisons = compared.flatMap { one in
      compared.filter { $0 > one }.map { SeriesComparison(one, points[one], $0, points[$0]) }
    }
  }
}

extension SeriesFeatures {
  /// The features with shape, trend and outliers as they are drawn and heard: on a logarithmic axis those of the
  /// logarithms, at the places of the data.
  fileprivate func spoken(_ series: Chart.Series, _ points: KnownPoints, of chart: Chart) -> SeriesFeatures {
    let (x, y) = (chart.x.isLogarithmic, chart.y.isLogarithmic)
    guard x || y else { return self }
    let drawn = SeriesFeatures(series, points: points.onLogarithms(x: x, y: y), on: chart.x)
    let written = Dictionary(points.written.map { ($0.index, $0) }) { first, _ in first }
    func place(_ place: Place) -> Place { written[place.index] ?? place }
    func segment(_ segment: Segment) -> Segment {
      Segment(
        from: place(segment.from), to: place(segment.to), direction: segment.direction, isLevel: segment.isLevel)
    }
    var spoken = self
    spoken.trend = drawn.trend
    spoken.segments = drawn.segments.map(segment)
    spoken.step = drawn.step.map(segment)
    spoken.period = drawn.period
    spoken.outliers = drawn.outliers.map(place)
    return spoken
  }
}
