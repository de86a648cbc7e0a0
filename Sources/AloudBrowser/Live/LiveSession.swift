internal import AloudBase
internal import AloudTree
internal import Foundation

/// An open page in a separate browser context. Its clock advances only on request.
///
/// All waits end when the page opens a dialog, since the page stands still then. Its work continues after
/// ``closeDialog(accepts:text:)``.
final class LiveSession {
  let page: BrowserPage
  let rule: NetworkRule
  /// A JavaScript dialog of the page.
  struct Dialog: Equatable {
    enum DialogType: String { case alert, confirm, prompt }

    let kind: DialogType
    let message: String
    let proposal: String
  }

  /// The dialog that is open.
  private(set) var dialog: Dialog?
  /// An action of the page that is not supported.
  private(set) var trouble: Message?
  /// The time on the page's clock since loading, in milliseconds.
  var time = 0.0
  /// How many budgets of the page's clock have been used up.
  private(set) var expired = 0
  /// The commands that wait for a dialog.
  var held: [Int] = []
  /// The remaining time when a dialog opened, in milliseconds.
  var heldTime: Double?
  /// False once requests have taken too long. The clock does not wait for them from then on.
  var waitsForNetwork = true
  /// The time until the page's next own event, in milliseconds; nil for never.
  var next: Double?
  /// The time until the next animation ends, in milliseconds; nil where none is running.
  var animationRest: Double?
  /// The letters of ``PageWorldScript/question``, which describe features of the page besides elements and timers.
  var flags = ""
  /// The handles requested so far, by the `backendDOMNodeId` of their nodes.
  var handles: [Int: Handle] = [:]
  /// The execution context of the isolated world in each frame.
  var worlds: [String: Int] = [:]
  private(set) var hasFrames = false
  /// How many documents the page has shown since the last check.
  var documents = 0
  /// How often the keyboard focus has moved.
  var focusings = 0
  /// How many documents the page has shown in total.
  private(set) var navigations = 0
  /// The scroll position of the window, as the page reports it.
  var scrolled = ""
  /// The guard that prevents the page from changing anything on servers; nil where that is allowed.
  private(set) var writeGuard: WriteGuard?
  /// The activity of the page since it was loaded.
  private(set) var traces = LivePage.Traces()

  /// The date at which every page begins, in seconds: 1 January 2026, 9:00 UTC.
  private static let beginning = 1_767_258_000

  /// The language of a page that does not declare one.
  let language: String?

  /// Opens a page and loads it.
  ///
  /// - Throws: ``BrowserError`` when the page does not exist, or does not become quiet.
  init(_ browser: BrowserProcess, _ address: PageAddress, _ options: LivePageOptions) throws(BrowserError) {
    rule = NetworkRule(page: address, hosts: options.network)
    language = options.language
    var setup = BrowserPage.Setup()
    setup.scripts = [PageWorldScript.pageScript, ToolWorldScript.pageScript]
    if options.holdsBackWrites {
      writeGuard = WriteGuard()
      setup.scripts.append(WriteGuard.pageScript)
    }
    setup.reachable = rule.reachable
    setup.dismissesDialogs = false
    page = try BrowserPage(browser, size: options.size, setup: setup)
    page.onEvent = { [weak self] in self?.take($0) }
    do throws(BrowserError) {
      try begin(address)
    } catch {
      // Release the browser for reuse.
      page.close()
      throw error
    }
  }

  private func begin(_ address: PageAddress) throws(BrowserError) {
    try page.call("Fetch.enable", ["patterns": .list([["urlPattern": .string("*")]])])
    try page.call("Emulation.setFocusEmulationEnabled", ["enabled": .bool(true)])
    try page.call("Animation.enable")
    try page.call("Animation.setPlaybackRate", ["playbackRate": 0])
    try page.call("Emulation.setTimezoneOverride", ["timezoneId": .string("UTC")])
    try page.call(
      "Emulation.setVirtualTimePolicy",
      ["policy": .string("pause"), "initialVirtualTime": .whole(LiveSession.beginning)])
    try page.open(address)
    try load()
    time = 0
    traces = LivePage.Traces()
  }

  /// Counts a change of the page's elements or their content.
  func noteChange() { traces.changes += 1 }

  /// Closes the page, and deletes its stored data.
  func close() { page.close() }

  // MARK: Events

  private func take(_ event: ProtocolMessage) {
    let parameters = event.parameters
    switch event.method {
    case "Emulation.virtualTimeBudgetExpired": expired += 1
    case "Fetch.requestPaused": decide(parameters)
    case "Page.frameAttached": hasFrames = true
    case "Page.frameNavigated":
      (worlds, handles) = ([:], [:])
      if parameters["frame"]?.asObject?["id"]?.asString == page.frame {
        moveOn()
        traces.documents += 1
      }
    case "Page.javascriptDialogOpening": open(parameters)
    case "Page.javascriptDialogClosed": dialog = nil
    case "Page.windowOpen": fail("the page opens a window (\(parameters["url"]?.asString ?? "")), which is not read")
    case "Page.downloadWillBegin": fail("the page begins to download a file (\(parameters["url"]?.asString ?? ""))")
    default: break
    }
  }

  /// Records that the page shows another document.
  private func moveOn() {
    hasFrames = false
    documents += 1
    navigations += 1
    if documents > LiveSession.maximumDocuments { fail("the page keeps navigating to other pages") }
  }

  /// How many documents may follow one another automatically.
  private static let maximumDocuments = 20

  func fail(_ reason: Message) { trouble = trouble ?? reason }

  private func open(_ parameters: ProtocolValue) {
    guard let kind = Dialog.DialogType(rawValue: parameters["type"]?.asString ?? "") else {
      // `beforeunload`: accepting it leaves the page.
      return page.tell("Page.handleJavaScriptDialog", ["accept": .bool(true)])
    }
    dialog = Dialog(
      kind: kind, message: parameters["message"]?.asString ?? "", proposal: parameters["defaultPrompt"]?.asString ?? "")
  }

  /// Allows or refuses a request.
  private func decide(_ parameters: ProtocolValue) {
    guard let id = parameters["requestId"] else { return }
    let url = parameters["request"]?.asObject?["url"]?.asString ?? ""
    traces.requests += 1
    if rule.allows(url) {
      if let answer = writeGuard?.answer(to: parameters["request"]) {
        traces.heldBack += 1
        return page.tell(
          "Fetch.fulfillRequest", answer + ["requestId": .string(id.asString)])
      }
      return page.tell("Fetch.continueRequest", ["requestId": .string(id.asString)])
    }
    page.note(rule.refusal(of: url))
    page.tell(
      "Fetch.failRequest", ["requestId": .string(id.asString), "errorReason": .string("BlockedByClient")])
  }

  // MARK: Dialogs

  /// Answers the open dialog, and lets the page continue its work.
  func closeDialog(accepts: Bool, text: String?) throws(BrowserError) {
    var answer: JSONValue = ["accept": .bool(accepts)]
    if let text { answer = answer + ["promptText": .string(text)] }
    dialog = nil
    try page.call("Page.handleJavaScriptDialog", answer)
    let commands = held
    held = []
    for command in commands { try finish(command) }
    if dialog == nil, let rest = heldTime {
      heldTime = nil
      try advance(rest)
    }
  }

  /// Dismisses the dialogs that the page opens before it can be read.
  func dismissDialogs() throws(BrowserError) {
    for _ in 0..<10 {
      guard let dialog else { return time = 0 }
      let message = "\"\(dialog.message)\""
      page.note("the page shows a dialog (\(dialog.kind.rawValue)) while it loads, which is dismissed: \(message)")
      try closeDialog(accepts: false, text: nil)
      try load()
    }
    throw BrowserError(.restless, "the page shows one dialog after another while it loads")
  }

  /// Waits for a command that may start a script of the page.
  ///
  /// - Returns: the reply; nil while a dialog is open, and if the document no longer exists.
  @discardableResult
  func finish(_ command: Int) throws(BrowserError) -> ProtocolMessage? {
    let document = navigations
    let deadline = ContinuousClock.now + .seconds(1)
    let reply = try page.answer(to: command, within: ScriptLimit(seconds: LiveSession.thinking, for: page)) {
      self.dialog != nil || self.trouble != nil || self.navigations > document && ContinuousClock.now > deadline
    }
    if reply != nil { return reply }
    guard dialog == nil else {
      held.append(command)
      return nil
    }
    // A document that no longer exists may not reply.
    guard navigations == document, trouble == nil else { return nil }
    throw LiveSession.endless
  }

  /// How long a script may run, in seconds; see ``ScriptLimit``. It is longer than for a dump, because here a slow page is
  /// an error.
  static let thinking = 10.0

  static let endless = BrowserError(.restless, "a script of the page does not end")
}
