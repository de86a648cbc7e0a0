/// An element in a list of all in pre-order, so that what is inside it is a range.
protocol PreOrdered {
  /// How many elements are around it.
  var depth: Int { get }
  /// One past the last element inside it.
  var end: Int { get set }
}

extension Array where Element: PreOrdered {
  /// Finds from their depths what is inside each element.
  ///
  /// - Complexity: O(count).
  mutating func findEnds() {
    var open: [Int] = []
    for index in indices {
      while open.count > self[index].depth { self[open.removeLast()].end = index }
      open.append(index)
    }
    for index in open { self[index].end = count }
  }
}
