internal import AloudTree

/// The values that are written along an axis of numbers.
enum AxisTicks {
  /// The lines of the grid where the chart has some, else round numbers, or powers of ten on an axis of logarithms.
  ///
  /// - Returns: `maximum` values at most, all on the axis.
  static func values(_ axis: Chart.NumericAxis, maximum: Int) -> [Double] {
    let (low, high) = (min(axis.from, axis.to), max(axis.from, axis.to))
    let lines = axis.gridlines.filter { $0 >= low && $0 <= high }
    if !lines.isEmpty, lines.count <= maximum { return lines.sorted() }
    guard low < high else { return [low] }
    let bounds =
      axis.isLogarithmic
      ? RoundBounds.ofLogarithms(from: low, to: high, most: maximum - 1)
      : RoundBounds.between(low, high, most: maximum - 1)
    let round = bounds.filter { $0 >= low && $0 <= high }
    return round.isEmpty ? [low] : Array(round.prefix(maximum))
  }
}
