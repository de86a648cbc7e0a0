import AloudChart
import AloudTree
import Testing

/// Laws for all numbers.
@Suite struct SeriesLawsTests {
  /// Numbers that are the same in each run.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ (state >> 33)) &* 0xff51_afd7_ed55_8ccd
    }
  }

  /// Whole numbers, so that scaling by powers of two and shifting do not round.
  private static func series(_ seed: Int) -> [Double] {
    var dice = Dice(state: UInt64(seed))
    var height = 0
    return (0..<Int.random(in: 2...60, using: &dice)).map { _ in
      height += Int.random(in: -9...9, using: &dice)
      return Double(height)
    }
  }

  private static func features(_ y: [Double]) -> SeriesFeatures { SeriesFeatures(0, of: .marks(y)) }

  /// Scaling up and shifting up keep the shape.
  @Test(arguments: 1...60)
  func shiftingAndScaling(seed: Int) {
    let y = SeriesLawsTests.series(seed)
    let before = SeriesLawsTests.features(y)
    for (factor, shift) in [(4.0, 0.0), (1, 32), (0.5, -7)] {
      let after = SeriesLawsTests.features(y.map { $0 * factor + shift })
      // Whether a series is constant depends on its distance from 0.
      guard !before.isConstant, !after.isConstant else { continue }
      #expect(after.trend.tau == before.trend.tau)
      #expect(after.trend.p == before.trend.p)
      #expect(after.trend.direction == before.trend.direction)
      #expect(after.segments.map(\.from.x) == before.segments.map(\.from.x))
      #expect(after.segments.map(\.direction) == before.segments.map(\.direction))
      #expect(after.peaks.map(\.place.index) == before.peaks.map(\.place.index))
      #expect(after.outliers.map(\.index) == before.outliers.map(\.index))
    }
  }

  /// Upside down, rising becomes falling, and peaks become valleys.
  @Test(arguments: 1...60)
  func negatedValuesReverseDirectionsAndPeaks(seed: Int) {
    let y = SeriesLawsTests.series(seed)
    let before = SeriesLawsTests.features(y)
    let after = SeriesLawsTests.features(y.map { -$0 })
    let opposite: [SeriesFeatures.Direction: SeriesFeatures.Direction] = [.rising: .falling, .falling: .rising]
    #expect(after.trend.tau == before.trend.tau.map { -$0 })
    #expect(after.trend.direction == opposite[before.trend.direction] ?? .none)
    #expect(after.segments.map(\.direction) == before.segments.map { opposite[$0.direction] ?? .none })
    #expect(after.segments.map(\.to.x) == before.segments.map(\.to.x))
    #expect(after.valleys.map(\.prominence) == before.peaks.map(\.prominence))
    #expect(after.isConstant == before.isConstant)
  }

  /// In reverse, rising becomes falling.
  @Test(arguments: 1...60)
  func reversedSeriesHaveTheOppositeTrend(seed: Int) {
    let y = SeriesLawsTests.series(seed)
    let before = SeriesLawsTests.features(y).trend
    let after = SeriesLawsTests.features(y.reversed()).trend
    #expect(after.tau == before.tau.map { -$0 })
    #expect(after.p == before.p)
    #expect(after.slope == before.slope.map { -$0 })
    #expect(after.strength == before.strength)
  }

  /// Segments cover the first to the last known point, each begins at the end of the one before, and neighbors differ.
  @Test(arguments: 1...60)
  func segmentsAreContiguous(seed: Int) {
    let y = SeriesLawsTests.series(seed)
    let segments = SeriesLawsTests.features(y).segments
    #expect((1...4).contains(segments.count))
    #expect(segments.first?.from.index == 0)
    #expect(segments.last?.to.index == y.count - 1)
    for (one, next) in zip(segments, segments.dropFirst()) {
      #expect(one.to == next.from)
      #expect(one.direction != next.direction)
    }
  }
}
