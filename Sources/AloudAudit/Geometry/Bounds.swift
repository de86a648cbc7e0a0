internal import AloudTree

/// The edges of a rectangle on the screen, in points, for comparing frames.
///
/// Whatever the signs of width and height, the smaller coordinates are the minima.
struct Bounds: Equatable, Sendable {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  /// Nil for a frame whose numbers, or whose edges, cannot be compared.
  init?(_ frame: Frame) {
    minX = min(frame.x, frame.x + frame.width)
    minY = min(frame.y, frame.y + frame.height)
    maxX = max(frame.x, frame.x + frame.width)
    maxY = max(frame.y, frame.y + frame.height)
    guard frame.isFinite, (maxX - minX).isFinite, (maxY - minY).isFinite else { return nil }
  }

  var width: Double { maxX - minX }
  var height: Double { maxY - minY }
  var center: ScreenPoint { ScreenPoint(x: minX + width / 2, y: minY + height / 2) }

  mutating func formUnion(_ other: Bounds) {
    minX = min(minX, other.minX)
    minY = min(minY, other.minY)
    maxX = max(maxX, other.maxX)
    maxY = max(maxY, other.maxY)
  }

  func union(_ other: Bounds) -> Bounds {
    var union = self
    union.formUnion(other)
    return union
  }

  /// True when the two share more than a point in both directions: less is how layouts are rounded.
  func overlaps(_ other: Bounds) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > 1 && min(maxY, other.maxY) - max(minY, other.minY) > 1
  }

  /// True when the two are no further apart than `reach`, in both directions, in points.
  func isWithin(_ reach: Double, of other: Bounds) -> Bool {
    minX - other.maxX <= reach && other.minX - maxX <= reach && minY - other.maxY <= reach
      && other.minY - maxY <= reach
  }

  /// As ``Frame/contains(_:)``: the right and the lower edge are outside.
  func contains(_ point: ScreenPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  func contains(_ other: Bounds) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// How far a point is from the nearest point inside, in points; 0 for a point inside.
  func distance(to point: ScreenPoint) -> Double {
    ScreenPoint(x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY)).distance(to: point)
  }
}

extension ScreenPoint {
  /// In points.
  func distance(to other: ScreenPoint) -> Double {
    let (x, y) = (x - other.x, y - other.y)
    return (x * x + y * y).squareRoot()
  }
}

extension AuditedScreen.Stop {
  /// The edges of what a finger has to hit: those of the path where there is one, else those of the frame.
  var targetBounds: Bounds? { target.flatMap(Bounds.init) }

  /// The edges of the frame.
  var bounds: Bounds? { frame.flatMap(Bounds.init) }
}
