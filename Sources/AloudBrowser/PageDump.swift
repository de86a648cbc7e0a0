public import AloudBase
internal import AloudTree

/// A web page in Chromium's form: its accessibility trees and a snapshot of its documents. It can be read later.
///
///     let dump = try PageDump.make(of: "https://example.org/")
///     dump.json  // {"accessibility": {"nodes": […]}, "snapshot": {…}, "page": {…}}
///
/// It needs Chromium, which is looked up at run time; see ``BrowserOptions``.
public struct PageDump: Equatable, Sendable {
  /// One JSON object.
  public let json: [UInt8]
  /// The dump before the elements were clicked; nil unless it was requested.
  public let before: [UInt8]?
  /// The whole page as a PNG; nil unless it was requested.
  public let screenshot: [UInt8]?
  /// Notes for the user: the page was never quiet, the server responded with an error, a dialog was dismissed.
  public let notes: [Message]

  /// The browser, the window, and when to make the dump.
  public struct Options: Equatable, Sendable {
    /// The program, and whether it runs in its sandbox.
    public var browser = BrowserOptions()
    /// The size of the window.
    public var size = PageSize.phone
    /// The longest time to wait until the page is quiet, in seconds; 0 only waits until it has loaded.
    public var wait = 10.0
    /// CSS selectors of elements to click, one after another. Before each click, the page must be quiet.
    public var clicks: [String] = []
    /// If true, the dump includes ``PageDump/before``.
    public var keepsBefore = false
    /// If true, the dump includes ``PageDump/screenshot``.
    public var takesScreenshot = false

    /// The installed browser with a window of a phone's size, and no clicks.
    public init() {}
  }

  /// The stages of making a dump; they can be shown as progress.
  public enum Stage: String, Equatable, Sendable {
    /// Chromium starts, with a profile of its own.
    case starting = "starting the browser"
    /// The page is loading.
    case opening = "opening the page"
    /// The page has loaded, and is still changing.
    case waiting = "waiting until the page is quiet"
    /// The elements of ``PageDump/Options/clicks`` are clicked.
    case clicking = "clicking"
    /// The tree of the page is read.
    case reading = "reading the page"
  }

  /// Opens a page in a new browser, dumps it, and ends the browser.
  ///
  /// - Parameters:
  ///   - page: an address such as `https://example.org/`, or the path of a file.
  ///   - options: the browser, the window, the waiting time, and the elements to click.
  ///   - onWait: called repeatedly with the current stage.
  /// - Returns: the dump.
  /// - Throws: ``BrowserError`` with what to do. The browser is ended in this case, too.
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
