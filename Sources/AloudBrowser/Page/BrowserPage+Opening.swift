internal import AloudBase
internal import AloudTree

extension BrowserPage {
  /// Opens an address, and waits for the response of its server.
  ///
  /// - Throws: ``BrowserError`` when the page does not exist. A server's error page counts as a page, and a note is
  ///   added.
  package func open(_ address: PageAddress) throws(BrowserError) {
    try address.check()
    let name = address.file ?? address.url
    activity.leave(at: .now)
    let reply: ProtocolMessage
    do throws(BrowserError) {
      reply = try call("Page.navigate", ["url": .string(address.url)])
    } catch {
      switch error.kind {
      case .restless:
        throw BrowserError(
          .notOpened, "\(name): there is no response within \(BrowserPage.patience.json) s; is the server running?")
      case .refused:
        throw BrowserError(.notUnderstood, "\(name): a browser cannot open this address")
      default: throw error
      }
    }
    let loader = reply.result["loaderId"]?.asString ?? ""
    let status = activity.status(of: loader)
    if reply.result["isDownload"]?.asBool == true {
      throw BrowserError(.notOpened, "\(name): this is a file to download, not a page")
    }
    if let text = reply.result["errorText"]?.asString, !text.isEmpty {
      throw BrowserError(.notOpened, "\(name): \(BrowserPage.words(for: text, status: status)) (\(text))")
    }
    if activity.kind(of: loader) == "application/pdf" {
      throw BrowserError(.notOpened, "\(name): this is a PDF, not a page; VoiceOver reads PDFs differently")
    }
    if let status, status >= 400 {
      note("the server responded with status \(status); this is its error page")
    }
  }

  /// Explanations of Chromium's error names. Source: Chromium, net/base/net_error_list.h.
  private static let failures: [(mark: String, words: Message)] = [
    ("NAME_NOT_RESOLVED", "there is no host with this name, or no network"),
    ("INTERNET_DISCONNECTED", "there is no network"),
    ("CONNECTION_REFUSED", "the connection is refused; is the server running?"),
    ("TIMED_OUT", "the server does not respond in time"),
    ("ADDRESS_", "the host cannot be reached"),
    ("CERT_", "the certificate of the server is not valid"),
    ("SSL_", "the browser does not support the HTTPS of this server"),
    ("TOO_MANY_REDIRECTS", "the server redirects without end"),
    ("UNSAFE_PORT", "a browser does not open pages at this port"),
    ("FILE_NOT_FOUND", "there is no such file"),
    ("ACCESS_DENIED", "reading it is not permitted"),
    ("EMPTY_RESPONSE", "the response of the server is empty"),
    ("INVALID_RESPONSE", "the response of the server is not valid"),
  ]

  private static func words(for failure: String, status: Int?) -> Message {
    if let status { return "the server responded with status \(status), but without a page" }
    return failures.first { failure.contains($0.mark) }?.words ?? "the page cannot be opened"
  }

  // MARK: Waiting

  /// Waits until everything has loaded, no request is pending, and nothing has changed for a moment.
  ///
  /// If a page never becomes quiet, a note is added. A script that does not end is stopped, and a note is added.
  ///
  /// - Parameter seconds: the longest time to wait; 0 only waits for the end of loading.
  /// - Throws: ``BrowserError`` when the browser or the page has ended, or when a script cannot be stopped.
  package func waitUntilQuiet(seconds: Double) throws(BrowserError) {
    let limit = seconds > 0 ? seconds : BrowserPage.patience
    let deadline = ContinuousClock.now + .seconds(limit)
    if seconds > 0 {
      while try wait(until: deadline, wake: { self.activity.quietFrom }, for: { self.activity.isQuiet(at: .now) }) {
        // A page that is too busy to report its changes seems quiet. After this, all its reports are here.
        guard try catchUp(until: deadline) else { break }
        if activity.isQuiet(at: .now) { return }
      }
    } else if try wait(until: deadline, for: { self.activity.hasLoaded }) {
      return
    }
    let reason = activity.reason
    if try !stopEndlessScript() {
      note("the page is not quiet after \(limit.json) s: \(reason); this is the page as it was then")
    }
  }

  /// Waits until the page has drawn a frame and has run the scripts that were due.
  ///
  /// A plain command does not prove that: Chromium runs commands before the page's timers.
  ///
  /// - Returns: false when the page has not done so at the deadline.
  private func catchUp(until deadline: ContinuousClock.Instant) throws(BrowserError) -> Bool {
    func rest() -> Double { max(0, (deadline - .now) / .seconds(1)) }
    let place: JSONValue = ["frameId": .string(frame), "worldName": .string(ChangeWatcher.world)]
    guard let reply = try answer(to: send("Page.createIsolatedWorld", place), seconds: rest()) else { return false }
    // A page that has just navigated has no such world; its navigation is an event.
    guard let world = reply.result["executionContextId"]?.asWhole else { return true }
    let turn = hasStoppedScripts ? "0" : "new Promise(done => requestAnimationFrame(() => setTimeout(done)))"
    let parameters: JSONValue = [
      "expression": .string(turn), "contextId": .whole(world), "awaitPromise": .bool(true),
    ]
    return try answer(to: send("Runtime.evaluate", parameters), seconds: rest()) != nil
  }

  /// How long a script may run before the page replies, in seconds; see ``ScriptLimit``. Browsers ask at about that time
  /// whether to stop a script.
  static let thinking = 5.0

  /// Stops scripts that do not end.
  ///
  /// - Returns: false when there were no such scripts.
  /// - Throws: ``BrowserError`` when a script cannot be stopped.
  @discardableResult
  func stopEndlessScript() throws(BrowserError) -> Bool {
    for attempt in 0..<3 {
      let question = send("Runtime.evaluate", ["expression": .string("0")])
      if try answer(to: question, within: ScriptLimit(seconds: BrowserPage.thinking, for: self)) != nil {
        return attempt > 0
      }
      note("a script of the page does not end; all its scripts are stopped")
      hasStoppedScripts = true
      tell("Runtime.terminateExecution")
      tell("Emulation.setScriptExecutionDisabled", ["value": .bool(true)])
    }
    throw BrowserError(.restless, "scripts of the page do not end, and cannot be stopped")
  }
}
