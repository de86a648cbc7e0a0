/// Finds numbers that lie far from the others.
///
/// It uses the modified z-score of Iglewicz and Hoaglin (1993); where more than half of the numbers are alike, and for bars, by
/// Tukey's fences.
struct Outliers {
  /// The fewest numbers among which outliers are looked for.
  var fewest = 8
  /// The greatest modified z-score of a number that is no outlier.
  var distance = 3.5
  /// How far beyond a quartile a fence lies, in distances between the quartiles.
  var fence = 1.5

  /// Finds what lies far from the rest.
  ///
  /// - Parameters:
  ///   - numbers: in any order.
  ///   - rounding: below this a difference is none.
  ///   - areBars: true where fences alone tell.
  /// - Returns: places of numbers; nil where there are too few to tell, or one is none.
  func places(_ numbers: [Double], rounding: Double, areBars: Bool) -> [Int]? {
    guard numbers.count >= fewest, numbers.allSatisfy(\.isFinite) else { return nil }
    if !areBars, let center = Middle.median(numbers), let deviation = Middle.deviation(numbers), deviation > rounding {
      let limit = distance / 0.6745 * deviation
      return numbers.indices.filter { abs(numbers[$0] - center).exceeds(1, of: limit) }
    }
    guard let (first, third) = Middle.quartiles(sorted: numbers.sorted()), third - first > rounding else { return [] }
    return numbers.indices.filter { max(first - numbers[$0], numbers[$0] - third).exceeds(fence, of: third - first) }
  }
}
