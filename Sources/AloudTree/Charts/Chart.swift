/// `AXChartDescriptor`: a chart as data.
public struct Chart: Equatable, Sendable {
  /// `AXChartDescriptor.contentDirection`.
  public enum Direction: String, CaseIterable, Sendable {
    /// A direction, with UIKit's name.
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }

  /// `AXChartDescriptor.title`; nil for a chart without one.
  public var title: String?
  /// `AXChartDescriptor.summary`: what the chart shows, in a sentence of the app's.
  public var summary: String?
  /// The direction in which the points follow each other. Default: from left to right.
  public var direction: Direction
  /// `AXChartDescriptor.xAxis`: along it the points follow each other; time, in the audio graph.
  public var x: Axis
  /// `AXChartDescriptor.yAxis`: pitch, in the audio graph.
  public var y: NumericAxis
  /// `AXChartDescriptor.additionalAxes`, such as the size of a bubble. Default: none.
  public var more: [Axis]
  /// `AXChartDescriptor.series`.
  public var series: [Series]

  /// A chart; by default from left to right, with two axes.
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
  /// `AXDataAxisDescriptor`.
  public enum Axis: Equatable, Sendable {
    /// `AXNumericDataAxisDescriptor`.
    case numeric(NumericAxis)
    /// `AXCategoricalDataAxisDescriptor`: the categories in their order.
    case categorical(title: String, categories: [String])
  }

  /// `AXNumericDataAxisDescriptor.scaleType`.
  public enum Scale: String, CaseIterable, Sendable {
    /// Equal differences are equally far apart.
    case linear
    /// Equal factors are equally far apart; the logarithm to base 10.
    case log10
    /// Equal factors are equally far apart; the natural logarithm.
    case ln
  }

  /// `AXNumericDataAxisDescriptor`: an axis with numbers.
  public struct NumericAxis: Equatable, Sendable {
    /// What is measured, such as "Price".
    public var title: String
    /// The least value of the axis: the lower bound of `range`.
    public var from: Double
    /// The greatest value of the axis: the upper bound of `range`.
    public var to: Double
    /// How values are placed along the axis. Default: linear.
    public var scale: Scale
    /// `gridlinePositions`, in values of the axis. Default: none.
    public var gridlines: [Double]
    /// How a value is spoken: a text for each CLDR plural category, with `{}` for the number. If empty, only the number
    /// is spoken.
    public var unit: [String: String]
    /// `valueDescriptionProvider`: what the app says for a value. Values that are not here follow `unit`.
    public var words: [Double: String]

    /// An axis; by default linear, without gridlines, and said without a unit.
    public init(
      title: String, from: Double, to: Double, scale: Scale = .linear, gridlines: [Double] = [],
      unit: [String: String] = [:], words: [Double: String] = [:]
    ) {
      self.title = title
      self.from = from
      self.to = to
      self.scale = scale
      self.gridlines = gridlines
      self.unit = unit
      self.words = words
    }
  }

  /// `AXDataPointValue`: the place of a point on an axis.
  public enum Value: Equatable, Sendable {
    /// A value on an axis with numbers.
    case number(Double)
    /// The name of a category.
    case category(String)
  }

  /// `AXDataPoint`.
  public struct Point: Equatable, Sendable {
    /// The place on the axis ``Chart/x``.
    public var x: Value
    /// Nil is a missing value.
    public var y: Double?
    /// `AXDataPoint.label`: a name for this point, such as "Record"; nil for most.
    public var label: String?
    /// Values on the additional axes, in their order.
    public var more: [Value?]

    /// A point; by default without a label, and on two axes only.
    public init(x: Value, y: Double?, label: String? = nil, more: [Value?] = []) {
      self.x = x
      self.y = y
      self.label = label
      self.more = more
    }
  }

  /// `AXDataSeriesDescriptor`.
  public struct Series: Equatable, Sendable {
    /// `AXDataSeriesDescriptor.name`: said before its points where there are several series.
    public var name: String?
    /// `isContinuous`: true for a line, false for bars or separate points. Default: false.
    public var continuous: Bool
    /// `dataPoints`, in their order along the x axis.
    public var points: [Point]

    /// A series; by default of separate points.
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
