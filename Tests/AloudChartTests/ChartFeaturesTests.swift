import AloudChart
import AloudTree
import Testing

@Suite struct ChartFeaturesTests {
  /// A continuous series is a line on any axis; marks are points on number axes and bars on category axes.
  @Test(arguments: [
    (true, true, ChartFeatures.ChartType.line), (true, false, .line), (false, true, .points), (false, false, .bars),
  ])
  func kindFollowsContinuityAndAxis(isContinuous: Bool, isNumeric: Bool, expected: ChartFeatures.ChartType) {
    let numbers = Chart.NumericAxis(title: "Year", from: 0, to: 1)
    let x = isNumeric ? Chart.Axis.numeric(numbers) : .categorical(title: "Month", categories: ["Jan"])
    let point = Chart.Point(x: isNumeric ? .number(0) : .category("Jan"), y: 1)
    let chart = Chart(x: x, y: numbers, series: [Chart.Series(continuous: isContinuous, points: [point])])
    #expect(ChartFeatures(chart).kind == expected)
  }
}
