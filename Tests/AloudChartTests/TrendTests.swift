import AloudChart
import AloudTree
import Testing

/// The limits for a trend: SciPy's numbers decide.
@Suite struct TrendTests {
  /// Perfect order, but not a trend: one of twenty orders of these numbers is as good.
  @Test func aProbabilityOfOneInTwentyIsNotATrend() {
    let trend = SeriesFeatures(0, of: .marks(x: [0, 0, 0, 1, 2], y: [0, 0, 0, 1, 2])).trend
    #expect(trend.tau == 1)
    #expect(trend.p == 0.05)
    #expect(trend.direction == .none)
    #expect(trend.strength == nil)
  }

  @Test(arguments: [(4, SeriesFeatures.Direction.none), (5, .rising)])
  func fourPointsAreTooFew(count: Int, direction: SeriesFeatures.Direction) {
    #expect(SeriesFeatures(0, of: .marks((0..<count).map(Double.init))).trend.direction == direction)
  }

  /// A slope of 0.1 over ten is 1: at least a tenth of a range of up to 10. The last point determines the range.
  @Test(arguments: [(9.9, SeriesFeatures.Direction.rising), (10, .rising), (10.1, .none)])
  func theSlopeIsAtLeastATenthOfTheRange(last: Double, direction: SeriesFeatures.Direction) {
    let y = (0..<10).map { Double($0) / 10 } + [last]
    let trend = SeriesFeatures(0, of: .marks(y)).trend
    #expect(trend.tau == 1)
    #expect(trend.direction == direction)
  }

  /// The number of discordant pairs among 300: tau is 1 - 2 · pairs / 300.
  @Test(arguments: [
    (0, SeriesFeatures.Strength.steady), (30, .steady), (31, .general), (75, .general), (76, .slight), (105, .slight),
    (106, nil), (150, nil),
  ])
  func strengthDependsOnTheNumberOfDiscordantPairs(exchanges: Int, strength: SeriesFeatures.Strength?) {
    let y = TrendTests.order(of: 25, exchanges: exchanges)
    for (sign, direction) in [(1.0, SeriesFeatures.Direction.rising), (-1, .falling)] {
      let trend = SeriesFeatures(0, of: .marks(y.map { $0 * sign })).trend
      #expect(trend.strength == strength)
      #expect(trend.direction == (strength == nil ? .none : direction))
    }
  }

  /// More than 500 points are thinned for the slope; a line stays a line, and the x of the ends do not change.
  @Test(arguments: [501, 5_000])
  func slopeOfManyPoints(count: Int) throws {
    let y = (0..<count).map { 3 - 0.25 * Double($0) }
    #expect(SeriesFeatures(0, of: .marks(y)).trend.slope == -0.25)
    for alike in [0..<count - 1, 1..<count] {
      let x = (0..<count).map { alike.contains($0) ? 1.0 : Double($0) / Double(count) * 2 }
      #expect(SeriesFeatures(0, of: .marks(x: x, y: x)).trend.slope == 1)
    }
  }

  /// A scatter is linear if the line explains most of it and few points are off the line; ordered points are not
  /// tested.
  @Test(arguments: [(0.0, true), (1, true), (6, false)])
  func onlyUnorderedPointsNearALineAreLinear(spread: Double, isLinear: Bool) {
    let x = (0..<20).map { Double($0 * 7 % 20) }
    let y = x.enumerated().map { $1 + spread * ($0.isMultiple(of: 2) ? 1 : -1) }
    #expect(SeriesFeatures(0, of: .marks(x: x, y: y)).trend.isLinear == isLinear)
    #expect(!SeriesFeatures(0, of: .marks(x: x.sorted(), y: y)).trend.isLinear)
  }

  @Test func twoPointsAreNotALine() { #expect(!SeriesFeatures(0, of: .marks(x: [2, 1], y: [1, 2])).trend.isLinear) }

  /// 0, 1, 2 … with the requested number of discordant pairs, distributed over the series.
  static func order(of count: Int, exchanges: Int) -> [Double] {
    var values = (0..<count).map(Double.init)
    var left = exchanges
    while left > 0 {
      for place in 1..<count where left > 0 && values[place - 1] < values[place] {
        values.swapAt(place - 1, place)
        left -= 1
      }
    }
    return values
  }
}
