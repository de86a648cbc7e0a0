public import AloudTree

/// What the numbers of a chart show.
///
///     let features = ChartFeatures(chart)
///     features.series[0].trend.direction  // .rising
public struct ChartFeatures: Equatable, Sendable {
  /// How a chart is drawn.
  public enum Kind: String, CaseIterable, Sendable {
    /// Any series is continuous.
    case line
    /// Marks on a numeric x axis.
    case points
    /// Marks, one for each category.
    case bars

    public init(of chart: Chart) {
      if chart.series.contains(where: \.continuous) {
        self = .line
      } else if case .categorical = chart.x {
        self = .bars
      } else {
        self = .points
      }
    }
  }

  public let kind: Kind
  /// In the order of the chart's series.
  public let series: [SeriesFeatures]
  /// Of each series with each later one.
  public let comparisons: [SeriesComparison]

  public init(_ chart: Chart) {
    kind = Kind(of: chart)
    series = chart.series.indices.map { SeriesFeatures($0, of: chart) }
    comparisons = []
  }
}

/// Where two series stand to each other.
public struct SeriesComparison: Equatable, Sendable {
  /// Places of the two series, from 0.
  public let one, other: Int
  /// The place of the series that is higher at the last x that both have; nil when they are equal there, or share no x.
  public let higherAtEnd: Int?
  /// Where they cross, on the x axis, in its order.
  public let crossings: [Double]
  /// Where they are farthest apart: the position on the x axis, and by how much, in units of the y axis.
  public let largestGap: (x: Double, size: Double)?

  public static func == (a: SeriesComparison, b: SeriesComparison) -> Bool {
    a.one == b.one && a.other == b.other && a.higherAtEnd == b.higherAtEnd && a.crossings == b.crossings
      && a.largestGap?.x == b.largestGap?.x && a.largestGap?.size == b.largestGap?.size
  }
}
