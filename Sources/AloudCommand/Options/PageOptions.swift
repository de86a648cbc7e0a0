import Aloud

// The options of commands that open web pages.

extension Option {
  /// Options of every command that opens pages.
  static let browser: [Option] = [
    Option(
      .browser, value: "PATH", reads: .browser,
      help: "the Chromium to start (default: ALOUD_BROWSER, else chromium or google-chrome as installed)"),
    Option(
      .noSandbox,
      help: "starts the browser without its sandbox, for containers that forbid it; root always does so"),
  ]

  /// An option of commands with live pages.
  static let network = Option(
    .network, value: "HOSTS",
    help: "hosts that pages may load from besides their own server, separated by commas, such as\n"
      + "fonts.example.org, localhost:8080 or *.example.org; may be given several times")

  /// Options of commands that perform scripts.
  static let performing = [
    network,
    Option(.serve, help: "runs the command in the line serve of a script, until the script ends"),
  ]
}

extension Arguments {
  var browser: BrowserOptions {
    BrowserOptions(path: value(.browser), usesSandbox: !has(.noSandbox))
  }

  /// The options for live pages.
  func livePage() throws(Failure) -> LivePageOptions {
    var page = LivePageOptions()
    page.language = try language()
    for word in values(.network).flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      page.network.append(try host(String(word)))
    }
    return page
  }

  private func host(_ word: String) throws(Failure) -> String {
    if let host = NetworkHost(word)?.text { return host }
    var hint = ""
    if let place = word.firstRange(of: "://") {
      let host = String(word[place.upperBound...].prefix { !"/?#".contains($0) })
      hint = NetworkHost(host).map { "; write \($0.text)" } ?? ""
    }
    throw usage("--network takes hosts such as example.org, localhost:3000 or *.example.org, not \"\(word)\"\(hint)")
  }

  /// An object that performs scripts on pages.
  func pageScripts() throws(Failure) -> PageScripts {
    var scripts = PageScripts(browser, permission: "\(OptionName.serve)")
    scripts.page = try livePage()
    scripts.serversAreAllowed = has(.serve)
    return scripts
  }
}

extension PageScripts {
  /// Ensures that no server outlives the command: a signal first ends the servers.
  ///
  /// - Parameters:
  ///   - isNeeded: false where no script starts a server; a signal ends the command immediately then.
  ///   - body: performs scripts.
  /// - Returns: the result of the body.
  /// - Throws: the error of the body.
  func endingServers<Value>(_ isNeeded: Bool, _ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    let interruption = isNeeded ? Interruption(endServers) : nil
    defer {
      end()
      interruption?.end()
    }
    return try body()
  }
}

/// The prefix of each line of a server's output.
let serverMark = "  | "

extension ScriptFile {
  /// The name of the app in messages.
  var appName: String { (appPath ?? script.heads.app ?? path).printable }

  /// True when the script runs a command.
  var startsServer: Bool { script.heads.serve != nil }

  /// Performs the script on a page.
  ///
  /// - Returns: the outcome; a step that could not be performed is a ``ScriptRun/error``.
  func perform(
    on page: PageAddress, _ pages: PageScripts, _ speaking: SpeakingOptions, _ timeLimit: TimeLimit,
    didPerform: ((Simulator) -> Void)? = nil
  ) -> (run: Result<ScriptRun, Failure>, outcome: PageScripts.Outcome?) {
    // A page has only one screen.
    if let screen = speaking.screen, script.heads.screen == nil {
      let message = "a page has no named screens, so there is no \"\(screen.printable)\" (--screen)"
      return (.failure(Failure(.notFound, "\(InputFile(path: path).name): \(message)")), nil)
    }
    let outcome = pages.perform(
      self, on: page, options: speaking.reader, limit: timeLimit.started, didPerform: didPerform)
    return (outcome.result.mapError { Failure($0, self) }, outcome)
  }
}
