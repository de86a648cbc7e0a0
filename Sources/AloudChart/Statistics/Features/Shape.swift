/// A line divided into pieces with one direction each.
struct Shape {
  typealias Direction = SeriesFeatures.Direction

  struct Piece: Equatable {
    /// The indices of the first and the last point.
    var from, to: Int
    var direction: Direction
  }

  /// The least change that counts as a direction, and the least distance from a line that counts, as a share of the
  /// range of y.
  static let tolerance = 0.08
  /// The most pieces; listeners cannot keep more apart.
  private static let most = 4

  /// All pieces between turns, each with the direction of its ends.
  let turns: [Piece]
  private let x: [Double]
  private let y: Scaled
  /// The indices of the turns and of both ends, in ascending order.
  private let vertices: [Int]
  /// The index of each vertex in ``vertices``.
  private let ranks: [Int: Int]

  /// x is in strictly ascending order; y has the same number of values.
  init(x: [Double], y: Scaled) {
    self.x = x
    self.y = y
    // Slightly more, so that rounding does not make a vertex of a point exactly at the limit.
    let vertices = Simplification.vertices(x: x, y: y.values, tolerance: (Shape.tolerance + 1e-9) * y.range)
    self.vertices = vertices
    ranks = Dictionary(uniqueKeysWithValues: vertices.enumerated().map { ($1, $0) })
    let pieces = zip(vertices, vertices.dropFirst()).map { Piece(from: $0, to: $1, direction: .none) }
    turns = Shape.joined(pieces) { Shape.directionOfEnds($0, y) }
  }

  /// The whole line as one piece; empty for less than two points.
  var whole: [Piece] {
    x.count > 1 ? settled([Piece(from: 0, to: x.count - 1, direction: .none)]) : []
  }

  /// At most four pieces. If there are more, the neighbors that are nearest to a line are merged: two at a time, or
  /// three if the line goes back a little.
  ///
  /// Source: bottom-up segmentation (E. Keogh and others, 2001).
  ///
  /// - Complexity: O(v²) in the vertices (at most 1,000); O(n log n) in the points.
  var few: [Piece] {
    var pieces = turns
    var unions = pieces.indices.map { union(at: $0, of: pieces) }
    while pieces.count > Shape.most, var place = unions.indices.min(by: { unions[$0].distance < unions[$1].distance }) {
      var last = place + unions[place].more
      // The merged piece may have the direction of a neighbor, which is then merged, too.
      while last > place {
        pieces[place].to = pieces[last].to
        pieces[place].direction = Shape.directionOfEnds(pieces[place], y)
        pieces.removeSubrange(place + 1...last)
        unions.removeSubrange(place + 1...last)
        last = place
        if place + 1 < pieces.count, pieces[place + 1].direction == pieces[place].direction { last += 1 }
        if place > 0, pieces[place - 1].direction == pieces[place].direction { place -= 1 }
      }
      for near in max(place - 2, 0)...place { unions[near] = union(at: near, of: pieces) }
    }
    return settled(pieces)
  }

  /// The number of following pieces (one or two) to merge with a piece so that the result is nearest to a line, and its
  /// distance.
  private func union(at place: Int, of pieces: [Piece]) -> (more: Int, distance: Double) {
    guard place + 1 < pieces.count else { return (0, .infinity) }
    let two = distance(from: pieces[place].from, to: pieces[place + 1].to)
    // A notch may separate two pieces with the same direction.
    guard place + 2 < pieces.count, pieces[place].direction == pieces[place + 2].direction else { return (1, two) }
    let three = distance(from: pieces[place].from, to: pieces[place + 2].to)
    return two <= three ? (1, two) : (2, three)
  }

  /// The greatest vertical distance of a vertex from the line between two others.
  private func distance(from: Int, to: Int) -> Double {
    let (change, width) = (y.values[to] - y.values[from], x[to] - x[from])
    return vertices[(ranks[from] ?? 0)...].dropFirst().prefix { $0 < to }.reduce(0) { farthest, vertex in
      max(farthest, abs(y.values[vertex] - (y.values[from] + change * ((x[vertex] - x[from]) / width))))
    }
  }

  /// Sets the directions from all points of the pieces instead of their ends, and moves turns to the highest or lowest
  /// point.
  private func settled(_ pieces: [Piece]) -> [Piece] {
    var pieces = Shape.joined(pieces, direction: direction(of:))
    for (one, other) in zip(pieces.indices, pieces.indices.dropFirst()) {
      let sign: Double
      switch (pieces[one].direction, pieces[other].direction) {
      case (.rising, .falling): sign = 1
      case (.falling, .rising): sign = -1
      default: continue
      }
      let inner = pieces[one].from + 1..<pieces[other].to
      guard let turn = inner.max(by: { sign * y.values[$0] < sign * y.values[$1] }) else { continue }
      (pieces[one].to, pieces[other].from) = (turn, turn)
    }
    return pieces
  }

  /// Merges neighbors with the same direction. Several pieces without a direction may have one together, so this
  /// repeats until nothing changes.
  private static func joined(_ pieces: [Piece], direction: (Piece) -> Direction) -> [Piece] {
    var pieces = pieces
    while true {
      var merged: [Piece] = []
      for var next in pieces {
        next.direction = direction(next)
        if let last = merged.last, last.direction == next.direction {
          merged[merged.count - 1].to = next.to
        } else {
          merged.append(next)
        }
      }
      guard merged.count < pieces.count else { return merged }
      pieces = merged
    }
  }
}

// MARK: Directions

extension Shape {
  private static func directionOfEnds(_ piece: Piece, _ y: Scaled) -> Direction {
    let change = y.values[piece.to] - y.values[piece.from]
    guard y.range > 0, abs(change).isAtLeast(tolerance, of: y.range) else { return .none }
    return change > 0 ? .rising : .falling
  }

  /// The direction of a piece's ends if its points support it; otherwise none.
  ///
  /// They support it if they never go back by half of the change or more, or if Kendall's tau is at least 0.5 and p is
  /// below 0.05.
  private func direction(of piece: Piece) -> Direction {
    let direction = Shape.directionOfEnds(piece, y)
    guard direction != .none else { return .none }
    let sign = direction == .rising ? 1.0 : -1
    let values = y.values[piece.from...piece.to]
    let change = abs(y.values[piece.to] - y.values[piece.from])
    if !goesBack(values, sign).isAtLeast(0.5, of: change) { return direction }
    guard let kendall = KendallTau(x: Array(x[piece.from...piece.to]), y: Array(values)),
      (sign * kendall.tau).isAtLeast(0.5, of: 1), kendall.p < 0.05
    else { return .none }
    return direction
  }

  /// The greatest fall from a value to a later one; with a negative sign, the greatest rise.
  private func goesBack(_ values: ArraySlice<Double>, _ sign: Double) -> Double {
    var farthest = -Double.infinity
    return values.reduce(0) { most, value in
      farthest = max(farthest, sign * value)
      return max(most, farthest - sign * value)
    }
  }
}
