import AloudTree
import Testing

@Suite struct AxisScaleTests {
  static let rows: [(axis: Chart.NumericAxis, position: Double, share: Double)] = [
    (Chart.NumericAxis(title: "", from: 0, to: 10), 2.5, 0.25),
    (Chart.NumericAxis(title: "reversed", from: 10, to: 0), 2.5, 0.75),
    (Chart.NumericAxis(title: "beyond", from: 0, to: 10), 15, 1.5),
    (Chart.NumericAxis(title: "decades", from: 1, to: 1000, scale: .log10), 10, 1.0 / 3),
    (Chart.NumericAxis(title: "no logarithm", from: 1, to: 1000, scale: .ln), -4, 0),
    (Chart.NumericAxis(title: "linear after all", from: 0, to: 4, scale: .log10), 1, 0.25),
    (Chart.NumericAxis(title: "no length", from: 3, to: 3), 7, 0.5),
    (Chart.NumericAxis(title: "no place", from: 0, to: 10), .nan, 0.5),
    (Chart.NumericAxis(title: "no place among logarithms", from: 1, to: 10, scale: .ln), .nan, 0.5),
    (Chart.NumericAxis(title: "no end", from: 0, to: .infinity), 7, 0.5),
    (Chart.NumericAxis(title: "no number", from: .nan, to: 1), 7, 0.5),
    (Chart.NumericAxis(title: "every number", from: -1.7e308, to: 1.7e308), 0, 0.5),
  ]

  @Test(arguments: rows) func sharesFollowThePositionOnTheAxis(
    row: (axis: Chart.NumericAxis, position: Double, share: Double)
  ) {
    #expect(abs(AxisScale(row.axis).share(of: row.position) - row.share) < 1e-12)
  }

  @Test func categoriesAreInTheMiddleOfTheirSlots() {
    let scale = AxisScale(.categorical(title: "Month", categories: ["January", "February"]))
    #expect([0, 1].map { scale.share(of: $0) } == [0.25, 0.75])
  }

  @Test func nodesWithoutAPlaceAreInTheMiddle() {
    #expect(AxisScale(Chart.NumericAxis(title: "", from: 0, to: .nan)).clampedShare(of: 1) == 0.5)
    let greatest = Chart.NumericAxis(title: "", from: 1, to: .greatestFiniteMagnitude, scale: .log10)
    #expect(AxisScale(greatest).position(atShare: 1).isFinite)
  }

  @Test(arguments: [0, 0.2, 0.5, 1]) func conversionsRoundTrip(share: Double) {
    let scale = AxisScale(Chart.NumericAxis(title: "", from: 3, to: 5000, scale: .ln))
    #expect(abs(scale.share(of: scale.position(atShare: share)) - share) < 1e-12)
  }
}
