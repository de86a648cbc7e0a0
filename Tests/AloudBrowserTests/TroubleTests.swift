import AloudBase
import AloudTestSupport
import AloudTree
import Foundation
import Testing

@testable import AloudBrowser

/// Pages that do not exist, or that misbehave.
@Suite(.long, .opensPages, .serialized) struct TroubleTests {
  private func page(_ path: String) throws -> (TestServer, String) {
    let server = try TestServer([
      "/error": .init("<h1>Sorry</h1>", status: 500), "/empty": .init("", status: 404),
      "/nothing": .init("", status: 204),
      "/loop": .init("", status: 302, location: "/loop"), "/file": .init("x", type: "application/octet-stream"),
      "/pdf": .init("%PDF-1.1", type: "application/pdf"),
      "/fetches": .init("<p>x</p><script>location='/file'</script>"),
    ])
    return (server, server.url(path))
  }

  @Test(arguments: [
    ("/empty", "the server responded with status 404, but without a page (net::ERR_HTTP_RESPONSE_CODE_FAILURE)"),
    ("/nothing", "the server responded with status 204, but without a page (net::ERR_ABORTED)"),
    ("/loop", "the server redirects without end (net::ERR_TOO_MANY_REDIRECTS)"),
    ("/file", "this is a file to download, not a page"),
    ("/pdf", "this is a PDF, not a page; VoiceOver reads PDFs differently"),
  ]) func otherFilesAreNotPages(_ path: String, _ message: String) throws {
    let (server, url) = try page(path)
    let error = try Chromium.error(url)
    #expect(error == BrowserError(.notOpened, "\(url): \(message)"))
    withExtendedLifetime(server) {}
  }

  @Test(arguments: [
    ("http://nowhere.invalid/", "there is no host with this name, or no network (net::ERR_NAME_NOT_RESOLVED)"),
    ("http://127.0.0.1:9/", "a browser does not open pages at this port (net::ERR_UNSAFE_PORT)"),
  ]) func anAddressWithoutAServerIsReported(_ url: String, _ message: String) throws {
    #expect(try Chromium.error(url) == BrowserError(.notOpened, "\(url): \(message)"))
  }

  @Test func invalidAddressesAreReported() throws {
    #expect(try Chromium.error("https://[bad").kind == .notUnderstood)
  }

  @Test func anErrorPageIsDumped() throws {
    let (server, url) = try page("/error")
    let dump = try Chromium.dump(url)
    #expect(dump.texts == ["Sorry"])
    #expect(dump.notes == ["the server responded with status 500; this is its error page"])
    withExtendedLifetime(server) {}
  }

  @Test func nothingIsDownloaded() throws {
    let (server, url) = try page("/fetches")
    let dump = try Chromium.dump(url)
    #expect(dump.texts == ["x"])
    #expect(dump.notes == ["the page begins to download a file; it is not downloaded: \(server.url("/file"))"])
  }

  @Test func dialogsAreDismissed() throws {
    let dump = try Chromium.dump(Chromium.page("<p>a</p><script>alert('한글');p=prompt('?')</script><p>b</p>"))
    #expect(dump.texts == ["a", "b"])
    #expect(
      dump.notes == [
        "the page shows a dialog (alert), which is dismissed: \"한글\"",
        "the page shows a dialog (prompt), which is dismissed: \"?\"",
      ])
  }

  @Test(arguments: [
    "<p>a</p><script>while(true);</script>", "<p>a</p><script>setTimeout(()=>{while(true);},10)</script>",
    "<p>a</p><script>setInterval(()=>{while(true);},10)</script>",
  ]) func aScriptThatDoesNotEndIsStopped(_ html: String) throws {
    let dump = try Chromium.dump(Chromium.page(html)) { $0.wait = 1 }
    #expect(dump.texts == ["a"])
    #expect(dump.notes == ["a script of the page does not end; all its scripts are stopped"])
  }

  /// A page whose process gets no processor computes nothing, so it has no endless script.
  @Test func aPageThatHasToWaitForAProcessorIsNotStopped() throws {
    let browser = try BrowserProcess(BrowserOptions())
    let page = try browser.newPage(size: .phone)
    try page.open(PageAddress(Chromium.page("<p>x</p>")))
    let processes = try page.connection.call("SystemInfo.getProcessInfo", until: .now + .seconds(10))
      .result["processInfo"]?.asList
    let pages = (processes.map { Array($0) } ?? []).compactMap { process -> pid_t? in
      guard process.asObject?["type"]?.asString == "renderer" else { return nil }
      return process.asObject?["id"]?.asWhole.map { pid_t($0) }
    }
    #expect(!pages.isEmpty)
    for page in pages { kill(page, SIGSTOP) }
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: BrowserPage.thinking + 2)
      for page in pages { kill(page, SIGCONT) }
    }
    #expect(try !page.stopEndlessScript())
    #expect(page.notes.isEmpty)
  }

  @Test func aPageThatReloadsEndlesslyIsReported() throws {
    let server = try TestServer(["/": .init("<p>x</p><script>location.reload()</script>")])
    let error = try Chromium.error(server.url("/")) { $0.wait = 1 }
    #expect(
      error
        == BrowserError(.restless, "the page keeps navigating to other pages, so it cannot be read"))
  }

  @Test func aCrashedPageProcessIsReported() throws {
    let browser = try BrowserProcess(BrowserOptions())
    let page = try browser.newPage(size: .phone)
    try page.open(PageAddress(Chromium.page("<p>x</p>")))
    page.connection.tell("Page.crash", session: page.session)
    let error = #expect(throws: BrowserError.self) { try page.dump() }
    #expect(error?.kind == .noBrowser && error?.description.hasPrefix("the browser's process for the page") == true)
  }
}
