/// The part of a chart that an element inside it stands for.
public enum ChartPart: Equatable, Sendable {
  /// One point, by the places of its series and of itself, from 0.
  case point(series: Int, index: Int)
  /// The points of a series, by its place from 0, from one position on the x axis up to another one; see
  /// ``Chart/position(of:)``. `to` itself belongs to the last interval alone.
  case interval(series: Int, from: Double, to: Double, isLast: Bool)
}

extension Chart {
  /// The position of a value on the x axis: a number itself, a category its place among the categories, from 0; nil for
  /// a value that is nowhere. `AxisPositions` tells it of many.
  ///
  /// - Complexity: O(categories).
  public func position(of x: Value) -> Double? {
    AxisPositions(self.x).position(of: x)
  }
}
