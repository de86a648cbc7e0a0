/// Compares two series: which is higher, where they cross, where they are farthest apart.
///
/// Only x that both have once are compared: which of several y would be meant is not known.
public struct SeriesComparison: Equatable, Sendable {
  /// Places of the two series, from 0.
  public let one, other: Int
  /// The place of the series that is higher at the last x that both have; nil when they are equal there, or share no x.
  public let higherAtEnd: Int?
  /// The positions at which they cross, on the x axis, in its order.
  ///
  /// Between two x that both have the way is a straight line; where they are equal before they change places, it is the
  /// first x at which they are. Series that meet and part again as they were do not cross.
  public let crossings: [Double]
  /// The largest gap: the position on the x axis, and the distance, in units of the y axis. The first of
  /// several such places; nil when they are equal throughout, or share no x.
  public let largestGap: Gap?

  public struct Gap: Equatable, Sendable {
    public let x, size: Double
  }
}

extension SeriesComparison {
  /// - Complexity: O(n), of the points of both.
  init(_ one: Int, _ a: KnownPoints, _ other: Int, _ b: KnownPoints) {
    let common = SeriesComparison.common(SeriesComparison.single(a.places), SeriesComparison.single(b.places))
    // Halves, since the difference of two finite numbers need not be one.
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

  /// The points that have an x of their own.
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
    // The last x where one led, and the first after it where none did.
    var last: (x: Double, size: Double)?
    var level: Double?
    for lead in leads {
      guard lead.size != 0 else {
        level = level ?? lead.x
        continue
      }
      if let last, (last.size < 0) != (lead.size < 0) {
        // Neither is 0, but their quotient may overflow.
        let share = 1 / (1 + abs(lead.size) / abs(last.size))
        crossings.append(level ?? last.x * (1 - share) + lead.x * share)
      }
      last = lead
      level = nil
    }
    return crossings
  }
}
