internal import AloudProcess

/// How a live page is opened.
public struct LivePageOptions: Equatable, Sendable {
  /// The size of the window.
  public var size = PageSize.phone
  /// Hosts that the page may access besides its own origin, such as `cdn.example.org`, `localhost:8080` and
  /// `*.example.org`.
  public var network: [String] = []
  /// The language of a page that does not declare one; nil guesses it.
  public var language: String?
  /// If true, requests other than safe ones, such as POST, are not sent. They get an empty response with the status
  /// 204.
  public var holdsBackWrites = false

  /// The options of a page in a window of a phone's size, whose requests are sent.
  public init() {}
}

/// Browsers for live pages. Each browser has one page at a time, in a separate browser context that is deleted with the
/// page.
///
///     let browsers = LiveBrowsers(BrowserOptions())
///     defer { browsers.end() }
///     let page = try browsers.open(PageAddress("http://localhost:3000/"), LivePageOptions())
///     let run = try script.run(on: page.app)
///     page.close()
///
/// Several threads may open pages; each page must be used by one thread only.
public final class LiveBrowsers: Sendable {
  private let options: BrowserOptions
  private let pool = Guarded(Pool())

  private struct Pool {
    var idle: [BrowserProcess] = []
    var hasEnded = false
  }

  /// No browser yet; the first page starts one.
  public init(_ options: BrowserOptions) { self.options = options }

  deinit { end() }

  /// Opens a page in a browser without a page, or in a new browser.
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

  /// Ends all browsers that have no page. The others end when their page is closed.
  public func end() {
    let browsers = pool.withLock { pool in
      defer { pool = Pool(hasEnded: true) }
      return pool.idle
    }
    for browser in browsers { browser.end() }
  }

  /// Takes a browser back for reuse. After a page with an error, the browser is ended instead.
  private func give(back browser: BrowserProcess, isSound: Bool) {
    let isKept = pool.withLock { pool in
      guard isSound, !pool.hasEnded else { return false }
      pool.idle.append(browser)
      return true
    }
    if !isKept { browser.end() }
  }
}
