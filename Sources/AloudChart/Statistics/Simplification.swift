/// The points of a line that its shape hangs on, by Ramer, Douglas and Peucker, with distances along y.
///
/// It is done once, down to the least tolerance, and remembers for each point up to which tolerance it is kept; a greater
/// tolerance only looks. Of more than 1,000 points those that ``Thinning`` keeps are taken: a zigzag takes quadratic time.
struct Simplification {
  /// The places of the points, in ascending order.
  private let places: [Int]
  /// The tolerance below which each of them is kept.
  private var limits: [Double]

  /// - Parameters:
  ///   - x: in ascending order.
  ///   - y: as many, two at least.
  ///   - tolerance: how far from the line a point may lie along y and be left out; not to be asked for less later.
  init(x: [Double], y: [Double], tolerance: Double) {
    let places = Thinning.places(y, limit: 1_000)
    limits = places.map { _ in 0 }
    self.places = places
    guard let last = places.indices.last else { return }
    limits[0] = .infinity
    limits[last] = .infinity
    var open = [(from: 0, to: last, limit: Double.infinity)]
    while let (from, to, limit) = open.popLast() {
      let (start, end) = (places[from], places[to])
      let width = x[end] - x[start]
      var farthest = (place: from, distance: 0.0)
      for place in from..<to where place > from {
        let share = width > 0 ? (x[places[place]] - x[start]) / width : 0
        let distance = abs(y[places[place]] - (y[start] + (y[end] - y[start]) * share))
        if distance > farthest.distance { farthest = (place, distance) }
      }
      guard farthest.distance > tolerance else { continue }
      // A point cannot stay longer than the one that made room for it.
      limits[farthest.place] = min(limit, farthest.distance)
      open.append((from, farthest.place, limits[farthest.place]))
      open.append((farthest.place, to, limits[farthest.place]))
    }
  }

  /// The places of the points that are left: the first, the last, and all on which more than the tolerance depends.
  func vertices(_ tolerance: Double) -> [Int] { places.indices.filter { limits[$0] > tolerance }.map { places[$0] } }
}
