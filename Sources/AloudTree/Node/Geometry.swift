/// A place on the screen, in points, measured from the top left corner.
public struct ScreenPoint: Hashable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// A place, in points from the top left corner.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A rectangle on the screen, in points: `accessibilityFrame`.
///
///     Frame(x: 0, y: 140, width: 390, height: 44).center  // (195, 162)
public struct Frame: Hashable, Sendable {
  /// The left edge, in points from the left edge of the screen.
  public var x: Double
  /// The top edge, in points from the top edge of the screen.
  public var y: Double
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// A rectangle, in points, by its top left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The corner that decides the place of an element in reading order, in both layout directions.
  public var origin: ScreenPoint { ScreenPoint(x: x, y: y) }

  /// The middle of the frame. A simulated tap lands there unless the element has an activation point.
  public var center: ScreenPoint { ScreenPoint(x: x + width / 2, y: y + height / 2) }

  /// True when both sides are zero; VoiceOver skips such views in some cases (see ``ReadingOrder``).
  public var isZeroSize: Bool { width == 0 && height == 0 }

  /// True when all four numbers are finite, so that they can be compared.
  public var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

  /// The part that two frames share; nil if they share no area.
  package func intersection(_ other: Frame) -> Frame? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(x + width, other.x + other.width), min(y + height, other.y + other.height))
    guard right > left, bottom > top else { return nil }
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest frame that holds both.
  public func union(_ other: Frame) -> Frame {
    let left = min(x, other.x)
    let top = min(y, other.y)
    let right = max(x + width, other.x + other.width)
    let bottom = max(y + height, other.y + other.height)
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// True for a point inside. As in Core Graphics, points on the right and the lower edge are outside.
  public func contains(_ point: ScreenPoint) -> Bool {
    point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
  }
}
