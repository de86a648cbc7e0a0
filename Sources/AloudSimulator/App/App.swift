internal import AloudSpeech
public import AloudTree

extension Simulator {
  /// An app as the simulator knows it: it is asked for something, answers, and may have changed its screen then. Requests and
  /// answers are plain values.
  ///
  /// A document is a value, and so is a simulator on it. What a live app is like outside is shared by all copies.
  public enum App: Sendable {
    case document(DocumentApp)
    case live(LiveApp)

    /// The document, where the app is one.
    public var document: DocumentApp? { if case .document(let app) = self { app } else { nil } }

    /// Closes the app, so that it can appear anew.
    mutating func restart(on screen: Document.Screen?, settings: VoiceOverSettings) {
      switch self {
      case .document(let app): self = .document(DocumentApp(app.document, screen: screen, settings: settings))
      case .live(let app): self = .live(LiveApp(app.document, app.answering))
      }
    }

    /// Answers a request as the app does.
    mutating func answer(_ request: Request, at now: Instant) -> Answer {
      change({ $0.answer(request) }, { $0.answer(request, at: now) })
    }

    /// The change of the screen on top since the last call; nil when there was none.
    mutating func takeChange() -> Change? { change({ $0.takeChange() }, { $0.takeChange() }) }

    /// Restricts the app as Guided Access does. A live app gets the news of the session, and hides locked elements itself.
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
