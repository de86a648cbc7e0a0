import Testing

@testable import AloudChart

@Suite struct SimplificationTests {
  private static func vertices(_ y: [Double], _ tolerance: Double, atFirst: Double) -> [Int] {
    Simplification(x: y.indices.map(Double.init), y: y, tolerance: atFirst).vertices(tolerance)
  }

  /// What a greater tolerance leaves is what it would have left at first, also of points that lie farther off than the one
  /// that made room for them.
  @Test(arguments: [(5.0, [0, 1, 2, 3]), (9.9, [0, 1, 2, 3]), (10.0, [0, 3]), (12.0, [0, 3]), (20.0, [0, 3])])
  func tolerance(tolerance: Double, expected: [Int]) {
    for atFirst in [5, tolerance] {
      #expect(SimplificationTests.vertices([0, 10, -9, 0], tolerance, atFirst: atFirst) == expected)
    }
  }

  /// Distances are along y: x may have another size.
  @Test func distancesAreAlongY() {
    let simplification = Simplification(x: [0, 1e9, 4e9], y: [0, 1, 1], tolerance: 0.5)
    #expect(simplification.vertices(0.5) == [0, 1, 2])
    #expect(simplification.vertices(0.75) == [0, 2])
  }
}
