import Aloud

/// The options of commands that open pages and let them live.
enum LivePageOption {
  static let network = Option(
    .network, value: "HOSTS",
    help: "what pages may load from besides their own server: hosts, with commas between them, such as\n"
      + "fonts.example.org, localhost:8080 or *.example.org; may be given several times")

  static let serve = Option(
    .serve, help: "runs the command that a script names in its line serve, for as long as it is performed")

  /// Of commands that perform scripts.
  static let scriptTable = [network, serve]

  /// - Throws: ``Failure`` for what is no host.
  static func page(_ arguments: Arguments) throws(Failure) -> LivePageOptions {
    var page = LivePageOptions()
    page.language = try SpeakingOptions.language(arguments, arguments.command)
    for value in arguments.values(.network) {
      for word in value.split(separator: ",", omittingEmptySubsequences: false) {
        page.network.append(try host(String(word), arguments.command))
      }
    }
    return page
  }

  private static func host(_ word: String, _ command: String) throws(Failure) -> String {
    if let host = NetworkHost(word)?.text { return host }
    var hint = ""
    if let place = word.firstRange(of: "://") {
      let host = String(word[place.upperBound...].prefix { !"/?#".contains($0) })
      hint = NetworkHost(host).map { "; write \($0.text)" } ?? ""
    }
    throw Arguments.usage(
      "--network takes hosts such as example.org, localhost:3000 or *.example.org, not \"\(word)\"\(hint)", command)
  }

  /// The performer of scripts on pages, as arguments want it.
  static func scripts(_ arguments: Arguments) throws(Failure) -> PageScripts {
    var scripts = PageScripts(BrowserOption.browser(arguments), permission: "\(OptionName.serve)")
    scripts.page = try page(arguments)
    scripts.serversAreAllowed = arguments.has(.serve)
    return scripts
  }
}

extension PageScripts {
  /// Lets no server outlive the command: a signal waits until they have ended.
  ///
  /// - Parameters:
  ///   - isNeeded: false where no script starts a server; then a signal ends the command at once.
  ///   - body: performs scripts.
  /// - Returns: what it returns.
  /// - Throws: what it throws.
  func endingServers<Value>(
    _ isNeeded: Bool, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let interruption = isNeeded ? Interruption(endServers) : nil
    defer {
      end()
      interruption?.end()
    }
    return try body()
  }
}

extension Failure {
  /// Why a script on a page was not performed.
  init(_ problem: PageScripts.Problem, _ file: ScriptFile) {
    switch problem {
    case .script(let error): self.init(error)
    case .file(let error): self.init(error)
    case .server(let error): self.init(.unavailable, "\(error.error)")
    case .browser(let error):
      let failure = Failure(error, page: file.script.heads.app ?? "")
      let line = file.script.heads.line(of: .app) ?? 1
      let isOfScript = error.kind != .noBrowser
      self.init(
        failure.status, isOfScript ? "\(file.script.error(error.description, line: line))" : failure.message)
    }
  }

  /// Stands before each line that a server has printed.
  static let serverMark = "  | "

  /// A page has one screen. Scripts that say so themselves are told elsewhere.
  static func screenOfPage(_ screen: String, _ file: ScriptFile) -> Failure {
    Failure(
      .notFound,
      "\(InputFile(path: file.path).name): a page has no screens that could be named, so there is no \"\(screen.printable)\" (--screen)"
    )
  }
}

extension ScriptFile {
  /// How messages call the app.
  var appName: String { (appPath ?? script.heads.app ?? path).printable }

  /// True when it runs a command.
  var startsServer: Bool { script.heads.serve != nil }

  /// Performs the script on a page.
  ///
  /// - Returns: what came of it; a step that could not be performed is a ``ScriptRun/error``.
  func perform(
    on page: PageAddress, _ pages: PageScripts, _ speaking: SpeakingOptions, _ timeLimit: TimeLimit,
    didPerform: ((Simulator) -> Void)? = nil
  ) -> (run: Result<ScriptRun, Failure>, outcome: PageScripts.Outcome?) {
    if let screen = speaking.screen, script.heads.screen == nil {
      return (.failure(.screenOfPage(screen, self)), nil)
    }
    let outcome = pages.perform(
      self, on: page, options: speaking.reader, limit: timeLimit.started, didPerform: didPerform)
    return (outcome.result.mapError { Failure($0, self) }, outcome)
  }
}
