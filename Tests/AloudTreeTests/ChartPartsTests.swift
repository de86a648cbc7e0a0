import Aloud
import Testing

/// The elements of a chart.
@Suite struct ChartPartsTests {
  static func chart(_ x: [Double], scale: Chart.Scale = .linear) -> Chart {
    let axis = Chart.NumericAxis(title: "", from: x.min() ?? 0, to: x.max() ?? 0, scale: scale)
    let y = Chart.NumericAxis(title: "", from: 0, to: 1)
    return Chart(x: .numeric(axis), y: y, series: [.init(points: x.map { .init(x: .number($0), y: 0.5) })])
  }

  static func many(from: Double, to: Double, scale: Chart.Scale = .linear, count: Int = 101) -> Chart {
    let steps = Double(count - 1)
    let x = (0..<count).map { index -> Double in
      let share = Double(index) / steps
      return from * (1 - share) + to * share
    }
    return chart(x, scale: scale)
  }

  /// From the first bound to the last, with all intervals.
  static func bounds(_ chart: Chart) -> [Double] {
    chart.parts.flatMap { part -> [Double] in
      guard case .interval(_, let from, let to, let isLast) = part else { return [] }
      return isLast ? [from, to] : [from]
    }
  }

  @Test func pointsComeInTheOrderOfX() {
    var chart = Self.chart([3, 1, 2])
    chart.series.append(.init(points: [.init(x: .number(9), y: nil)]))
    #expect(
      chart.parts == [
        .point(series: 0, index: 1), .point(series: 0, index: 2), .point(series: 0, index: 0),
        .point(series: 1, index: 0),
      ])
  }

  @Test func nodesWithoutAPlaceComeLast() {
    let chart = Chart(
      x: .categorical(title: "", categories: ["a", "b"]), y: .init(title: "", from: 0, to: 1),
      series: [.init(points: ["?", "b", "a"].map { .init(x: .category($0), y: 1) })])
    #expect(chart.parts == [2, 1, 0].map { .point(series: 0, index: $0) })
  }

  @Test(
    arguments: [
      (0.0, 100.0, stride(from: 0.0, through: 100, by: 5).map(\.self)),
      (0, 1, stride(from: 0.0, through: 20, by: 1).map { $0 * 5 / 100 }),
      (1917, 1975, stride(from: 1915.0, through: 1975, by: 5).map(\.self)),
      (-3, 3, [-3, -2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3]),
    ] as [(Double, Double, [Double])]) func boundsAreRound(_ from: Double, _ to: Double, _ bounds: [Double])
  {
    #expect(Self.bounds(Self.many(from: from, to: to)) == bounds)
  }

  @Test func decadesOnALogarithmicAxis() {
    let x = (0..<102).map { index in (0..<(index / 20)).reduce(2.0) { product, _ in product * 10 } }
    #expect(Self.bounds(Self.chart(x, scale: .log10)) == [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000])
    #expect(Self.bounds(Self.many(from: 1, to: 30, scale: .ln)) == [1, 2, 5, 10, 20, 30].dropLast() + [50])
  }

  @Test func groupsOfCategories() {
    let categories = (0..<250).map { "day \($0)" }
    let chart = Chart(
      x: .categorical(title: "", categories: categories), y: .init(title: "", from: 0, to: 1),
      series: [.init(points: categories.map { .init(x: .category($0), y: 1) })])
    #expect(Self.bounds(chart) == [0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 249])
  }

  @Test func emptyIntervalsAreOmitted() {
    let parts = Self.chart([Double](repeating: 1, count: 60) + [Double](repeating: 100, count: 60)).parts
    #expect(
      parts == [
        .interval(series: 0, from: 0, to: 5, isLast: false), .interval(series: 0, from: 95, to: 100, isLast: true),
      ])
  }

  /// Every point is in exactly one of them, for any numbers.
  @Test(
    arguments: [
      (0.0, 0.0), (5, 5), (-1e308, 1e308), (1e15, 1e15 + 1), (0, .leastNonzeroMagnitude), (1e-300, 1e300), (-1, 1e-12),
      (7, 3),
      (0.1, 0.3), (-.leastNormalMagnitude / 9, .leastNormalMagnitude / 9), (1.7e308, 1.75e308),
      (0, 1.000_000_000_000_1),
    ] as [(Double, Double)], Chart.Scale.allCases) func eachPointIsInOneInterval(
      _ range: (Double, Double), _ scale: Chart.Scale
    )
  {
    let chart = Self.many(from: range.0, to: range.1, scale: scale)
    let parts = chart.parts
    #expect((1...Chart.maximumIntervals).contains(parts.count), "\(parts.count)")
    for point in chart.series[0].points {
      guard let x = chart.position(of: point.x), x.isFinite else { continue }
      let holding = parts.filter { part in
        guard case .interval(_, let from, let to, let isLast) = part else { return false }
        return x >= from && (x < to || isLast && x <= to)
      }
      #expect(holding.count == 1, "\(x)")
    }
  }
}
