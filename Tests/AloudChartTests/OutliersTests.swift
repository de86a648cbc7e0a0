import AloudChart
import AloudTree
import Testing

@Suite struct OutliersTests {
  private static func outliers(_ chart: Chart) -> [Int] { SeriesFeatures(0, of: chart).outliers.map(\.index) }

  /// Half of the numbers are 0.6745 from the median or nearer, so that a number is its own score: beyond 3.5 it lies out.
  @Test(arguments: [(3.5, []), (3.51, [4]), (-3.5, []), (-3.51, [4])])
  func score(number: Double, expected: [Int]) {
    let near = 0.6745
    #expect(
      OutliersTests.outliers(.marks([near, -near, 0, -near, number, near, 0, near, -near, -near, near])) == expected)
  }

  @Test func nothingIsSaidOfLessThanEight() {
    #expect(OutliersTests.outliers(.marks([1, 2, 1, 2, 1, 2, 500])) == [])
    #expect(OutliersTests.outliers(.marks([1, 2, 1, 2, 1, 2, 500, 1])) == [6])
  }

  /// More than half alike: the fences decide, 1.5 times from 4 to 8. Where three quarters are alike, nothing does.
  @Test(arguments: [
    ([8, 4, 4, 4, 8, 4, 4, 8, 14], []), ([8, 4, 4, 4, 8, 4, 4, 8, 14.1], [8]), ([4, 4, 4, 4, 4, 4, 4, 4, 99], []),
  ])
  func fences(y: [Double], expected: [Int]) { #expect(OutliersTests.outliers(.marks(y)) == expected) }

  /// Bars have no neighbors and no trend: fences alone.
  @Test func bars() {
    let rising: [Double] = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
    #expect(OutliersTests.outliers(.bars(rising + [5])) == [])
    #expect(OutliersTests.outliers(.bars(rising + [160])) == [])
    #expect(OutliersTests.outliers(.bars(rising + [160.1])) == [10])
  }

  /// On a line what is off the line lies out, not what is far along it.
  @Test func trend() {
    var y = (0..<30).map { 0.1 * Double($0) + [0.01, -0.02, 0, 0.02, -0.01][$0 % 5] }
    #expect(OutliersTests.outliers(.marks(y)) == [])
    y[20] = 0.7
    #expect(OutliersTests.outliers(.marks(y)) == [20])
  }

  /// Points on a line differ from it by no more than rounding, and most by less.
  @Test(arguments: [10, 12, 20, 30], [0.1, 0.3, 0.7])
  func rounding(count: Int, slope: Double) {
    let x = (0..<count).map { Double($0 * $0 * $0 * $0) }
    #expect(OutliersTests.outliers(.marks(x: x, y: x.map { slope * $0 })) == [])
  }

  /// They come in the order of x.
  @Test func order() {
    let y: [Double] = [90, 1, 2, 1, 2, 3, 2, 1, 2, 3, -90]
    let x = y.indices.map { Double(-$0) }
    #expect(OutliersTests.outliers(.marks(x: x, y: y)) == [10, 0])
  }
}
