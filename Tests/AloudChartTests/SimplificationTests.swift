import Testing

@testable import AloudChart

@Suite struct SimplificationTests {
  private static func vertices(x: [Double], y: [Double], _ tolerance: Double) -> [Int] {
    Simplification.vertices(x: x, y: y, tolerance: tolerance)
  }

  /// Points stay if they are farther off than the tolerance, even if they are farther off than the point that replaced
  /// them.
  @Test(arguments: [(5.0, [0, 1, 2, 3]), (9.9, [0, 1, 2, 3]), (10.0, [0, 3]), (20.0, [0, 3])])
  func largerDeviationsThanTheToleranceStay(tolerance: Double, expected: [Int]) {
    #expect(SimplificationTests.vertices(x: [0, 1, 2, 3], y: [0, 10, -9, 0], tolerance) == expected)
  }

  /// Distances are measured along y, because x may have another scale.
  @Test func distancesAreAlongY() {
    #expect(SimplificationTests.vertices(x: [0, 1e9, 4e9], y: [0, 1, 1], 0.5) == [0, 1, 2])
    #expect(SimplificationTests.vertices(x: [0, 1e9, 4e9], y: [0, 1, 1], 0.75) == [0, 2])
  }

  @Test(arguments: [([Double](), [Int]()), ([7], [0]), ([7, 7], [0, 1])]) func shortSeriesKeepTheirEnds(
    y: [Double], expected: [Int]
  ) {
    #expect(SimplificationTests.vertices(x: y.indices.map(Double.init), y: y, 0) == expected)
  }
}
