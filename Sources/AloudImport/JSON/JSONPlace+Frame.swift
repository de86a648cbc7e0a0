import AloudTree

extension JSONPlace {
  /// A frame as dumps have it: an object of numbers, flat or in `origin` and `size`, or a text, `{{16, 44.5}, {370, 52}}`.
  ///
  /// Nil for all else, and for a frame without end or with a side below 0.
  var dumpFrame: Frame? {
    var numbers: [Double?] = []
    if let object = asObject {
      numbers = object.frameNumbers
    } else if let text = asString, text.utf8.count <= 256 {
      numbers = text.split { "{}, ".contains($0) }.map { Double(String($0)) }
    }
    guard numbers.count == 4 else { return nil }
    return XCUITexts.frame(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}

extension JSONObject {
  /// The numbers that are there, of four.
  fileprivate var frameNumbers: [Double?] {
    let origin = contains("origin") ? inner("origin") : self
    let size = contains("size") ? inner("size") : self
    return (origin?.numbers(["x", "y"], ["X", "Y"]) ?? [])
      + (size?.numbers(["width", "height"], ["Width", "Height"]) ?? [])
  }

  /// Maestro's runner writes the names with capitals.
  private func numbers(_ names: [String], _ capitalized: [String]) -> [Double?] {
    (contains(names[0]) ? names : capitalized).compactMap { self[$0]?.numeric }.map(Double?.some)
  }
}

// Geometry as Foundation encodes it: `CGPoint` is [x, y], `CGRect` is [[x, y], [width, height]].
extension JSONPlace {
  /// A point that can be compared and added; nil for all else.
  var encodedPoint: ScreenPoint? {
    guard let numbers = asNumbers, numbers.count == 2, numbers.allSatisfy(JSONLimit.allows) else { return nil }
    return ScreenPoint(x: numbers[0], y: numbers[1])
  }

  /// A frame that tells a place: nil for one without end, with a negative side, or without any size, which would hide
  /// what a dump lists as read.
  var encodedFrame: Frame? {
    guard var list = asList, let origin = list.next()?.encodedPoint, let size = list.next()?.encodedPoint else {
      return nil
    }
    let frame = Frame(x: origin.x, y: origin.y, width: size.x, height: size.y)
    return size.x >= 0 && size.y >= 0 && !frame.isZeroSize ? frame : nil
  }
}
