import AloudBase
import Foundation
import Testing

@testable import AloudBrowser

/// The ways in which a user may name a page, a window and a browser.
@Suite struct PageAddressTests {
  @Test(arguments: [
    ("https://example.org/", "https://example.org/", nil), ("HTTP://a.b", "HTTP://a.b", nil),
    ("data:text/html,x", "data:text/html,x", nil), ("about:blank", "about:blank", nil),
    ("/a b/한#1.html", "file:///a%20b/%ED%95%9C%231.html", "/a b/한#1.html"),
    ("file:///a%20b/c.html#part", "file:///a%20b/c.html#part", "/a b/c.html"),
    ("/a:b.html", "file:///a:b.html", "/a:b.html"),
  ]) func addressesAndFilesAreDistinguished(_ word: String, _ url: String, _ file: String?) throws {
    let address = try PageAddress(word)
    #expect(address.url == url && address.file == file)
  }

  @Test func aFileIsFoundFromTheFolderInWhichTheToolRuns() throws {
    let address = try PageAddress("page.html")
    #expect(address.url == "file://\(FileManager.default.currentDirectoryPath)/page.html")
  }

  @Test(arguments: ["javascript:alert(1)", "chrome://version", "ftp://a/", "x+y://z", "view-source:http://a/"])
  func otherAddressesAreRefused(_ word: String) {
    let error = #expect(throws: BrowserError.self) { try PageAddress(word) }
    #expect(error?.kind == .notUnderstood && error?.description.hasPrefix(word) == true)
  }

  @Test(arguments: [
    ("/nowhere.html", "there is no such file"), ("page.html", "there is no such file"),
    ("example.org/a", "there is no such file; for a page on a server, write https://example.org/a"),
    ("localhost:80", "there is no such file; for a page on a server, write http://localhost:80"),
    ("127.0.0.1:8000", "there is no such file; for a page on a server, write http://127.0.0.1:8000"),
    ("/", "this is a folder; name a file in it"), ("/dev/null", "this is a pipe or a device, not a regular file"),
  ]) func anUnreadableFileIsReported(_ word: String, _ message: String) throws {
    let error = #expect(throws: BrowserError.self) { try PageAddress(word).check() }
    #expect(error == BrowserError(.notOpened, "\(word): \(message)"))
  }

  @Test(arguments: ["390x844", "1x1", "10000x10000"]) func sizesAreRead(_ text: String) throws {
    let size = try #require(PageSize(text))
    #expect("\(size.width)x\(size.height)" == text)
  }

  @Test(arguments: ["", "x", "390", "390x", "0x1", "-1x5", "1x2x3", "390 x 844", "10001x1", "1.5x2"])
  func invalidSizesAreRejected(_ text: String) { #expect(PageSize(text) == nil) }

  // MARK: The browser

  private func program(_ path: String?, _ environment: [String: String], _ there: Set<String>) throws -> String {
    try BrowserOptions(path: path).program(environment: environment, isExecutable: there.contains)
  }

  @Test func theFirstNamedBrowserIsUsed() throws {
    let installed: Set = ["/b/google-chrome", "/c/chromium", "/my", "/other"]
    let path = ["PATH": "/a:/b:/c"]
    #expect(try program(nil, path, installed) == "/c/chromium", "The names are tried in their order.")
    #expect(try program(nil, path, ["/b/google-chrome"]) == "/b/google-chrome")
    #expect(try program(nil, path.merging(["ALOUD_BROWSER": "/my"]) { $1 }, installed) == "/my")
    #expect(try program(nil, path.merging(["ALOUD_BROWSER": ""]) { $1 }, installed) == "/c/chromium")
    #expect(try program("/other", path.merging(["ALOUD_BROWSER": "/my"]) { $1 }, installed) == "/other")
    #expect(try program("google-chrome", path, installed) == "/b/google-chrome")
  }

  @Test(arguments: ["Google Chrome", "Chromium"]) func aBrowserOfAMacIsFound(_ name: String) throws {
    let place = "/Applications/\(name).app/Contents/MacOS/\(name)"
    #expect(try program(nil, ["PATH": "/a"], [place]) == place)
    #expect(try program(nil, [:], [place]) == place)
    #expect(
      try program(nil, ["PATH": "/a"], [place, "/a/chromium"]) == "/a/chromium", "The names in PATH are tried first.")
  }

  @Test func aMissingBrowserIsReported() throws {
    let none = #expect(throws: BrowserError.self) { try program(nil, ["PATH": "/a"], []) }
    #expect(none?.kind == .noBrowser && none?.description.contains("(\(BrowserOptions.installation))") == true)
    let named = #expect(throws: BrowserError.self) { try program(nil, ["ALOUD_BROWSER": "/my"], []) }
    #expect(
      named?.description
        == "/my: there is no such program; name Chromium, as in ALOUD_BROWSER=\(BrowserOptions.example)")
  }
}
