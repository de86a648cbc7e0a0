internal import AloudSpeech
internal import AloudTree

// The reading direction of axes, and points beyond their ends.
extension ChartDescriber {
  /// The features in the reading direction of the x axis. On a descending axis, a series that rises with x falls.
  func asRead(_ features: SeriesFeatures) -> SeriesFeatures {
    guard chart.isReadBackward else { return features }
    var read = features
    (read.statistics.first, read.statistics.last) = (features.statistics.last, features.statistics.first)
    read.trend.direction = features.trend.direction.turned
    read.segments = features.segments.reversed().map { $0.turned }
    read.step = features.step?.turned
    read.peaks.reverse()
    read.valleys.reverse()
    read.outliers.reverse()
    return read
  }

  /// Says how many points beyond an axis sound at its end; empty if all points are on it.
  func beyond() -> [Sentence] {
    let count = chart.series.reduce(0) { $0 + $1.points.count(where: isBeyond) }
    return count > 0 ? [sentence(.note, self.count(.chartBeyond, count))] : []
  }

  private func isBeyond(_ point: Chart.Point) -> Bool {
    guard let y = point.y, y.isFinite, let x = positions.position(of: point.x) else { return false }
    if ChartDescriber.isBeyond(y, chart.y) { return true }
    guard case .numeric(let axis) = chart.x else { return false }
    return ChartDescriber.isBeyond(x, axis)
  }

  /// An axis without length has no ends.
  private static func isBeyond(_ value: Double, _ axis: Chart.NumericAxis) -> Bool {
    guard axis.from.isFinite, axis.to.isFinite, axis.from != axis.to else { return false }
    return value < min(axis.from, axis.to) || value > max(axis.from, axis.to)
  }
}

extension Chart {
  /// True for a descending x axis.
  var isReadBackward: Bool {
    guard case .numeric(let axis) = x else { return false }
    return axis.from > axis.to
  }
}

extension SeriesFeatures.Direction {
  fileprivate var turned: Self {
    switch self {
    case .rising: .falling
    case .falling: .rising
    case .none: .none
    }
  }
}

extension SeriesFeatures.Segment {
  fileprivate var turned: Self { Self(from: to, to: from, direction: direction.turned, isLevel: isLevel) }
}
