/// Finds which of many rectangles lie near a place, without looking at all of them.
///
/// Rectangles are kept in layers of like size, so that one that fills the screen makes no search longer; a layer is
/// sorted along the direction in which its members are spread, and a search looks at a stretch of it. Where thousands
/// lie in a heap it looks at the ``limit`` that come next in that direction, on either side.
///
/// - Complexity: O(n log n) to make; a search is O(log n) and what is in its stretch, at most ``limit`` on either side.
struct Neighborhood {
  /// How many rectangles of a layer a search looks at, on either side.
  static let limit = 128

  private let boxes: [Bounds]
  private var layers: [SizeClass] = []

  init(_ boxes: [Bounds]) {
    self.boxes = boxes
    let bySize = Dictionary(grouping: boxes.indices) { Neighborhood.size(of: boxes[$0]) }
    layers = bySize.sorted { $0.key < $1.key }.map { SizeClass($0.value, of: boxes) }
  }

  /// Sizes that go together are within a factor of four.
  private static func size(of box: Bounds) -> Int { Int(max(box.width, box.height, 1).exponent) / 2 }

  /// Visits the rectangles that are no further than `reach` from a place, in points, each by its index.
  ///
  /// - Parameters:
  ///   - place: where to look.
  ///   - reach: how far around it, in points; less than 0 is how deep inside.
  ///   - index: that of the place itself, where it is one of the rectangles; it is not visited, and of those that begin in one
  ///     place those that come right before and after it are looked at first.
  ///   - body: is given the index of each.
  func visit(near place: Bounds, within reach: Double, except index: Int = .max, _ body: (Int) -> Void) {
    for layer in layers {
      layer.visit(near: place, within: reach, except: index) { other in
        if boxes[other].isWithin(reach, of: place) { body(other) }
      }
    }
  }
}

/// Rectangles of like size, sorted along one direction.
private struct SizeClass {
  private let isHorizontal: Bool
  /// The members by their beginnings, ascending; equal ones by index.
  private var members: [(start: Double, index: Int)]
  /// The length of the longest.
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

  /// The position of the first member that does not come before a place.
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
