internal import AloudBase
internal import AloudTree

/// Pairs the equal items of two lists in the order of both, as a basis for a comparison.
///
/// The result is exact for lists as long as a screen. Longer lists are split at items that occur once in each list, as
/// in patience sorting, so that a screen with 10,000 stops is compared in milliseconds.
///
/// - Complexity: O(n log n), and at most a quarter of a million steps for each piece.
package struct Alignment: Sendable {
  /// A pair of equal items, by their indices.
  package struct Pair: Equatable, Sendable {
    package let old: Int
    package let new: Int
  }

  /// The pairs, in ascending order of both indices.
  package private(set) var pairs: [Pair] = []

  private let old: [Int]
  private let new: [Int]

  /// The largest table, in cells, that is filled to compare two pieces exactly.
  private static let largestTable = 250_000
  /// The most times that a piece is split.
  private static let mostCuts = 32
  /// The number of items that the search for an equal item skips, if a piece can be neither compared exactly nor split.
  private static let reach = 500

  private struct Piece {
    var old: Range<Int>
    var new: Range<Int>
    var cuts: Int
  }

  package init<Item: Hashable>(_ old: [Item], _ new: [Item]) {
    var numbers: [Item: Int] = [:]
    func numbered(_ items: [Item]) -> [Int] {
      items.map { item in
        if let number = numbers[item] { return number }
        numbers[item] = numbers.count
        return numbers.count - 1
      }
    }
    self.old = numbered(old)
    self.new = numbered(new)
    var pieces = [Piece(old: old.indices, new: new.indices, cuts: 0)]
    while let piece = pieces.popLast() { pieces += align(piece) }
    pairs.sort { $0.old < $1.old }
  }

  /// Pairs items of a piece, and returns the pieces that remain.
  private mutating func align(_ piece: Piece) -> [Piece] {
    let piece = trimmed(piece)
    if piece.old.isEmpty || piece.new.isEmpty { return [] }
    if piece.old.count <= Alignment.largestTable / piece.new.count {
      fillTable(piece)
      return []
    }
    let anchors = piece.cuts < Alignment.mostCuts ? anchors(in: piece) : []
    if anchors.isEmpty {
      takeNearest(piece)
      return []
    }
    pairs += anchors
    var rest: [Piece] = []
    var start = (old: piece.old.lowerBound, new: piece.new.lowerBound)
    for end in anchors + [Pair(old: piece.old.upperBound, new: piece.new.upperBound)] {
      rest.append(Piece(old: start.old..<end.old, new: start.new..<end.new, cuts: piece.cuts + 1))
      start = (end.old + 1, end.new + 1)
    }
    return rest
  }

  /// Pairs the equal items at the beginning and the end of a piece, and returns the rest.
  private mutating func trimmed(_ piece: Piece) -> Piece {
    var (a, b) = (piece.old, piece.new)
    while let one = a.first, let other = b.first, old[one] == new[other] {
      pairs.append(Pair(old: one, new: other))
      (a, b) = (a.dropFirst(), b.dropFirst())
    }
    while let one = a.last, let other = b.last, old[one] == new[other] {
      pairs.append(Pair(old: one, new: other))
      (a, b) = (a.dropLast(), b.dropLast())
    }
    return Piece(old: a, new: b, cuts: piece.cuts)
  }

  // MARK: Three ways

  /// Pairs the longest common subsequence.
  private mutating func fillTable(_ piece: Piece) {
    let width = piece.new.count + 1
    var lengths = [Int32](repeating: 0, count: (piece.old.count + 1) * width)
    for row in piece.old.indices.reversed() {
      for column in piece.new.indices.reversed() {
        let cell = (row - piece.old.lowerBound) * width + column - piece.new.lowerBound
        lengths[cell] =
          old[row] == new[column]
          ? lengths[cell + width + 1] + 1 : max(lengths[cell + width], lengths[cell + 1])
      }
    }
    var (row, column) = (piece.old.lowerBound, piece.new.lowerBound)
    while row < piece.old.upperBound, column < piece.new.upperBound {
      let cell = (row - piece.old.lowerBound) * width + column - piece.new.lowerBound
      if old[row] == new[column] {
        pairs.append(Pair(old: row, new: column))
        (row, column) = (row + 1, column + 1)
      } else if lengths[cell + width] >= lengths[cell + 1] {
        row += 1
      } else {
        column += 1
      }
    }
  }

  /// The items that occur exactly once on both sides and have the same order there.
  private func anchors(in piece: Piece) -> [Pair] {
    func once(_ items: [Int], _ range: Range<Int>) -> [Int: Int] {
      var places: [Int: Int] = [:]
      for place in range { places[items[place]] = places[items[place]] == nil ? place : -1 }
      return places
    }
    let others = once(new, piece.new)
    let pairs = once(old, piece.old).compactMap { item, place -> Pair? in
      guard place >= 0, let other = others[item], other >= 0 else { return nil }
      return Pair(old: place, new: other)
    }.sorted { $0.old < $1.old }
    return longestRise(of: pairs.map { $0.new }).map { pairs[$0] }
  }

  /// Pairs each item with the next equal item within reach.
  private mutating func takeNearest(_ piece: Piece) {
    var places: [Int: [Int]] = [:]
    for place in piece.new.reversed() { places[new[place], default: []].append(place) }
    var next = piece.new.lowerBound
    for place in piece.old {
      while let candidate = places[old[place]]?.last, candidate < next { places[old[place]]?.removeLast() }
      guard let candidate = places[old[place]]?.last, candidate - next <= Alignment.reach else { continue }
      pairs.append(Pair(old: place, new: candidate))
      next = candidate + 1
    }
  }
}
