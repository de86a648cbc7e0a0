import AloudTree

/// The place of an element: a frame, or a path with the frame around it.
struct SnapshotShape {
  let frame: Frame?
  /// The path as a polygon; nil for a frame, and for a path of several pieces, which no polygon tells.
  let polygon: [ScreenPoint]?

  /// Into how many straight pieces a curve is cut.
  private static let pieces = 8
  /// How many points a path may have: more than any drawing needs.
  private static let limit = 10_000

  /// - Returns: nil for a shape that tells no place.
  init?(_ shape: JSONPlace) {
    guard let object = shape.asObject else { return nil }
    guard let list = object.list("pathElements") else {
      polygon = nil
      frame = object["frame"]?.encodedFrame
      return
    }
    guard let path = SnapshotShape.points(of: list), let bounds = SnapshotShape.bounds(of: path.points) else {
      return nil
    }
    frame = bounds
    polygon = path.pieces == 1 && path.points.count > 2 ? path.points : nil
  }

  /// The points of a path and how many pieces it has; nil when a point cannot be compared.
  private static func points(of list: JSONList) -> (points: [ScreenPoint], pieces: Int)? {
    var points: [ScreenPoint] = []
    var pieces = 0
    for element in list.objects where points.count < limit {
      for (key, controls) in steps {
        guard let step = element.inner(key), let to = step["to"] else { continue }
        guard let end = to.encodedPoint else { return nil }
        if key == "move" { pieces += 1 }
        let bends = controls.compactMap { step[$0]?.encodedPoint }
        // A curve whose controls are not told is as good as a line.
        if let start = points.last, !bends.isEmpty {
          points += curve([start] + bends + [end])
        } else {
          points.append(end)
        }
      }
    }
    return (points, pieces)
  }

  /// The parts of a path, and the points that bend it.
  private static let steps: [(key: String, controls: [String])] = [
    ("move", []),
    ("line", []),
    ("quadCurve", ["control"]),
    ("curve", ["control1", "control2"]),
  ]

  /// Points on a Bézier curve, without its first.
  private static func curve(_ controls: [ScreenPoint]) -> [ScreenPoint] {
    (1...pieces).compactMap { piece in
      let part = Double(piece) / Double(pieces)
      var points = controls
      while points.count > 1 {
        points = zip(points, points.dropFirst()).map {
          ScreenPoint(x: $0.x + ($1.x - $0.x) * part, y: $0.y + ($1.y - $0.y) * part)
        }
      }
      return points.first
    }
  }

  private static func bounds(of points: [ScreenPoint]) -> Frame? {
    guard let first = points.first else { return nil }
    let frame = points.dropFirst().reduce(Frame(x: first.x, y: first.y, width: 0, height: 0)) {
      $0.union(Frame(x: $1.x, y: $1.y, width: 0, height: 0))
    }
    return frame.isZeroSize ? nil : XCUITexts.frame(frame.x, frame.y, frame.width, frame.height)
  }
}
