/// Fewer points with the same outline, for what takes quadratic time.
enum Thinning {
  /// The places of the values that are kept, in their order.
  ///
  /// The first and the last value are kept. What is between them is cut into bins of as many values each as the others,
  /// and of a bin the first of its least values and the first of its greatest are kept.
  ///
  /// - Complexity: O(n).
  static func places(_ values: [Double], limit: Int) -> [Int] {
    guard values.count > limit else { return Array(values.indices) }
    let bins = (limit - 2) / 2
    let inner = values.count - 2
    var kept = [0]
    for bin in 0..<bins {
      let range = 1 + bin * inner / bins..<1 + (bin + 1) * inner / bins
      guard let low = range.min(by: { values[$0] < values[$1] }), let high = range.max(by: { values[$0] < values[$1] })
      else { continue }
      kept += low == high ? [low] : [min(low, high), max(low, high)]
    }
    return kept + [values.count - 1]
  }
}
