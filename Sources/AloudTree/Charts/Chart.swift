/// `AXChartDescriptor`: a chart as data.
public struct Chart: Equatable, Sendable {
  public enum Direction: String, CaseIterable, Sendable {
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }

  public var title: String?
  public var summary: String?
  public var direction: Direction
  public var x: Axis
  public var y: NumericAxis
  public var more: [Axis]
  public var series: [Series]

  public init(
    title: String? = nil, summary: String? = nil, direction: Direction = .leftToRight, x: Axis, y: NumericAxis,
    more: [Axis] = [], series: [Series] = []
  ) {
    self.title = title
    self.summary = summary
    self.direction = direction
    self.x = x
    self.y = y
    self.more = more
    self.series = series
  }
}

extension Chart {
  public enum Axis: Equatable, Sendable {
    case numeric(NumericAxis)
    case categorical(title: String, categories: [String])
  }

  public enum Scale: String, CaseIterable, Sendable { case linear, log10, ln }

  public struct NumericAxis: Equatable, Sendable {
    public var title: String
    public var from: Double
    public var to: Double
    public var scale: Scale
    public var gridlines: [Double]
    /// How a value is spoken: a text for each CLDR plural category, with `{}` for the number. If empty, only the number
    /// is spoken.
    public var unit: [String: String]

    public init(
      title: String, from: Double, to: Double, scale: Scale = .linear, gridlines: [Double] = [],
      unit: [String: String] = [:]
    ) {
      self.title = title
      self.from = from
      self.to = to
      self.scale = scale
      self.gridlines = gridlines
      self.unit = unit
    }
  }

  public enum Value: Equatable, Sendable {
    case number(Double)
    case category(String)
  }

  public struct Point: Equatable, Sendable {
    public var x: Value
    /// Nil is a missing value.
    public var y: Double?
    public var label: String?
    /// Values on the additional axes, in their order.
    public var more: [Value?]

    public init(x: Value, y: Double?, label: String? = nil, more: [Value?] = []) {
      self.x = x
      self.y = y
      self.label = label
      self.more = more
    }
  }

  public struct Series: Equatable, Sendable {
    public var name: String?
    public var continuous: Bool
    public var points: [Point]

    public init(name: String? = nil, continuous: Bool = false, points: [Point]) {
      self.name = name
      self.continuous = continuous
      self.points = points
    }
  }
}

extension Chart.Axis {
  /// The title of the axis, of either kind.
  package var title: String {
    switch self {
    case .numeric(let axis): axis.title
    case .categorical(let title, _): title
    }
  }
}
