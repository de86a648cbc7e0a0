public import AloudSpeech
public import AloudTree

/// What happened when a script was performed, step by step.
public struct ScriptRun: Sendable {
  /// What happened in a step.
  public struct StepRun: Sendable {
    /// What was done, with what the script expects.
    public let step: Script.Step
    /// What happened, in order, and when.
    public let occurrences: [Simulator.Occurrence]
    /// The same as scripts tell it.
    public let actuals: [Script.Actual]
    /// What the user has set, once the step is done.
    public let settings: VoiceOverSettings
    /// What may help where the step named something that was not there.
    public let note: String?
  }

  /// What was performed.
  public let script: Script
  /// The simulator as the script left it.
  public let simulator: Simulator
  /// A step each, in order.
  public let steps: [StepRun]

  /// As ``Script/recorded(_:)`` and ``Script/transcript(_:)`` take it.
  public var actuals: [[Script.Actual]] { steps.map(\.actuals) }

  /// Where what happened is not what the script expects, in order.
  public var failures: [ScriptFailure] { steps.compactMap { ScriptMatcher($0.step).failure(of: $0.actuals) } }
}

extension Script {
  /// The words of a reader on the app of this script: its head lines count more than the options.
  public func options(over options: ReaderOptions) -> ReaderOptions {
    var options = options
    if let profile = heads.profile { options.profile = profile }
    for change in heads.settings { options.settings.apply(change) }
    return options
  }

  /// Performs the script.
  ///
  /// - Parameters:
  ///   - document: the app.
  ///   - screen: the screen to begin with where the script does not say; nil is the first.
  ///   - options: how it is read; what the script says in its head lines counts more.
  ///   - isOverdue: asked now and then; the script fails at its place once it says yes.
  /// - Returns: what happened, step by step.
  /// - Throws: ``ScriptError`` with the place: an unknown screen, a step in which things happen without end.
  public func run(
    on document: Document, screen: Document.Screen? = nil, options: ReaderOptions = ReaderOptions(),
    isOverdue: (@Sendable () -> Bool)? = nil
  ) throws(ScriptError) -> ScriptRun {
    try check(in: document)
    var simulator = Simulator(
      document, screen: try self.screen(of: document) ?? screen, options: self.options(over: options))
    simulator.pace = heads.pace
    simulator.isOverdue = isOverdue
    var results: [ScriptRun.StepRun] = []
    for step in steps {
      try checkShortcut(of: step, on: simulator)
      let occurrences = simulator.perform(step.action)
      if isOverdue?() == true { simulator.fail(.overdue) }
      if let fault = simulator.fault {
        throw error("\(fault)", line: step.line, kind: fault == .overdue ? .overdue : .run)
      }
      let actuals = simulator.actuals(of: occurrences)
      let note = simulator.note(on: step.action, actuals) ?? simulator.note(onGraphOf: step, occurrences)
      results.append(
        .init(
          step: step, occurrences: occurrences, actuals: actuals, settings: simulator.settings, note: note))
    }
    return ScriptRun(script: self, simulator: simulator, steps: results)
  }

  /// Whether the app has what steps name.
  ///
  /// - Throws: ``ScriptError`` with the place of the first name that it does not have.
  package func check(in document: Document) throws(ScriptError) {
    try checkIDs(in: document)
    try checkRestrictions(in: document)
  }

  /// A notification for an element that no screen has is a mistake in the script.
  private func checkIDs(in document: Document) throws(ScriptError) {
    var known: Set<String>?
    for step in steps {
      guard let id = step.action.focusedID else { continue }
      let ids = known ?? document.identifiers
      known = ids
      guard !ids.contains(id) else { continue }
      throw error("no element of the app has the id \"\(id)\"\(suggestion(for: id, among: ids))", line: step.line)
    }
  }

  /// So is a restriction that neither the app nor the system has.
  private func checkRestrictions(in document: Document) throws(ScriptError) {
    let names = document.guidedAccessFacts.restrictionNames
    for step in steps {
      guard let name = step.action.restriction, !names.contains(name) else { continue }
      let hint = suggestion(for: name, among: names)
      let all = "; there are \(names.joined(separator: ", "))"
      throw error("there is no restriction \"\(name)\"" + (hint.isEmpty ? all : hint), line: step.line)
    }
  }

  /// And a shortcut that no device has, by any name.
  private func checkShortcut(of step: Step, on simulator: Simulator) throws(ScriptError) {
    guard case .device(.accessibilityShortcut(let name?)) = step.action, simulator.shortcut(named: name) == nil else {
      return
    }
    let names = GuidedAccess.Shortcut.allCases.map { simulator.reader.narrator.words.text($0.phrase) }
    throw error(
      "there is no accessibility shortcut \"\(name)\"; there are \(names.joined(separator: ", "))", line: step.line)
  }

  private func screen(of document: Document) throws(ScriptError) -> Document.Screen? {
    guard let name = heads.screen else { return nil }
    if let screen = document.screen(named: name) { return screen }
    let names = document.screens.compactMap { $0.key ?? $0.name }
    let list = names.isEmpty ? "it has one, without a name" : "there are \(names.joined(separator: ", "))"
    throw error("the app has no screen \"\(name)\"; \(list)", line: heads.line(of: .screen) ?? 1)
  }
}

extension Simulator {
  /// Performs what a step of a script says.
  @discardableResult
  public mutating func perform(_ action: Script.Action) -> [Occurrence] {
    switch action {
    case .start: return start()
    case .gesture(let gesture): return perform(gesture)
    case .device(let action): return perform(action)
    case .wait(let milliseconds): return wait(seconds: Double(milliseconds) / 1000)
    case .post(let notification): return post(notification)
    case .setting(let change):
      var settings = settings
      settings.apply(change)
      return step { $0.change(settings) }
    }
  }

  /// A name that nothing on the screen has, and one that is like it.
  func note(on action: Script.Action, _ actuals: [Script.Actual]) -> String? {
    var reader = reader
    if actuals.contains(.happening(.refused)), let reason = refusal(of: action) { return reason }
    switch action {
    case .gesture(.touch(.label(let label))) where actuals.contains(.happening(.nothingThere)):
      let labels = reader.narrator.order.stops.compactMap { reader.narrator.tree[$0].label?.string }
      return "no element has the label \"\(label)\"\(suggestion(for: label, among: labels))"
    case .gesture(.rotor(let name)) where actuals.contains(.happening(.boundary)):
      let names = reader.rotorOptions.map { reader.name(of: $0) }
      return "the rotor has no \"\(name)\" there\(suggestion(for: name, among: names))"
    case .gesture(.choose(let text)) where actuals.contains(.happening(.boundary)):
      return "the Item Chooser has no item with \"\(text)\""
    case .gesture(.drag(let target)) where actuals.contains(.happening(.nothingThere)):
      return reader.chartScreen.map { Simulator.note(on: target, $0.words.chart.x) }
    case .gesture(.drag), .gesture(.pause):
      return reader.fingerShare == nil && actuals.contains(.happening(.refused)) ? noFinger : nil
    case .gesture, .device, .start, .wait, .setting, .post: return nil
    }
  }

  /// Why the device has refused it, if it has.
  private func refusal(of action: Script.Action) -> String? {
    switch action {
    case .gesture(let gesture): refusal(of: gesture)
    case .device(let action): refusal(of: action)
    case .start, .wait, .setting, .post: nil
    }
  }

  private var noFinger: String {
    let words = reader.narrator.words
    let way = "`double tap and hold` puts one down"
    guard !reader.isExploringChart else { return "no finger is down: on a graph, \(way)" }
    return "no finger is down: on a chart, the rotor's \(words.text(.rotorAudioGraph)) has "
      + "\(words.text(.audiographDetails)); on a graph there, \(way)"
  }

  /// Tones that were heard, and print no line.
  func note(onGraphOf step: Script.Step, _ occurrences: [Occurrence]) -> String? {
    let isExpected = step.expectations.contains { $0.form == .event(.happening(.graphPlayed)) }
    guard isExpected, !settings.sounds else { return nil }
    let hasPlayed = occurrences.contains { if case .graph = $0.event { true } else { false } }
    return hasPlayed ? "`setting sounds on` prints [graph played]" : nil
  }

  private static func note(on target: ScreenReader.Gesture.Position, _ axis: Chart.Axis) -> String {
    switch (axis, target) {
    case (.categorical(_, let categories), .category(let name)):
      "the x axis has no category \"\(name)\"\(suggestion(for: name, among: categories))"
    case (.categorical, _): "the x axis has categories: drag to \"\(axis.firstCategory)\""
    case (.numeric, _): "the x axis has numbers, without quotes, and no categories"
    }
  }

  /// An event as scripts tell it; nil for one that prints no line.
  public func actual(of event: ScreenReader.Event) -> Script.Actual? {
    switch event {
    case .utterance(let speech): speech.isSilent ? nil : .utterance(text(of: speech))
    case .happening(let happening): happening.isPrinted || settings.sounds ? .happening(happening) : nil
    case .interrupted(let speech): speech.isSilent ? nil : .happening(.interrupted)
    case .focus: settings.sounds ? .happening(.focusMoved) : nil
    case .graph: settings.sounds ? .happening(.graphPlayed) : nil
    case .request, .lost, .fellSilent, .announcementFinished: nil
    }
  }

  /// Events as scripts tell them.
  public func actuals(of occurrences: [Occurrence]) -> [Script.Actual] {
    occurrences.compactMap { actual(of: $0.event) }
  }

  /// What is said, as it is written: a hint alone, or an utterance without the hint that follows it.
  public func text(of speech: ScreenReader.Speech) -> String {
    let utterance = speech.utterance
    guard utterance.description.isEmpty, utterance.cues.isEmpty, !utterance.hint.isEmpty else {
      return reader.renderer.textWithoutHint(utterance)
    }
    return reader.renderer.hint(utterance) ?? ""
  }
}

extension Script.Action {
  /// The id of the element that a posted notification is about.
  fileprivate var focusedID: String? {
    switch self {
    case .post(.screenChanged(let id, _)), .post(.layoutChanged(let id, _)): id
    case .post, .start, .gesture, .device, .wait, .setting: nil
    }
  }
}

extension Script.Action {
  /// The restriction that it sets.
  fileprivate var restriction: String? {
    switch self {
    case .device(.deny(let name)), .device(.allow(let name)): name
    case .device, .post, .start, .gesture, .wait, .setting: nil
    }
  }
}

extension Chart.Axis {
  fileprivate var firstCategory: String {
    guard case .categorical(_, let categories) = self else { return "" }
    return categories.first ?? ""
  }
}

extension VoiceOverSettings {
  /// A change that was checked when the script was read.
  mutating func apply(_ change: Script.SettingChange) { try? set(change.name, to: change.value) }
}
