/// The points of a line that its shape hangs on, by Ramer, Douglas and Peucker, with distances along y.
enum Simplification {
  /// The points that are left.
  ///
  /// More than 1,000 points are thinned by ``Thinning`` first, since a zigzag takes quadratic time.
  ///
  /// - Parameters:
  ///   - x: in ascending order.
  ///   - y: as many.
  ///   - tolerance: how far from the line a point may lie along y and be left out.
  /// - Returns: their places, in ascending order: the first, the last, and all without which the line would lie farther from
  ///   a point than the tolerance.
  static func vertices(x: [Double], y: [Double], tolerance: Double) -> [Int] {
    let places = Thinning.places(y, limit: 1_000)
    guard let last = places.indices.last else { return [] }
    var kept = [0, last]
    var open = [(from: 0, to: last)]
    while let (from, to) = open.popLast() {
      let (start, end) = (places[from], places[to])
      let width = x[end] - x[start]
      var farthest = (place: from, distance: 0.0)
      for place in from..<to where place > from {
        let share = width > 0 ? (x[places[place]] - x[start]) / width : 0
        let distance = abs(y[places[place]] - (y[start] + (y[end] - y[start]) * share))
        if distance > farthest.distance { farthest = (place, distance) }
      }
      guard farthest.distance > tolerance else { continue }
      kept.append(farthest.place)
      open.append((from, farthest.place))
      open.append((farthest.place, to))
    }
    return Set(kept).sorted().map { places[$0] }
  }
}
