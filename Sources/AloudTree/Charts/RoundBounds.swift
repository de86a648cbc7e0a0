/// Bounds of intervals that are easy to say: 1, 2 or 5 times a power of ten apart.
///
/// Each function returns at least two bounds in ascending order. The first bound is not above the least value, and the
/// last is not below the greatest. If all values are the same, both bounds may be that value.
package enum RoundBounds {
  /// A distance between bounds: a factor times a power of ten.
  private struct Step {
    /// 1, 2 or 5.
    var factor = 1.0
    var exponent: Int

    /// A multiple of the step; see `Mathematics.scaled(_:_:)`.
    func times(_ count: Double) -> Double {
      Mathematics.scaled(count * factor, exponent)
    }

    /// The smallest step that is not below a number.
    init(atLeast number: Double) {
      exponent = Mathematics.decade(of: number)
      let factors = [1.0, 2, 5]
      if let found = factors.first(where: { Step($0, exponent).times(1) >= number }) {
        factor = found
      } else {
        exponent += 1
      }
    }

    private init(_ factor: Double, _ exponent: Int) {
      self.factor = factor
      self.exponent = exponent
    }
  }

  /// The bounds for numbers on a linear axis.
  package static func between(_ least: Double, _ greatest: Double, most: Int) -> [Double] {
    // The halves keep the difference finite.
    var rough = (greatest / 2 - least / 2) / Double(most) * 2
    guard rough > 0, rough.isNormal else { return [least, greatest] }
    for _ in 0..<3 {
      let step = Step(atLeast: rough)
      let width = step.times(1)
      let (first, last) = ((least / width).rounded(.down), (greatest / width).rounded(.up))
      // Rounding outward can add an interval.
      if last - first <= Double(most) {
        return ascending(stride(from: first, through: last, by: 1).map(step.times), least, greatest)
      }
      rough = width * 1.01
    }
    return [least, greatest]
  }

  /// The bounds for the indices of categories: groups of equal size.
  static func ofPlaces(from least: Double, to greatest: Double, most: Int) -> [Double] {
    let count = greatest - least + 1
    let size = max(Step(atLeast: count / Double(most)).times(1), 1)
    guard size.isFinite, count / size <= Double(most) * 2 else { return between(least, greatest, most: most) }
    var bounds = stride(from: least, through: greatest, by: size).map { $0 }
    bounds.append(greatest)
    return bounds
  }

  /// The bounds for numbers above 0 on a logarithmic axis. They are decades, several together if there are many; if
  /// there are few, they are 1, 2 and 5 times a power of ten.
  package static func ofLogarithms(from least: Double, to greatest: Double, most: Int) -> [Double] {
    let (first, last) = (Mathematics.decade(of: least), Mathematics.decade(of: greatest))
    guard last > first else { return between(least, greatest, most: most) }
    let decades = last - first + 1
    let isFine = decades * 3 <= most && decades < 3
    let size = isFine ? 1 : (decades + most - 1) / most
    var bounds: [Double] = []
    for exponent in stride(from: first, through: last + size, by: size) {
      bounds += (isFine ? [1.0, 2, 5] : [1]).map { Mathematics.scaled($0, exponent) }
      if let bound = bounds.last, bound >= greatest { break }
    }
    return ascending(bounds, least, greatest)
  }

  /// The bounds in ascending order, without those beyond the values, and with rounding errors corrected.
  private static func ascending(_ bounds: [Double], _ least: Double, _ greatest: Double) -> [Double] {
    var result: [Double] = []
    for bound in bounds where bound.isFinite && bound > result.last ?? -.infinity {
      if bound <= least { result.removeAll(keepingCapacity: true) }
      result.append(bound)
      if bound >= greatest { break }
    }
    if result.first.map({ $0 > least }) ?? true { result.insert(least, at: 0) }
    let last = result.count - 1
    if last > 0, result[last] < greatest, greatest - result[last] < (greatest / 2 - result[last - 1] / 2) * 1e-9 {
      // A rounding error put the bound below the greatest value.
      result[last] = greatest
    } else if result[last] < greatest || last == 0 {
      result.append(greatest)
    }
    return result
  }
}
