import Aloud
import AloudTestSupport
import Foundation
import Testing

/// Readings of pages in `Fixtures/Pages`, from their dumps, match the expectations.
@Suite struct PageReadingTests {
  private let noDifferences: [String] = []

  @Test(arguments: ExpectedPage.names) func thePageReadsAsExpected(_ name: String) throws {
    let page = try ExpectedPage(name)
    let walk = try PageWalk(Fixtures.bytes("Pages/\(name).json"))
    #expect(PageLine.differences(walk.forward, from: page.lines("") ?? []) == noDifferences)
    if let backward = page.lines("Backward") {
      #expect(PageLine.differences(walk.backward, from: backward) == noDifferences)
    }
  }

  @Test func everyPageHasADump() throws {
    let pages = Fixtures.files(in: "Pages").filter { $0.hasSuffix(".expected.txt") }
    #expect(pages.count == ExpectedPage.names.count && pages.count >= 36)
  }

  /// Case, punctuation and white space are ignored; words, their order, the pause and the language are compared.
  @Test func differencesOfScreens() {
    let line = PageLine(written: "Late fees, Pop-up button \u{2014} Opens [fr] (assumed: word)")
    #expect(line == PageLine(words: "late fees popup button", hint: "opens.", language: "fr"))
    #expect(line.isAssumed)
    for other in ["Late fees, Pop-up button, Opens [fr]", "Late fees, Pop-up button \u{2014} Opens", "Fees, Late [fr]"]
    {
      #expect(line != PageLine(written: other))
    }
  }

  /// The dumps in the repository agree with the installed browser.
  @Test(.long, .opensPages, arguments: ExpectedPage.names)
  func dumpsMatchTheInstalledBrowser(_ name: String) throws {
    let walk = try PageWalk(PageDump.make(of: Fixtures.url("Pages/\(name).html").path).json)
    #expect(PageLine.differences(walk.forward, from: try ExpectedPage(name).lines("") ?? []) == noDifferences)
  }
}

/// A page in the order of flicking.
struct PageWalk {
  let forward: [PageLine]
  let backward: [PageLine]

  init(_ dump: [UInt8]) throws {
    let document = try ImportedScreen(dump).document
    let tree = document.firstScreen.tree
    let reading = ScreenReader(document).reading()
    func line(_ rank: Int, after previous: Int?) -> PageLine {
      let stop = reading.stop(rank, after: previous)
      let details = tree[stop.node].details
      return PageLine(
        words: stop.description + stop.cues.map { ", \($0)" }.joined(), hint: stop.hint, language: details.language)
    }
    forward = (0..<reading.count).map { line($0, after: $0 > 0 ? $0 - 1 : nil) }
    backward = (0..<reading.count).reversed().map { line($0, after: $0 + 1 < reading.count ? $0 + 1 : nil) }
  }
}
