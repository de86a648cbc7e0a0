public import AloudBase
public import AloudReader
public import AloudSpeech
public import AloudTree

extension Simulator {
  /// An app in the simulator. It receives a request, answers it, and may have changed its screen then. Requests and
  /// answers are plain values.
  ///
  /// A document is a value, and so is a simulator with a document. The state outside a live app is shared by all
  /// copies.
  public enum App: Sendable {
    /// An app that does what a document says.
    case document(DocumentApp)
    /// An app that a function answers for.
    case live(LiveApp)

    /// The document; nil for a live app.
    public var document: DocumentApp? { if case .document(let app) = self { app } else { nil } }

    mutating func restart(on screen: Document.Screen?, settings: VoiceOverSettings) {
      switch self {
      case .document(let app): self = .document(DocumentApp(app.document, screen: screen, settings: settings))
      case .live(let app): self = .live(LiveApp(app.document, app.answering))
      }
    }

    mutating func answer(_ request: Request, at now: Instant) -> Answer {
      change({ $0.answer(request) }, { $0.answer(request, at: now) })
    }

    /// Applies the restrictions of Guided Access. A live app is informed, and hides locked elements itself.
    ///
    /// - Returns: the change of the top screen; nil if there is none.
    mutating func restrict(_ restrictions: DocumentApp.Restrictions) -> Update? {
      change({ $0.restrict(restrictions) }, { _ in nil })
    }

    /// The node of the top screen that has VoiceOver's cursor, kept for a return to the screen.
    public internal(set) var cursor: NodeID? {
      get {
        switch self {
        case .document(let app): app.cursor
        case .live(let app): app.cursor
        }
      }
      set { change({ $0.cursor = newValue }, { $0.cursor = newValue }) }
    }

    /// The top screen in its current state.
    public var screen: Document.Screen {
      switch self {
      case .document(let app): app.screen
      case .live(let app): app.screen
      }
    }

    /// The current tree of the top screen.
    public var tree: Tree { screen.tree }

    /// The tree of the top screen that VoiceOver reads, with restrictions applied.
    var shownTree: Tree { document?.shownTree ?? tree }

    /// Moves the app out of the enum and back, so that no part of it is copied.
    private mutating func change<Result>(
      _ document: (inout DocumentApp) -> Result, _ live: (inout LiveApp) -> Result
    ) -> Result {
      switch consume self {
      case .document(var app):
        defer { self = .document(app) }
        return document(&app)
      case .live(var app):
        defer { self = .live(app) }
        return live(&app)
      }
    }
  }
}

extension Simulator.App {
  /// A request to an app, or news from the system.
  public enum Request: Equatable, Sendable {
    /// The app starts with the user's settings, on the first screen of its document. The answer may have another tree.
    case appear(VoiceOverSettings)
    /// A request of VoiceOver.
    case perform(ScreenReader.Request)
    /// A timer of the app is due.
    case due(Timer)
    /// News from the system, in order.
    case tell([News])
    /// The user changed settings.
    case change(VoiceOverSettings)
  }

  /// Something that the system reports to an app.
  public enum News: Equatable, Sendable {
    /// `UIAccessibility.guidedAccessStatusDidChangeNotification`.
    case guidedAccessStatusDidChange(isEnabled: Bool)
    /// `UIAccessibility.voiceOverStatusDidChangeNotification`.
    case voiceOverStatusDidChange(isRunning: Bool)
    /// `guidedAccessRestriction(withIdentifier:didChange:)`.
    case restriction(GuidedAccess.Restriction, didChange: GuidedAccess.RestrictionState)
    /// The completion handler of a request for Guided Access.
    case completion(of: Effect.GuidedAccessRequest, didSucceed: Bool)
    /// `UIAccessibility.announcementDidFinishNotification`: the text of an announcement, and whether all of it was heard.
    case announcementDidFinish(String, wasSuccessful: Bool)
  }

  /// The results of a request besides the tree, in the order in which they happen.
  public enum Outcome: Equatable, Sendable {
    /// The app posted a notification. Its ids are those of the document; see ``Simulator/DocumentApp/node(named:)``.
    case posted(ScreenReader.Notification)
    /// Another screen is on top. On return to an earlier screen, the node is the one that had the cursor there.
    case screenChanged(returningTo: NodeID?)
    /// A timer starts. When it is due, the app receives ``Request/due(_:)``.
    case later(Timer)
    /// All timers with this name end.
    case cancelled(name: String)
    /// The app requests Guided Access from the system, which answers with ``News/completion(of:didSucceed:)``.
    case guidedAccess(Effect.GuidedAccessRequest)
    /// A live app cannot continue; the text has the reason and the remedy.
    case failed(Message)
    /// More than ``Simulator/DocumentApp/maximumEffects`` effects would have run at once; the remaining ones were
    /// dropped.
    case overrun
  }

  /// A timer with effects.
  public struct Timer: Equatable, Sendable {
    /// The time until the effects run for the first time, in seconds of the simulated clock.
    public var seconds: Double
    /// The effects of a document.
    public var effects: [Effect]
    /// The interval of repetitions, in seconds; nil for a timer that does not repeat.
    public var interval: Double?
    /// The time from now after which the timer ends, in seconds; nil for no end.
    public var until: Double?
    /// The name by which the timer can be canceled; nil for none.
    public var name: String?

    /// A timer; by default it runs once.
    public init(
      seconds: Double, effects: [Effect] = [], interval: Double? = nil, until: Double? = nil, name: String? = nil
    ) {
      self.seconds = seconds
      self.effects = effects
      self.interval = interval
      self.until = until
      self.name = name
    }
  }

  /// The answer to a request.
  public struct Answer: Equatable, Sendable {
    /// False if nothing in the app handles the request, or if there is nothing left to do: the last page, the highest
    /// value.
    public var isHandled: Bool
    /// What else happens, in this order.
    public var outcomes: [Outcome]
    /// The scroll position; nil if only behaviors handled the request.
    public var scrolled: ScreenReader.ScrollStatus?
    /// The reason why the request was not handled; if nil, VoiceOver finds the reason.
    public var refusal: Refusal?
    /// The change of the top screen; nil if it is as before. With ``Outcome/screenChanged(returningTo:)`` it is another
    /// screen.
    public var update: Update?

    /// An answer; by default without outcomes and without a scroll position.
    public init(isHandled: Bool, outcomes: [Outcome] = [], scrolled: ScreenReader.ScrollStatus? = nil) {
      self.isHandled = isHandled
      self.outcomes = outcomes
      self.scrolled = scrolled
    }

    var showsOtherScreen: Bool { outcomes.contains { if case .screenChanged = $0 { true } else { false } } }
  }

  /// A change of the top screen.
  public struct Update: Equatable, Sendable {
    /// The current tree of the screen.
    public var tree: Tree
    /// The map from the nodes of the previous tree; nil if they are at the same places. In an answer of a live app, nil
    /// means that they are matched by their ids.
    public var map: TreeMap?
    /// The nodes with changed properties, if no node was inserted or removed; nil if this is not known.
    public var touched: Set<NodeID>?
    /// The node that got the keyboard focus; nil if the focus did not move. VoiceOver's cursor follows.
    public var focused: NodeID?

    /// A change; by default any node may have changed, and the focus has not moved.
    public init(tree: Tree, map: TreeMap? = nil, touched: Set<NodeID>? = nil, focused: NodeID? = nil) {
      self.tree = tree
      self.map = map
      self.touched = touched
      self.focused = focused
    }
  }
}

extension Simulator {
  /// An app that is not a document, such as a page in a browser: a function that answers requests.
  ///
  ///     let app = Simulator.LiveApp(document) { request, time in page.answer(request, at: time) }
  ///     var simulator = Simulator(app)
  ///
  /// Each answer may have a new tree. Nothing changes between answers, so an app that changes by itself starts a
  /// repeating timer. A copy has its own cursor, and calls the same function.
  public struct LiveApp: Sendable {
    /// Answers a request at a time of the simulated clock.
    public typealias Answering = @Sendable (App.Request, Instant) -> App.Answer

    /// The app at its start.
    public let document: Document
    let answering: Answering
    var screen: Document.Screen
    var cursor: NodeID?

    /// The document is the app at its start; its behaviors are not used. The function answers requests one after
    /// another, in the order of the simulated clock.
    public init(_ document: Document, _ answering: @escaping Answering) {
      self.document = document
      self.answering = answering
      screen = document.firstScreen
    }

    /// The answer of the function, with a map in its update.
    mutating func answer(_ request: App.Request, at now: Instant) -> App.Answer {
      guard request != .tell([]) else { return App.Answer(isHandled: true) }
      var answer = answering(request, now)
      if let update = answer.update {
        let isOther = answer.showsOtherScreen
        let map = isOther ? nil : update.map ?? TreeMap(from: screen.tree, to: update.tree)
        answer.update?.map = map
        answer.update?.touched = update.touched?.filter(update.tree.has)
        cursor = isOther ? nil : cursor.flatMap { map.at($0) }
        screen.tree = update.tree
      }
      for (index, outcome) in answer.outcomes.enumerated() {
        guard case .screenChanged(let node) = outcome else { continue }
        // A node that is not on the screen cannot get the cursor.
        cursor = node.flatMap { screen.tree.has($0) ? $0 : nil }
        answer.outcomes[index] = .screenChanged(returningTo: cursor)
      }
      return answer
    }
  }
}
