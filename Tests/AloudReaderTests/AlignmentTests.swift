import AloudBase
import AloudReader
import AloudTestSupport
import AloudTree
import Testing

@Suite struct AlignmentTests {
  private func pairs(_ old: String, _ new: String) -> String {
    let (old, new) = (Array(old), Array(new))
    return String(Alignment(old, new).pairs.map { old[$0.old] })
  }

  @Test(arguments: [
    ("", "abc", ""), ("abc", "", ""), ("abc", "abc", "abc"), ("abcd", "xbxd", "bd"), ("abcabba", "cbabac", "cbba"),
    ("ab", "ba", "b"), ("aaaa", "aa", "aa"),
  ])
  func findsTheLongestCommonSubsequence(_ old: String, _ new: String, _ common: String) {
    #expect(pairs(old, new) == common)
  }

  @Test(
    arguments: [
      ([], []), ([5], [0]), ([1, 3, 0, 2, 4], [2, 3, 4]), ([3, 2, 1], [2]), ([0, 8, 4, 12, 2], [0, 2, 3]),
    ] as [([Int], [Int])])
  func findsALongestRise(_ values: [Int], _ places: [Int]) {
    let found = longestRise(of: values)
    #expect(found.count == places.count)
    #expect(found.map { values[$0] } == found.map { values[$0] }.sorted())
  }

  static let long: [(old: [Int], new: [Int])] = {
    let all = Array(0..<10_000)
    let ones = [Int](repeating: 1, count: 10_000)
    return [
      (all.map { $0 % 7 }, all.map { $0 % 5 }), (all, all.reversed()), (all, all.map { $0 + 20_000 }),
      (all, all.filter { $0 % 3 > 0 }), (ones + [2], [2] + ones),
    ]
  }()

  /// Lists that are too long for a table: the pairs are increasing in both, and equal.
  @Test(arguments: long)
  func longListsAreAlignedQuickly(_ old: [Int], _ new: [Int]) {
    var pairs: [Alignment.Pair] = []
    let time = processorSeconds { pairs = Alignment(old, new).pairs }
    #expect(time < 5)
    #expect(pairs.allSatisfy { old[$0.old] == new[$0.new] })
    #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.old < $1.old && $0.new < $1.new })
  }

  @Test func removedItemsAreTheMissingOnes() {
    let new = (0..<10_000).filter { $0 % 3 > 0 }
    #expect(Alignment(Array(0..<10_000), new).pairs.count == new.count)
  }
}
