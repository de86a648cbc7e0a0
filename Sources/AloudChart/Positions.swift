internal import AloudTree

/// `Chart.position(of:)` for many values: categories are looked up and not searched for.
struct Positions {
  private let categories: [String: Double]

  init(_ axis: Chart.Axis) {
    guard case .categorical(_, let names) = axis else {
      categories = [:]
      return
    }
    categories = Dictionary(zip(names, names.indices.map(Double.init))) { first, _ in first }
  }

  /// Nil for what has no place on the axis.
  func position(of x: Chart.Value) -> Double? {
    switch x {
    case .number(let number): number.isFinite ? number : nil
    case .category(let name): categories[name]
    }
  }
}
