public import AloudTree

// The words for an element that represents a part of a chart.
extension ChartWords {
  /// The words for a point or an interval, part after part.
  ///
  ///     words.parts(of: .point(series: 0, index: 2))  // ["2 cups", "35 lines of code"]
  ///
  /// For a point, the words are its label, x, y, the values on additional axes, and the name of its series if there are
  /// several. The name is last, because it repeats from point to point. For an interval, the words are its bounds, the
  /// number of points, and the least and the greatest y. A part that is not in the chart has no words.
  ///
  /// Source: WWDC21, demonstration of a chart's elements (x, then y); label, additional axes and series are assumed. If
  /// something else says the name of the series, `namesSeries` is false.
  ///
  /// - Complexity: O(1) for a point, O(points + categories) for an interval.
  public func parts(of part: ChartPart, namesSeries: Bool = true) -> [String] {
    let parts =
      switch part {
      case .point(let series, let index): point(index, of: series) + (namesSeries ? nameAmongSeveral(series) : [])
      case .interval(let series, let from, let to, let isLast): interval(of: series, from, to, isLast: isLast)
      }
    return parts.filter { !$0.saysNothing }
  }

  /// The name and the x of a point: `Hybrid, 2700 pounds`.
  public func place(ofPoint index: Int, of series: Int) -> String {
    guard let point = point(series, index) else { return "" }
    return placeParts(of: point).joined(separator: ", ")
  }

  private func point(_ series: Int, _ index: Int) -> Chart.Point? {
    guard chart.series.indices.contains(series), chart.series[series].points.indices.contains(index) else { return nil }
    return chart.series[series].points[index]
  }

  /// The x of a point in words; nil for a point that does not exist.
  package func x(ofPoint index: Int, of series: Int) -> String? { point(series, index).map { x($0.x) } }

  /// A text about a point, with the label of the point: `51.5 miles per gallon at 2790 pounds (Hybrid)`.
  ///
  /// A label that equals the x is left out.
  package func labeled(_ text: String, point index: Int, of series: Int) -> String {
    guard let label = point(series, index).flatMap(label) else { return text }
    return words.text(.chartLabeled, ["text": text, "label": label])
  }

  private func label(of point: Chart.Point) -> String? {
    guard let label = point.label, !label.saysNothing, label != x(point.x) else { return nil }
    return label
  }

  private func placeParts(of point: Chart.Point) -> [String] { [label(of: point), x(point.x)].compactMap { $0 } }

  private func point(_ index: Int, of series: Int) -> [String] {
    guard let point = point(series, index) else { return [] }
    var parts = placeParts(of: point)
    parts.append(point.y.map(y) ?? words.text(.chartNoValue))
    for (axis, value) in zip(chart.more.indices, point.more) {
      if let value { parts.append(more(value, axis: axis)) }
    }
    return parts
  }

  private func nameAmongSeveral(_ series: Int) -> [String] {
    guard chart.series.count > 1, let name = name(ofSeries: series) else { return [] }
    return [name]
  }

  private func interval(of series: Int, _ from: Double, _ to: Double, isLast: Bool) -> [String] {
    guard chart.series.indices.contains(series) else { return [] }
    let positions = AxisPositions(chart.x)
    let (low, high) = (min(from, to), max(from, to))
    func holds(_ x: Double) -> Bool { x >= low && (x < high || isLast && x <= high) }
    let points = chart.series[series].points.filter { positions.position(of: $0.x).map(holds) ?? false }
    let values = points.compactMap { $0.y }.filter { $0.isFinite }
    var parts = [span(low, high, holds), words.text(.chartPoints, counting: points.count)]
    if let least = values.min(), let greatest = values.max() { parts.append(range(least, greatest, on: chart.y)) }
    let missing = points.count - values.count
    if missing > 0 { parts.append(words.text(.chartMissing, counting: missing)) }
    return parts + nameAmongSeveral(series)
  }

  private func span(_ low: Double, _ high: Double, _ holds: (Double) -> Bool) -> String {
    switch chart.x {
    case .numeric(let axis):
      return range(ChartWords.bound(low, of: high - low), ChartWords.bound(high, of: high - low), on: axis)
    case .categorical(_, let categories):
      let inside = categories.indices.filter { holds(Double($0)) }
      guard let first = inside.first, let last = inside.last else { return "" }
      return range(categories[first], categories[last])
    }
  }
}
