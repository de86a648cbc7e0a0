public import AloudTree

/// The features of one series: statistics, trend, shape, peaks, outliers.
public struct SeriesFeatures: Equatable, Sendable {
  /// A point with a y.
  public struct Place: Equatable, Sendable {
    /// The index in the series.
    public let index: Int
    /// The position on the x axis: see `Chart.position(of:)`.
    public let x: Double
    /// The value on the y axis.
    public let y: Double
  }

  /// Where a series goes in reading direction.
  public enum Direction: String, CaseIterable, Sendable {
    /// Up, down, or neither clearly.
    case rising, falling, none
  }

  /// How consistent the direction of a series is, by Kendall's tau.
  public enum Strength: String, CaseIterable, Sendable {
    /// A grade, from nearly always to barely.
    case steady, general, slight
  }

  /// Statistics of a series; nil where they are undefined, for example without points.
  public struct Statistics: Equatable, Sendable {
    /// The first point with the least y, and the first with the greatest y.
    public var min, max: Place?
    /// The number of other points with the same least y, and with the same greatest y.
    public var minRepeats = 0, maxRepeats = 0
    /// The mean and the median of all y.
    public var mean, median: Double?
    /// The first and the last y in the order of x.
    public var first, last: Double?
  }

  /// Where the series goes as a whole, and how surely.
  public struct Trend: Equatable, Sendable {
    /// The direction, if the numbers support one.
    public var direction = Direction.none
    /// The strength of the trend; nil without a direction.
    public var strength: Strength?
    /// The median of the slopes of all pairs (Theil and Sen), in units of y per unit of x; nil without two different x.
    public var slope: Double?
    /// Kendall's tau-b; nil if all x or all y are equal.
    public var tau: Double?
    /// The p value of the two-sided Mann-Kendall test; nil if tau is nil.
    public var p: Double?
    /// Spearman's rank correlation; nil if tau is nil.
    public var spearman: Double?
    /// R² of the least-squares line; nil if tau is nil.
    public var rSquared: Double?
    /// True for a scatter plot that may be called linear.
    public var isLinear = false
  }

  /// A part of a series with one direction, or with none.
  ///
  /// It has the direction of its ends if they differ by at least 8 % of the range, and if the points support it: they
  /// never go back by half of that difference or more, or their Kendall's tau is at least 0.5 and p is below 0.05.
  public struct Segment: Equatable, Sendable {
    /// The first and the last point of the segment.
    public let from, to: Place
    /// Where it goes.
    public let direction: Direction
    /// True for a segment without a direction whose values stay within 16 % of the range. Other segments without a
    /// direction go up and down.
    public var isLevel = false
  }

  /// A point that is higher, or lower, than those around it.
  public struct Peak: Equatable, Sendable {
    /// The point.
    public let place: Place
    /// The topographic prominence, in units of y.
    public let prominence: Double
  }

  /// The number of points, and of those without a y.
  public var pointCount = 0, missingCount = 0
  /// True if every x is greater than the previous x in the series; then the series has a shape.
  public var isOrdered = false
  /// The numbers of the series.
  public var statistics = Statistics()
  /// Where the series goes as a whole.
  public var trend = Trend()
  /// At most four segments, in the order of x; none for a series that is not ordered.
  public var segments: [Segment] = []
  /// True if the differences between the numbers are negligible.
  public var isConstant = false
  /// The number of points after which the shape repeats; nil if it does not.
  public var period: Int?
  /// The segment with most of the change within a small part of x; nil if there is none.
  public var step: Segment?
  /// At most three peaks with the greatest prominence, in the order of x.
  public var peaks: [Peak] = []
  /// Valleys: the peaks of the inverted series.
  public var valleys: [Peak] = []
  /// The outliers in the order of x.
  public var outliers: [Place] = []
}

extension SeriesFeatures {
  /// Computes the features of a series by its index. The features are empty if the series does not exist.
  ///
  /// - Complexity: O(n log n) in its points, and O(categories).
  public init(_ series: Int, of chart: Chart) {
    guard chart.series.indices.contains(series) else {
      self.init()
      return
    }
    self.init(chart.series[series], points: KnownPoints(chart.series[series], at: AxisPositions(chart.x)), on: chart.x)
  }

  init(_ series: Chart.Series, points: KnownPoints, on axis: Chart.Axis) {
    self.init()
    pointCount = series.points.count
    missingCount = series.points.count { $0.y?.isFinite != true }
    isOrdered = points.isOrdered
    statistics = Statistics(points)
    trend = Trend(points)
    describeShape(points)
    peaks = SeriesFeatures.peaks(points, upsideDown: false)
    valleys = SeriesFeatures.peaks(points, upsideDown: true)
    outliers = findOutliers(points, areBars: axis.isCategorical && !series.continuous) ?? []
  }

  /// The three most prominent peaks with at least 15 % of the range. With equal prominence, the first counts.
  private static func peaks(_ points: KnownPoints, upsideDown: Bool) -> [Peak] {
    let y = points.y
    let all = Prominence.peaks(upsideDown ? y.values.map { -$0 } : y.values)
      .filter { $0.prominence.isAtLeast(0.15, of: y.range) }
    return all.sorted { ($1.prominence, $0.place) < ($0.prominence, $1.place) }.prefix(3)
      .sorted { $0.place < $1.place }
      .compactMap { peak in y.restored(peak.prominence).map { Peak(place: points.places[peak.place], prominence: $0) } }
  }
}

extension SeriesFeatures.Statistics {
  init(_ points: KnownPoints) {
    let least = points.written.min { $0.y < $1.y }
    let greatest = points.written.max { $0.y < $1.y }
    min = least
    max = greatest
    minRepeats = points.written.count { $0.y == least?.y && $0 != least }
    maxRepeats = points.written.count { $0.y == greatest?.y && $0 != greatest }
    mean = points.y.mean.flatMap(points.y.restored)
    median = Middle.median(points.places.map { $0.y })
    first = points.places.first?.y
    last = points.places.last?.y
  }
}
