public import AloudTree

/// What the numbers of one series show.
public struct SeriesFeatures: Equatable, Sendable {
  /// A known point.
  public struct Place: Equatable, Sendable {
    /// Its place in the series as written, from 0.
    public let index: Int
    /// Where it is on the x axis: see `Chart.position(of:)`.
    public let x: Double
    public let y: Double
  }

  public enum Direction: String, CaseIterable, Sendable { case rising, falling, none }

  /// How clearly a series goes one way, by Kendall's tau.
  public enum Strength: String, CaseIterable, Sendable { case steady, general, slight }

  /// What is undefined is nil: nothing is known of a series without points.
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
    /// Said only when the numbers allow it.
    public var direction = Direction.none
    /// Nil without a direction.
    public var strength: Strength?
    /// The median of the slopes of all pairs, by Theil and Sen, in units of y for one of x; nil without two different x.
    public var slope: Double?
    /// Kendall's tau-b; nil where all x or all y are alike.
    public var tau: Double?
    /// Of the Mann-Kendall test, two-sided; nil where tau is.
    public var p: Double?
    /// Spearman's rank correlation; nil where tau is.
    public var spearman: Double?
    /// Of the least squares line; nil where tau is.
    public var rSquared: Double?
    /// True for a scatter that may be called linear.
    public var isLinear = false
  }

  /// A stretch that goes one way.
  public struct Segment: Equatable, Sendable {
    public let from, to: Place
    public let direction: Direction
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
  /// The same upside down.
  public var valleys: [Peak] = []
  /// In the order of x.
  public var outliers: [Place] = []

  /// - Parameters:
  ///   - series: its place, from 0.
  ///   - chart: the chart with its axes.
  public init(_ series: Int, of chart: Chart) { pointCount = chart.series[series].points.count }
}
