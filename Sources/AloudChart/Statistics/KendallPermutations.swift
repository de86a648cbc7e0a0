/// How Kendall's score is distributed when y is in any order: exact, also where values are alike.
///
/// The points of one x after another take their y from those that are left. What is left, and not the way there, decides
/// what follows, so that ways that leave the same are counted together: at most 1,024 of them with ten points.
struct KendallPermutations {
  /// How many permutations have each score, from the least possible one.
  private var counts: [Double] = []
  /// No score is greater than that: the number of pairs.
  private let greatest: Int

  /// - Parameters:
  ///   - xGroups: how many points share each x, in ascending order.
  ///   - yGroups: the same for y, of as many points.
  init(xGroups: [Int], yGroups: [Int]) {
    let points = xGroups.reduce(0, +)
    let pairs = points * (points - 1) / 2
    greatest = pairs
    var start = [Double](repeating: 0, count: 2 * pairs + 1)
    start[pairs] = 1
    var ways = [yGroups: start]
    for size in xGroups {
      var next: [[Int]: [Double]] = [:]
      for (left, distribution) in ways {
        for draw in KendallPermutations.draws(size, from: left) {
          KendallPermutations.add(
            distribution, times: draw.weight, higherBy: draw.score,
            to: &next[draw.rest, default: [Double](repeating: 0, count: distribution.count)])
        }
      }
      ways = next
    }
    counts = ways.values.first ?? start
  }

  /// The share of permutations whose score is at least so far from 0.
  func share(atLeast distance: Int) -> Double {
    let far = counts.indices.reduce(0.0) { abs($1 - greatest) >= distance ? $0 + counts[$1] : $0 }
    return far / counts.reduce(0, +)
  }

  /// What one group of x takes.
  private struct Draw {
    /// What it leaves: how many of each y.
    var rest: [Int]
    /// In how many ways, since alike values are still different points.
    var weight = 1.0
    /// Against what it leaves, which stands at greater x.
    var score = 0
  }

  private static func draws(_ size: Int, from left: [Int]) -> [Draw] {
    var open = [(taken: 0, draw: Draw(rest: left))]
    for level in left.indices {
      let later = left[(level + 1)...].reduce(0, +)
      open = open.flatMap { taken, draw in
        let most = min(left[level], size - taken)
        let least = max(0, size - taken - later)
        return (least <= most ? Array(least...most) : []).map { number in
          var draw = draw
          draw.rest[level] -= number
          draw.weight *= choices(number, of: left[level])
          return (taken + number, draw)
        }
      }
    }
    return open.map { _, draw in
      var draw = draw
      draw.score = score(of: left, leaving: draw.rest)
      return draw
    }
  }

  private static func score(of left: [Int], leaving rest: [Int]) -> Int {
    var below = 0
    var above = rest.reduce(0, +)
    return left.indices.reduce(0) { sum, level in
      above -= rest[level]
      defer { below += rest[level] }
      return sum + (left[level] - rest[level]) * (above - below)
    }
  }

  private static func choices(_ number: Int, of all: Int) -> Double {
    (0..<number).reduce(1) { $0 * Double(all - $1) / Double($1 + 1) }
  }

  private static func add(_ counts: [Double], times weight: Double, higherBy score: Int, to sum: inout [Double]) {
    for (place, count) in counts.enumerated() where count > 0 { sum[place + score] += count * weight }
  }
}
