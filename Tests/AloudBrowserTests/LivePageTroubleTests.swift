import Aloud
import AloudTestSupport
import AloudTree
import Foundation
import Testing

@testable import AloudBrowser

/// Live pages that do what Aloud cannot follow, and what they may not do.
@Suite(.opensPages, .long, .serialized) struct LivePageTroubleTests {
  @Test(arguments: [
    ("for (;;);", "a script of the page does not end"),
    ("window.open('about:blank')", "the page opens a window (about:blank), which is not read"),
    ("window.print()", "the page prints, but printing is not simulated"),
    (
      "const a = document.createElement('a'); a.href = 'data:,x'; a.download = 'x.txt'; a.click()",
      "the page begins to download a file"
    ),
  ]) func unsupportedPagesFailAtTheirStep(_ script: String, _ message: String) throws {
    let walk = try LivePages.walk(
      html: "<button onclick=\"\(script)\">Go</button>", ["start", "double tap", "wait 1s"])
    let error = try #require(walk.error)
    #expect(error.contains(message), "\(error)")
    #expect(error.contains("page.html"))
    #expect(!walk.lines.contains("> swipe right"))
  }

  @Test func dialogsDuringLoadingAreDismissed() throws {
    let walk = try LivePages.walk(html: "<h1>A</h1><script>alert('Welcome'); confirm('Sure?')</script>", ["start"])
    #expect(walk.under("start").last == "A, Heading level 1")
    #expect(walk.notes.count == 2)
    #expect(walk.notes.first == "the page shows a dialog (alert) while it loads, which is dismissed: \"Welcome\"")
  }

  @Test func endlessNavigationIsReported() throws {
    let server = try TestServer([
      "/": .init("<html lang=en><title>A</title><a href='/b'>Go</a>"),
      "/b": .init("<html lang=en><title>B</title><h1>B</h1><script>location = '/c'</script>"),
      "/c": .init("<html lang=en><title>C</title><h1>C</h1><script>location = '/b'</script>"),
    ])
    let walk = try LivePages.walk(server.url("/"), ["start", "double tap"])
    let error = try #require(walk.error)
    #expect(error.contains("keeps navigating to other pages"), "\(error)")
    withExtendedLifetime(server) {}
  }

  /// The browser is reused, so nothing of the page may remain in it.
  @Test func aPageThatCannotBeOpenedIsClosed() throws {
    let browsers = LiveBrowsers(BrowserOptions())
    defer { browsers.end() }
    let port = try SmallServer.freePort()
    #expect(throws: BrowserError.self) {
      try browsers.open(PageAddress("http://127.0.0.1:\(port)/"), LivePageOptions())
    }
    let page = try browsers.open(PageAddress(Chromium.page("<html lang=en><p>A")), LivePageOptions())
    defer { page.close() }
    let targets = try page.session.page.connection.call("Target.getTargets", until: .now + .seconds(10))
    let pages = (targets.result["targetInfos"]?.asList.map { Array($0) } ?? []).filter {
      $0.asObject?["type"]?.asString == "page"
    }
    #expect(pages.count == 1)
  }

  @Test func aCrashedPageIsReported() throws {
    let page = try LivePages.browsers.open(
      PageAddress(Chromium.page("<html lang=en><title>A</title><button>A</button>")), LivePageOptions())
    defer { page.close() }
    page.session.page.tell("Page.crash")
    let script = try Script("app x.html\n\n> start\n> double tap\n", path: "test.aloud")
    let error = try #require(try script.runUntilError(on: page.app).error)
    #expect(error.message.description.contains("the browser's process for the page has ended"), "\(error.message)")
  }

  // MARK: Hosts and files that a page may load

  private func servers() throws -> (own: TestServer, other: TestServer) {
    let other = try TestServer(["/data": .init("Secret", type: "text/plain")])
    let own = try TestServer([
      "/": .init(
        """
        <html lang=en><title>A</title><button onclick="fetch('http://127.0.0.1:\(other.port)/data', {mode: 'no-cors'})
          .then(() => out.textContent = 'Reached', () => out.textContent = 'Refused')">Try</button><p id=out role=status></p>
        """)
    ])
    return (own, other)
  }

  @Test func otherHostsAreRefused() throws {
    let (own, other) = try servers()
    let walk = try LivePages.walk(own.url("/"), ["start", "double tap", "wait 2s"])
    #expect(walk.lines.contains("Refused"))
    let host = "127.0.0.1:\(other.port)"
    #expect(walk.notes == ["the page may not reach \(host); to allow this, add --network \(host)"])
    let allowed = try LivePages.walk(
      own.url("/"), ["start", "double tap", "wait 2s"], network: ["127.0.0.1:\(other.port)"])
    #expect(allowed.lines.contains("Reached"))
    #expect(allowed.notes == [])
    withExtendedLifetime((own, other)) {}
  }

  @Test func socketsOfTheWebReachNoOtherHost() throws {
    let (own, other) = try servers()
    let walk = try LivePages.walk(
      html: """
        <button onclick="const s = new WebSocket('ws://127.0.0.1:\(other.port)/'); s.onerror = () => out.textContent = 'Refused';
          s.onopen = () => out.textContent = 'Reached'">Try</button><p id=out role=status></p>
        """, ["start", "double tap", "wait 5s"])
    #expect(!walk.lines.contains("Reached"))
    withExtendedLifetime((own, other)) {}
  }

  @Test func aLocalPageLoadsFilesOnlyFromItsFolder() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("aloud-live-\(UUID().uuidString)")
    let inner = folder.appendingPathComponent("site/parts")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("document.getElementById('own').textContent = 'Own part'".utf8).write(
      to: inner.appendingPathComponent("own.js"))
    try Data("document.getElementById('other').textContent = 'Other part'".utf8).write(
      to: folder.appendingPathComponent("other.js"))
    let page = folder.appendingPathComponent("site/page.html")
    try Data(
      """
      <!doctype html><html lang=en><title>A</title><h1>Page</h1><p id=own>-</p><p id=other>-</p>
      <script src="parts/own.js"></script><script src="../other.js"></script>
      """.utf8
    ).write(to: page)
    let walk = try LivePages.walk(page.path, ["start", "swipe right", "swipe right"])
    #expect(walk.lines.contains("Own part"))
    #expect(!walk.lines.contains("Other part"))
    #expect(walk.notes.contains { $0.contains("other.js") && $0.contains("only files in its own folder") })
  }
}
