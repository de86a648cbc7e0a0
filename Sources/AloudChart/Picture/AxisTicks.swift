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
    guard low < high, (high - low).isFinite else { return [low] }
    let found = axis.scale != .linear && low > 0 ? decades(low, high) : rounds(low, high, maximum)
    return thinned(found.isEmpty ? [low, high] : found, to: maximum)
  }

  private static func decades(_ low: Double, _ high: Double) -> [Double] {
    var power = 1.0
    while power > low { power /= 10 }
    while power < low { power *= 10 }
    return Array(sequence(first: power) { $0 * 10 }.prefix { $0 <= high })
  }

  /// Multiples of 1, 2 or 5 times a power of ten.
  private static func rounds(_ low: Double, _ high: Double, _ maximum: Int) -> [Double] {
    let least = (high - low) / Double(max(maximum - 1, 1))
    var power = 1.0
    while power > least { power /= 10 }
    while power * 10 <= least { power *= 10 }
    let step = [1.0, 2, 5, 10].map { $0 * power }.first { $0 >= least } ?? power
    let first = (low / step).rounded(.up)
    return (0...maximum).map { (first + Double($0)) * step }.filter { $0 <= high }
  }

  private static func thinned(_ values: [Double], to maximum: Int) -> [Double] {
    guard values.count > maximum else { return values }
    let stride = (values.count + maximum - 1) / maximum
    return values.enumerated().filter { $0.offset.isMultiple(of: stride) }.map(\.element)
  }
}
