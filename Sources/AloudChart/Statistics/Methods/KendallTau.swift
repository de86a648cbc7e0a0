internal import AloudTree

/// Kendall's tau-b, and its p value.
///
/// Knight's algorithm: sort by x, then count the exchanges of a merge sort of y. Source: W. R. Knight, JASA 61 (1966).
struct KendallTau {
  /// The number of concordant pairs minus the number of discordant pairs.
  let score: Int64
  let tau: Double
  /// The numbers of points with the same x and with the same y, in ascending order.
  private let xGroups, yGroups: [Int]
  private let count: Int

  /// Computes tau; nil if all x or all y are equal.
  ///
  /// - Complexity: O(n log n).
  init?(x: [Double], y: [Double]) {
    let order = x.indices.sorted { (x[$0], y[$0]) < (x[$1], y[$1]) }
    let xGroups = KendallTau.groups(order) { x[$0] == x[$1] }
    let both = KendallTau.groups(order) { x[$0] == x[$1] && y[$0] == y[$1] }
    let (sorted, opposite) = KendallTau.exchanges(order.map { y[$0] })
    let yGroups = KendallTau.groups(sorted) { $0 == $1 }
    guard xGroups.count > 1, yGroups.count > 1 else { return nil }

    let all = KendallTau.pairs([x.count])
    let xTies = KendallTau.pairs(xGroups)
    let yTies = KendallTau.pairs(yGroups)
    score = all - xTies - yTies + KendallTau.pairs(both) - 2 * opposite
    // The square of a square root is not exact, but tau of a perfect order must be exactly 1.
    let mean =
      xTies == yTies ? Double(all - xTies) : Double(all - xTies).squareRoot() * Double(all - yTies).squareRoot()
    tau = min(max(Double(score) / mean, -1), 1)
    self.xGroups = xGroups
    self.yGroups = yGroups
    count = x.count
  }

  /// The p value of the two-sided Mann-Kendall test: exact for up to ten points; otherwise by the normal distribution,
  /// with a variance for ties in x and in y, and a continuity correction.
  ///
  /// Source: M. G. Kendall, Rank Correlation Methods, 4th ed., chapter 4; PAST for the limit of ten.
  var p: Double {
    guard count > 10 else { return KendallPermutations(xGroups: xGroups, yGroups: yGroups).share(atLeast: abs(score)) }
    return Mathematics.twoSidedNormal(Double(max(0, abs(score) - 1)) / variance.squareRoot())
  }

  /// The variance of the score over all permutations of y.
  private var variance: Double {
    func sum(_ groups: [Int], _ term: (Double) -> Double) -> Double { groups.reduce(0) { $0 + term(Double($1)) } }
    func cubic(_ t: Double) -> Double { t * (t - 1) * (2 * t + 5) }
    func two(_ t: Double) -> Double { t * (t - 1) }
    func three(_ t: Double) -> Double { t * (t - 1) * (t - 2) }
    let n = Double(count)
    return (cubic(n) - sum(xGroups, cubic) - sum(yGroups, cubic)) / 18
      + sum(xGroups, three) * sum(yGroups, three) / (9 * three(n))
      + sum(xGroups, two) * sum(yGroups, two) / (2 * two(n))
  }
}

extension KendallTau {
  /// The lengths of runs of equal elements.
  private static func groups<Element>(_ sorted: [Element], _ areAlike: (Element, Element) -> Bool) -> [Int] {
    var sizes: [Int] = []
    for (place, element) in sorted.enumerated() {
      if place > 0, areAlike(sorted[place - 1], element) {
        sizes[sizes.count - 1] += 1
      } else {
        sizes.append(1)
      }
    }
    return sizes
  }

  private static func pairs(_ groups: [Int]) -> Int64 { groups.reduce(0) { $0 + Int64($1) * Int64($1 - 1) / 2 } }

  /// The sorted values, and the number of inversions.
  private static func exchanges(_ values: [Double]) -> (sorted: [Double], count: Int64) {
    var from = values
    var to = values
    var count: Int64 = 0
    var width = 1
    while width < values.count {
      for start in stride(from: 0, to: values.count, by: 2 * width) {
        let middle = min(start + width, values.count)
        let end = min(start + 2 * width, values.count)
        var left = start
        var right = middle
        for place in start..<end {
          if left < middle, right == end || from[left] <= from[right] {
            to[place] = from[left]
            left += 1
          } else {
            to[place] = from[right]
            right += 1
            count += Int64(middle - left)
          }
        }
      }
      swap(&from, &to)
      width *= 2
    }
    return (from, count)
  }
}
