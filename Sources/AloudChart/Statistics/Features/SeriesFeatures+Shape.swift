extension SeriesFeatures {
  /// Sets the segments, the period and the step of an ordered series, and whether any series is constant.
  mutating func describeShape(_ points: KnownPoints) {
    guard let first = points.places.first, let last = points.places.last, points.places.count > 1 else { return }
    let y = points.y
    isConstant = y.range == 0 || !y.range.isAtLeast(0.05, of: abs(Middle.median(y.values) ?? 0))
    guard isOrdered else { return }
    if isConstant {
      segments = [Segment(from: first, to: last, direction: .none, isLevel: true)]
      return
    }
    let shape = Shape(x: points.x.values, y: y)
    if isAlternating(shape.turns, y.values) { period = Period.length(detrended(points)) }
    // In a repeating shape, no four segments are more important than the others.
    let pieces = period != nil && shape.turns.count > 4 ? shape.whole : shape.few
    segments = pieces.map { segment($0, points) }
    step = pieces.first { isStep($0, of: pieces, points) }.map { segment($0, points) }
  }

  /// Scaled y, without the trend if there is one.
  func detrended(_ points: KnownPoints) -> [Double] {
    guard trend.direction != .none, let slope = points.slope else {
      return points.y.values
    }
    return Line.residuals(x: points.x.values, y: points.y.values, slope: slope)
  }

  private func segment(_ piece: Shape.Piece, _ points: KnownPoints) -> Segment {
    let values = points.y.values[piece.from...piece.to]
    let range = (values.max() ?? 0) - (values.min() ?? 0)
    return Segment(
      from: points.places[piece.from], to: points.places[piece.to], direction: piece.direction,
      isLevel: piece.direction == .none && !range.exceeds(2 * Shape.tolerance, of: points.y.range))
  }

  /// True for a segment with more than 60 % of all change, up and down, within less than 10 % of x.
  private func isStep(_ piece: Shape.Piece, of pieces: [Shape.Piece], _ points: KnownPoints) -> Bool {
    let (x, y) = (points.x.values, points.y.values)
    let change = pieces.reduce(0) { $0 + abs(y[$1.to] - y[$1.from]) }
    return piece.direction != .none && abs(y[piece.to] - y[piece.from]).exceeds(0.6, of: change)
      && !(x[piece.to] - x[piece.from]).isAtLeast(0.1, of: points.x.range)
  }

  /// True for at least four changes of direction, of which none is twice as large as another one. The first and the
  /// last may be smaller, because they may be cut off.
  private func isAlternating(_ pieces: [Shape.Piece], _ y: [Double]) -> Bool {
    let moves = pieces.filter { $0.direction != .none }
    guard moves.count >= 4, zip(moves, moves.dropFirst()).allSatisfy({ $0.direction != $1.direction }) else {
      return false
    }
    let sizes = moves.map { abs(y[$0.to] - y[$0.from]) }
    guard let least = sizes.dropFirst().dropLast().min(), let greatest = sizes.max() else { return false }
    return least.isAtLeast(0.5, of: greatest)
  }
}
