public import AloudReader
public import AloudScript
public import AloudSimulator
public import AloudTree

/// An app to explore: a document, or a live app such as a page in a browser.
public struct ExploredApp: Sendable {
  /// Performs a script on the app from its start.
  public typealias Replay = @Sendable (Script, ReaderOptions) throws(ScriptError) -> ScriptRun

  private enum Source: Sendable {
    case document(Document, Document.Screen?)
    case live(Simulator.LiveApp, replay: Replay)
  }

  private let source: Source

  /// - Parameters:
  ///   - document: the app.
  ///   - screen: the screen to start with; nil for the first.
  public init(_ document: Document, screen: Document.Screen? = nil) { source = .document(document, screen) }

  /// - Parameters:
  ///   - app: a live app.
  ///   - replay: performs a script on a second app of the same kind. It is called to save a walk.
  public init(_ app: Simulator.LiveApp, replay: @escaping Replay) { source = .live(app, replay: replay) }

  /// Returns a simulator of the app with these technologies on; nil for VoiceOver, unless the app starts without it.
  func simulator(_ options: ReaderOptions, _ technologies: Set<AssistiveTechnology>?) -> Simulator {
    var simulator = simulator(options)
    if let technologies { simulator.begin(with: technologies) }
    return simulator
  }

  private func simulator(_ options: ReaderOptions) -> Simulator {
    switch source {
    case .document(let document, let screen): Simulator(document, screen: screen, options: options)
    case .live(let app, _): Simulator(app, options: options)
    }
  }

  /// Performs a script on the app from its start.
  func run(_ script: Script, _ options: ReaderOptions) throws(ScriptError) -> ScriptRun {
    switch source {
    case .document(let document, let screen): try script.run(on: document, screen: screen, options: options)
    case .live(_, let replay): try replay(script, options)
    }
  }
}
