/// The places of values along an axis: 0 at its beginning, 1 at its end.
///
///     AxisScale(axis).share(of: 1950)  // 0.57 on an axis from 1917 to 1975
///
/// On a logarithmic axis, equal factors are equally far apart. A logarithmic axis with a bound of 0 or less is treated
/// as linear. Each category is in the middle of its slot; all slots have the same width.
public struct AxisScale: Equatable, Sendable {
  private let from, to: Double
  private let isLogarithmic: Bool

  /// The scale of an axis with numbers.
  public init(_ axis: Chart.NumericAxis) {
    isLogarithmic = axis.isLogarithmic
    from = isLogarithmic ? Mathematics.naturalLogarithm(axis.from) : axis.from
    to = isLogarithmic ? Mathematics.naturalLogarithm(axis.to) : axis.to
  }

  /// The scale of any axis; each category gets a slot.
  public init(_ axis: Chart.Axis) {
    switch axis {
    case .numeric(let axis): self.init(axis)
    case .categorical(let title, let categories):
      self.init(Chart.NumericAxis(title: title, from: -0.5, to: Double(categories.count) - 0.5))
    }
  }

  /// The share of the axis at a position (see `Chart.position(of:)`); below 0 or above 1 for a position beyond the
  /// axis.
  ///
  /// - Returns: 0.5 for every position on an axis whose length is 0 or infinite; 0 for a position that has no
  ///   logarithm.
  public func share(of position: Double) -> Double {
    guard has(position) else { return 0 }
    let place = isLogarithmic ? Mathematics.naturalLogarithm(position) : position
    // The halves keep the length finite on an axis that spans all numbers.
    let length = to / 2 - from / 2
    guard length != 0, length.isFinite, !place.isNaN else { return 0.5 }
    return (place / 2 - from / 2) / length
  }

  /// False for a position of 0 or less on a logarithmic axis.
  package func has(_ position: Double) -> Bool { !(isLogarithmic && position <= 0) }

  /// ``share(of:)``, limited to 0 to 1.
  public func clampedShare(of position: Double) -> Double { AxisScale.clamped(share(of: position)) }

  package static func clamped(_ share: Double) -> Double { min(max(share, 0), 1) }

  /// The position at a share of the axis.
  public func position(atShare share: Double) -> Double {
    let place = from * (1 - share) + to * share
    return isLogarithmic ? min(Mathematics.exponential(place), .greatestFiniteMagnitude) : place
  }
}

extension Chart.NumericAxis {
  /// True for a logarithmic axis whose bounds are both above 0; any other axis is treated as linear.
  package var isLogarithmic: Bool { scale != .linear && from > 0 && to > 0 }
}

/// `Chart.position(of:)` for many values. Categories are in a dictionary, so a look-up does not search.
///
///     let positions = AxisPositions(chart.x)
///     positions.position(of: .category("March"))  // 2
///
/// If a category is listed twice, its first place counts.
package struct AxisPositions: Sendable {
  private let categories: [String: Double]

  /// - Complexity: O(categories).
  public init(_ axis: Chart.Axis) {
    guard case .categorical(_, let names) = axis else {
      categories = [:]
      return
    }
    categories = Dictionary(zip(names, names.indices.map(Double.init))) { first, _ in first }
  }

  /// Nil for a value without a place on the axis.
  public func position(of x: Chart.Value) -> Double? {
    switch x {
    case .number(let number): number.isFinite ? number : nil
    case .category(let name): categories[name]
    }
  }
}
