/// The exact distribution of Kendall's score over all permutations of y, with ties.
///
/// Group by group, the points with the same x take their y from the remaining values. What follows depends only on the
/// remainder, so ways to the same remainder are counted together: with ten points there are at most 1,024 remainders.
struct KendallPermutations {
  /// The number of points with each y, in ascending order, and the unit of each y in the number that encodes a
  /// remainder.
  private let levels: [(count: Int, unit: Int)]
  /// The greatest absolute score: the number of pairs.
  private let greatest: Int
  /// For each remainder, the number of ways to reach it with each score, starting at the least possible score.
  private var ways: [Double]

  private var width: Int { 2 * greatest + 1 }

  /// - Parameters:
  ///   - xGroups: the numbers of points with the same x, in ascending order of x; at most ten points.
  ///   - yGroups: the same for y, with the same number of points.
  init(xGroups: [Int], yGroups: [Int]) {
    let points = xGroups.reduce(0, +)
    var unit = 1
    levels = yGroups.map { count in
      defer { unit *= count + 1 }
      return (count, unit)
    }
    greatest = points * (points - 1) / 2
    ways = [Double](repeating: 0, count: unit * (2 * greatest + 1))
    ways[(unit - 1) * width + greatest] = 1

    var sizes: [Int: Int] = [:]
    var left = points
    for size in xGroups {
      sizes[left] = size
      left -= size
    }
    // Taking values reduces the number of the remainder, so all ways to a remainder are known when it is processed.
    for remainder in stride(from: unit - 1, to: 0, by: -1) {
      let left = levels.reduce(0) { $0 + remainder / $1.unit % ($1.count + 1) }
      if let size = sizes[left] { take(Draw(from: remainder, open: size, rest: remainder), left: left) }
    }
  }

  /// The share of permutations whose score is at least this far from 0.
  func share(atLeast distance: Int64) -> Double {
    let counts = ways[..<width]
    let far = counts.indices.reduce(0) { Int64(abs($1 - greatest)) >= distance ? $0 + counts[$1] : $0 }
    return far / counts.reduce(0, +)
  }

  /// The y values that a group of x takes. They are chosen level by level.
  private struct Draw {
    let from: Int
    /// The number of points that still need a y.
    var open: Int
    /// The number that encodes the remaining values.
    var rest: Int
    var level = 0
    /// The numbers of values that were taken and left on the levels so far.
    var taken = 0, leftBelow = 0
    /// The number of ways to take them; equal values are still different points.
    var weight = 1.0
    /// The score against the remaining values, which have a greater x.
    var score = 0
  }

  /// Processes the levels; `left` counts the values of this level and those above.
  private mutating func take(_ draw: Draw, left: Int) {
    guard draw.level < levels.count else { return add(draw) }
    let level = levels[draw.level]
    let here = draw.from / level.unit % (level.count + 1)
    let least = max(0, draw.open - (left - here))
    var choices = 1.0
    for number in 0...here {
      if number > draw.open { break }
      if number > 0 { choices *= Double(here - number + 1) / Double(number) }
      if number < least { continue }
      var next = draw
      next.level += 1
      next.open -= number
      next.rest -= number * level.unit
      next.score += draw.taken * (here - number) - number * draw.leftBelow
      next.taken += number
      next.leftBelow += here - number
      next.weight *= choices
      take(next, left: left - here)
    }
  }

  private mutating func add(_ draw: Draw) {
    let (from, to) = (draw.from * width, draw.rest * width + draw.score)
    for place in 0..<width where ways[from + place] > 0 { ways[to + place] += ways[from + place] * draw.weight }
  }
}
