import AloudBase
import AloudChart
import AloudTree
import Foundation
import Testing

@Suite struct ShapeTests {
  /// Stretches as `+` for rising, `-` for falling, `=` for neither, each followed by the x at its end.
  private static func shape(_ chart: Chart) -> String {
    SeriesFeatures(0, of: chart).segments.map { segment in
      let sign = [.rising: "+", .falling: "-"][segment.direction] ?? "="
      return sign + "\(Int(clamping: segment.to.x))"
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ([0, 1, 2, 3, 4], "+4"), ([4, 3, 2, 1, 0], "-4"),
    // Up and down; a turning point belongs to both.
    ([0, 5, 10, 5, 0], "+2 -4"), ([9, 4, 0, 3, 8], "-2 +4"),
    // A change of less than 8 % of the range has no direction; 8 % has one.
    ([0, 50, 100, 92.1], "+2 =3"), ([0, 50, 100, 92], "+2 -3"),
    ([0, 0, 0, 10, 10, 10], "=2 +3 =5"),
    // Many small changes have no direction either.
    ([0, 7, 0, 7, 0, 7, 100], "=5 +6"), ([3], ""), ([], ""), ([1, 2], "+1"),
  ])
  func segments(y: [Double], expected: String) { #expect(ShapeTests.shape(.marks(y)) == expected) }

  /// From more than four stretches, the least one is removed until there are four.
  @Test(arguments: [
    ([0, 100, 0, 100, 0], "+1 -2 +3 -4"),
    // The notch of 20 is not a stretch, but one of 30 at the end is.
    ([0, 60, 40, 100, 0, 100, 70], "+3 -4 +5 -6"),
    // A short level part belongs to the rise.
    ([0, 40, 40, 40, 100, 0, 50, 50], "+4 -5 +7"),
    // Small hills beside a great one are level.
    ([0, 30, 0, 100, 0, 30, 0], "=2 +3 -4 =6"),
    // A series that rises and then falls turns at its highest point, not at the end of a plateau.
    ([0, 30, 0, 20, 0, 100, 95, 94, 92, 91, 0, 30, 0], "=4 +5 -10 =12"),
  ])
  func thereAreAtMostFourStretches(y: [Double], expected: String) { #expect(ShapeTests.shape(.marks(y)) == expected) }

  /// The direction depends on all points, not only on the ends.
  @Test(arguments: [
    // A series that repeats has no direction, wherever it begins and ends.
    ([0, 100, 0, 100, 0, 100, 0], "=6"), ([0, 100, 0, 100, 0, 100], "=5"), ([100, 0, 100, 0, 100, 0], "=5"),
    // It rises if it falls back by less than half of its rise, or if most pairs rise.
    ([0, 100, 50, 150, 100, 200, 150, 250, 200, 300], "+9"),
    (zigzag(by: 18), "+29"), (zigzag(by: 30), "=29"),
    // Nothing repeats, and only the fall in the middle is lasting.
    ([50, 100, 0, 90, 10, 95, 5, 70, 20, 60, 0, 100, 30], "=5 -6 =12"),
  ])
  func directionsFollowThePoints(y: [Double], expected: String) { #expect(ShapeTests.shape(.marks(y)) == expected) }

  /// Thirty points that rise by 1 each; every other point is higher.
  private static func zigzag(by height: Double) -> [Double] {
    (0..<30).map { Double($0) + ($0.isMultiple(of: 2) ? height : 0) }
  }

  /// 500 hours with a tide every twelve hours, from low to high water, and reversed.
  @Test(arguments: [1.0, -1]) func aLongTideHasAPeriodAndNoDirection(sign: Double) {
    let tide = (0..<5000).map { sign * sin(Double($0) * 2 * .pi / 125 - .pi / 2) }
    let features = SeriesFeatures(0, of: .marks(Array(tide.prefix(4_937))))
    #expect(features.segments.map(\.direction) == [.none] && features.segments.map(\.isLevel) == [false])
    #expect(features.period == 125)
  }

  /// A series without direction is level, or goes up and down.
  @Test func smallChangesAreLevel() {
    let noise: [Double] = [50, 100, 0, 90, 10, 95, 5, 70, 20, 60, 0, 100, 30]
    #expect(SeriesFeatures(0, of: .marks(noise)).segments.allSatisfy { !$0.isLevel })
    let stairs = SeriesFeatures(0, of: .marks([0, 1, 0, 1, 0, 20, 21, 20, 21])).segments
    #expect(stairs.map(\.direction) == [.none, .rising, .none] && stairs.map(\.isLevel) == [true, false, true])
    #expect(SeriesFeatures(0, of: .marks([100, 101, 100])).segments.map(\.isLevel) == [true])
  }

  @Test func scatterHasNoShape() {
    let features = SeriesFeatures(0, of: .marks(x: [0, 2, 1, 3], y: [0, 5, 3, 9]))
    #expect(features.segments.isEmpty)
    #expect(features.peaks.isEmpty)
  }

  /// Changes of less than 5 % of the median count as constant.
  @Test(arguments: [
    ([100, 104.9, 100, 100], true), ([100, 105, 100, 100], false), ([-100, -104, -100], true), ([0, 0, 0], true),
    ([-1, 0, 1], false), ([7], false),
  ])
  func constant(y: [Double], isConstant: Bool) {
    let features = SeriesFeatures(0, of: .marks(y))
    #expect(features.isConstant == isConstant)
    if isConstant { #expect(ShapeTests.shape(.marks(y)) == "=\(y.count - 1)") }
  }

  /// Much more than half of the change is within a tenth of x.
  @Test(arguments: [
    (30, 12...29, "11-12"), (30, 0...11, "11-12"), (12, 5...11, "4-5"),
    // Up and down is two halves; two adjacent points of eleven are a tenth apart.
    (30, 12...12, nil), (11, 5...10, nil),
  ])
  func aStepIsAChangeWithinATenthOfX(count: Int, high: ClosedRange<Int>, expected: String?) {
    let y = (0..<count).map { place in high.contains(place) ? 10.0 : 3.0 }
    let step = SeriesFeatures(0, of: .marks(y)).step
    #expect(step.map { "\(Int(clamping: $0.from.x))-\(Int(clamping: $0.to.x))" } == expected)
  }

  @Test func aSlopeIsNotAStep() {
    #expect(SeriesFeatures(0, of: .marks((0..<30).map(Double.init))).step == nil)
  }

  @Test(arguments: [
    ([0, 1], 2), ([0, 5, 10, 5], 4), ([0, 1, 2, 3, 4, 5, 6], 7), ([0, 0, 0, 9, 9, 9], 6), ([3, 3, 3], nil),
  ])
  func repeatedPatternsHaveAPeriod(pattern: [Double], expected: Int?) {
    let y = (0..<10 * pattern.count).map { pattern[$0 % pattern.count] }
    #expect(SeriesFeatures(0, of: .marks(y)).period == expected)
    // A trend does not hide it.
    let rising = y.enumerated().map { $1 + Double($0) / Double(3 * pattern.count) }
    if expected != nil { #expect(SeriesFeatures(0, of: .marks(rising)).period == expected) }
  }

  /// Up and down is not periodic if the heights decrease or the times vary.
  @Test(arguments: [
    [0, 64, 0, 32, 0, 16, 0, 8, 0], [0, 10, 0, 10], [0, 10, 0, 0, 0, 0, 10, 0, 10, 0, 0, 10, 0, 0, 0, 0, 0, 10, 0],
  ])
  func noPeriod(y: [Double]) { #expect(SeriesFeatures(0, of: .marks(y)).period == nil) }
}
