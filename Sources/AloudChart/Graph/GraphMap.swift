internal import AloudSpeech
internal import AloudTree

/// Maps values to time, pitch and stereo position.
struct GraphMap {
  /// The part of the stereo field that the x axis takes, in percent. A point is never quite at one side, so that each
  /// ear hears all. Source: assumed; chart2music also pans by x.
  private static let panWidth = 80.0

  private let settings: VoiceOverSettings.Graph
  private let x: AxisScale
  private let y: AxisScale
  let positions: AxisPositions
  /// The number of categories; nil for a numeric axis.
  private let slotCount: Double?
  private let isMirrored: Bool

  init(_ chart: Chart, _ settings: VoiceOverSettings.Graph) {
    self.settings = settings
    y = AxisScale(chart.y)
    positions = AxisPositions(chart.x)
    isMirrored = chart.direction == .rightToLeft
    switch chart.x {
    case .categorical(_, let names):
      slotCount = Double(max(names.count, 1))
      x = AxisScale(chart.x)
    case .numeric(let axis):
      slotCount = nil
      x = AxisScale(axis.hasLength ? axis : axis.covering(chart.series))
    }
  }

  /// The share of the x axis at a position, from 0 to 1, and whether the position is beyond the axis.
  func share(of position: Double) -> (share: Double, isOutside: Bool) {
    let share = slotCount.map { position / $0 } ?? x.share(of: position)
    return (AxisScale.clamped(share), !(0...1).contains(share) || !x.has(position))
  }

  /// The height of a value in pitch, from 0 to 1, and whether the value is beyond the axis.
  func height(of value: Double) -> (height: Double, isOutside: Bool) {
    let share = y.share(of: value)
    let height = AxisScale.clamped(share)
    return (
      settings.polarity == .negative ? 1 - height : height,
      !(0...1).contains(share) || !y.has(value)
    )
  }

  /// The frequency of a height, in hertz. Equal distances are equal intervals.
  func frequency(at height: Double) -> Double {
    let (low, high) = (Double(settings.lowest), Double(settings.highest))
    return low * Mathematics.power(high / low, height)
  }

  /// The stereo position of a share of the x axis: from 0, left, to 1, right.
  ///
  /// It follows the drawing, so a chart that is read from right to left begins at the right. A chart that is read from
  /// top to bottom, from bottom to top or around goes from left to right.
  func earPosition(at share: Double) -> Double {
    guard settings.pan else { return 0.5 }
    // A category is drawn in the middle of its slot.
    let drawn = slotCount.map { min(share + 0.5 / $0, 1) } ?? share
    return 0.5 + ((isMirrored ? 1 - drawn : drawn) - 0.5) * GraphMap.panWidth / 100
  }
}

extension Chart.NumericAxis {
  fileprivate var hasLength: Bool { from.isFinite && to.isFinite && from != to }

  /// An axis without a range covers the range of its points.
  fileprivate func covering(_ series: [Chart.Series]) -> Chart.NumericAxis {
    var axis = self
    axis.scale = .linear
    let positions = AxisPositions(.numeric(self))
    let numbers = series.flatMap { $0.points }.compactMap { positions.position(of: $0.x) }
    (axis.from, axis.to) = (numbers.min() ?? 0, numbers.max() ?? 0)
    return axis
  }
}
