internal import AloudProcess

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
public final class LiveBrowsers: Sendable {
  private let options: BrowserOptions
  private let pool = Guarded(Pool())

  private struct Pool {
    var idle: [BrowserProcess] = []
    var hasEnded = false
  }

  public init(_ options: BrowserOptions) { self.options = options }

  deinit { end() }

  /// Opens a page in a browser that has none, or in another one that is started for it.
  ///
  /// - Throws: ``BrowserError`` with what to do.
  public func open(_ address: PageAddress, _ options: LivePageOptions) throws(BrowserError) -> LivePage {
    try address.check()
    let browser: BrowserProcess
    if let idle = pool.withLock({ $0.idle.popLast() }) {
      browser = idle
    } else {
      browser = try BrowserProcess(self.options)
    }
    do throws(BrowserError) {
      return try LivePage(browser, address, options) { [weak self] in self?.give(back: browser, isSound: $0) }
    } catch {
      give(back: browser, isSound: error.kind != .noBrowser)
      throw error
    }
  }

  /// Ends all browsers that have no page. Those of others end when their page is closed.
  public func end() {
    let browsers = pool.withLock { pool in
      defer { pool = Pool(hasEnded: true) }
      return pool.idle
    }
    for browser in browsers { browser.end() }
  }

  /// A browser that had a page that could not be followed is not trusted with another one.
  private func give(back browser: BrowserProcess, isSound: Bool) {
    let isKept = pool.withLock { pool in
      guard isSound, !pool.hasEnded else { return false }
      pool.idle.append(browser)
      return true
    }
    if !isKept { browser.end() }
  }
}
