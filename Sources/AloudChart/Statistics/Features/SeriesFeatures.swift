public import AloudTree

/// The features of one series: statistics, trend, shape, peaks, outliers.
public struct SeriesFeatures: Equatable, Sendable {
  /// A known point.
  public struct Place: Equatable, Sendable {
    /// Its place in the series as written, from 0.
    public let index: Int
    /// The position on the x axis: see `Chart.position(of:)`.
    public let x: Double
    public let y: Double
  }

  public enum Direction: String, CaseIterable, Sendable { case rising, falling, none }

  /// How clearly a series goes one way, by Kendall's tau.
  public enum Strength: String, CaseIterable, Sendable { case steady, general, slight }

  /// Numbers of a series; nil where they are undefined, as without points.
  public struct Statistics: Equatable, Sendable {
    /// The first of the points that have the least and the greatest y.
    public var min, max: Place?
    /// How many more points have the same least and greatest y.
    public var minRepeats = 0, maxRepeats = 0
    public var mean, median: Double?
    /// y in the order of x.
    public var first, last: Double?
  }

  public struct Trend: Equatable, Sendable {
    /// The direction, where the numbers support one.
    public var direction = Direction.none
    /// How clear the trend is; nil without a direction.
    public var strength: Strength?
    /// The median of the slopes of all pairs, by Theil and Sen, in units of y for one of x; nil without two different x.
    public var slope: Double?
    /// Kendall's tau-b; nil where all x or all y are alike.
    public var tau: Double?
    /// The p value of the two-sided Mann-Kendall test; nil where tau is.
    public var p: Double?
    /// Spearman's rank correlation; nil where tau is.
    public var spearman: Double?
    /// R² of the line of least squares; nil where tau is.
    public var rSquared: Double?
    /// True for a scatter that may be called linear.
    public var isLinear = false
  }

  /// A stretch that goes one way, or none.
  ///
  /// It goes the way of its ends where they differ by 8 % of the range at least, and where its points go that way, too: where
  /// they nowhere go back by half of that or more, or Kendall's tau of them is 0.5 at least, and p below 0.05.
  public struct Segment: Equatable, Sendable {
    public let from, to: Place
    public let direction: Direction
    /// True for one that goes no way and stays as high as it is: within 16 % of the range. One that goes no way and is not
    /// level goes up and down.
    public var isLevel = false
  }

  public struct Peak: Equatable, Sendable {
    public let place: Place
    /// Topographic, in units of y.
    public let prominence: Double
  }

  /// All points, and those without y.
  public var pointCount = 0, missingCount = 0
  /// True when every x is greater than the one before it, as written: then the series has a shape.
  public var isOrdered = false
  public var statistics = Statistics()
  public var trend = Trend()
  /// At most four, in the order of x; none for a series without order.
  public var segments: [Segment] = []
  /// True when the numbers differ so little that they are as good as the same.
  public var isConstant = false
  /// After how many points the shape comes again; nil when it does not.
  public var period: Int?
  /// The segment that holds most of the change within little of x; nil when none does.
  public var step: Segment?
  /// At most three, by prominence, in the order of x.
  public var peaks: [Peak] = []
  /// The lowest points between rises: peaks of the series upside down.
  public var valleys: [Peak] = []
  /// In the order of x.
  public var outliers: [Place] = []
}

extension SeriesFeatures {
  /// The series is given by its place, from 0; nothing is known of one that does not exist.
  ///
  /// - Complexity: O(n log n) of its points, and O(categories).
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

  /// The three that stand out most, of those that stand out by 15 % of the range; the first of equal ones.
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
    median = Middle.median(points.places.map(\.y))
    first = points.places.first?.y
    last = points.places.last?.y
  }
}
