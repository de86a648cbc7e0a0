internal import AloudTree

/// A page of the web as Chromium has it: its accessibility trees and a snapshot of its documents, for reading it later.
///
///     let dump = try PageDump.make(of: "https://example.org/")
///     dump.json  // {"accessibility": {"nodes": […]}, "snapshot": {…}, "page": {…}}
///
/// It needs Chromium, which is found at run time; see ``BrowserOptions``.
public struct PageDump: Equatable, Sendable {
  /// One JSON object.
  public let json: [UInt8]
  /// The same page before its elements were clicked; nil unless it was asked for.
  public let before: [UInt8]?
  /// The whole page as a PNG; nil unless it was asked for.
  public let screenshot: [UInt8]?
  /// Notes for the user: the page was never quiet, the server has answered with an error, a dialog was dismissed.
  public let notes: [String]

  /// The browser, the window, and when the dump is made.
  public struct Options: Equatable, Sendable {
    public var browser = BrowserOptions()
    /// How large the window is.
    public var size = PageSize.phone
    /// The longest time to wait until the page is quiet, in seconds; 0 waits until it has loaded, and no longer.
    public var wait = 10.0
    /// CSS selectors of elements that are clicked, one after the other, each when the page is quiet.
    public var clicks: [String] = []
    /// True for ``PageDump/before``.
    public var keepsBefore = false
    /// True for ``PageDump/screenshot``.
    public var takesScreenshot = false

    public init() {}
  }

  /// The stages of making a dump, for showing progress.
  public enum Stage: String, Equatable, Sendable {
    case starting = "starting the browser"
    case opening = "opening the page"
    case waiting = "waiting until the page is quiet"
    case clicking = "clicking"
    case reading = "reading the page"
  }

  /// Opens a page in a browser that is started for it, dumps it, and ends the browser.
  ///
  /// - Parameters:
  ///   - page: an address such as `https://example.org/`, or the path of a file.
  ///   - options: which browser, which window, how long to wait, what to click.
  ///   - onWait: told now and then what is being done.
  /// - Returns: the dump.
  /// - Throws: ``BrowserError`` with what to do. No browser is left behind.
  public static func make(
    of page: String, options: Options = Options(), onWait: @escaping (Stage) -> Void = { _ in }
  ) throws(BrowserError) -> PageDump {
    let address = try PageAddress(page)
    try address.check()
    var stage = Stage.starting
    onWait(stage)
    let browser = try BrowserProcess(options.browser)
    defer { browser.end() }
    browser.connection.onWait = { onWait(stage) }
    func begin(_ next: Stage) {
      stage = next
      onWait(next)
    }
    let page = try browser.newPage(size: options.size)
    begin(.opening)
    try page.open(address)
    begin(.waiting)
    try page.waitUntilQuiet(seconds: options.wait)
    let before = options.keepsBefore ? try page.dump() : nil
    for selector in options.clicks {
      begin(.clicking)
      try page.click(selector)
      begin(.waiting)
      try page.waitUntilQuiet(seconds: options.wait)
    }
    begin(.reading)
    let json = try page.dump()
    let screenshot = options.takesScreenshot ? try page.screenshot() : nil
    return PageDump(json: json, before: before, screenshot: screenshot, notes: page.notes)
  }
}
