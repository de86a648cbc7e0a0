public import AloudReader
public import AloudSpeech
public import AloudTree

extension Simulator {
  /// An app as the simulator knows it: it is asked for something, answers, and may have changed its screen then.
  /// Requests and answers are plain values.
  ///
  /// A document is a value, and so is a simulator on it. What a live app is like outside is shared by all copies.
  public enum App: Sendable {
    case document(DocumentApp)
    case live(LiveApp)

    /// The document, where the app is one.
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

    /// The change of the screen on top since the last call; nil when there was none.
    mutating func takeUpdate() -> ScreenReader.Update? { change({ $0.takeUpdate() }, { $0.takeUpdate() }) }

    /// Restricts the app as Guided Access does. A live app gets the news, and hides locked elements itself.
    mutating func restrict(_ restrictions: DocumentApp.Restrictions) { change({ $0.restrict(restrictions) }, { _ in }) }

    /// The node of the screen on top that has VoiceOver's cursor, for coming back to it.
    public internal(set) var cursor: NodeID? {
      get {
        switch self {
        case .document(let app): app.cursor
        case .live(let app): app.cursor
        }
      }
      set { change({ $0.cursor = newValue }, { $0.cursor = newValue }) }
    }

    /// The screen on top, as it is now.
    public var screen: Document.Screen {
      switch self {
      case .document(let app): app.screen
      case .live(let app): app.screen
      }
    }

    /// The tree of the screen on top, as it is now.
    public var tree: Tree { screen.tree }

    /// The tree that people find on the screen on top: without the nodes that are locked.
    var shownTree: Tree { document?.shownTree ?? tree }

    /// Moves the app out and in again, so that no part of it is copied.
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
  /// A request to an app, or news for it.
  public enum Request: Equatable, Sendable {
    /// It begins, with what the user has set, on the first screen of its document; the answer may have another tree.
    case appear(VoiceOverSettings)
    /// VoiceOver's user asks for something.
    case perform(ScreenReader.Request)
    /// So much time has passed that a timer of the app is due.
    case due(Timer)
    /// The system tells something; in this order.
    case tell([News])
    /// The user has set something else.
    case change(VoiceOverSettings)
  }

  /// Something that the system tells an app.
  public enum News: Equatable, Sendable {
    /// `UIAccessibility.guidedAccessStatusDidChangeNotification`.
    case guidedAccessStatusDidChange(isEnabled: Bool)
    /// `UIAccessibility.voiceOverStatusDidChangeNotification`.
    case voiceOverStatusDidChange(isRunning: Bool)
    /// `guidedAccessRestriction(withIdentifier:didChange:)`.
    case restriction(GuidedAccess.Restriction, didChange: GuidedAccess.RestrictionState)
    /// The completion handler of a request for Guided Access.
    case completion(of: Effect.GuidedAccessRequest, didSucceed: Bool)
  }

  /// The results of a request besides the tree, in the order in which they happen.
  public enum Outcome: Equatable, Sendable {
    /// The app posted this. Ids in it are those of the document; see ``Simulator/DocumentApp/node(named:)``.
    case posted(ScreenReader.Notification)
    /// Another screen is on top. A screen that one comes back to tells the node that had the cursor there.
    case screenChanged(returningTo: NodeID?)
    /// A timer begins; ``Request/due(_:)`` tells when its time has come.
    case later(Timer)
    /// All timers of this name are to end.
    case cancelled(name: String)
    /// The app asks the system for Guided Access; the result comes back to it as ``News/completion(of:didSucceed:)``.
    case guidedAccess(Effect.GuidedAccessRequest)
    /// A live app can go on no longer; why, and what to do.
    case failed(String)
    /// More than ``Simulator/DocumentApp/maximumEffects`` effects would have happened at once; the rest did not.
    case overrun
  }

  /// An effect that waits for its time.
  public struct Timer: Equatable, Sendable {
    /// On the simulated clock, from now until they happen for the first time.
    public var seconds: Double
    /// The effects of a document at that time.
    public var effects: [Effect]
    /// Seconds between one time and the next; nil for once.
    public var interval: Double?
    /// Seconds from now after which they no longer happen; nil for never.
    public var until: Double?
    public var name: String?

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
    /// False when nothing in the app answers, or there is nothing left to do: the last page, the highest value.
    public var isHandled: Bool
    public var outcomes: [Outcome]
    /// How far something is scrolled now; nil when only behaviors answered.
    public var scrolled: ScreenReader.ScrollStatus?
    /// Why nothing answers; nil leaves it to VoiceOver to say so.
    public var refusal: Refusal?
    /// The change of a live app's screen; a document hands its update out when it is asked.
    public var update: ScreenReader.Update?

    public init(isHandled: Bool, outcomes: [Outcome] = [], scrolled: ScreenReader.ScrollStatus? = nil) {
      self.isHandled = isHandled
      self.outcomes = outcomes
      self.scrolled = scrolled
    }
  }
}

extension Simulator {
  /// An app that is not a document, such as a page in a browser: a function that answers.
  ///
  ///     let app = Simulator.LiveApp(document) { request, time in page.answer(request, at: time) }
  ///     var simulator = Simulator(app)
  ///
  /// Each answer may have a new tree. Between answers nothing changes; an app that changes by itself begins a timer
  /// that repeats. A copy has a cursor of its own, and calls the same function.
  public struct LiveApp: Sendable {
    /// Answers a request at a time of the simulated clock.
    public typealias Answering = @Sendable (App.Request, Instant) -> App.Answer

    /// The app as it begins.
    public let document: Document
    let answering: Answering
    var screen: Document.Screen
    var cursor: NodeID?
    private var pendingUpdate = DocumentApp.PendingUpdate()

    /// The document is what the app is like when it begins; its behaviors are not used. The function answers one
    /// request after another, in the order of the simulated clock.
    public init(_ document: Document, _ answering: @escaping Answering) {
      self.document = document
      self.answering = answering
      screen = document.firstScreen
    }

    mutating func answer(_ request: App.Request, at now: Instant) -> App.Answer {
      guard request != .tell([]) else { return App.Answer(isHandled: true) }
      var answer = answering(request, now)
      if let update = answer.update { take(update) }
      for (index, outcome) in answer.outcomes.enumerated() {
        guard case .screenChanged(let node) = outcome else { continue }
        // One that is not there is none to come back to.
        cursor = node.flatMap { screen.tree.has($0) ? $0 : nil }
        answer.outcomes[index] = .screenChanged(returningTo: cursor)
      }
      return answer
    }

    private mutating func take(_ update: ScreenReader.Update) {
      defer {
        screen.tree = update.tree
        pendingUpdate.focused = update.focused ?? pendingUpdate.focused
      }
      guard !update.isNewScreen else {
        return (cursor, pendingUpdate) = (nil, DocumentApp.PendingUpdate(isNewScreen: true))
      }
      let map = update.map ?? TreeMap(from: screen.tree, to: update.tree)
      cursor = cursor.flatMap { map[$0] }
      pendingUpdate.move(map)
      pendingUpdate.touched = update.touched.flatMap { touched in
        pendingUpdate.touched?.union(touched.filter(update.tree.has))
      }
    }

    mutating func takeUpdate() -> ScreenReader.Update? { pendingUpdate.take(showing: screen.tree) }
  }
}
