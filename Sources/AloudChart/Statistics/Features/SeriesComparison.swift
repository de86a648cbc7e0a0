/// Compares two series: which is higher, where they cross, where their distance is greatest.
///
/// Only x values that occur once in both series are compared, because otherwise it is not known which y to compare.
public struct SeriesComparison: Equatable, Sendable {
  /// The indices of the two series.
  public let one, other: Int
  /// The index of the series that is higher at the last common x; nil if they are equal there, or have no common x.
  public let higherAtEnd: Int?
  /// The positions on the x axis at which the series cross, in order.
  ///
  /// Between two common x, the series are straight lines. If the series are equal for a while before they cross, the
  /// position is the first x at which they are equal. Series that touch without changing their order do not cross.
  public let crossings: [Double]
  /// The largest gap: its position on the x axis, and its size in units of the y axis. If there are several, the first.
  /// Nil if the series are equal everywhere, or have no common x.
  public let largestGap: Gap?

  /// A distance between two series.
  public struct Gap: Equatable, Sendable {
    /// The position on the x axis, and the distance there in units of the y axis.
    public let x, size: Double
  }
}

extension SeriesComparison {
  /// - Complexity: O(n) in the points of both.
  init(_ one: Int, _ a: KnownPoints, _ other: Int, _ b: KnownPoints) {
    let common = SeriesComparison.common(SeriesComparison.single(a.places), SeriesComparison.single(b.places))
    // The halves keep the differences finite.
    let leads = common.map { (x: $0.x, size: $0.a / 2 - $0.b / 2) }
    self.one = one
    self.other = other
    higherAtEnd = leads.last.flatMap { $0.size == 0 ? nil : $0.size > 0 ? one : other }
    crossings = SeriesComparison.crossings(leads)
    let widest = leads.max { abs($0.size) < abs($1.size) }
    largestGap = widest.flatMap { x, size in
      let gap = 2 * abs(size)
      return gap > 0 && gap.isFinite ? Gap(x: x, size: gap) : nil
    }
  }

  /// The points whose x occurs once.
  private static func single(_ places: [SeriesFeatures.Place]) -> [SeriesFeatures.Place] {
    places.indices.filter { place in
      (place == 0 || places[place - 1].x < places[place].x)
        && (place + 1 == places.count || places[place].x < places[place + 1].x)
    }.map { places[$0] }
  }

  private static func common(
    _ a: [SeriesFeatures.Place], _ b: [SeriesFeatures.Place]
  ) -> [(x: Double, a: Double, b: Double)] {
    var common: [(x: Double, a: Double, b: Double)] = []
    var (left, right) = (0, 0)
    while left < a.count, right < b.count {
      if a[left].x == b[right].x { common.append((a[left].x, a[left].y, b[right].y)) }
      if a[left].x <= b[right].x { left += 1 } else { right += 1 }
    }
    return common
  }

  private static func crossings(_ leads: [(x: Double, size: Double)]) -> [Double] {
    var crossings: [Double] = []
    // The last x at which one series was higher, and the first x after it at which they are equal.
    var last: (x: Double, size: Double)?
    var level: Double?
    for lead in leads {
      guard lead.size != 0 else {
        level = level ?? lead.x
        continue
      }
      if let last, (last.size < 0) != (lead.size < 0) {
        // Neither size is 0, but their quotient may overflow.
        let share = 1 / (1 + abs(lead.size) / abs(last.size))
        crossings.append(level ?? last.x * (1 - share) + lead.x * share)
      }
      last = lead
      level = nil
    }
    return crossings
  }
}
