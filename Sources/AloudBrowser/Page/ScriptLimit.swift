internal import AloudBase

/// How long a script of a page may run.
///
/// A script that waits for a busy machine is no endless script. So the first half of the limit is the time of the clock,
/// and the second half is the time of processors that the browser counts for its pages. On a machine with nothing else to
/// do, both are the same.
struct ScriptLimit {
  /// The limit in seconds.
  let seconds: Double
  private let page: BrowserPage
  private let start = ContinuousClock.now
  /// The processor time of the pages, in seconds, after the first half; nil before.
  private var computedBefore: Double?

  init(seconds: Double, for page: BrowserPage) {
    self.seconds = seconds
    self.page = page
  }

  /// Whether a script that has run since the start has run too long.
  ///
  /// - Throws: ``BrowserError`` when the browser has ended.
  mutating func hasPassed() throws(BrowserError) -> Bool {
    let waited = start.duration(to: .now) / .seconds(1)
    if waited < seconds / 2 { return false }
    if waited > BrowserPage.patience { return true }
    guard let computed = try page.processorTime() else { return waited > seconds }
    let before = computedBefore ?? computed
    computedBefore = before
    return computed - before >= seconds / 2
  }
}

extension BrowserPage {
  /// The processor time that all pages of the browser have used, in seconds; nil if the browser does not say it.
  fileprivate func processorTime() throws(BrowserError) -> Double? {
    let question = connection.send("SystemInfo.getProcessInfo")
    guard
      let processes = try connection.reply(to: question, until: .now + .seconds(1))?.result["processInfo"]?.asList
    else { return nil }
    return processes.reduce(0) { sum, process in
      let process = process.asObject
      guard process?["type"]?.asString == "renderer" else { return sum }
      return sum + (process?["cpuTime"]?.asNumber ?? 0)
    }
  }
}
