import AloudTree
import Testing

@testable import AloudChart

@Suite struct PeaksTests {
  @Test(arguments: [
    // The middle of a plateau, rounded down; an edge is not a peak.
    ([0, 5, 5, 5, 0], [2]), ([0, 5, 5, 0], [1]), ([5, 5, 0, 0], []), ([0, 0, 5, 5], []), ([9, 1, 5, 1, 9], [2]),
    // 15 % of the range is sufficient, even if rounding makes it less.
    ([0.5, 1.15, 1, 1.5], [1]), ([0.5, 1.14, 1, 1.5], []),
    // The three most prominent, in the order of x.
    ([0, 5, 0, 9, 0, 7, 0, 8, 0], [3, 5, 7]), ([0, 5, 0, 5, 0, 5, 0, 5, 0], [1, 3, 5]),
    ([1, 1, 1], []), ([1, 2], []), ([], []),
  ])
  func peaks(y: [Double], places: [Int]) {
    #expect(SeriesFeatures(0, of: .marks(y)).peaks.map(\.place.index) == places)
    #expect(SeriesFeatures(0, of: .marks(y.map { -$0 })).valleys.map(\.place.index) == places)
  }

  /// The descent before a higher ascent, on the side where it is smaller.
  @Test func prominenceIsTheSmallerDescent() {
    let peaks = SeriesFeatures(0, of: .marks([0, 6, 2, 10, 1, 7, 4])).peaks
    #expect(peaks.map(\.prominence) == [4, 9, 3])
  }

  /// Neighbors follow the order of x, not the order in the document.
  @Test func peaksOfScatteredPointsFollowX() {
    let features = SeriesFeatures(0, of: .marks(x: [3, 1, 2, 5, 4], y: [2, 0, 8, 0, 5]))
    #expect(features.peaks.map(\.place) == [.init(index: 2, x: 2, y: 8), .init(index: 4, x: 4, y: 5)])
  }
}
