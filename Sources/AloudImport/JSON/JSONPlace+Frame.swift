import AloudTree

extension JSONMember {
  /// A frame as dumps have it: an object of numbers, flat or in `origin` and `size`, or a text, `{{16, 44.5}, {370, 52}}`.
  ///
  /// Nil for all else, and for a frame without end or with a side below 0.
  var dumpFrame: Frame? {
    var numbers: [Double] = []
    if let object = try? object() {
      numbers = object.frameNumbers
    } else if let text = decoded(String.self) {
      numbers = text.split { "{}, ".contains($0) }.compactMap { Double($0) }
    }
    guard numbers.count == 4 else { return nil }
    return XCUITexts.frame(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}

extension JSONObject {
  /// The numbers that are there, of four.
  fileprivate var frameNumbers: [Double] {
    let origin = contains("origin") ? try? member("origin").object() : self
    let size = contains("size") ? try? member("size").object() : self
    return (origin?.numbers(["x", "y"], ["X", "Y"]) ?? [])
      + (size?.numbers(["width", "height"], ["Width", "Height"]) ?? [])
  }

  /// Maestro's runner writes the names with capitals.
  private func numbers(_ names: [String], _ capitalized: [String]) -> [Double] {
    (contains(names[0]) ? names : capitalized).compactMap { contains($0) ? member($0).numeric : nil }
  }
}
