import Aloud
import Testing

@testable import AloudChart

/// The screen behind "Chart details".
@Suite struct ChartExplorerTests {
  private func reading(_ example: ChartExample) throws -> [String] {
    let explorer = ChartExplorer(example.description(), words: example.words())
    let document = try Document(language: "en", screens: [Document.Screen(tree: explorer.tree)])
    return ScreenReader(document).reading().map(\.text)
  }

  @Test func aWholeScreen() throws {
    var example = ChartExample.years(.plain())
    example.chart.title = "Births"
    example.chart.summary = "Fewer, then more."
    #expect(
      try reading(example) == [
        "Audio graph, Heading", "Title: Births", "Play Audio Graph, Button", "Births", "Summary, Heading",
        "Fewer, then more.", "Insights, Heading", "Computed from the data", "No clear trend", "Statistics, Heading",
        "Highest 20 at 1918", "Lowest 10 at 1917", "Axes, Heading", "X: Year, 1917 to 1976", "Y: Births, 0 to 100",
        "Series, Heading", "1 series, 2 points", "Done, Button",
      ])
  }

  @Test func emptySectionsAreLeftOut() throws {
    var example = ChartExample.years(.with { _ in })
    example.chart.title = " "
    #expect(
      try reading(example) == [
        "Audio graph, Heading", "Play Audio Graph, Button", "Audio graph", "Axes, Heading", "X: Year, 1917 to 1976",
        "Y: Births, 0 to 100", "Series, Heading", "1 series, 0 points", "Done, Button",
      ])
  }

  @Test func elementsHaveRoles() {
    let explorer = ChartExplorer(ChartExample.rain.description(), words: ChartExample.rain.words())
    func label(_ role: ChartExplorer.Role) -> String? {
      explorer.id(of: role).flatMap { explorer.tree[$0].label?.string }
    }
    #expect(label(.play) == "Play Audio Graph" && label(.done) == "Done")
    #expect(label(.graph(series: 0)) == "Wet" && label(.graph(series: 1)) == "Dry")
    #expect(label(.graph(series: nil)) == nil && explorer.roles.count == 4)
  }

  @Test func rowsStandBelowEachOther() {
    let tree = ChartExplorer(ChartExample.rain.description(), words: ChartExample.rain.words()).tree
    let frames = tree.ids.compactMap { tree[$0].frame }
    #expect(frames.count == tree.count - 1 && tree.order == .given)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.y + $0.height == $1.y })
  }

  @Test func aChartWithoutSeriesHasAGraph() {
    var example = ChartExample.years(.plain())
    example.chart.series = []
    example.series = []
    let explorer = ChartExplorer(example.description(), words: example.words())
    #expect(explorer.id(of: .graph(series: nil)) != nil)
  }
}
