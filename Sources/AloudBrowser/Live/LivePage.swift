internal import AloudReader
public import AloudSimulator
internal import AloudSpeech
internal import AloudTree
internal import AloudVoices
internal import Foundation

/// A page in a browser as an app. VoiceOver's gestures reach it as on iOS, its scripts answer, and its clock is that of
/// the simulator.
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
  let address: PageAddress
  private let options: LivePageOptions
  private let giveBack: (_ isSound: Bool) -> Void
  let voices = VoiceLibrary.standard
  var session: LiveSession
  var settings = VoiceOverSettings()
  /// The page as it began.
  private let first: LiveSession.Look
  /// The page as the simulator has it, or as it was when a layer opened.
  var shown: LiveSession.Look
  var layer: Layer?
  /// True after a layer has closed, until ``shown`` has the changes of the page.
  var isBehind = false
  /// The time of the simulator when the page began.
  private var beginning = Instant.start
  /// False once anything has been done to the page, or time has passed.
  private var isFresh = true
  /// The node of the page that has VoiceOver's cursor.
  var cursor: Int?
  private var hasFailed = false
  private var isClosed = false
  private var earlierNotes: [String] = []
  private var earlierHeldBack: [String] = []

  /// A layer of the system over the page.
  struct Layer {
    var content: PageLayer
    /// The node of the page that opened it; nil for a dialog of a script.
    let opener: LiveSession.Handle?
    /// The element to which VoiceOver comes back.
    let returnsTo: Int?
  }

  /// The name of the page's timer.
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

  /// Notes for the user about the page, such as hosts that it may not reach; once each.
  public var notes: [String] {
    var notes = earlierNotes
    for note in session.page.notes where !notes.contains(note) { notes.append(note) }
    return notes
  }

  /// The requests that were not sent, since the page was opened (``LivePageOptions/holdsBackWrites``): `POST http://localhost:3000/cart`.
  public var heldBack: [String] { earlierHeldBack + (session.writeGuard?.heldBack ?? []) }

  /// The traces of the page since it was loaded the last time.
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

  /// The tree of a page that has just been loaded. Dialogs that it opens while it loads are dismissed.
  private static func begin(_ session: LiveSession) throws(BrowserError) -> LiveSession.Look {
    if let trouble = session.trouble { throw BrowserError(.restless, trouble) }
    try session.dismissDialogs()
    _ = try session.hasChanged()
    return try session.look()
  }

  // MARK: Answers

  typealias Answer = Simulator.App.Answer

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
      // The outcomes of an answer that was not handled are ignored.
      var answer = Answer(isHandled: true)
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
      return layer == nil ? try perform(request) : try performOnLayer(request)
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
    answer.update = ScreenReader.Update(tree: shown.tree, isNewScreen: true)
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
    // A moment later, so that it has happened by then, and not more often than a person could notice.
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
    // An element that no longer exists answers nothing.
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
      // The key was handled if anything changes.
      answer.isHandled = false
      try session.press("Escape")
    case .longPress: if let handle { try session.hold(handle) }
    case .scroll(_, let direction):
      answer.scrolled = try session.scroll(handle, direction)
      answer.isHandled = answer.scrolled != nil
    case .insertText(_, let text):
      try takeFocus(handle)
      try session.type(text)
    case .deleteBackward:
      try takeFocus(handle)
      try session.press("Backspace")
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
    guard try session.call("show", handle)?.asBool == true else { return Answer(isHandled: true) }
    let hasChanged = try session.hasChanged()
    isFresh = false
    try session.settle()
    return try report(Answer(isHandled: true), activated: nil, isSeen: hasChanged)
  }

  // MARK: Changes of the page

  /// Adds the changes of the page to an answer. `isSeen` is true where it is known already that there are some.
  ///
  /// A focus that the node gets which was double-tapped does not move the cursor.
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
    // A change below a layer is seen when the layer closes.
    guard layer == nil else { return answer }
    isBehind = false
    let before = shown
    shown = try session.look()
    var update = ScreenReader.Update(tree: shown.tree, isNewScreen: isOther)
    if isOther {
      answer.outcomes.append(.screenChanged(returningTo: nil))
    } else if session.focusings != focusings, let focus = shown.focus {
      let target = activated.flatMap { before.tree[$0].details.web?.nodes.first }
      if target.map({ !shown.focused.contains($0) }) ?? true { update.focused = focus }
    }
    answer.update = update
    // A key that opens or closes something was handled.
    answer.isHandled = true
    return answer
  }
}

extension LivePage {
  /// The traces of the page since it was loaded, by which the effects of a gesture are found.
  public struct Traces: Equatable, Sendable {
    /// How often its content was found changed, even where the change is neither seen nor heard.
    public internal(set) var changes = 0
    /// How many requests it has made.
    public internal(set) var requests = 0
    /// How many of them were answered here instead of being sent.
    public internal(set) var heldBack = 0
    /// How many other documents it has gone on to.
    public internal(set) var documents = 0
    /// True once it has done what no element shows, such as a sound or a picture on a canvas; also while it was loaded.
    public internal(set) var hasHiddenEffects = false
    /// True once it has done what is not followed here: a window, a file, paper.
    public internal(set) var hasLeft = false
    /// The scroll positions.
    public internal(set) var scrolled = ""
  }
}
