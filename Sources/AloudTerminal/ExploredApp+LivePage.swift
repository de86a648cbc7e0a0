#if os(Linux) || os(macOS)
  public import Aloud
  public import AloudExplorer

  extension ExploredApp {
    /// - Parameters:
    ///   - page: the app.
    ///   - another: opens the page again. To save a walk, its steps are performed on this page.
    public init(_ page: LivePage, another: @escaping @Sendable () throws(BrowserError) -> LivePage) {
      self.init(page.app) { (script, options) throws(ScriptError) in
        let page: LivePage
        do throws(BrowserError) { page = try another() } catch { throw script.error("\(error)", line: 1) }
        defer { page.close() }
        return try script.run(on: page.app, options: options)
      }
    }
  }
#endif
