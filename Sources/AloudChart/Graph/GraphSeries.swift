internal import AloudBase
internal import AloudTree

/// The points of a series in the order of sound.
struct GraphSeries {
  struct Place {
    /// The index in the series.
    let index: Int
    /// The share of the x axis, from 0 to 1.
    let share: Double
    /// The height in pitch, from 0 to 1.
    let height: Double
    let isOutside: Bool
    /// True if the line is broken between this point and the previous point with a y.
    var isAfterGap = false
  }

  /// The points that have a y.
  private(set) var places: [Place] = []
  let isContinuous: Bool
  /// The number of points in the series, including those without a y.
  let pointCount: Int

  /// The shortest time between points, in seconds. Source: Audiograph for iOS has 35 milliseconds; Highcharts groups
  /// by 15.
  static let shortestDistance = 0.035

  init(_ series: Chart.Series, _ map: GraphMap) {
    pointCount = series.points.count
    isContinuous = series.continuous
    var all: [(place: Place, isKnown: Bool)] = []
    for (index, point) in series.points.enumerated() {
      guard let position = map.positions.position(of: point.x) else { continue }
      let x = map.share(of: position)
      let known = point.y.flatMap { $0.isFinite ? map.height(of: $0) : nil }
      let place = Place(
        index: index, share: x.share, height: known?.height ?? 0, isOutside: x.isOutside || known?.isOutside == true)
      all.append((place, known != nil))
    }
    all.sort { ($0.place.share, $0.place.index) < ($1.place.share, $1.place.index) }
    var isBroken = false
    for (place, isKnown) in all {
      guard isKnown else {
        isBroken = true
        continue
      }
      var place = place
      place.isAfterGap = isBroken && !places.isEmpty
      isBroken = false
      places.append(place)
    }
  }

  /// Chooses the points that sound within a duration in seconds, and reports whether some are left out.
  ///
  /// If there are more points than a listener can distinguish, the least and the greatest of each group of neighbors
  /// sound. The points at the ends of audible gaps also sound.
  func sounding(_ places: [Place], over duration: Double) -> (places: [Place], isGrouped: Bool) {
    let most = max(duration / GraphSeries.shortestDistance, 1)
    guard Double(places.count - 1) > most, let first = places.first, let last = places.last else {
      return (places, false)
    }
    let binCount = max(Int(clamping: most / 2), 1)
    // The width is negative if a finger moves backward.
    let width = last.share == first.share ? 1 : last.share - first.share
    let gap = abs(width) / most
    var kept = Set([0, places.count - 1])
    var bin = (number: -1, least: 0, greatest: 0)
    for (offset, place) in places.enumerated() {
      let number = min(Int(clamping: (place.share - first.share) / width * Double(binCount)), binCount - 1)
      if number != bin.number {
        kept.formUnion([bin.least, bin.greatest])
        bin = (number, offset, offset)
      }
      if place.height < places[bin.least].height { bin.least = offset }
      if place.height > places[bin.greatest].height { bin.greatest = offset }
      if place.isAfterGap, offset > 0, abs(place.share - places[offset - 1].share) >= gap {
        kept.formUnion([offset - 1, offset])
      }
    }
    kept.formUnion([bin.least, bin.greatest])
    let all = kept.sorted().map { offset in
      var place = places[offset]
      place.isAfterGap = place.isAfterGap && offset > 0 && abs(place.share - places[offset - 1].share) >= gap
      return place
    }
    return (all, true)
  }

  /// Divides the points into runs without gaps.
  static func runs(_ places: [Place]) -> [ArraySlice<Place>] {
    var runs: [ArraySlice<Place>] = []
    var start = 0
    for index in places.indices where index > 0 && places[index].isAfterGap {
      runs.append(places[start..<index])
      start = index
    }
    if start < places.count { runs.append(places[start...]) }
    return runs
  }
}
