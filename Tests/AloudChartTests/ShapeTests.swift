import AloudChart
import AloudTree
import Testing

@Suite struct ShapeTests {
  /// Stretches as `+` rising, `-` falling, `=` neither, each followed by the x where it ends.
  private static func shape(_ chart: Chart) -> String {
    SeriesFeatures(0, of: chart).segments.map { segment in
      let sign = [.rising: "+", .falling: "-"][segment.direction] ?? "="
      return sign + "\(Int(segment.to.x))"
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ([0, 1, 2, 3, 4], "+4"), ([4, 3, 2, 1, 0], "-4"),
    // There and back; a turning point belongs to both.
    ([0, 5, 10, 5, 0], "+2 -4"), ([9, 4, 0, 3, 8], "-2 +4"),
    // Less than 8 % of the range is no way at all, 8 % is one.
    ([0, 50, 100, 92.1], "+2 =3"), ([0, 50, 100, 92], "+2 -3"),
    ([0, 0, 0, 10, 10, 10], "=2 +3 =5"),
    // Nor are many small ones.
    ([0, 7, 0, 7, 0, 7, 100], "=5 +6"), ([3], ""), ([], ""), ([1, 2], "+1"),
  ])
  func segments(y: [Double], expected: String) { #expect(ShapeTests.shape(.marks(y)) == expected) }

  /// What is left is looked at less and less closely until there are four stretches at most.
  @Test(arguments: [
    ([0, 100, 0, 100, 0], "+1 -2 +3 -4"),
    // The notch of 20 is given up.
    ([0, 60, 40, 100, 0, 100, 0], "+3 -4 +5 -6"),
    // What repeats goes no way.
    ([0, 100, 0, 100, 0, 100, 0], "=6"),
  ])
  func fourAtMost(y: [Double], expected: String) { #expect(ShapeTests.shape(.marks(y)) == expected) }

  @Test func scatterHasNoShape() {
    let features = SeriesFeatures(0, of: .marks(x: [0, 2, 1, 3], y: [0, 5, 3, 9]))
    #expect(features.segments.isEmpty)
    #expect(features.peaks.isEmpty)
  }

  /// Less than 5 % of the median up and down is as good as nothing.
  @Test(arguments: [
    ([100, 104.9, 100, 100], true), ([100, 105, 100, 100], false), ([-100, -104, -100], true), ([0, 0, 0], true),
    ([-1, 0, 1], false), ([7], false),
  ])
  func constant(y: [Double], isConstant: Bool) {
    let features = SeriesFeatures(0, of: .marks(y))
    #expect(features.isConstant == isConstant)
    if isConstant { #expect(ShapeTests.shape(.marks(y)) == "=\(y.count - 1)") }
  }

  /// Far more than half of the way within a tenth of x.
  @Test(arguments: [
    (30, 12...29, "11-12"), (30, 0...11, "11-12"), (12, 5...11, "4-5"),
    // Up and down again is two halves; of eleven points two that are next to each other are a tenth apart.
    (30, 12...12, nil), (11, 5...10, nil),
  ])
  func step(count: Int, high: ClosedRange<Int>, expected: String?) {
    let y = (0..<count).map { place in high.contains(place) ? 10.0 : 3.0 }
    let step = SeriesFeatures(0, of: .marks(y)).step
    #expect(step.map { "\(Int($0.from.x))-\(Int($0.to.x))" } == expected)
  }

  @Test func slopeIsNoStep() {
    #expect(SeriesFeatures(0, of: .marks((0..<30).map(Double.init))).step == nil)
  }

  @Test(arguments: [
    ([0, 1], 2), ([0, 5, 10, 5], 4), ([0, 1, 2, 3, 4, 5, 6], 7), ([0, 0, 0, 9, 9, 9], 6), ([3, 3, 3], nil),
  ])
  func period(pattern: [Double], expected: Int?) {
    let y = (0..<10 * pattern.count).map { pattern[$0 % pattern.count] }
    #expect(SeriesFeatures(0, of: .marks(y)).period == expected)
    // A trend does not hide it.
    let rising = y.enumerated().map { $1 + Double($0) / Double(3 * pattern.count) }
    if expected != nil { #expect(SeriesFeatures(0, of: .marks(rising)).period == expected) }
  }

  /// Up and down is no period when it is never as far as before, or comes at any time.
  @Test(arguments: [
    [0, 64, 0, 32, 0, 16, 0, 8, 0], [0, 10, 0, 10], [0, 10, 0, 0, 0, 0, 10, 0, 10, 0, 0, 10, 0, 0, 0, 0, 0, 10, 0],
  ])
  func noPeriod(y: [Double]) { #expect(SeriesFeatures(0, of: .marks(y)).period == nil) }
}
