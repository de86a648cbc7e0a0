import Aloud
import Testing

@testable import AloudExplorer
@testable import AloudTerminal

/// While VoiceOver does not speak about the app, the page has no cursor and says how to return.
@Suite struct WayBackTests {
  private static let cases: [(steps: [String], isPictured: Bool, wayBack: String)] = [
    (["home"], false, ":return to app comes back"),
    (["side button"], false, ":side button unlocks the screen"),
    (["accessibility shortcut \"VoiceOver\""], true, ":accessibility shortcut \"VoiceOver\" turns VoiceOver on"),
    (["accessibility shortcut \"VoiceOver\"", "home"], false, ":return to app comes back"),
  ]

  private func explorer(after steps: [String]) throws -> Explorer {
    var explorer = try ExplorerExample.explorer()
    explorer.listen()
    explorer.press(.right)
    for step in steps {
      explorer.type(":\(step)")
      explorer.press(.enter)
    }
    return explorer
  }

  @Test(arguments: cases.indices) func noCursorIsDrawn(_ index: Int) throws {
    let (steps, isPictured, wayBack) = Self.cases[index]
    var explorer = try explorer(after: steps)
    let page = explorer.page(width: 80, height: 24)
    #expect(!page.lines.contains { $0.contains("╔") || $0.contains("║") })
    #expect(page.lines.contains { $0.contains("│ Airplane Mode") } == isPictured)
    #expect(page.lines[0].hasSuffix("no cursor"))
    #expect(page.lines.last?.hasPrefix(" \(wayBack)") == true)
  }

  /// The explorer accepts the suggested step, and the step returns to the app.
  @Test(arguments: cases.indices) func theSuggestedStepReturns(_ index: Int) throws {
    var explorer = try explorer(after: Self.cases[index].steps)
    for _ in 0..<3 {
      guard let wayBack = explorer.simulator.wayBack else { break }
      explorer.type(":\(wayBack.step)")
      explorer.press(.enter)
    }
    #expect(explorer.simulator.showsCursor)
    #expect(explorer.lines().contains { $0.contains("║") })
  }

  @Test func aNarrowPageStillHasKeys() throws {
    var explorer = try explorer(after: ["accessibility shortcut \"VoiceOver\""])
    #expect(explorer.lines(40, 12).last?.hasPrefix(" ? keys") == true)
  }

  @Test func plainModePrintsTheWayBackOnce() throws {
    var explorer = PlainExplorer(try ExplorerExample.settings())
    _ = explorer.start()
    #expect(
      explorer.perform(":home").lines == ["> home", "[app left]", "# home screen: `:return to app` comes back"])
    let refused = ["> swipe right", "[refused]", "# the app is not in front: `return to app` brings it back"]
    #expect(explorer.perform("right").lines == refused, "the way back is said once, the reason each time")
    #expect(explorer.perform(":return to app").lines.count { $0.hasPrefix("#") } == 0)
  }
}
