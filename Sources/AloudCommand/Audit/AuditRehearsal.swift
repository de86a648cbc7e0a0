import Aloud

/// How `aloud audit --rehearse` tries the controls of pages.
struct RehearsalOptions {
  /// The maximum number of controls that are tried.
  let maximum: Int
  /// How pages are opened.
  let page: LivePageOptions

  private static let usualMaximum = 50

  static let table: [Option] = [
    Option(
      .rehearse,
      help:
        "tries each control of a page after loading the page again, and judges the speech; follows no links"),
    Option(.maxControls, value: "N", help: "how many controls --rehearse tries at most (default: \(usualMaximum))"),
    Option(
      .allowWrites,
      help:
        "lets --rehearse send requests that may change something (all but GET and HEAD); else it does not send them"),
    Option.network,
  ]

  /// - Returns: nil where no controls are tried.
  /// - Throws: ``Failure`` for wrong usage.
  init?(_ arguments: Arguments) throws(Failure) {
    guard arguments.has(.rehearse) else {
      try arguments.refuse([.maxControls, .allowWrites, .network]) { "\($0) needs --rehearse" }
      return nil
    }
    var page = try arguments.livePage()
    page.holdsBackWrites = !arguments.has(.allowWrites)
    self.page = page
    guard let text = arguments.value(.maxControls) else {
      maximum = RehearsalOptions.usualMaximum
      return
    }
    guard let number = Int(text), (1...10_000).contains(number) else {
      throw arguments.usage("--max-controls takes a number from 1 to 10000, not \"\(text)\"")
    }
    maximum = number
  }
}

extension AuditResult {
  /// Audits a page after it has loaded, and then tries its controls.
  init(rehearsing input: InputFile, _ rehearsal: RehearsalOptions, _ options: AuditOptions) {
    var stopwatch = Stopwatch()
    let browsers = LiveBrowsers(options.browser)
    defer { browsers.end() }
    do throws(BrowserError) {
      let stage = try PageStage(input.path, browsers, rehearsal.page)
      defer { stage.close() }
      let app = AuditedApp(stage.page.app.document)
      let report = options.report(on: app) { _ in }
      let progress = DelayedProgress(withOutput: options.output != nil)
      defer { progress.end() }
      var rehearsed = PageRehearsal(
        of: stage.rehearsed, maximum: rehearsal.maximum, renew: stage.renew,
        tell: { progress.tell("\($0) of \($1) controls") })
      let found = rehearsed.run().filter { finding in
        finding.severity >= options.level && options.rules.contains { $0.id == finding.rule }
      }
      var file = AuditedFile(
        input.path, findings: report.findings + found, language: options.messages,
        spokenLanguage: app.document.language)
      file.show(app, options)
      if options.asksPeople { file.questions = Question.raised(by: app, among: options.questions) }
      var counts = rehearsed.counts
      counts.heldBack = stage.heldBack
      file.rehearsal = counts
      file.seconds = stopwatch.next()
      let warnings: [Message] = (stage.notes + app.unreachable).map { "\(input.name): warning: \($0)" }
      self.init(file: file, warnings: warnings + ["\(input.name): \(counts.told)"])
    } catch {
      self.init(Failure(error, page: input.path), at: input.path, options, seconds: stopwatch.next())
    }
  }
}

/// A page that is opened again when it no longer responds.
private final class PageStage: Sendable {
  private struct State {
    var page: LivePage
    /// Of the pages before.
    var heldBack: [String] = []
    var notes: [Message] = []

    var allHeldBack: [String] { heldBack + page.heldBack }
    var allNotes: [Message] { notes + page.notes.filter { !notes.contains($0) } }
  }

  private let state: Guarded<State>
  private let address: PageAddress
  private let browsers: LiveBrowsers
  private let options: LivePageOptions

  init(_ path: String, _ browsers: LiveBrowsers, _ options: LivePageOptions) throws(BrowserError) {
    (address, self.browsers, self.options) = (try PageAddress(path), browsers, options)
    state = Guarded(State(page: try browsers.open(address, options)))
  }

  var page: LivePage { state.withLock { $0.page } }
  var heldBack: [String] { state.withLock { $0.allHeldBack } }
  var notes: [Message] { state.withLock { $0.allNotes } }

  func close() { page.close() }

  var rehearsed: RehearsedPage {
    let page = page
    return RehearsedPage(page.app, leadsAway: { page.leadsAway($0) }) { RehearsedPage.Traces(page.traces) }
  }

  /// - Returns: nil where it cannot be opened again.
  func renew() -> RehearsedPage? {
    page.close()
    guard let next = try? browsers.open(address, options) else { return nil }
    state.withLock { $0 = State(page: next, heldBack: $0.allHeldBack, notes: $0.allNotes) }
    return rehearsed
  }
}

extension RehearsedPage.Traces {
  fileprivate init(_ traces: LivePage.Traces) {
    self.init()
    (changes, requests, heldBack, documents) = (traces.changes, traces.requests, traces.heldBack, traces.documents)
    (hasHiddenEffects, hasLeft, scrolled) = (traces.hasHiddenEffects, traces.hasLeft, traces.scrolled)
  }
}

extension RehearsalCounts {
  /// A description for people, in one line.
  fileprivate var told: String {
    func count(_ number: Int, _ one: String, _ many: String) -> String {
      number == 1 ? "1 \(one)" : "\(number) \(many)"
    }
    var parts = [count(tried, "control tried", "controls tried")]
    if links > 0 { parts.append(count(links, "link not followed", "links not followed")) }
    if leftOut > 0 { parts.append("\(leftOut) not tried; a larger --max-controls tries more") }
    if unjudged > 0 { parts.append("\(unjudged) not judged") }
    if !heldBack.isEmpty {
      let addresses = beginning(of: addresses.map(\.address.printable), most: 3)
      parts.append("\(count(heldBack.count, "request", "requests")) held back (\(addresses))")
    }
    return parts.joined(separator: ", ")
  }
}
