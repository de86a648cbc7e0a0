import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudExplorer

/// A chart explored with keys.
@Suite struct ExplorerChartTests {
  private func onGraph() throws -> Explorer {
    var explorer = ExplorerExample.explorer(try Document(reading: Fixtures.text("Charts/coffee.json")))
    explorer.listen()
    explorer.press(.right)
    explorer.type("oaudio")
    explorer.press(.enter, .down, .down, .enter, .right, .right)
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

  @Test func theRecordedWalkPasses() throws {
    var explorer = try onGraph()
    explorer.type("d>.")
    explorer.press(.escape)
    #expect(
      explorer.told.suffix(2) == ["[screen changed]", "Cups of coffee and lines of code, 0 cups, 20 lines of code"])
    let text = try explorer.walk.text(heads: ["app ../Charts/coffee.json"])
    #expect(text.contains("Data point, 1 cup, 30 lines of code"))
  }

  /// The page has room for a screen that is longer than the app's.
  @Test(arguments: [(80, 24), (40, 10), (200, 60)]) func theChartIsShown(_ width: Int, _ height: Int) throws {
    var explorer = try onGraph()
    #expect(explorer.page(width: width, height: height).lines.count == height)
  }

  @Test func theLastLineHasTheKeysOfAGraph() throws {
    var explorer = try onGraph()
    #expect(explorer.lines().last?.contains("d hold a finger there") == true)
    explorer.type("d")
    #expect(explorer.lines().last?.contains("< > drag  . say the point") == true)
    explorer.press(.up)
    #expect(explorer.lines().last?.contains("drag") == false)
  }

  @Test func theFingerIsVisible() throws {
    var explorer = try onGraph()
    explorer.type("d>>")
    #expect(explorer.lines().contains { $0.contains("FINGER at 2 cups") })
    explorer.type("?")
    explorer.press(.escape)
    #expect(explorer.lines().contains { $0.contains("FINGER at 2 cups") }, "what is no gesture lifts nothing")
    explorer.type("-p")
    #expect(explorer.lines().contains { $0.contains("FINGER at 2 cups · rate 45%") || $0.contains("FINGER at 2 cups") })
    explorer.type("p")
    explorer.press(.up)
    #expect(!explorer.lines().contains { $0.contains("FINGER") })
  }

  @Test func thePositionOfTheFingerIsRounded() throws {
    var explorer = try onGraph()
    explorer.type("d")
    explorer.perform(.gesture(.drag(.share(1 / 3.0 + 0.001))))
    #expect(explorer.lines().contains { $0.contains("FINGER at 4.01 cups") })
  }

  @Test func tonesTakeTheirTime() throws {
    var explorer = try onGraph()
    explorer.press(.left)
    explorer.handle(.enter)
    _ = explorer.pass(seconds: 1.6)
    let duration = try #require(explorer.simulator.saying?.duration)
    let words = String(format: "♪ Audio graph, 1.6 of %.1f seconds", duration)
    #expect(explorer.lines().contains { $0.contains(words) })
    #expect(explorer.lines().last?.contains("m stop the graph  Space pause") == true)
    let next = try #require(explorer.secondsToNext)
    #expect(next > 0.3 && next < 0.5)
    explorer.listen()
    #expect(explorer.caption == "Complete" && explorer.lines().last?.contains("stop the graph") == false)
  }

  @Test(arguments: [(80, 24), (30, 9), (20, 4)]) func tonesAreShownQuickly(_ width: Int, _ height: Int) throws {
    var explorer = try onGraph()
    explorer.press(.left)
    explorer.handle(.enter)
    for _ in 0..<100 {
      let lines = explorer.lines(width, height)
      #expect(lines.count == height && lines.allSatisfy { $0.columns <= width })
      _ = explorer.takeEffects()
      _ = explorer.pass(seconds: explorer.secondsToNext ?? 0)
    }
    #expect(explorer.caption == "Complete" && explorer.secondsToNext == nil)
  }

  @Test func theHeadingNamesTheScreen() throws {
    var explorer = try onGraph()
    #expect(explorer.lines()[0].contains("settings.json · Chart details"))
    explorer.press(.escape)
    #expect(explorer.lines()[0].contains("settings.json · Productivity"))
  }
}
