/// `Chart.position(of:)` for many values: categories are looked up and not searched for.
///
///     let positions = AxisPositions(chart.x)
///     positions.position(of: .category("March"))  // 2
///
/// Of a category that is listed twice, the first place counts.
package struct AxisPositions: Sendable {
  private let categories: [String: Double]

  /// - Complexity: O(categories).
  public init(_ axis: Chart.Axis) {
    guard case .categorical(_, let names) = axis else {
      categories = [:]
      return
    }
    categories = Dictionary(zip(names, names.indices.map(Double.init))) { first, _ in first }
  }

  /// Nil for what has no place on the axis.
  public func position(of x: Chart.Value) -> Double? {
    switch x {
    case .number(let number): number.isFinite ? number : nil
    case .category(let name): categories[name]
    }
  }
}
