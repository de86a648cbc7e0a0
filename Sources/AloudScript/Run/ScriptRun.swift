public import AloudBase
public import AloudReader
public import AloudSimulator
public import AloudSpeech
public import AloudTree

/// The results of performing a script, step by step.
public struct ScriptRun: Sendable {
  /// The results of a step.
  public struct StepRun: Sendable {
    /// The step with its expectations.
    public let step: Script.Step
    /// The events that happened, in order, with their times.
    public let occurrences: [Simulator.Occurrence]
    /// The events as scripts write them.
    public let actuals: [Script.Actual]
    /// The user's settings after the step.
    public let settings: VoiceOverSettings
    /// How many gestures the step takes a user.
    let gestures: Int
    /// The simulated time until the next step, in microseconds.
    let duration: Int64
    /// What the app was asked for, in order.
    let asked: [AskedRequest]
    /// The element on which the cursor stands after the step, if the step moved it within the app.
    let landing: FoundElement?
    /// The reason of a refusal, or advice about the step; nil if there is none.
    public let note: Message?
  }

  /// The script that was performed.
  public let script: Script
  /// The simulator at the end of the script.
  public let simulator: Simulator
  /// The performed steps, in order. If there is an ``error``, the steps before it.
  public let steps: [StepRun]
  /// The reason why the script ended early, with the place; nil if it did not.
  public let error: ScriptError?

  /// The events in the form for ``Script/recorded(_:)`` and ``Script/transcript(_:)``.
  public var actuals: [[Script.Actual]] { steps.map { $0.actuals } }

  /// The steps whose events differ from those that the script expects, in order.
  public var failures: [ScriptFailure] { failures(onPattern: nil) }

  package func failures(onPattern: PatternObserver?) -> [ScriptFailure] {
    var costs: [StepCost]?
    return steps.enumerated().compactMap { index, step in
      if case .expect(let limit) = step.step.action {
        let known = costs ?? stepCosts
        costs = known
        let cost = Array(known[..<index]).costOfLastTask
        if limit.isExceeded(by: cost) { return ScriptFailure(of: step.step, limit, cost: cost) }
      }
      var failure = ScriptMatcher(step.step, onPattern: onPattern).failure(of: step.actuals)
      failure?.note = step.note
      return failure
    }
  }

  fileprivate func complete() throws(ScriptError) -> ScriptRun {
    if let error { throw error }
    return self
  }
}

extension Script {
  /// Returns the options for a reader on the app of this script. Head lines override the given options.
  public func options(over options: ReaderOptions) -> ReaderOptions {
    var options = options
    if let profile = heads.profile { options.profile = profile }
    if let style = heads.style { options.style = style }
    if let version = heads.ios { options.settings.ios = version }
    for change in heads.settings { options.settings.apply(change) }
    return options
  }

  /// Performs the whole script; otherwise like ``runUntilError(on:screen:options:isOverdue:didPerform:)``.
  ///
  /// - Throws: ``ScriptError`` with the place, for example for an unknown screen or a step that does not end.
  public func run(
    on document: Document, screen: Document.Screen? = nil, options: ReaderOptions = ReaderOptions(),
    isOverdue: (@Sendable () -> Bool)? = nil
  ) throws(ScriptError) -> ScriptRun {
    try runUntilError(on: document, screen: screen, options: options, isOverdue: isOverdue).complete()
  }

  /// Performs the script up to its end, or up to the first step that cannot be performed; ``ScriptRun/error`` has the
  /// reason.
  ///
  /// Head lines override the screen and the options. `isOverdue` is called regularly; if it returns true, the script
  /// fails at its current place. `didPerform` receives the simulator after each step.
  ///
  /// - Throws: ``ScriptError`` with the place of an error before the first step, such as an unknown screen.
  public func runUntilError(
    on document: Document, screen: Document.Screen? = nil, options: ReaderOptions = ReaderOptions(),
    isOverdue: (@Sendable () -> Bool)? = nil, didPerform: ((Simulator) -> Void)? = nil
  ) throws(ScriptError) -> ScriptRun {
    try perform(on: simulator(on: document, screen: screen, options: options, isOverdue: isOverdue), didPerform)
  }

  /// A simulator on which the first step can be performed.
  ///
  /// - Throws: ``ScriptError`` with the place, such as an unknown screen.
  func simulator(
    on document: Document, screen: Document.Screen?, options: ReaderOptions, isOverdue: (@Sendable () -> Bool)?
  ) throws(ScriptError) -> Simulator {
    try check(in: document)
    let screen = try self.screen(of: document) ?? screen
    let options = self.options(over: options)
    return try begun(Simulator(document, screen: screen, options: options), options, isOverdue)
  }

  private func begun(
    _ simulator: consuming Simulator, _ options: ReaderOptions, _ isOverdue: (@Sendable () -> Bool)?
  ) throws(ScriptError) -> Simulator {
    var simulator = simulator
    simulator.pace = heads.pace
    simulator.isOverdue = isOverdue
    if let technologies = heads.technologies { simulator.begin(with: technologies) }
    try connectBrailleDisplay(to: &simulator, options)
    return simulator
  }

  private func perform(
    on simulator: consuming Simulator, _ didPerform: ((Simulator) -> Void)?
  ) throws(ScriptError) -> ScriptRun {
    var simulator = simulator
    var results: [ScriptRun.StepRun] = []
    let last = steps.lastIndex { !$0.action.isExpectation }
    do throws(ScriptError) {
      for (index, step) in steps.enumerated() {
        // The last step waits for all speech.
        if index == last { simulator.pace = .listen }
        results.append(try perform(step, on: &simulator))
        didPerform?(simulator)
      }
      return ScriptRun(script: self, simulator: simulator, steps: results, error: nil)
    } catch {
      return ScriptRun(script: self, simulator: simulator, steps: results, error: error)
    }
  }

  /// Performs the whole script on a live app, such as a page in a browser.
  ///
  /// - Throws: ``ScriptError`` with the place, for example if a screen is named, or if a step does not end.
  public func run(
    on app: Simulator.LiveApp, options: ReaderOptions = ReaderOptions(), isOverdue: (@Sendable () -> Bool)? = nil
  ) throws(ScriptError) -> ScriptRun {
    try runUntilError(on: app, options: options, isOverdue: isOverdue).complete()
  }

  /// Performs the script on a live app like ``runUntilError(on:screen:options:isOverdue:didPerform:)``. The app restarts
  /// with each step `start`.
  ///
  /// - Throws: ``ScriptError`` with the place of an error before the first step, such as the name of a screen.
  public func runUntilError(
    on app: Simulator.LiveApp, options: ReaderOptions = ReaderOptions(), isOverdue: (@Sendable () -> Bool)? = nil,
    didPerform: ((Simulator) -> Void)? = nil
  ) throws(ScriptError) -> ScriptRun {
    try check(in: app.document)
    if let line = heads.line(of: .screen) {
      throw error("a page has no named screens; delete this line", line: line)
    }
    let options = self.options(over: options)
    return try perform(on: begun(Simulator(app, options: options), options, isOverdue), didPerform)
  }

  /// Performs one step of this script.
  ///
  /// - Throws: ``ScriptError`` for a step that cannot be performed.
  package func perform(
    _ step: Step, on simulator: inout Simulator
  ) throws(ScriptError) -> ScriptRun.StepRun {
    try checkShortcut(of: step, on: simulator)
    let gestures = simulator.gestures(for: step.action)
    let begin = simulator.time
    simulator.asked = []
    let occurrences = simulator.perform(step.action)
    let asked = simulator.asked ?? []
    simulator.asked = nil
    if let problem = simulator.brailleError { throw error(problem.message, line: step.line, kind: .unavailable) }
    if simulator.isOverdue?() == true { simulator.fail(.overdue) }
    if let fault = simulator.fault {
      throw error(fault.message, line: step.line, kind: fault == .overdue ? .overdue : .run)
    }
    let actuals = simulator.actuals(of: occurrences)
    let note =
      occurrences.lazy.compactMap { $0.refusal?.reason }.first ?? simulator.note(on: step.action, actuals)
      ?? simulator.note(onGraphOf: step, occurrences) ?? simulator.note(onHintsOf: step, actuals)
    return ScriptRun.StepRun(
      step: step, occurrences: occurrences, actuals: actuals, settings: simulator.settings, gestures: gestures,
      duration: simulator.time.microseconds - begin.microseconds, asked: asked,
      landing: simulator.landing(after: occurrences), note: note)
  }

  /// Connects the display of the head line.
  ///
  /// - Throws: ``ScriptError`` if it cannot translate, and for a step of a display without a display.
  private func connectBrailleDisplay(to simulator: inout Simulator, _ options: ReaderOptions) throws(ScriptError) {
    guard let braille = heads.braille else {
      for step in steps {
        guard case .braille = step.action else { continue }
        throw error("there is no braille display; write `braille 40` before the first step", line: step.line)
      }
      return
    }
    do throws(BrailleError) {
      try simulator.connectBrailleDisplay(cells: braille.cells, output: braille.output, options.braille)
    } catch {
      throw self.error(error.message, line: heads.line(of: .braille) ?? 1, kind: .unavailable)
    }
  }

  private func screen(of document: Document) throws(ScriptError) -> Document.Screen? {
    guard let name = heads.screen else { return nil }
    if let screen = document.screen(named: name) { return screen }
    let names = document.screens.compactMap { $0.key ?? $0.name }
    let list: Message = names.isEmpty ? "its only screen has no name" : "there are \(names.joined(separator: ", "))"
    throw error(
      "the app has no screen \"\(name)\"; \(list)\(suggestion(for: name, among: names))",
      line: heads.line(of: .screen) ?? 1)
  }
}

extension Simulator {
  /// Performs the action of a step.
  @discardableResult
  public mutating func perform(_ action: Script.Action) -> [Occurrence] {
    switch action {
    case .start: return start()
    case .gesture(let gesture): return perform(gesture)
    case .device(let action): return perform(action)
    case .wait(let milliseconds): return wait(seconds: Double(milliseconds) / 1000)
    case .post(let notification): return post(notification)
    case .technology(let technologies): return use(technologies)
    case .key(let key): return press(key)
    case .switchAction(let action): return press(action)
    case .say(let text): return say(text)
    case .setting(let change):
      var settings = settings
      settings.apply(change)
      return step { $0.change(settings) }
    case .braille(let command): return perform(command)
    case .expect: return []
    }
  }

  /// Returns an event as scripts write it; nil for an event that is not printed.
  public func actual(of event: Simulator.Event) -> Script.Actual? {
    switch event {
    case .utterance(let speech): speech.isSilent ? nil : .utterance(text(of: speech))
    case .refused: .happening(.refused)
    case .happening(let happening): happening.isPrinted || settings.sounds ? .happening(happening) : nil
    case .interrupted(let speech): speech.isSilent ? nil : .happening(.interrupted)
    case .focus: settings.sounds ? .happening(.focusMoved) : nil
    case .graph: settings.sounds ? .happening(.graphPlayed) : nil
    case .shown(let shown): .shown(shown.kind, shown.text)
    case .lost, .fellSilent, .announcementFinished: nil
    }
  }

  /// Returns events as scripts write them.
  public func actuals(of occurrences: [Occurrence]) -> [Script.Actual] {
    occurrences.compactMap { actual(of: $0.event) }
  }

  /// Returns the words of a speech up to the first pause, as they are written.
  public func text(of speech: ScreenReader.Speech) -> String { reader.renderer.beforePause(speech.utterance) }
}

extension VoiceOverSettings {
  /// Applies a setting; it was validated when the script was read.
  mutating func apply(_ change: Script.SettingChange) { try? set(change.name, to: change.value) }
}
