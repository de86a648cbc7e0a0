extension Chart {
  /// The largest number of points that get one element each. A chart with more points gets elements for intervals.
  ///
  /// Source: WWDC21 advises intervals where there are hundreds or thousands of points; the number is assumed.
  public static let maximumPointElements = 100

  /// The most intervals of a series.
  public static let maximumIntervals = 20

  /// The parts for which a chart gets elements if the document lists none: the points in the order of x, series after
  /// series. If there are more than ``maximumPointElements`` points, the parts are intervals.
  ///
  ///     chart.parts  // [.point(series: 0, index: 0), .point(series: 0, index: 1), …]
  ///
  /// Points without a y are included. Points whose x is not on the axis come last, and are in no interval. Intervals
  /// have the same round bounds in all series: 1, 2 or 5 times a power of ten apart on a linear axis, decades on a
  /// logarithmic axis, and groups of consecutive categories. Empty intervals are left out.
  ///
  /// - Complexity: O(n log n) in the points.
  public var parts: [ChartPart] {
    let positions = self.positions
    let count = series.reduce(0) { $0 + $1.points.count }
    guard count > Chart.maximumPointElements else {
      return positions.indices.flatMap { points(of: $0, at: positions[$0]) }
    }
    let bounds = intervalBounds(of: positions)
    return positions.indices.flatMap { intervals(of: $0, at: positions[$0], bounds) }
  }

  /// The positions of the points of each series on the x axis; nil for a point that has none.
  private var positions: [[Double?]] {
    let positions = AxisPositions(x)
    return series.map { series in series.points.map { positions.position(of: $0.x) } }
  }

  private func points(of series: Int, at positions: [Double?]) -> [ChartPart] {
    let order = positions.indices.sorted {
      (positions[$0] ?? .infinity, $0) < (positions[$1] ?? .infinity, $1)
    }
    return order.map { .point(series: series, index: $0) }
  }

  private func intervals(of series: Int, at positions: [Double?], _ bounds: [Double]) -> [ChartPart] {
    let last = bounds.count - 2
    guard last >= 0 else { return [] }
    var isUsed = [Bool](repeating: false, count: last + 1)
    for case let position? in positions {
      // The number of bounds at or before the position.
      isUsed[min(max(bounds.prefix { $0 <= position }.count - 1, 0), last)] = true
    }
    return isUsed.indices.filter { isUsed[$0] }.map { index in
      .interval(series: series, from: bounds[index], to: bounds[index + 1], isLast: index == last)
    }
  }

  /// The bounds for the points of all series.
  private func intervalBounds(of positions: [[Double?]]) -> [Double] {
    let known = positions.joined().compactMap { $0 }
    guard let least = known.min(), let greatest = known.max() else { return [] }
    switch x {
    case .categorical: return RoundBounds.ofPlaces(from: least, to: greatest, most: Chart.maximumIntervals)
    case .numeric(let axis) where axis.scale != .linear && greatest > 0:
      // A value that has no logarithm is in the first interval.
      let positive = known.filter { $0 > 0 }.min() ?? greatest
      var bounds = RoundBounds.ofLogarithms(from: positive, to: greatest, most: Chart.maximumIntervals)
      bounds[0] = min(bounds[0], least)
      return bounds
    case .numeric: return RoundBounds.between(least, greatest, most: Chart.maximumIntervals)
    }
  }
}

/// The part of a chart that an element inside the chart represents.
public enum ChartPart: Equatable, Sendable {
  /// One point: the index of its series, and its index in the series.
  case point(series: Int, index: Int)
  /// The points of a series from one position on the x axis up to another; see ``Chart/position(of:)``. `to` itself
  /// belongs only to the last interval.
  case interval(series: Int, from: Double, to: Double, isLast: Bool)
}

extension Chart {
  /// The position of a value on the x axis: a number itself, or the index of a category. Nil for a value that is not on
  /// the axis. Use `AxisPositions` for many values.
  ///
  /// - Complexity: O(categories).
  public func position(of x: Value) -> Double? {
    AxisPositions(self.x).position(of: x)
  }
}
