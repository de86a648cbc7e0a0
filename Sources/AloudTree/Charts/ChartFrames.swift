internal import AloudBase

/// The frames of a chart's elements on the screen.
///
/// A point is at its x. Its width is the width of the chart, divided by the number of points in the longest series. An
/// interval extends from one bound to the other. In a chart with one series, an element is as high as the chart, so
/// that a finger finds a point anywhere above or below it. With several series, an element has a share of the height,
/// around its y (an interval around its mean). A value beyond an axis is at the end of the axis. The direction of the
/// chart rotates the axes. A radial chart follows the border, from the middle of the upper side.
///
/// Source: WWDC21 says that each element has the frame of what is drawn; the size of the frame is assumed.
struct ChartFrames {
  private let chart: Chart
  private let frame: Frame
  private let x: AxisScale
  private let y: AxisScale
  private let slots: Double
  private let positions: AxisPositions

  /// - Returns: nil for a chart without a frame, or with an empty frame.
  init?(_ chart: Chart, in frame: Frame?) {
    guard let frame, frame.width >= 0, frame.height >= 0, !frame.isZeroSize else { return nil }
    self.chart = chart
    self.frame = frame
    positions = AxisPositions(chart.x)
    x = AxisScale(chart.x)
    y = AxisScale(chart.y)
    slots = Double(max(chart.series.map { $0.points.count }.max() ?? 1, 1))
  }

  func frame(of part: ChartPart) -> Frame {
    switch part {
    case .point(let series, let index):
      let point = chart.series[series].points[index]
      let share = positions.position(of: point.x).map(x.clampedShare) ?? 1
      return place(along: (share - 0.5 / slots)...(share + 0.5 / slots), across: point.y)
    case .interval(let series, let from, let to, let isLast):
      let values = chart.series[series].points.compactMap { point -> Double? in
        guard let x = positions.position(of: point.x), x >= from, x < to || (isLast && x <= to) else { return nil }
        return point.y
      }
      let mean = values.isEmpty ? nil : values.reduce(0) { $0 + $1 / Double(values.count) }
      let (start, end) = (x.clampedShare(of: from), x.clampedShare(of: to))
      return place(along: min(start, end)...max(start, end), across: mean)
    }
  }

  private func place(along: ClosedRange<Double>, across value: Double?) -> Frame {
    let isAlone = chart.series.count < 2
    let middle = value.map(y.clampedShare) ?? 0.5
    let half = isAlone ? 1 : 0.5 / Double(chart.series.count)
    let across = (middle - half)...(middle + half)
    switch chart.direction {
    case .leftToRight: return box(along, across.mirrored)
    case .rightToLeft: return box(along.mirrored, across.mirrored)
    case .topToBottom: return box(across, along)
    case .bottomToTop: return box(across, along.mirrored)
    case .radialClockwise: return onBorder((along.lowerBound + along.upperBound) / 2)
    case .radialCounterClockwise: return onBorder(1 - (along.lowerBound + along.upperBound) / 2)
    }
  }

  /// Converts shares of the chart's frame to a frame in points inside it; at least one point wide and high if there is
  /// room.
  private func box(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> Frame {
    let (left, width) = ChartFrames.inside(x, of: frame.width)
    let (top, height) = ChartFrames.inside(y, of: frame.height)
    return Frame(x: frame.x + left, y: frame.y + top, width: width, height: height)
  }

  private static func inside(_ range: ClosedRange<Double>, of length: Double) -> (start: Double, length: Double) {
    let room = min(max((range.upperBound - range.lowerBound) * length, min(1, length)), length)
    let start = (range.lowerBound + range.upperBound) / 2 * length - room / 2
    return (min(max(start, 0), length - room), room)
  }

  /// A frame whose middle is on the border. It is a quarter as wide and as high as the chart.
  private func onBorder(_ share: Double) -> Frame {
    let way = (min(max(share, 0), 1) * 4 + 0.5).truncatingRemainder(dividingBy: 4)
    let rest = way - way.rounded(.down)
    let (x, y) =
      switch Int(clamping: way) {
      case 0: (rest, 0.0)
      case 1: (1.0, rest)
      case 2: (1 - rest, 1.0)
      default: (0.0, 1 - rest)
      }
    return box((x - 0.125)...(x + 0.125), (y - 0.125)...(y + 0.125))
  }
}

extension ClosedRange<Double> {
  fileprivate var mirrored: ClosedRange<Double> { (1 - upperBound)...(1 - lowerBound) }
}
