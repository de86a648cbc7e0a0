extension Chart {
  /// The most points of a chart that are elements each; a chart of more has elements for intervals.
  ///
  /// Source: WWDC21 advises intervals where there are hundreds or thousands of points; the number is assumed.
  public static let maximumPointElements = 100

  /// The most intervals of a series.
  public static let maximumIntervals = 20

  /// The parts that the elements inside the chart stand for where a document lists none: the points in the order of x,
  /// series after series, or their intervals where the points are more than ``maximumPointElements``.
  ///
  ///     chart.parts  // [.point(series: 0, index: 0), .point(series: 0, index: 1), …]
  ///
  /// Points that are missing a y are among them; those whose x is nowhere on the axis come last, and are in no interval.
  /// Intervals have the same round bounds in all series: on a linear axis 1, 2 or 5 times a power of ten apart, on a
  /// logarithmic one decades, and groups of consecutive categories. Empty ones are left out.
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
      // How many of the bounds are at it or before it.
      isUsed[min(max(bounds.prefix { $0 <= position }.count - 1, 0), last)] = true
    }
    return isUsed.indices.filter { isUsed[$0] }.map { index in
      .interval(series: series, from: bounds[index], to: bounds[index + 1], isLast: index == last)
    }
  }

  /// The bounds for the points of all series.
  private func intervalBounds(of positions: [[Double?]]) -> [Double] {
    let known = positions.joined().compactMap(\.self)
    guard let least = known.min(), let greatest = known.max() else { return [] }
    switch x {
    case .categorical: return RoundBounds.ofPlaces(from: least, to: greatest, most: Chart.maximumIntervals)
    case .numeric(let axis) where axis.scale != .linear && greatest > 0:
      // A value without a logarithm is in the first interval.
      let positive = known.filter { $0 > 0 }.min() ?? greatest
      var bounds = RoundBounds.ofLogarithms(from: positive, to: greatest, most: Chart.maximumIntervals)
      bounds[0] = min(bounds[0], least)
      return bounds
    case .numeric: return RoundBounds.between(least, greatest, most: Chart.maximumIntervals)
    }
  }
}

/// The part of a chart that an element inside it stands for.
public enum ChartPart: Equatable, Sendable {
  /// One point, by the places of its series and of itself, from 0.
  case point(series: Int, index: Int)
  /// The points of a series, by its place from 0, from one position on the x axis up to another one; see
  /// ``Chart/position(of:)``. `to` itself belongs to the last interval alone.
  case interval(series: Int, from: Double, to: Double, isLast: Bool)
}

extension Chart {
  /// The position of a value on the x axis: a number itself, a category its place among the categories, from 0; nil for
  /// a value that is nowhere. `AxisPositions` tells it of many.
  ///
  /// - Complexity: O(categories).
  public func position(of x: Value) -> Double? {
    AxisPositions(self.x).position(of: x)
  }
}
