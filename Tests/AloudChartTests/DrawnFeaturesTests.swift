import AloudBase
import AloudTree
import Testing

@testable import AloudChart

/// The description of a logarithmic axis matches the drawing.
@Suite struct DrawnFeaturesTests {
  private static func chart(_ y: Chart.Scale, x: Chart.Scale = .linear, _ value: (Double) -> Double) -> Chart {
    let points = (1...20).map { Chart.Point(x: .number(Double($0)), y: value(Double($0))) }
    return Chart(
      x: .numeric(.init(title: "", from: 1, to: 20, scale: x)), y: .init(title: "", from: 1, to: 2_000_000, scale: y),
      series: [Chart.Series(continuous: true, points: points)])
  }

  private static func doubling(_ x: Double) -> Double { (0..<Int(clamping: x)).reduce(1) { value, _ in value * 2 } }

  @Test func doublingIsAStraightLineOnALogarithmicAxis() {
    let features = ChartFeatures(Self.chart(.log10, Self.doubling))
    #expect(features.spoken[0].trend.strength == .steady)
    #expect(features.spoken[0].segments.map(\.direction) == [.rising])
    #expect(features.spoken[0].outliers.isEmpty)
    #expect(features.series[0].segments.count > 1)
    #expect(features.spoken[0].segments.last?.to.y == Self.doubling(20))
  }

  @Test func linearAxesAgreeWithTheData() {
    let features = ChartFeatures(Self.chart(.linear, Self.doubling))
    #expect(features.spoken == features.series)
  }

  @Test func valuesWithoutALogarithmAreIgnored() {
    let features = ChartFeatures(Self.chart(.ln, x: .log10) { $0 < 3 ? -1 : $0 })
    #expect(features.spoken[0].segments.first?.from.x == 3)
    #expect(features.series[0].statistics.min?.y == -1)
  }
}
