import Aloud
import Testing

@testable import AloudChart

/// The screen behind "Chart details".
@Suite struct ChartExplorerTests {
  private func explorer(_ chart: Chart, series: Int = 0, language: String = "en") -> ChartExplorer {
    let book = VoiceLibrary.standard.phrasebook(for: language, settings: .init())
    return ChartExplorer(ChartWords(chart, words: book, language: language), series: series)
  }

  private func reading(_ explorer: ChartExplorer) throws -> [String] {
    let document = try Document(language: "en", screens: [Document.Screen(tree: explorer.tree)])
    return ScreenReader(document).reading().map(\.text)
  }

  /// Nine years, each two greater than the one before.
  private static let births = {
    var chart = ChartExample.years(.plain()).chart
    chart.title = "Births"
    chart.summary = "More and more."
    chart.series[0].points = (0..<9).map { .init(x: .number(1917 + Double($0)), y: 10 + 2 * Double($0)) }
    return chart
  }()

  @Test func aWholeScreen() throws {
    #expect(
      try reading(explorer(Self.births)) == [
        "Audio graph, Heading", "Births, Play Audio Graph, Button", "Births", "Summary, Heading", "More and more.",
        "The X axis is Year", "The Y axis is Births", "There is 1 data series", "9 data points", "Insights, Heading",
        "There is an overall increasing trend", "The data show a very strong correlation",
        "The data follow a linear trend", "There are no outliers", "Statistics, Heading", "Maximum: 26", "Minimum: 10",
        "Mean Births: 18", "Done, Button",
      ])
  }

  @Test func emptySectionsAreOmitted() throws {
    var chart = Self.births
    (chart.title, chart.summary, chart.series[0].points) = (" ", nil, [])
    #expect(
      try reading(explorer(chart)) == [
        "Audio graph, Heading", "Play Audio Graph, Button", "Audio graph", "Summary, Heading", "The X axis is Year",
        "The Y axis is Births", "There is 1 data series", "0 data points", "Done, Button",
      ])
  }

  @Test func oneSeriesIsShownAtATime() throws {
    let first = explorer(ChartExample.rain.chart)
    #expect(try reading(first).contains("Current Series: Wet, Button"))
    #expect(first.series == 0 && first.id(of: .graph(series: 0)) != nil && first.id(of: .graph(series: 1)) == nil)
    let other = explorer(ChartExample.rain.chart, series: 1)
    #expect(try reading(other).contains("Current Series: Dry, Button"))
    #expect(first.id(of: .nextSeries) == other.id(of: .nextSeries))
    #expect(explorer(ChartExample.rain.chart, series: 2).series == 0)
  }

  @Test func elementsHaveRoles() {
    let explorer = explorer(ChartExample.rain.chart)
    func label(_ role: ChartExplorer.Role) -> String? {
      explorer.id(of: role).flatMap { explorer.tree[$0].label?.string }
    }
    #expect(label(.play) == "Play Audio Graph" && label(.done) == "Done")
    #expect(label(.graph(series: 0)) == "Wet" && label(.nextSeries) == "Current Series: Wet")
    #expect(label(.graph(series: nil)) == nil && explorer.roles.count == 4)
  }

  @Test func rowsAreBelowEachOther() {
    let tree = explorer(ChartExample.rain.chart).tree
    let frames = tree.ids.filter { tree[$0].container == .none }.compactMap { tree[$0].frame }
    #expect(frames.count == tree.count - 2 && tree.order == .given)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.y + $0.height == $1.y })
  }

  @Test func aChartWithoutSeriesHasAGraph() throws {
    var chart = Self.births
    chart.series = []
    #expect(explorer(chart).id(of: .graph(series: nil)) != nil)
    #expect(try reading(explorer(chart)).contains("There are 0 data series"))
  }
}
