/// Aligns expectations with events, with as few unmatched ones as possible.
package struct ScriptAlignment {
  package enum Move: Equatable {
    /// An expectation matches an event.
    case match(expectation: Int, actual: Int)
    /// A gap; the events of the gap follow.
    case gap(expectation: Int)
    case absorb(actual: Int)
    /// An expectation without a matching event.
    case drop(expectation: Int)
    /// An unexpected event.
    case insert(actual: Int)
  }

  /// The moves in order. When an event replaces an expectation, the expectation comes first.
  package let moves: [Move]

  /// The indices of expectations without a matching event.
  var dropped: [Int] { moves.compactMap { if case .drop(let index) = $0 { index } else { nil } } }

  /// The largest table, in cells. If the parts between the equal ends need a larger one, nothing in them is matched.
  private static let mostCells = 4_000_000

  /// - Complexity: O(expectations × events) between the equal ends, for time and memory.
  package init(_ matcher: ScriptMatcher, _ actuals: [Script.Actual]) {
    var tests = matcher.inOrder[...]
    var events = actuals.indices
    var head: [Move] = []
    var tail: [Move] = []
    // A match at an end is always part of some best alignment.
    while let first = tests.first, let event = events.first, !first.test.isGap,
      matcher.matches(first.test, actuals[event])
    {
      head.append(.match(expectation: first.index, actual: event))
      tests.removeFirst()
      events.removeFirst()
    }
    while let last = tests.last, let event = events.last, !last.test.isGap, matcher.matches(last.test, actuals[event]) {
      tail.append(.match(expectation: last.index, actual: event))
      tests.removeLast()
      events.removeLast()
    }
    moves = head + ScriptAlignment.middle(matcher, Array(tests), events, actuals) + tail.reversed()
  }

  private enum Origin: UInt8 { case match, drop, insert }

  private static func middle(
    _ matcher: ScriptMatcher, _ tests: [(test: ScriptMatcher.Test, index: Int)], _ events: Range<Int>,
    _ actuals: [Script.Actual]
  ) -> [Move] {
    let width = events.count + 1
    guard tests.count <= mostCells / width else {
      return tests.map { $0.test.isGap ? .gap(expectation: $0.index) : .drop(expectation: $0.index) }
        + events.map { .insert(actual: $0) }
    }
    // The cost of an unmatched line is 2^32; each match reduces the cost by 1.
    let one: Int64 = 1 << 32
    var origins = [Origin](repeating: .insert, count: (tests.count + 1) * width)
    var costs = (0..<width).map { Int64($0) * one }
    for (row, test) in tests.enumerated() {
      let drop = test.test.isGap ? 0 : one
      var diagonal = costs[0]
      costs[0] += drop
      origins[(row + 1) * width] = .drop
      for column in 1..<max(width, 1) {
        let above = costs[column]
        let event = actuals[events.lowerBound + column - 1]
        let insert = costs[column - 1] + (test.test.isGap && matcher.isCoveredByGap(event) ? 0 : one)
        var best = (cost: insert, origin: Origin.insert)
        if above + drop < best.cost { best = (above + drop, .drop) }
        if !test.test.isGap, diagonal - 1 <= best.cost,
          matcher.matches(test.test, event)
        {
          best = (diagonal - 1, .match)
        }
        (diagonal, costs[column]) = (above, best.cost)
        origins[(row + 1) * width + column] = best.origin
      }
    }
    return trace(tests, events, origins) { matcher.isCoveredByGap(actuals[$0]) }
  }

  private static func trace(
    _ tests: [(test: ScriptMatcher.Test, index: Int)], _ events: Range<Int>, _ origins: [Origin],
    isCovered: (Int) -> Bool
  ) -> [Move] {
    let width = events.count + 1
    var moves: [Move] = []
    var (row, column) = (tests.count, events.count)
    while row > 0 || column > 0 {
      let test = row > 0 ? tests[row - 1] : nil
      switch row == 0 ? .insert : origins[row * width + column] {
      case .match:
        (row, column) = (row - 1, column - 1)
        if let test { moves.append(.match(expectation: test.index, actual: events.lowerBound + column)) }
      case .drop:
        row -= 1
        if let test { moves.append(test.test.isGap ? .gap(expectation: test.index) : .drop(expectation: test.index)) }
      case .insert:
        column -= 1
        let event = events.lowerBound + column
        moves.append(test?.test.isGap == true && isCovered(event) ? .absorb(actual: event) : .insert(actual: event))
      }
    }
    return moves.reversed()
  }
}
