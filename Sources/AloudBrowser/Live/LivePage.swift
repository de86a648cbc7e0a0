internal import AloudReader
public import AloudSimulator
internal import AloudSpeech
internal import AloudTree
internal import AloudVoices
internal import Foundation

/// A page in a browser as an app: VoiceOver's gestures reach it as on iOS, its scripts answer, and its clock is that of the simulator.
///
///     let page = try browsers.open(PageAddress("checkout.html"), LivePageOptions())
///     var simulator = Simulator(page.app)
///     simulator.start()
///     simulator.perform(.swipeRight)
///
/// The same gestures lead to the same words each time: the page's time stands still between them, its random numbers and its date are the
/// same at each start. Only what servers answer comes from outside.
///
/// A page belongs to one thread. What goes wrong ends the simulation with its reason (`Simulator.Fault.app`).
public final class LivePage: @unchecked Sendable {
  private let browser: BrowserProcess
  private let address: PageAddress
  private let options: LivePageOptions
  private let giveBack: (_ isSound: Bool) -> Void
  private let voices = VoiceLibrary.standard
  private var session: LiveSession
  private var settings = VoiceOverSettings()
  /// The page as it began.
  private let first: LiveSession.Look
  /// The page as it was last handed out, or as it is below a layer.
  private var shown: LiveSession.Look
  private var layer: Layer?
  /// True while ``shown`` is what the page was below a layer, and not yet what it has become.
  private var isBehind = false
  /// The time of the simulator when the page began.
  private var beginning = Instant.start
  /// False once anything has been done to the page, or time has passed.
  private var isFresh = true
  /// The node of the page that has VoiceOver's cursor.
  private var cursor: Int?
  private var hasFailed = false
  private var isClosed = false
  private var earlierNotes: [String] = []
  private var earlierHeldBack: [String] = []

  /// What the system shows over the page.
  private struct Layer {
    var content: PageLayer
    /// The node of the page that opened it; nil for a dialog of a script.
    let opener: LiveSession.Handle?
    /// Where VoiceOver comes back to.
    let returnsTo: Int?
  }

  /// Where the timer of the page is known by.
  private static let timer = "page"

  init(
    _ browser: BrowserProcess, _ address: PageAddress, _ options: LivePageOptions,
    giveBack: @escaping (_ isSound: Bool) -> Void
  ) throws(BrowserError) {
    (self.browser, self.address, self.options, self.giveBack) = (browser, address, options, giveBack)
    session = try LiveSession(browser, address, options)
    do throws(BrowserError) {
      first = try LivePage.begin(session)
    } catch {
      session.close()
      throw error
    }
    shown = first
  }

  deinit { close() }

  /// The page as an app of a simulator. Each time it appears it is loaded anew, unless it is as it was loaded.
  public var app: Simulator.LiveApp {
    Simulator.LiveApp(first.document) { [self] in answer($0, at: $1) }
  }

  /// What the user should know of the page, such as hosts that it may not reach; once each.
  public var notes: [String] {
    var notes = earlierNotes
    for note in session.page.notes where !notes.contains(note) { notes.append(note) }
    return notes
  }

  /// The requests that were not sent, since the page was opened (``LivePageOptions/holdsBackWrites``): `POST http://localhost:3000/cart`.
  public var heldBack: [String] { earlierHeldBack + (session.writeGuard?.heldBack ?? []) }

  /// What the page has done since it was loaded the last time.
  public var traces: Traces {
    var traces = session.traces
    traces.hasHiddenEffects = session.flags.contains("e")
    traces.hasLeft = session.trouble != nil
    traces.scrolled = session.scrolled
    return traces
  }

  /// True where a double tap on a node of the page (its `backendDOMNodeId`) leads to another document, as most links do.
  ///
  /// Asks the page as it is now; false where it does not answer.
  public func leadsAway(_ node: Int) -> Bool {
    guard !hasFailed, !isClosed, let handle = try? session.handle(node) else { return false }
    return (try? session.call("leadsAway", handle))??.asBool ?? false
  }

  /// Closes the page and gives its browser back.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    session.close()
    giveBack(!hasFailed)
  }

  /// What a page looks like that has just been loaded. Dialogs that it opens while it loads come when it appears.
  private static func begin(_ session: LiveSession) throws(BrowserError) -> LiveSession.Look {
    if let trouble = session.trouble { throw BrowserError(.restless, trouble) }
    guard session.dialog == nil else {
      throw BrowserError(
        .restless, "the page opens a dialog (\(session.dialog?.kind.rawValue ?? "")) while it loads, before there is anything to read")
    }
    _ = try session.hasChanged()
    return try session.look(language: nil)
  }

  // MARK: Answers

  private typealias Answer = Simulator.App.Answer

  private func answer(_ request: Simulator.App.Request, at now: Instant) -> Simulator.App.Answer {
    guard !hasFailed, !isClosed else { return Answer(isHandled: false) }
    do throws(BrowserError) {
      var answer = try answer(to: request, at: now)
      if let trouble = session.trouble { throw BrowserError(.restless, trouble) }
      if session.page.hasCrashed { throw BrowserPage.crashed }
      answer.outcomes += [.cancelled(name: LivePage.timer)] + timer(at: now)
      return answer
    } catch {
      hasFailed = true
      var answer = Answer(isHandled: false)
      answer.outcomes = [.failed("\(name): \(error.description)")]
      return answer
    }
  }

  private var name: String { (address.file ?? address.url).printable }

  private func answer(to request: Simulator.App.Request, at now: Instant) throws(BrowserError) -> Answer {
    switch request {
    case .appear(let settings):
      self.settings = settings
      return try appear(at: now)
    case .change(let settings):
      self.settings = settings
      return Answer(isHandled: true)
    case .tell: return Answer(isHandled: true)
    case .due:
      try catchUp(with: now)
      return try report(Answer(isHandled: true), activated: nil)
    case .perform(let request):
      try catchUp(with: now)
      return layer == nil ? try perform(request) : try perform(request, onLayer: ())
    }
  }

  private func appear(at now: Instant) throws(BrowserError) -> Answer {
    beginning = now
    (layer, isBehind) = (nil, false)
    var answer = Answer(isHandled: true)
    guard !isFresh else { return answer }
    (earlierNotes, earlierHeldBack) = (notes, heldBack)
    session.close()
    session = try LiveSession(browser, address, options)
    shown = try LivePage.begin(session)
    isFresh = true
    answer.change = Simulator.App.Change(tree: shown.tree, isNewScreen: true)
    return answer
  }

  /// Lets the page's clock go on to the time of the simulator.
  private func catchUp(with now: Instant) throws(BrowserError) {
    let late = milliseconds(until: now) - session.time
    guard late > 0.5 else { return }
    isFresh = false
    try session.advance(late)
  }

  private func milliseconds(until now: Instant) -> Double {
    Double(now.microseconds - beginning.microseconds) / 1000
  }

  /// When the page is to be asked next.
  private func timer(at now: Instant) -> [Simulator.App.Outcome] {
    if isBehind, layer == nil {
      // When the page has appeared below the layer.
      let seconds = Double(max(settings.transition, settings.coalescing) + 50) / 1000
      return [.later(Simulator.App.Timer(seconds: seconds, name: LivePage.timer))]
    }
    guard session.dialog == nil, let next = session.next else { return [] }
    // A moment later, so that it has happened by then; and not more often than a person could notice.
    let time = session.time + max(next + 1, LivePage.leastWait) - milliseconds(until: now)
    return [.later(Simulator.App.Timer(seconds: max(time, 1) / 1000, name: LivePage.timer))]
  }

  /// How long a page is left alone at least, in milliseconds.
  private static let leastWait = 20.0

  // MARK: What VoiceOver asks

  private func handle(_ node: NodeID) throws(BrowserError) -> LiveSession.Handle? {
    guard shown.tree.has(node), let page = shown.tree[node].details.web?.nodes.first else { return nil }
    return try session.handle(page)
  }

  private func perform(_ request: ScreenReader.Request) throws(BrowserError) -> Answer {
    // Where the cursor is on what no longer exists, nobody answers.
    let handle = try request.node.flatMap { (node) throws(BrowserError) in try self.handle(node) }
    guard handle != nil || request.node == nil else { return Answer(isHandled: false) }
    if case .focus(let node) = request {
      cursor = shown.tree[node].details.web?.nodes.first
      return try show(handle)
    }
    if case .blur = request { return Answer(isHandled: true) }
    isFresh = false
    var answer = Answer(isHandled: true)
    var activated: NodeID?
    switch request {
    case .activate(let node):
      guard let handle else { return Answer(isHandled: false) }
      activated = node
      switch try session.activate(handle) {
      case .done: break
      case .refused: return Answer(isHandled: false)
      case .opens(let type): return try open(type, of: node, handle)
      }
    case .adjust(_, let steps): answer.isHandled = try session.call("adjust", handle, .whole(steps))?.asBool ?? false
    case .escape:
      // It was for something where anything changes.
      answer.isHandled = false
      try session.pressEscape()
    case .longPress: if let handle { try session.hold(handle) }
    case .scroll(_, let direction):
      answer.scrolled = try session.scroll(handle, direction)
      answer.isHandled = answer.scrolled != nil
    case .insertText(_, let text):
      try takeFocus(handle)
      try session.type(text)
    case .deleteBackward:
      try takeFocus(handle)
      try session.deleteBackward()
    case .moveInsertionPoint(_, let place): if let handle { try session.select(place..<place, in: handle) }
    case .select(_, let range): if let handle { try session.select(range, in: handle) }
    case .undo: answer.isHandled = try session.call("undo", nil, .bool(false))?.asBool ?? false
    case .redo: answer.isHandled = try session.call("undo", nil, .bool(true))?.asBool ?? false
    case .endEditing: try session.call("blur", handle)
    case .magicTap, .customAction, .zoom, .drop, .moveRow, .showPage: return Answer(isHandled: false)
    case .focus, .blur: break
    }
    try session.settle()
    return try report(answer, activated: activated)
  }

  /// Keys go to the field that is edited, wherever a script has taken the focus.
  private func takeFocus(_ handle: LiveSession.Handle?) throws(BrowserError) {
    guard let handle, session.dialog == nil else { return }
    try session.call("focus", handle)
  }

  /// VoiceOver scrolls to where its cursor goes.
  private func show(_ handle: LiveSession.Handle?) throws(BrowserError) -> Answer {
    let before = session.scrolled
    try session.call("show", handle)
    let hasChanged = try session.hasChanged()
    guard hasChanged || session.scrolled != before else { return Answer(isHandled: true) }
    isFresh = false
    try session.settle()
    return try report(Answer(isHandled: true), activated: nil, isSeen: hasChanged)
  }

  // MARK: What has come of it

  /// Adds to an answer what has become of the page.
  ///
  /// - Parameters:
  ///   - activated: the node that was double-tapped; a focus that it gets does not move the cursor.
  ///   - isSeen: true where it is known that something has changed.
  private func report(
    _ answer: Answer, activated: NodeID?, isSeen: Bool = false
  ) throws(BrowserError) -> Answer {
    var answer = answer
    if session.dialog != nil {
      if layer == nil { openDialog(&answer) }
      return answer
    }
    let isOther = session.documents > 0
    let focusings = session.focusings
    guard try session.hasChanged() || isSeen || isBehind, session.trouble == nil else { return answer }
    // What has changed below a layer is seen when it closes.
    guard layer == nil else { return answer }
    isBehind = false
    let before = shown
    shown = try session.look(language: nil)
    var change = Simulator.App.Change(tree: shown.tree, isNewScreen: isOther)
    if isOther {
      answer.outcomes.append(.screenChanged(returningTo: nil))
    } else if session.focusings != focusings, let focus = shown.focus {
      let target = activated.flatMap { before.tree[$0].details.web?.nodes.first }
      if target.map({ !shown.focused.contains($0) }) ?? true { change.focused = focus }
    }
    answer.change = change
    // A key that opens or closes something was not for nothing.
    answer.isHandled = true
    return answer
  }

  // MARK: Layers

  private var words: Phrasebook { voices.phrasebook(for: shown.document.language, settings: settings) }

  private func openDialog(_ answer: inout Answer) {
    guard let dialog = session.dialog else { return }
    let host = URLComponents(string: address.url)?.host.flatMap { $0.isEmpty ? nil : $0 }
    open(
      Layer(
        content: PageLayer(dialog, host: host, words, over: shown.document), opener: nil, returnsTo: nil), &answer)
    answer.isHandled = true
  }

  private func open(
    _ type: String, of node: NodeID, _ handle: LiveSession.Handle
  ) throws(BrowserError) -> Answer {
    var answer = Answer(isHandled: true)
    let page = shown.document
    let name = shown.tree[node].label?.string
    let content: PageLayer?
    switch type {
    case "select": content = PageLayer(options: try session.call("options", handle), named: name, over: page)
    case "file": content = PageLayer(filesWith: words, named: name, over: page)
    default:
      let value = try session.call("value", handle)?.asObject?["value"]?.asString ?? ""
      content = PageLayer(type: type, value: value, named: name, words, over: page)
    }
    guard let content else { return Answer(isHandled: false) }
    try session.call("focus", handle)
    open(
      Layer(content: content, opener: handle, returnsTo: shown.tree[node].details.web?.nodes.first), &answer)
    return answer
  }

  private func open(_ layer: Layer, _ answer: inout Answer) {
    self.layer = layer
    answer.change = Simulator.App.Change(tree: layer.content.app.tree, isNewScreen: true)
    answer.outcomes.append(.screenChanged(returningTo: nil))
  }

  private func perform(_ request: ScreenReader.Request, onLayer: Void) throws(BrowserError) -> Answer {
    guard var layer else { return Answer(isHandled: false) }
    if let choice = layer.content.choice(of: request) { return try take(choice, of: layer) }
    var answer = layer.content.answer(request)
    answer.change = layer.content.takeChange()
    self.layer = layer
    return answer
  }

  /// Shows a control as it is now, and all else as it was.
  private func renew(_ page: Int?) throws(BrowserError) {
    func element(_ tree: Tree) -> NodeID? {
      tree.ids.first { tree[$0].isElement == true && tree[$0].details.web?.nodes.first == page }
    }
    let now = try session.look(language: nil).tree
    guard let old = element(shown.tree), let new = element(now) else { return }
    shown.tree.update(old) { $0 = now[new] }
  }

  private func take(_ choice: PageLayer.Choice, of layer: Layer) throws(BrowserError) -> Answer {
    self.layer = nil
    var answer = Answer(isHandled: true)
    switch choice {
    case .dialog(let accepts): try session.closeDialog(accepts: accepts, text: layer.content.text)
    case .option(let index): try session.call("choose", layer.opener, .whole(index))
    case .write: try session.call("write", layer.opener, .string(layer.content.value ?? ""))
    case .file: session.page.note("the page asks for a file, and there is none to choose here")
    case .cancel: break
    }
    try session.settle()
    if session.dialog != nil {
      openDialog(&answer)
      return answer
    }
    if case .option = choice { try renew(layer.returnsTo) }
    if case .write = choice { try renew(layer.returnsTo) }
    // The page is seen as it was; what has become of it comes when it is there, so that live regions are heard.
    answer.change = Simulator.App.Change(tree: shown.tree, isNewScreen: true)
    let back = (layer.returnsTo ?? cursor).flatMap { page in
      shown.tree.ids.first { shown.tree[$0].isElement == true && shown.tree[$0].details.web?.nodes.first == page }
    }
    answer.outcomes.append(.screenChanged(returningTo: back))
    isBehind = true
    return answer
  }

}

extension LivePage {
  /// Ends the browser's process for the page, for tests of what happens then.
  func crash() { session.page.connection.tell("Page.crash", session: session.page.session) }
}
