internal import Foundation

/// How a live page is opened.
public struct LivePageOptions: Equatable, Sendable {
  /// How large the window is.
  public var size = PageSize.phone
  /// Hosts that the page may reach besides its own origin, such as `cdn.example.org`, `localhost:8080` and `*.example.org`.
  public var network: [String] = []
  /// Of a page that does not tell its own language; nil guesses it.
  public var language: String?
  /// True where requests that do more than ask, such as POST, are answered by us (204, nothing in it) instead of being sent.
  public var holdsBackWrites = false

  public init() {}
}

/// Browsers for live pages; each has one page at a time, in a context of its own that is thrown away with the page.
///
///     let browsers = LiveBrowsers(BrowserOptions())
///     defer { browsers.end() }
///     let page = try browsers.open(PageAddress("http://localhost:3000/"), LivePageOptions())
///     let run = try script.run(on: page.app)
///     page.close()
///
/// Several threads may open pages; each page belongs to one of them.
public final class LiveBrowsers: @unchecked Sendable {
  private let options: BrowserOptions
  private let lock = NSLock()
  private var idle: [BrowserProcess] = []
  private var hasEnded = false

  public init(_ options: BrowserOptions) { self.options = options }

  deinit { end() }

  /// Opens a page in a browser that has none, or in another one that is started for it.
  ///
  /// - Throws: ``BrowserError`` with what to do.
  public func open(_ address: PageAddress, _ options: LivePageOptions) throws(BrowserError) -> LivePage {
    try address.check()
    let browser: BrowserProcess
    if let idle = take() { browser = idle } else { browser = try BrowserProcess(self.options) }
    do throws(BrowserError) {
      return try LivePage(browser, address, options) { [weak self] in self?.give(back: browser, isSound: $0) }
    } catch {
      give(back: browser, isSound: error.kind != .noBrowser)
      throw error
    }
  }

  /// Ends all browsers that have no page. Those of others end when their page is closed.
  public func end() {
    lock.lock()
    let browsers = idle
    (idle, hasEnded) = ([], true)
    lock.unlock()
    for browser in browsers { browser.end() }
  }

  private func take() -> BrowserProcess? {
    lock.lock()
    defer { lock.unlock() }
    return idle.popLast()
  }

  /// A browser that had a page that could not be followed is not trusted with another one.
  private func give(back browser: BrowserProcess, isSound: Bool) {
    lock.lock()
    let isKept = isSound && !hasEnded
    if isKept { idle.append(browser) }
    lock.unlock()
    if !isKept { browser.end() }
  }
}
