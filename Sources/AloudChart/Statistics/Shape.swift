/// A line as stretches that go one way each.
struct Shape {
  typealias Direction = SeriesFeatures.Direction

  struct Piece: Equatable {
    /// Places of points.
    var from, to: Int
    var direction: Direction
  }

  /// What changes y by less than this share of its range goes no way; points that lie nearer to a line are on it.
  static let tolerance = 0.08

  /// As they are, when only four are left, and when only one is.
  let all, few, whole: [Piece]

  /// - Parameters:
  ///   - x: in ascending order, without two alike.
  ///   - y: as many.
  init(x: [Double], y: Scaled) {
    guard x.count > 1 else {
      (all, few, whole) = ([], [], [])
      return
    }
    // A hair more, so that rounding makes no vertex of a point that lies exactly at the limit.
    var tolerance = (Shape.tolerance + 1e-9) * y.range
    let simplification = Simplification(x: x, y: y.values, tolerance: tolerance)
    var pieces = Shape.pieces(simplification.vertices(tolerance), y)
    all = pieces
    // No point lies farther from a line than the range: one piece is left in the end.
    while pieces.count > 4 {
      tolerance *= 1.25
      pieces = Shape.pieces(simplification.vertices(tolerance), y)
    }
    few = pieces
    whole = [Shape.piece(from: 0, to: x.count - 1, y)]
  }

  /// Neighbors that go the same way are one. Many that go no way may go one together: that is asked again until it stays.
  private static func pieces(_ vertices: [Int], _ y: Scaled) -> [Piece] {
    var pieces = zip(vertices, vertices.dropFirst()).map { piece(from: $0, to: $1, y) }
    while true {
      var merged: [Piece] = []
      for next in pieces {
        if let last = merged.last, last.direction == next.direction {
          merged[merged.count - 1].to = next.to
        } else {
          merged.append(next)
        }
      }
      guard merged.count < pieces.count else { return pieces }
      pieces = merged.map { piece(from: $0.from, to: $0.to, y) }
    }
  }

  private static func piece(from: Int, to: Int, _ y: Scaled) -> Piece {
    let change = y.values[to] - y.values[from]
    guard y.range > 0, abs(change).isAtLeast(tolerance, of: y.range) else {
      return Piece(from: from, to: to, direction: .none)
    }
    return Piece(from: from, to: to, direction: change > 0 ? .rising : .falling)
  }
}
