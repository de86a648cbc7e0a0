/// Finds the rectangles near a place, without examining all rectangles.
///
/// Rectangles are grouped into layers of similar size, so that a rectangle which fills the screen does not slow down a
/// search. A layer is sorted along the direction in which its members are spread, and a search examines one range of
/// it. Where thousands of rectangles overlap, it examines only the ``limit`` nearest in that direction, on each side.
///
/// - Complexity: O(n log n) to create; a search is O(log n) plus the rectangles of its range, at most ``limit`` on each
///   side.
struct Neighborhood {
  /// How many rectangles of a layer a search examines, on each side.
  static let limit = 128

  private let boxes: [Bounds]
  private var layers: [SizeClass] = []

  init(_ boxes: [Bounds]) {
    self.boxes = boxes
    let bySize = Dictionary(grouping: boxes.indices) { Neighborhood.size(of: boxes[$0]) }
    layers = bySize.sorted { $0.key < $1.key }.map { SizeClass($0.value, of: boxes) }
  }

  /// Sizes within a factor of four are in one layer.
  private static func size(of box: Bounds) -> Int { Int(max(box.width, box.height, 1).exponent) / 2 }

  /// Visits the rectangles that are at most `reach` points from a place.
  ///
  /// - Parameters:
  ///   - place: the center of the search.
  ///   - reach: the greatest distance, in points; a negative number is a depth inside.
  ///   - index: the index of the place itself, if it is one of the rectangles; it is not visited. Of several rectangles
  ///     that begin in one place, those right before and after this index are examined first.
  ///   - body: called with the index of each rectangle found.
  func visit(near place: Bounds, within reach: Double, except index: Int = .max, _ body: (Int) -> Void) {
    for layer in layers {
      layer.visit(near: place, within: reach, except: index) { other in
        if boxes[other].isWithin(reach, of: place) { body(other) }
      }
    }
  }
}

/// Rectangles of similar size, sorted along one direction.
private struct SizeClass {
  private let isHorizontal: Bool
  /// The members in ascending order of their starts; if the starts are equal, by index.
  private var members: [(start: Double, index: Int)]
  /// The length of the longest member.
  private let longest: Double

  init(_ indices: [Int], of boxes: [Bounds]) {
    var around = boxes[indices[0]]
    for index in indices { around.formUnion(boxes[index]) }
    let isHorizontal = around.width > around.height
    self.isHorizontal = isHorizontal
    longest = indices.reduce(0) { max($0, isHorizontal ? boxes[$1].width : boxes[$1].height) }
    members = indices.map { (isHorizontal ? boxes[$0].minX : boxes[$0].minY, $0) }
    members.sort { ($0.start, $0.index) < ($1.start, $1.index) }
  }

  func visit(near place: Bounds, within reach: Double, except own: Int, _ body: (Int) -> Void) {
    let (low, high) = isHorizontal ? (place.minX, place.maxX) : (place.minY, place.maxY)
    let first = firstMember(from: (low, own))
    var (position, left) = (first, Neighborhood.limit)
    while position > 0, left > 0, members[position - 1].start >= low - reach - longest {
      position -= 1
      left -= 1
      if members[position].index != own { body(members[position].index) }
    }
    (position, left) = (first, Neighborhood.limit)
    while position < members.count, left > 0, members[position].start <= high + reach {
      if members[position].index != own { body(members[position].index) }
      position += 1
      left -= 1
    }
  }

  /// The position of the first member at or after a place.
  private func firstMember(from place: (start: Double, index: Int)) -> Int {
    var range = members.startIndex..<members.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let member = members[middle]
      range =
        (member.start, member.index) < place ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
