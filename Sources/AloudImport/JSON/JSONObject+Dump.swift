import AloudTree

// Geometry as Foundation encodes it: `CGPoint` is [x, y], `CGRect` is [[x, y], [width, height]].
extension JSONPlace {
  /// A point that can be compared and added; nil for all else.
  var encodedPoint: ScreenPoint? {
    guard let numbers, numbers.count == 2, numbers.allSatisfy(JSONLimit.allows) else { return nil }
    return ScreenPoint(x: numbers[0], y: numbers[1])
  }

  /// A frame that tells a place: nil for one without end, with a negative side, or without any size, which would hide
  /// what a dump lists as read.
  var encodedFrame: Frame? {
    guard var list = try? list(), let origin = list.next()?.encodedPoint, let size = list.next()?.encodedPoint else {
      return nil
    }
    let frame = Frame(x: origin.x, y: origin.y, width: size.x, height: size.y)
    return size.x >= 0 && size.y >= 0 && !frame.isZeroSize ? frame : nil
  }
}

extension JSONObject {
  /// The text of a key; nil when there is none, or an empty one.
  func text(_ key: String) -> String? { contains(key) ? member(key).scalar?.text : nil }

  /// The truth of a key; nil when there is none.
  func truth(_ key: String) -> Bool? { contains(key) ? member(key).truth : nil }

  /// The whole number of a key; nil when there is none.
  func whole(_ key: String) -> Int? { contains(key) ? member(key).numeric.flatMap { Int(exactly: $0) } : nil }

  /// The object of a key; nil when there is none.
  func inner(_ key: String) -> JSONObject? { contains(key) ? try? member(key).object() : nil }

  /// The list of a key; nil when there is none.
  func list(_ key: String) -> JSONList? { contains(key) ? try? member(key).list() : nil }
}
