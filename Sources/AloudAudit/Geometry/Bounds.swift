internal import AloudTree

/// The edges of a rectangle on the screen, in points; for comparing frames.
///
/// The smaller coordinates are the minima, regardless of the signs of width and height.
struct Bounds: Equatable, Sendable {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  /// Nil for a frame that has numbers or edges which cannot be compared.
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

  /// True when the two overlap by more than a point in both directions. Less may result from rounding in layouts.
  func overlaps(_ other: Bounds) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > 1 && min(maxY, other.maxY) - max(minY, other.minY) > 1
  }

  /// True when the distance between the two is at most `reach` in both directions, in points.
  func isWithin(_ reach: Double, of other: Bounds) -> Bool {
    minX - other.maxX <= reach && other.minX - maxX <= reach && minY - other.maxY <= reach
      && other.minY - maxY <= reach
  }

  /// True for a point inside. As in ``Frame/contains(_:)``, the right and the lower edge are outside.
  func contains(_ point: ScreenPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  func contains(_ other: Bounds) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// The distance from a point to the nearest point inside, in points; 0 for a point inside.
  func distance(to point: ScreenPoint) -> Double {
    ScreenPoint(x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY)).distance(to: point)
  }
}

extension ScreenPoint {
  /// The distance between two points, in points.
  func distance(to other: ScreenPoint) -> Double {
    let (x, y) = (x - other.x, y - other.y)
    return (x * x + y * y).squareRoot()
  }
}

extension AuditedScreen.Stop {
  /// The edges of the touch target: those of the path, or of the frame where there is no path.
  var targetBounds: Bounds? { target.flatMap(Bounds.init) }

  /// The edges of the frame.
  var bounds: Bounds? { frame.flatMap(Bounds.init) }
}
