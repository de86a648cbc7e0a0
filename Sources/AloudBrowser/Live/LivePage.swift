public import AloudBase
internal import AloudProcess
internal import AloudReader
public import AloudSimulator
internal import AloudSpeech
internal import AloudTree
internal import AloudVoices
internal import Foundation

/// A live page in a browser, as an app. VoiceOver's gestures have the same effects as on iOS, the page's scripts
/// respond to them, and the page uses the simulator's clock.
///
///     let page = try browsers.open(PageAddress("checkout.html"), LivePageOptions())
///     var simulator = Simulator(page.app)
///     simulator.start()
///     simulator.perform(.swipeRight)
///
/// The same gestures always give the same utterances: the page's time stands still between gestures, and its random
/// numbers and its date are the same at each start. Only the responses of servers may differ.
///
/// One thread alone may send requests to a page (``app``, ``leadsAway(_:)``); a second one traps. An error ends the
/// simulation with its reason (`Simulator.Fault.app`).
public final class LivePage: @unchecked Sendable {
  /// Makes the class sendable: only one thread changes the properties below.
  private let thread = SingleThread("LivePage")
  private let browser: BrowserProcess
  let address: PageAddress
  private let options: LivePageOptions
  private let giveBack: (_ isSound: Bool) -> Void
  let voices = VoiceLibrary.standard
  var session: LiveSession
  var settings = VoiceOverSettings()
  /// The page in its initial state.
  private let first: LiveSession.Look
  /// The page as the simulator shows it; while a layer is open, the page before the layer opened.
  var shown: LiveSession.Look
  var layer: Layer?
  /// True after a layer has closed, until ``shown`` includes the changes of the page.
  var isBehind = false
  /// The simulator's time at which the page began.
  private var beginning = Instant.start
  /// False once the page has received input, or time has passed.
  private var isFresh = true
  /// The page's node at VoiceOver's cursor.
  var cursor: Int?
  private var hasFailed = false
  private var isClosed = false
  private var earlierNotes: [Message] = []
  private var earlierHeldBack: [String] = []

  /// A layer of the system over the page.
  struct Layer {
    var content: PageLayer
    /// The node that opened the layer; nil for a dialog of a script.
    let opener: LiveSession.Handle?
    /// The element to which the cursor returns.
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

  /// The page as an app of a simulator. Each time it appears, it is loaded again, unless it is unchanged since loading.
  public var app: Simulator.LiveApp {
    Simulator.LiveApp(first.document) { [self] in answer($0, at: $1) }
  }

  /// Notes for the user about the page, such as hosts that it may not access; without duplicates.
  public var notes: [Message] {
    var notes = earlierNotes
    for note in session.page.notes where !notes.contains(note) { notes.append(note) }
    return notes
  }

  /// The requests since the page was opened that were not sent (``LivePageOptions/holdsBackWrites``): `POST
  /// http://localhost:3000/cart`.
  public var heldBack: [String] { earlierHeldBack + (session.writeGuard?.heldBack ?? []) }

  /// The activity of the page since it was last loaded.
  public var traces: Traces {
    var traces = session.traces
    traces.hasHiddenEffects = session.flags.contains("e")
    traces.hasLeft = session.trouble != nil
    traces.scrolled = session.scrolled
    return traces
  }

  /// True where a double tap on a node of the page (its `backendDOMNodeId`) leads to another document, as most links do.
  ///
  /// The page is asked in its current state. False where it does not reply.
  public func leadsAway(_ node: Int) -> Bool {
    thread.check()
    guard !hasFailed, !isClosed, let handle = try? session.handle(node) else { return false }
    return (try? session.call("leadsAway", handle))??.asBool ?? false
  }

  /// Closes the page and returns its browser.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    session.close()
    giveBack(!hasFailed)
  }

  /// The tree of a page that has just been loaded. Dialogs that it opens during loading are dismissed.
  private static func begin(_ session: LiveSession) throws(BrowserError) -> LiveSession.Look {
    if let trouble = session.trouble { throw BrowserError(.restless, trouble) }
    try session.dismissDialogs()
    _ = try session.hasChanged()
    return try session.look()
  }

  // MARK: Answers

  typealias Answer = Simulator.App.Answer

  private func answer(_ request: Simulator.App.Request, at now: Instant) -> Simulator.App.Answer {
    thread.check()
    guard !hasFailed, !isClosed else { return Answer(isHandled: false) }
    do throws(BrowserError) {
      var answer = try answer(to: request, at: now)
      if let trouble = session.trouble { throw BrowserError(.restless, trouble) }
      if session.page.hasCrashed { throw BrowserPage.crashed }
      answer.outcomes += [.cancelled(name: LivePage.timer)] + timer(at: now)
      return answer
    } catch {
      hasFailed = true
      // The simulator ignores the outcomes of an answer that is not handled.
      var answer = Answer(isHandled: true)
      answer.outcomes = [.failed("\(name): \(error.message)")]
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
    answer.update = Simulator.App.Update(tree: shown.tree)
    answer.outcomes.append(.screenChanged(returningTo: nil))
    return answer
  }

  /// Advances the page's clock to the simulator's time.
  private func catchUp(with now: Instant) throws(BrowserError) {
    let late = milliseconds(until: now) - session.time
    guard late > 0.5 else { return }
    isFresh = false
    try session.advance(late)
  }

  private func milliseconds(until now: Instant) -> Double {
    Double(now.microseconds - beginning.microseconds) / 1000
  }

  /// The time at which the page must be checked next.
  private func timer(at now: Instant) -> [Simulator.App.Outcome] {
    if isBehind, layer == nil {
      // After the page below the layer has appeared.
      let seconds = Double(max(settings.transition, Simulator.coalescing) + 50) / 1000
      return [.later(Simulator.App.Timer(seconds: seconds, name: LivePage.timer))]
    }
    guard session.dialog == nil, let next = session.next else { return [] }
    // A moment later, so that the event has happened by then. The minimum keeps checks from being more frequent than
    // users can notice.
    let time = session.time + max(next + 1, LivePage.leastWait) - milliseconds(until: now)
    return [.later(Simulator.App.Timer(seconds: max(time, 1) / 1000, name: LivePage.timer))]
  }

  /// The shortest time between two checks of the page, in milliseconds.
  private static let leastWait = 20.0

  // MARK: Requests of VoiceOver

  private func handle(_ node: NodeID) throws(BrowserError) -> LiveSession.Handle? {
    guard shown.tree.has(node), let page = shown.tree[node].details.web?.nodes.first else { return nil }
    return try session.handle(page)
  }

  private func perform(_ request: ScreenReader.Request) throws(BrowserError) -> Answer {
    // An element that no longer exists handles nothing.
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
      // If anything changes, the key was handled.
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

  /// Typed text goes to the edited field, even if a script has moved the focus.
  private func takeFocus(_ handle: LiveSession.Handle?) throws(BrowserError) {
    guard let handle, session.dialog == nil else { return }
    try session.call("focus", handle)
  }

  /// Scrolls to the element at VoiceOver's cursor.
  private func show(_ handle: LiveSession.Handle?) throws(BrowserError) -> Answer {
    guard try session.call("show", handle)?.asBool == true else { return Answer(isHandled: true) }
    let hasChanged = try session.hasChanged()
    isFresh = false
    try session.settle()
    return try report(Answer(isHandled: true), activated: nil, isSeen: hasChanged)
  }

  // MARK: Changes of the page

  /// Adds the changes of the page to an answer. `isSeen` is true where changes are already known.
  ///
  /// If the double-tapped node itself gets the focus, the cursor does not move.
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
    // Changes below a layer are reported when the layer closes.
    guard layer == nil else { return answer }
    isBehind = false
    let before = shown
    shown = try session.look()
    var update = Simulator.App.Update(tree: shown.tree)
    if isOther {
      answer.outcomes.append(.screenChanged(returningTo: nil))
    } else if session.focusings != focusings, let focus = shown.focus {
      let target = activated.flatMap { before.tree[$0].details.web?.nodes.first }
      if target.map({ !shown.focused.contains($0) }) ?? true { update.focused = focus }
    }
    answer.update = update
    // A key that changes something was handled.
    answer.isHandled = true
    return answer
  }
}

extension LivePage {
  /// The activity of the page since it was loaded; it shows the effects of a gesture.
  public struct Traces: Equatable, Sendable {
    /// How often its content has changed, even if the change is neither visible nor audible.
    public internal(set) var changes = 0
    /// How many requests the page has made.
    public internal(set) var requests = 0
    /// How many of them were not sent.
    public internal(set) var heldBack = 0
    /// How many other documents the page has navigated to.
    public internal(set) var documents = 0
    /// True once the page has done something that no element shows, such as playing a sound or drawing on a canvas;
    /// also during loading.
    public internal(set) var hasHiddenEffects = false
    /// True once the page has done something that is not followed here: opened a window, downloaded a file, printed.
    public internal(set) var hasLeft = false
    /// The scroll positions.
    public internal(set) var scrolled = ""
  }
}
