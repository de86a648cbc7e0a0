import Aloud
import AloudTestSupport
import Testing

@testable import AloudExplore

/// A chart explored with keys.
@Suite struct ExplorerChartTests {
  private func onGraph() throws -> Explorer {
    var explorer = ExplorerExample.explorer(try Document(reading: Fixtures.text("Charts/coffee.json")))
    explorer.listen()
    explorer.press(.right)
    explorer.type("oaudio")
    explorer.press(.enter, .down, .down, .enter, .right, .right, .right)
    return explorer
  }

  @Test func arrowsDragTheFinger() throws {
    var explorer = try onGraph()
    explorer.type("d")
    explorer.press(.right, .right, .left)
    explorer.type(">.")
    #expect(
      explorer.told.suffix(7) == [
        "> double tap and hold", "> drag to 1", "> drag to 2", "> drag to 1", "> drag to 2", "> pause",
        "Data point, 2 cups, 35 lines of code",
      ])
    explorer.press(.up)
    explorer.type("<")
    #expect(explorer.lines().last?.contains("No finger is down") == true)
  }

  @Test func theWalkHolds() throws {
    var explorer = try onGraph()
    explorer.type("d>.")
    explorer.press(.escape)
    #expect(
      explorer.told.suffix(2) == ["[screen changed]", "Cups of coffee and lines of code, 0 cups, 20 lines of code"])
    let text = try explorer.walk.text(heads: ["app ../Charts/coffee.json"])
    #expect(text.contains("Data point, 1 cup, 30 lines of code"))
  }

  /// The page has room for a screen that is longer than the app's.
  @Test(arguments: [(80, 24), (40, 10), (200, 60)]) func itIsShown(_ width: Int, _ height: Int) throws {
    var explorer = try onGraph()
    #expect(explorer.page(width: width, height: height).lines.count == height)
  }
}
