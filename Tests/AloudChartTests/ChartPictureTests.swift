import AloudBase
import AloudSpeech
import AloudTree
import Foundation
import Testing

@testable import AloudChart

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ChartPictureTests {
  private static func chart(_ series: [Chart.Series], x: Chart.Axis? = nil, title: String = "Level") -> Chart {
    let numbers = Chart.NumericAxis(title: "Time", from: 0, to: 10)
    return Chart(
      title: title, x: x ?? .numeric(numbers), y: Chart.NumericAxis(title: "Meters", from: 0, to: 5), series: series)
  }

  private static func svg(of chart: Chart) -> String {
    ChartPicture(
      chart, graph: AudioGraph(chart, settings: .init()), title: chart.title ?? "", graphTitle: "Audio graph",
      description: ["Rises."], number: { "\($0)" }
    ).svg()
  }

  private static func points(_ values: [Double?]) -> [Chart.Point] {
    values.enumerated().map { Chart.Point(x: .number(Double($0)), y: $1) }
  }

  /// A missing value splits the line.
  @Test func gapsSplitLines() throws {
    let line = Chart.Series(continuous: true, points: Self.points([1, 2, nil, 3, 4]))
    let document = try XMLDocument(xmlString: Self.svg(of: Self.chart([line])))
    let inChart = try document.nodes(forXPath: "//*[local-name()='polyline']/@points")
    #expect(inChart.count >= 2)
    let first = try #require(inChart.first?.stringValue)
    #expect(first.split(separator: " ").count == 2)
  }

  @Test func seriesDifferInSymbolsDashesAndNames() {
    let names = ["Tropical", "Arid"]
    let text = Self.svg(
      of: Self.chart(names.map { Chart.Series(name: $0, continuous: true, points: Self.points([1, 2])) }))
    for (index, name) in names.enumerated() {
      #expect(text.contains(">\(name)</text>"))
      #expect(text.contains("stroke=\"\(SeriesStyle(ofSeries: index).color)\""))
    }
    #expect(Set(SeriesStyle.table.map(\.symbol)).count == SeriesStyle.table.count)
    #expect(Set(SeriesStyle.table.map(\.dashes)).count == SeriesStyle.table.count)
  }

  /// WCAG's contrast of 4.5 on white.
  @Test(arguments: SeriesStyle.table.map(\.color)) func colorsStandOut(color: String) throws {
    let value = try #require(UInt32(color.dropFirst(), radix: 16))
    let parts = [value >> 16, value >> 8 & 0xFF, value & 0xFF].map { part -> Double in
      let share = Double(part & 0xFF) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    let luminance = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    #expect(1.05 / (luminance + 0.05) >= 4.5)
  }

  @Test(arguments: [
    chart([]), chart([Chart.Series(points: [])]), chart([Chart.Series(continuous: true, points: points([nil, nil]))]),
    chart([Chart.Series(points: points([1e308, -1e308]))], title: "a < b & \u{1}\"c\""),
    chart([Chart.Series(points: [])], x: .categorical(title: "None", categories: [])),
    chart(
      [Chart.Series(points: [Chart.Point(x: .category("x"), y: 3)])],
      x: .categorical(title: "One", categories: ["x", "x"])),
  ]) func anyChartIsAPicture(chart: Chart) throws {
    let text = Self.svg(of: chart)
    _ = try XMLDocument(xmlString: text)
    #expect(!text.contains("nan") && !text.contains("inf"))
  }

  @Test(arguments: [
    (Chart.NumericAxis(title: "", from: 1917, to: 1975), [1920.0, 1930, 1940, 1950, 1960, 1970]),
    (Chart.NumericAxis(title: "", from: 0, to: 1), [0, 0.2, 0.4, 0.6, 0.8, 1]),
    (Chart.NumericAxis(title: "", from: 1, to: 5000, scale: .log10), [1, 10, 100, 1000]),
    (Chart.NumericAxis(title: "", from: 0, to: 9, gridlines: [3, 6, 12]), [3, 6]),
    (Chart.NumericAxis(title: "", from: 4, to: 4), [4]),
    (
      Chart.NumericAxis(title: "", from: 0, to: .leastNonzeroMagnitude), [0, .leastNonzeroMagnitude]
    ),
    (Chart.NumericAxis(title: "", from: -1.7e308, to: 1.7e308), [-1.7e308, -1e308, 0, 1e308, 1.7e308]),
  ]) func ticksAreRound(axis: Chart.NumericAxis, expected: [Double]) {
    let ticks = AxisTicks.values(axis, maximum: 8)
    #expect(ticks.count == expected.count)
    #expect(zip(ticks, expected).allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($1)) })
  }

  @Test(arguments: [(12.5, "12.5"), (-0.05, "-0.05"), (3, "3"), (1e300, "0"), (.nan, "0"), (7.999, "8")])
  func coordinatesAreShort(number: Double, written: String) { #expect(number.svg == written) }
}
