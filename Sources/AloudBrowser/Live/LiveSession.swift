internal import AloudTree
internal import Foundation

/// A page that is open, in a context of its own, on a clock that moves only when it is told to.
///
/// Everything that waits stops waiting when the page opens a dialog, since the page stands still then; what it was doing goes on after
/// ``closeDialog(accepts:text:)``.
final class LiveSession {
  let page: BrowserPage
  let rule: NetworkRule
  /// A question of the page to its user.
  struct Dialog: Equatable {
    enum Kind: String { case alert, confirm, prompt }

    let kind: Kind
    let message: String
    let proposal: String
  }

  /// The dialog that is open.
  private(set) var dialog: Dialog?
  /// An action of the page that cannot be followed.
  private(set) var trouble: String?
  /// How much time of the page's clock has passed since it was loaded, in milliseconds.
  var time = 0.0
  /// How often a budget of the page's clock has been used up.
  private(set) var expired = 0
  /// Commands that a dialog holds up.
  var held: [Int] = []
  /// How much time was to pass when a dialog opened, in milliseconds.
  var heldTime: Double?
  /// False once requests have taken too long: from then on the clock does not wait for them.
  var waitsForNetwork = true
  /// When the page does something next by itself, in milliseconds from now; nil for never.
  var next: Double?
  /// When the next animation ends, in milliseconds from now; nil where none runs.
  var animationRest: Double?
  /// The features of the page besides elements and timers, as ``PageWorldScript/question`` tells them.
  var flags = ""
  /// The nodes of the page that were asked for, by their `backendDOMNodeId`.
  var handles: [Int: Handle] = [:]
  /// The context of our own world in each frame.
  var worlds: [String: Int] = [:]
  private(set) var hasFrames = false
  /// How many documents the page has shown since it was last asked.
  var documents = 0
  /// How often anything on the page has got the keyboard's focus.
  var focusings = 0
  /// How many documents the page has shown in all.
  private(set) var navigations = 0
  /// The scroll position of the window, as the page tells it.
  var scrolled = ""
  /// The guard that keeps the page from changing anything on servers; nil where it may.
  private(set) var writeGuard: WriteGuard?
  /// The traces of the page since it was loaded.
  private(set) var traces = LivePage.Traces()

  /// The date of every page when it begins: 1 January 2026, 9 o'clock (UTC), in seconds.
  private static let beginning = 1_767_258_000

  /// Of a page that does not tell its own.
  let language: String?

  /// Opens a page and loads it.
  ///
  /// - Throws: ``BrowserError`` when there is no such page, or when it does not come to rest.
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
      // The browser may be used again.
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

  /// Counts a change of the page's elements, or of what is in them.
  func noteChange() { traces.changes += 1 }

  /// Closes the page, and forgets what it has stored.
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
    case "Page.windowOpen": fail("opens a window (\(parameters["url"]?.asString ?? "")), which is not read")
    case "Page.downloadWillBegin": fail("begins to download a file (\(parameters["url"]?.asString ?? ""))")
    default: break
    }
  }

  /// The page shows another document.
  private func moveOn() {
    hasFrames = false
    documents += 1
    navigations += 1
    if documents > LiveSession.maximumDocuments { fail("keeps navigating to other pages") }
  }

  /// How many documents may follow one another by themselves.
  private static let maximumDocuments = 20

  func fail(_ reason: String) { trouble = trouble ?? "the page \(reason)" }

  private func open(_ parameters: ProtocolValue) {
    guard let kind = Dialog.Kind(rawValue: parameters["type"]?.asString ?? "") else {
      // The answer to the question whether a page may be left is yes.
      return page.tell("Page.handleJavaScriptDialog", ["accept": .bool(true)])
    }
    dialog = Dialog(
      kind: kind, message: parameters["message"]?.asString ?? "", proposal: parameters["defaultPrompt"]?.asString ?? "")
  }

  /// Lets a request go out, or refuses it.
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

  /// Answers the dialog that is open, and lets the page finish what it was doing.
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

  /// Dismisses what the page opens before there is anything to read.
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
  /// - Returns: the reply; nil while a dialog is open, and where the document has gone that was asked.
  @discardableResult
  func finish(_ command: Int) throws(BrowserError) -> ProtocolMessage? {
    let document = navigations
    let patience = ContinuousClock.now + .seconds(1)
    let reply = try page.answer(to: command, seconds: LiveSession.thinking) {
      self.dialog != nil || self.trouble != nil || self.navigations > document && ContinuousClock.now > patience
    }
    if reply != nil { return reply }
    guard dialog == nil else {
      held.append(command)
      return nil
    }
    // A document that has gone may not answer.
    guard navigations == document, trouble == nil else { return nil }
    throw LiveSession.endless
  }

  /// How long a page may think, in seconds of the real clock. More than for a dump: here a page that takes long is a failure.
  static let thinking = 10.0

  static let endless = BrowserError(.restless, "a script of the page does not end")
}
