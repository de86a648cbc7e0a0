/// Bounds of intervals that are easy to say: 1, 2 or 5 times a power of ten apart.
///
/// Each function gives two bounds or more in ascending order: the first is not above the least value, the last not
/// below the greatest. Where all values are the same, both bounds may be that value.
package enum RoundBounds {
  /// A power of ten, and what it is multiplied with.
  private struct Step {
    /// 1, 2 or 5.
    var factor = 1.0
    var exponent: Int

    /// A multiple of it; divided where that is exact and multiplying is not: 3 × 0.1 is not 0.3.
    func times(_ count: Double) -> Double {
      Mathematics.scaled(count * factor, exponent)
    }

    /// The least that is no less than a number.
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

  /// Of numbers on a linear axis.
  package static func between(_ least: Double, _ greatest: Double, most: Int) -> [Double] {
    // Halves, so that no difference is infinite.
    var rough = (greatest / 2 - least / 2) / Double(most) * 2
    guard rough > 0, rough.isNormal else { return [least, greatest] }
    for _ in 0..<3 {
      let step = Step(atLeast: rough)
      let width = step.times(1)
      let (first, last) = ((least / width).rounded(.down), (greatest / width).rounded(.up))
      // Rounding outward may have made one more than wanted.
      if last - first <= Double(most) {
        return ascending(stride(from: first, through: last, by: 1).map(step.times), least, greatest)
      }
      rough = width * 1.01
    }
    return [least, greatest]
  }

  /// Of places among categories, from 0: groups of as many categories each.
  static func ofPlaces(from least: Double, to greatest: Double, most: Int) -> [Double] {
    let count = greatest - least + 1
    let size = max(Step(atLeast: count / Double(most)).times(1), 1)
    guard size.isFinite, count / size <= Double(most) * 2 else { return between(least, greatest, most: most) }
    var bounds = stride(from: least, through: greatest, by: size).map(\.self)
    bounds.append(greatest)
    return bounds
  }

  /// Of numbers above 0 on an axis of logarithms: decades, several together where they are many, and 1, 2 and 5 where they
  /// are few.
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

  /// Without bounds that no value is between, and whatever rounding has done to the others.
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
      // Only rounding kept it from being there.
      result[last] = greatest
    } else if result[last] < greatest || last == 0 {
      result.append(greatest)
    }
    return result
  }
}
