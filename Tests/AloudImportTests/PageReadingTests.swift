import Aloud
import AloudTestSupport
import Testing

/// Pages in `Fixtures/Pages`, read from their dumps, say what is expected of them.
@Suite struct PageReadingTests {
  private let noDifferences: [String] = []

  @Test(arguments: PageExpectation.names) func saysWhatIsExpected(_ name: String) throws {
    let page = try PageExpectation(name)
    let walk = try PageWalk(page.dump)
    #expect(PageLine.differences(walk.forward, from: page.reading) == noDifferences)
    if let backward = page.section("Backward") {
      #expect(PageLine.differences(walk.backward, from: backward) == noDifferences)
    }
  }

  /// Of a dump that was cut off, what is read is what is expected as far as it goes.
  @Test func pagesHaveDumps() throws {
    #expect(PageExpectation.names.count == 36)
    #expect(PageExpectation.names.contains("checkout"))
  }

  /// The dumps of the repository say what the browser that is installed says.
  @Test(.enabled(if: PageBrowser.isThere, "there is no Chromium"), arguments: PageExpectation.names)
  func theBrowserSaysTheSame(_ name: String) throws {
    let page = try PageExpectation(name)
    let walk = try PageWalk(PageBrowser.dump(Fixtures.url("Pages/\(name).html")))
    #expect(PageLine.differences(walk.forward, from: page.reading) == noDifferences)
  }
}

/// A page as one flicks through it.
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
