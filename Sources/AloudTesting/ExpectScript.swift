internal import Aloud
public import AloudReader
public import AloudScript
public import AloudSimulator
public import AloudTree
internal import Foundation

/// Expects that a script holds: that the events of each step are those that the script lists.
///
///     @Test(arguments: try Script.all(in: "Fixtures/Scripts")) func scripts(_ script: Script) throws {
///       try expectScript(script)
///     }
///
/// A failure is reported at the line of the script, and shows the expected and the actual events, aligned. With
/// `ALOUD_RECORD=1` in the environment, a script that no longer holds is recorded again instead. Works in Swift Testing
/// and in XCTest.
///
/// If the app of a script is a page, the script is performed in a browser, on a page of its own. A script that starts a
/// server runs a command, so the test must allow that: `serves: true`. Pages may load from their own server and from
/// the hosts in `network`.
///
/// A script with a braille display needs liblouis; see `Liblouis`.
///
/// - Throws: `ScriptFileError` for an app that cannot be read; `ScriptError` for a step that cannot be performed; for
///   pages also `BrowserError` and `ScriptServerError`.
public func expectScript(
  _ script: Script, options: ReaderOptions = ReaderOptions(), serves: Bool = false, network: [String] = [],
  record: Bool = isRecordingExpectations,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  let path = script.path ?? "\(filePath)"
  let (run, printed) = try performed(
    ScriptFile(script, path: path), options: options.translating, serves: serves, network: network)
  let failures = try failures(of: run)
  if record, script.path != nil {
    let text = script.recorded(run.actuals)
    guard text != script.text else { return }
    try Data(text.utf8).write(to: URL(fileURLWithPath: path).resolvingSymlinksInPath(), options: .atomic)
    return remark("Recorded \(path).", at: caller)
  }
  report(run, failures, printed: printed, at: caller)
}

/// The failures of a script, before anything else compares its patterns.
///
/// - Throws: `ScriptError` for a regular expression that does not end.
private func failures(of run: ScriptRun) throws -> [ScriptFailure] {
  do {
    return try run.compared { $0.failures(onPattern: $1) }
  } catch {
    throw error.error(in: run.script)
  }
}

/// Performs a script. The result includes the lines that its server has printed.
private func performed(
  _ file: ScriptFile, options: ReaderOptions, serves: Bool, network: [String]
) throws -> (run: ScriptRun, printed: [String]) {
  switch try file.app() {
  case .document(let screen): return (try file.script.run(on: screen.document, options: options), [])
  #if os(Linux) || os(macOS)
    case .page(let page):
      let outcome = PageScripts.shared(serves: serves, network: network).perform(file, on: page, options: options)
      let run = try outcome.result.mapError(\.error).get()
      if let error = run.error { throw error }
      return (run, outcome.serverOutput)
  #endif
  }
}

/// Expects that a script, given as its text, holds for an app.
///
///     try expectScript("""
///       > swipe right
///       Email, Text field
///       Double tap to edit
///       """, on: document)
///
/// - Throws: `ScriptError` for a text that is not a script, with its line counted from 1.
public func expectScript(
  _ text: String, on document: Document, options: ReaderOptions = ReaderOptions(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
  let script = try Script(text)
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  let run = try script.run(on: document, options: options.translating)
  report(run, try failures(of: run), at: caller)
}

/// Expects that a script, given as its text, holds for a screen that is written in Swift.
///
///     try expectScript("> swipe right\nContinue, Button", on: [.heading("Sign in"), .button("Continue")])
///
/// - Throws: `ScriptError` for a text that is not a script, with its line counted from 1; `TreeError` for a screen that
///   cannot be.
public func expectScript(
  _ text: String, on outline: Outline, options: ReaderOptions = ReaderOptions(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
  try expectScript(
    text, on: try Document(outline), options: options, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects that a script, given as its text, holds for a live app, such as the real views of an app (AloudCapture).
///
///     try expectScript("> swipe right\nSave, Button", on: try Simulator.LiveApp(on: viewController))
///
/// - Throws: `ScriptError` for a text that is not a script, with its line counted from 1, and for a step that cannot be
///   performed.
public func expectScript(
  _ text: String, on app: Simulator.LiveApp, options: ReaderOptions = ReaderOptions(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
  let script = try Script(text)
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  let run = try script.run(on: app, options: options.translating)
  report(run, try failures(of: run), at: caller)
}

/// Expects that a script, given as its text, holds for a dump or a screen document, given as its text.
///
///     try expectScript("> swipe right\nContinue, Button", reading: app.debugDescription)
///
/// - Throws: `ScriptError` for a text that is not a script, with its line counted from 1; `ImportError` for a screen
///   that cannot be read.
public func expectScript(
  _ text: String, reading screen: String, language: String? = nil, options: ReaderOptions = ReaderOptions(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
  try expectScript(
    text, on: try Document(reading: screen, language: language), options: options, fileID: fileID, filePath: filePath,
    line: line, column: column)
}

extension ReaderOptions {
  /// The options with liblouis as the translator, for scripts that have a braille display, unless they already have a
  /// translator.
  fileprivate var translating: ReaderOptions {
    var options = self
    #if os(Linux) || os(macOS)
      // `??` on a function with typed errors requires macOS 15.
      if case .none = options.braille { options.braille = Liblouis.shared.translator }
    #endif
    return options
  }
}

/// Expects that events match a pattern. The pattern is written like the lines of a script: texts, `[words]`,
/// `/regexes/`, `…` for any events, `!` for an event that must not happen.
///
///     try expectEvents(simulator.perform(.doubleTap), on: simulator, equals: """
///       …
///       Posted
///       ! [focus lost]
///       """)
///
/// The occurrences are those that the simulator has returned.
///
/// - Throws: `ScriptError` for an invalid pattern, with its line counted from 1.
public func expectEvents(
  _ occurrences: [Simulator.Occurrence], on simulator: Simulator, equals expected: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
  let step = try Script.Step(expecting: expected)
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  guard step.expectations.isEmpty || step.expectations.contains(where: { $0.form != .gap }) else {
    return report(
      "Only … is expected, which any events meet, so this checks nothing; write what must happen.", at: caller)
  }
  let actuals = simulator.actuals(of: occurrences)
  do {
    let failure = try [step].compared { ScriptMatcher(step, onPattern: $0).failure(of: actuals) }
    if let failure { report("What happened is not what is expected.\n\(failure.diff.marked)", at: caller) }
  } catch {
    report("Line \(error.line) of what is expected: \(error.message)", at: caller)
  }
}

/// Reports the failures of a script, else a script that checks nothing, which must not pass.
private func report(_ run: ScriptRun, _ failures: [ScriptFailure], printed: [String] = [], at caller: Caller) {
  let script = run.script
  for failure in failures { report(failure, of: script, printed: printed, at: caller) }
  guard failures.isEmpty, script.expectsNothing else { return }
  let place = script.path.map { "\($0): " } ?? ""
  let problem =
    script.steps.isEmpty ? "this script has no step, so it checks nothing" : "\(Script.expectsNothingProblem)"
  report(place + problem, at: caller, script: script.path.map { ($0, script.steps.first?.line ?? 1) })
}

private func report(_ failure: ScriptFailure, of script: Script, printed: [String] = [], at caller: Caller) {
  let place = script.path.map { "\($0):\(failure.line)" } ?? "line \(failure.line)"
  let server = printed.isEmpty ? "" : "\nThe server has printed:" + printed.map { "\n  | \($0)" }.joined()
  let message = "\(place): > \(failure.step.written)\n\(failure.diff.marked)\(server)"
  report(message, at: caller, script: script.path.map { ($0, failure.line) })
}

extension ScriptDiff {
  /// The rows with their marks, and a legend.
  fileprivate var marked: String {
    rows.map { "  \($0.mark.rawValue) \($0.text)" }.joined(separator: "\n") + "\n- is expected, + happened."
  }
}

#if os(Linux) || os(macOS)
  extension PageScripts {
    /// The browsers and servers that tests share; they end with the test process.
    private static let shared = PageScripts(BrowserOptions(), permission: "expectScript(…, serves: true)")

    /// The shared performer, with the permissions of a test.
    static func shared(serves: Bool, network: [String]) -> PageScripts {
      var scripts = shared
      scripts.serversAreAllowed = serves
      scripts.page.network = network
      return scripts
    }
  }
#endif
