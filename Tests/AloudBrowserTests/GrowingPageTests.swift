import AloudTestSupport
import Foundation
import Testing

@testable import AloudBrowser

/// Pages that grow without end: reading ends within its limit, and says that the page was not quiet.
@Suite(.opensPages, .long, .serialized) struct GrowingPageTests {
  private static let add =
    "const add = () => { const b = document.createElement('button'); b.textContent = 'B' + n++; l.append(b) };"

  private static func page(_ script: String) -> String {
    "<!DOCTYPE html><title>Grow</title><h1>Head</h1><div id=l></div><script>let n = 0; \(add) \(script)</script>"
  }

  private static let scripts = [
    "setInterval(() => { for (let i = 0; i < 50; i++) add() }, 1)",
    "const again = () => { add(); requestAnimationFrame(again) }; again()",
  ]

  @Test(arguments: scripts) func aGrowingPageIsReadAsItIsAtTheLimit(_ script: String) throws {
    let start = ContinuousClock.now
    let dump = try Chromium.dump(Chromium.page(Self.page(script)))
    #expect(start.duration(to: .now) < .seconds(60))
    #expect(dump.texts.first == "Head")
    #expect(
      dump.notes.contains { "\($0)".contains("the page is not quiet after 10 s: its content keeps changing") },
      "\(dump.notes)")
  }

  /// Scrolling adds to the page once, so that the page is quiet after each step.
  @Test func aPageThatGrowsByScrollingIsQuiet() throws {
    let script = """
      for (let i = 0; i < 40; i++) add();
      addEventListener('scroll', () => { if (innerHeight + scrollY > document.body.scrollHeight - 400) for (let i = 0; i < 20; i++) add() });
      """
    let dump = try Chromium.dump(Chromium.page(Self.page(script)))
    #expect(dump.notes == [] && dump.texts.count == 41)
    let steps = ["start", "swipe right", "three-finger swipe up", "three-finger swipe up", "four-finger tap bottom"]
    let walk = try LivePages.walk(html: Self.page(script), steps)
    #expect(walk.error == nil)
  }
}
