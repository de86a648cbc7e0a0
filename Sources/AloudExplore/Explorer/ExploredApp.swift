public import Aloud

/// The app that is walked: a document, or a live page.
public struct ExploredApp: Sendable {
  private enum Kind: Sendable {
    case document(Document, Document.Screen?)
    #if os(Linux) || os(macOS)
      case page(LivePage, another: @Sendable () throws(BrowserError) -> LivePage)
    #endif
  }

  private let kind: Kind

  /// - Parameters:
  ///   - document: the app.
  ///   - screen: the screen to begin with; nil is the first.
  public init(_ document: Document, screen: Document.Screen? = nil) { kind = .document(document, screen) }

  #if os(Linux) || os(macOS)
    /// - Parameters:
    ///   - page: the app.
    ///   - another: opens the page once more, on which a walk is performed again that is to be saved.
    public init(_ page: LivePage, another: @escaping @Sendable () throws(BrowserError) -> LivePage) {
      kind = .page(page, another: another)
    }
  #endif

  /// A simulator on it, with these technologies on; nil is VoiceOver, as the app has it.
  func simulator(_ options: ReaderOptions, _ technologies: Set<AssistiveTechnology>?) -> Simulator {
    var simulator = simulator(options)
    if let technologies { simulator.begin(with: technologies) }
    return simulator
  }

  private func simulator(_ options: ReaderOptions) -> Simulator {
    switch kind {
    case .document(let document, let screen): Simulator(document, screen: screen, options: options)
    #if os(Linux) || os(macOS)
      case .page(let page, _): Simulator(page.app, options: options)
    #endif
    }
  }

  /// Performs a script on it from its beginning.
  func run(_ script: Script, _ options: ReaderOptions) throws(ScriptError) -> ScriptRun {
    switch kind {
    case .document(let document, let screen): return try script.run(on: document, screen: screen, options: options)
    #if os(Linux) || os(macOS)
      case .page(_, let another):
        let page: LivePage
        do throws(BrowserError) { page = try another() } catch { throw script.error("\(error)", line: 1) }
        defer { page.close() }
        return try script.run(on: page.app, options: options)
    #endif
    }
  }
}
