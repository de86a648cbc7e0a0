#if os(Linux) || os(macOS)
  package import AloudBrowser
  package import AloudReader
  package import AloudScript
  package import AloudSimulator

  /// Performs scripts on live pages, and starts the browsers and servers that they need. Thread-safe. Copies share
  /// browsers and servers.
  ///
  ///     let pages = PageScripts(BrowserOptions(), permission: "--serve")
  ///     defer { pages.end() }
  ///     let outcome = pages.perform(file, on: address)
  package struct PageScripts: Sendable {
    private let browsers: LiveBrowsers
    private let servers = ScriptServers()
    private let permission: String
    /// How pages are opened.
    package var page = LivePageOptions()
    /// If false, scripts that start a server are refused, because they run a command.
    package var serversAreAllowed = false

    /// - Parameters:
    ///   - browser: which browser opens the pages.
    ///   - permission: what allows servers; the message that refuses a server names it.
    package init(_ browser: BrowserOptions, permission: String) {
      browsers = LiveBrowsers(browser)
      self.permission = permission
    }

    /// Stops browsers and servers.
    package func end() {
      browsers.end()
      servers.end()
    }

    /// Stops the servers. Browsers stop by themselves.
    package func endServers() { servers.end() }

    /// The result of a script.
    package struct Outcome: Sendable {
      package let result: Result<ScriptRun, Problem>
      /// Notes for the user about the page.
      package var notes: [Message] = []
      /// The lines that the server has printed since the script began.
      package var serverOutput: [String] = []
    }

    /// Why a script was not performed.
    package enum Problem: Error {
      case script(ScriptError)
      /// The script itself cannot be performed.
      case file(ScriptFileError)
      /// The server is not allowed, or does not answer.
      case server(ScriptServerError)
      case browser(BrowserError)

      /// The underlying error.
      package var error: any Error {
        switch self {
        case .script(let error): error
        case .file(let error): error
        case .server(let error): error
        case .browser(let error): error
        }
      }
    }

    /// Performs a script to its end, or to the first step that cannot be performed.
    ///
    /// - Parameters:
    ///   - file: the script.
    ///   - address: the page; it is opened for this script only.
    ///   - options: how the page is read.
    ///   - limit: called when the page is open; its result is the `isOverdue` of `Script.runUntilError`.
    ///   - didPerform: called after each step, with the page in the state after that step.
    /// - Returns: the run, or why the script was not performed.
    package func perform(
      _ file: ScriptFile, on address: PageAddress, options: ReaderOptions = ReaderOptions(),
      limit: (() -> @Sendable () -> Bool)? = nil, didPerform: ((Simulator) -> Void)? = nil
    ) -> Outcome {
      let lease: ScriptServers.Lease?
      do throws(Problem) { lease = try server(of: file) } catch {
        guard case .server(let problem) = error else { return Outcome(result: .failure(error)) }
        return Outcome(result: .failure(error), serverOutput: problem.output)
      }
      defer { lease.map(servers.giveBack) }
      var notes: [Message] = []
      let result = Result { () throws(Problem) in
        try run(file, on: address, options: options, limit: limit, didPerform: didPerform, notes: &notes)
      }
      return Outcome(result: result, notes: notes, serverOutput: lease?.output ?? [])
    }

    private func run(
      _ file: ScriptFile, on address: PageAddress, options: ReaderOptions, limit: (() -> @Sendable () -> Bool)?,
      didPerform: ((Simulator) -> Void)?, notes: inout [Message]
    ) throws(Problem) -> ScriptRun {
      let live: LivePage
      var page = page
      page.language = file.script.heads.language ?? page.language
      do { live = try browsers.open(address, page) } catch { throw .browser(error) }
      defer { live.close() }
      defer { notes = live.notes }
      do {
        return try file.script.runUntilError(
          on: live.app, options: options, isOverdue: limit?(), didPerform: didPerform)
      } catch {
        throw .script(error)
      }
    }

    private func server(of file: ScriptFile) throws(Problem) -> ScriptServers.Lease? {
      let server: ScriptServer?
      do { server = try file.server } catch { throw .file(error) }
      guard let server else { return nil }
      func problem(_ message: Message, _ output: [String] = []) -> Problem {
        let error = file.script.error(message, line: file.script.heads.line(of: .serve) ?? 1)
        return .server(ScriptServerError(error: error, output: output))
      }
      guard serversAreAllowed else {
        throw problem("this script starts a command, so it is not run; \(permission) allows that")
      }
      do {
        return try servers.take(server)
      } catch {
        throw problem(error.message, error.output.serverLines)
      }
    }
  }
#endif
