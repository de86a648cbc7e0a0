package import AloudBase
internal import AloudTree
internal import Foundation

/// A page in a separate browser context: it shares no cookies and no storage with others.
///
///     let page = try browser.newPage(size: .phone)
///     try page.open(PageAddress("https://example.org/"))
///     try page.waitUntilQuiet(seconds: 10)
///     let dump = try page.dump()
///
/// Dialogs are dismissed; ``notes`` reports them and other events.
package final class BrowserPage {
  let connection: BrowserConnection
  /// Identifies the page in messages of the browser.
  let session: String
  /// The id of the page's main frame.
  let frame: String
  let size: PageSize
  private let browser: BrowserProcess
  private let context: String
  var activity: PageActivity
  /// Notes for the user about the page, without duplicates.
  package private(set) var notes: [Message] = []
  /// True once the page's process has ended.
  private(set) var hasCrashed = false
  /// True once scripts that do not end have been stopped; no script of the page runs after that.
  var hasStoppedScripts = false
  /// Called for each event of the page. It may send commands, but must not wait for replies.
  var onEvent: (ProtocolMessage) -> Void = { _ in }
  private let setup: Setup

  /// How long a page may take for a command, in seconds. Large trees take seconds.
  static let patience = 30.0

  /// The number of the phone's pixels in one CSS pixel, in each direction.
  static let pixelRatio = 3.0

  /// Settings for opening a page.
  struct Setup {
    /// The scripts that run in every document before those of the page.
    var scripts = [ChangeWatcher.pageScript]
    /// The hosts that the page may access without the unusable proxy, in the browser's format; nil for all hosts.
    var reachable: String?
    /// False where the owner of the page handles its dialogs.
    var dismissesDialogs = true
  }

  /// A script of Aloud in a page.
  struct PageScript {
    let source: String
    /// The isolated world of the script; nil for the world of the page's own scripts.
    let world: String?
  }

  init(_ browser: BrowserProcess, size: PageSize, setup: Setup = Setup()) throws(BrowserError) {
    self.browser = browser
    self.size = size
    self.setup = setup
    connection = browser.connection
    let deadline = ContinuousClock.now + .seconds(BrowserPage.patience)
    func call(_ method: String, _ parameters: JSONValue, _ key: String) throws(BrowserError) -> String {
      let reply = try browser.connection.call(method, parameters, until: deadline)
      guard let value = reply.result[key]?.asString else { throw BrowserConnection.refused(method, "no \(key)") }
      return value
    }
    var storage: JSONValue = ["disposeOnDetach": .bool(true)]
    if let reachable = setup.reachable {
      storage = storage + ["proxyServer": .string(BrowserPage.nowhere), "proxyBypassList": .string(reachable)]
    }
    context = try call("Target.createBrowserContext", storage, "browserContextId")
    frame = try call(
      "Target.createTarget", ["url": .string("about:blank"), "browserContextId": .string(context)], "targetId")
    session = try call("Target.attachToTarget", ["targetId": .string(frame), "flatten": .bool(true)], "sessionId")
    activity = PageActivity(frame: frame, at: .now)
    connection.listen(to: session) { [weak self] in self?.take($0) }
    // A download would be saved in the user's folders.
    connection.tell("Browser.setDownloadBehavior", ["behavior": .string("deny"), "browserContextId": .string(context)])
    try prepare()
  }

  /// An unusable proxy: only root could listen at port 1 of this machine.
  private static let nowhere = "127.0.0.1:1"

  private func prepare() throws(BrowserError) {
    for domain in ["Page", "DOM", "Accessibility", "Network", "Inspector", "Runtime"] {
      tell("\(domain).enable")
    }
    tell(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .whole(size.width), "height": .whole(size.height),
        "deviceScaleFactor": .number(BrowserPage.pixelRatio), "mobile": .bool(true),
      ])
    tell("Emulation.setTouchEmulationEnabled", ["enabled": .bool(true)])
    tell(
      "Runtime.addBinding",
      ["name": .string(ChangeWatcher.binding), "executionContextName": .string(ChangeWatcher.world)])
    for script in setup.scripts {
      let source: JSONValue = ["source": .string(script.source)]
      try call(
        "Page.addScriptToEvaluateOnNewDocument",
        script.world.map { source + ["worldName": .string($0)] } ?? source)
    }
  }

  /// Closes the page, and deletes its stored data.
  package func close() {
    connection.listen(to: session, nil)
    connection.tell("Target.disposeBrowserContext", ["browserContextId": .string(context)])
  }

  /// A mark for the browser's run and the shown document. In two dumps with the same mark, the same `backendDOMNodeId`
  /// means the same node.
  package var mark: String { "\(browser.mark)-\(activity.document)" }

  package var browserVersion: String { browser.version }

  // MARK: Commands

  /// Sends a command to the page and ignores its reply.
  func tell(_ method: String, _ parameters: JSONValue = [:]) { connection.tell(method, parameters, session: session) }

  /// Sends a command to the page; ``answer(to:seconds:unless:)`` waits for its reply. Several commands may be pending.
  func send(_ method: String, _ parameters: JSONValue = [:]) -> Int {
    connection.send(method, parameters, session: session)
  }

  /// Sends a command to the page, and waits for its reply.
  ///
  /// - Parameters:
  ///   - method: the name of the command.
  ///   - parameters: the parameters of the command.
  ///   - seconds: how long the page may take.
  /// - Returns: the reply.
  /// - Throws: ``BrowserError``; its kind is `restless` when the page does not reply.
  @discardableResult
  package func call(
    _ method: String, _ parameters: JSONValue = [:], seconds: Double = BrowserPage.patience
  ) throws(BrowserError) -> ProtocolMessage {
    try finish(method, send(method, parameters), seconds: seconds)
  }

  /// Waits for the reply to a command that has been sent; see ``BrowserConnection/send(_:_:session:)``.
  func finish(
    _ method: String, _ id: Int, seconds: Double = BrowserPage.patience
  ) throws(BrowserError) -> ProtocolMessage {
    guard let reply = try answer(to: id, seconds: seconds) else {
      throw BrowserError(
        .restless, "the page does not answer within \(seconds.json) s, because one of its scripts does not end")
    }
    if let refusal = reply.refusal { throw BrowserConnection.refused(method, refusal) }
    return reply
  }

  /// Waits for the reply to a command; the reply may be a refusal.
  ///
  /// - Returns: nil when there is no reply in time.
  func answer(to id: Int, seconds: Double) throws(BrowserError) -> ProtocolMessage? {
    let deadline = ContinuousClock.now + .seconds(seconds)
    return try answer(to: id) { ContinuousClock.now >= deadline }
  }

  /// Waits for the reply to a command while scripts of the page may run.
  ///
  /// - Parameters:
  ///   - id: the number of the command.
  ///   - limit: how long a script may run.
  ///   - isInterrupted: true stops this wait; a reply that arrives later is kept.
  /// - Returns: nil when a script has run too long; the reply may be a refusal.
  /// - Throws: ``BrowserError`` when the browser or the page has ended.
  func answer(
    to id: Int, within limit: ScriptLimit, unless isInterrupted: () -> Bool = { false }
  ) throws(BrowserError) -> ProtocolMessage? {
    var limit = limit
    return try answer(to: id, unless: isInterrupted) { () throws(BrowserError) in try limit.hasPassed() }
  }

  private func answer(
    to id: Int, unless isInterrupted: () -> Bool = { false }, isLate: () throws(BrowserError) -> Bool
  ) throws(BrowserError) -> ProtocolMessage? {
    // Wait in short steps, since a page whose process has ended never replies.
    while true {
      if hasCrashed { throw BrowserPage.crashed }
      let isLast = try isLate()
      let next = ContinuousClock.now + .milliseconds(isLast ? 0 : 250)
      if let reply = try connection.reply(to: id, until: next, isLast: isLast, unless: isInterrupted) { return reply }
      if isLast || isInterrupted() { return nil }
    }
  }

  static let crashed = BrowserError(
    .noBrowser, "the browser's process for the page has ended; the page may need more memory than is available")

  // MARK: Events

  private func take(_ event: ProtocolMessage) {
    activity.take(event, at: .now)
    switch event.method {
    case "Page.javascriptDialogOpening": if setup.dismissesDialogs { dismiss(event.parameters) }
    case "Inspector.targetCrashed": hasCrashed = true
    case "Page.downloadWillBegin":
      note("the page begins to download a file; it is not downloaded: \(event.parameters["url"]?.asString ?? "")")
    default: break
    }
    onEvent(event)
  }

  private func dismiss(_ dialog: ProtocolValue) {
    let kind = dialog["type"]?.asString ?? "dialog"
    // Accept `beforeunload`, which leaves the page.
    tell("Page.handleJavaScriptDialog", ["accept": .bool(kind == "beforeunload")])
    guard kind != "beforeunload" else { return }
    note("the page shows a dialog (\(kind)), which is dismissed: \"\(dialog["message"]?.asString ?? "")\"")
  }

  func note(_ note: Message) {
    let note = note.shortened
    if !notes.contains(note), notes.count < 20 { notes.append(note) }
  }

  // MARK: Waiting

  /// Waits until a condition is true, or until a deadline.
  ///
  /// - Parameters:
  ///   - deadline: the time at which to stop waiting.
  ///   - wake: a time at which the condition may become true without an event; nil for never.
  ///   - isSo: the condition.
  /// - Returns: false when the condition is still false at the deadline.
  /// - Throws: ``BrowserError`` when the browser or the page has ended.
  func wait(
    until deadline: ContinuousClock.Instant, wake: () -> ContinuousClock.Instant? = { nil }, for isSo: () -> Bool
  ) throws(BrowserError) -> Bool {
    while !isSo() {
      if hasCrashed { throw BrowserPage.crashed }
      guard ContinuousClock.now < deadline else { return false }
      try connection.receive(until: min(deadline, wake() ?? deadline))
    }
    return true
  }
}

extension BrowserProcess {
  /// Opens an empty page.
  package func newPage(size: PageSize) throws(BrowserError) -> BrowserPage { try BrowserPage(self, size: size) }
}
