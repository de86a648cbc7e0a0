import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudPicture

/// Pictures of what each stop costs.
@Suite struct CostPictureTests {
  private typealias Visit = ScreenPicture.Visit

  private func picture(_ costs: [Visit.Cost], language: String = "en", page: Bool = false) throws -> String {
    let screen = try ImportedScreen(Fixtures.bytes("Screens/settings.json"))
    let reader = ScreenReader(screen.document)
    let stops = costs.enumerated().map { Visit.Stop(rank: $0, name: "Stop \($0)", note: "note", cost: $1) }
    let visit = Visit(name: "Fewest gestures", stops: stops)
    guard page else {
      var options = ScreenPicture.Options()
      (options.visit, options.language) = (visit, language)
      return ScreenPicture(reader, options: options).svg
    }
    let pictured = PicturePage.Screen(reader, name: "Settings", visit: visit)
    return PicturePage("Settings", screens: [pictured], theme: .automatic, language: language).html
  }

  /// Nobody needs to tell colors apart: each stop shows its number, and each level has a width or dashes of its own.
  @Test func levelsDifferWithoutColor() {
    let looks = CostLevel.allCases.map { "\($0.lineWidth) \($0.dashes)" }
    #expect(Set(looks).count == CostLevel.allCases.count)
  }

  @Test(arguments: [(0, "0–1"), (1, "0–1"), (2, "2–3"), (3, "2–3"), (4, "4–7"), (7, "4–7"), (8, "8+"), (99, "8+")])
  func aLevelHasItsRange(_ gestures: Int, _ range: String) {
    #expect(CostLevel(.gestures(gestures)).range == range)
  }

  /// Badges have the costs, not the places in the order; the legend has the levels that occur.
  @Test func theNumbersAreTheCosts() throws {
    let svg = try picture([.gestures(0), .gestures(12), .unreachable])
    for badge in [">0</text>", ">12</text>", ">–</text>"] { #expect(svg.components(separatedBy: badge).count == 3) }
    for text in ["gestures: 0–1", "gestures: 8+", "no gesture leads here"] { #expect(svg.contains(text)) }
    #expect(!svg.contains("gestures: 2–3"))
    #expect(svg.contains("the smallest number of gestures"))
    // The way from stop to stop would hide the outlines.
    #expect(!svg.contains("stop-line way"))
  }

  @Test func aPageHasTheLegendToo() throws {
    let html = try picture([.gestures(5)], page: true)
    #expect(html.contains("<li class=\"cost-2\">gestures: 4–7</li>"))
    #expect(html.contains("aria-label=\"Show stop 1 in the picture\">5</a>"))
  }

  @Test func theWordsAreKorean() throws {
    #expect(try picture([.gestures(2), .unreachable], language: "ko").contains("제스처 2–3회"))
  }
}
