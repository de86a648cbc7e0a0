import AloudChart
import AloudTree
import Testing

@Suite struct OutliersTests {
  private static func outliers(_ chart: Chart) -> [Int] { SeriesFeatures(0, of: chart).outliers.map(\.index) }

  /// Half of the numbers are within 0.6745 of the median, so that each number is its own score: above 3.5 it is an
  /// outlier.
  @Test(arguments: [(3.5, []), (3.51, [4]), (-3.5, []), (-3.51, [4])])
  func aScoreAboveThreeAndAHalfIsAnOutlier(number: Double, expected: [Int]) {
    let near = 0.6745
    #expect(
      OutliersTests.outliers(.marks([near, -near, 0, -near, number, near, 0, near, -near, -near, near])) == expected)
  }

  @Test func fewerThanEightPointsHaveNoOutliers() {
    #expect(OutliersTests.outliers(.marks([1, 2, 1, 2, 1, 2, 500])) == [])
    #expect(OutliersTests.outliers(.marks([1, 2, 1, 2, 1, 2, 500, 1])) == [6])
  }

  /// More than half are equal, so the fences decide: 1.5 times from 4 to 8. If three quarters are equal, nothing
  /// decides.
  @Test(arguments: [
    ([8, 4, 4, 4, 8, 4, 4, 8, 14], []), ([8, 4, 4, 4, 8, 4, 4, 8, 14.1], [8]), ([4, 4, 4, 4, 4, 4, 4, 4, 99], []),
  ])
  func fencesDecideIfMostValuesAreEqual(y: [Double], expected: [Int]) {
    #expect(OutliersTests.outliers(.marks(y)) == expected)
  }

  /// Bars have no neighbors and no trend: only fences apply.
  @Test func barsAreComparedOnlyWithTheFences() {
    let rising: [Double] = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
    #expect(OutliersTests.outliers(.bars(rising + [5])) == [])
    #expect(OutliersTests.outliers(.bars(rising + [160])) == [])
    #expect(OutliersTests.outliers(.bars(rising + [160.1])) == [10])
  }

  /// In a line, outliers are points off the line, not points far along it.
  @Test func trend() {
    var y = (0..<30).map { 0.1 * Double($0) + [0.01, -0.02, 0, 0.02, -0.01][$0 % 5] }
    #expect(OutliersTests.outliers(.marks(y)) == [])
    y[20] = 0.7
    #expect(OutliersTests.outliers(.marks(y)) == [20])
  }

  /// Points on a line differ from it only by rounding, and most by less.
  @Test(arguments: [10, 12, 20, 30], [0.1, 0.3, 0.7])
  func roundingErrorsAreNotOutliers(count: Int, slope: Double) {
    let x = (0..<count).map { Double($0 * $0 * $0 * $0) }
    #expect(OutliersTests.outliers(.marks(x: x, y: x.map { slope * $0 })) == [])
  }

  /// Outliers are in the order of x.
  @Test func outliersAreInTheOrderOfX() {
    let y: [Double] = [90, 1, 2, 1, 2, 3, 2, 1, 2, 3, -90]
    let x = y.indices.map { Double(-$0) }
    #expect(OutliersTests.outliers(.marks(x: x, y: y)) == [10, 0])
  }
}
