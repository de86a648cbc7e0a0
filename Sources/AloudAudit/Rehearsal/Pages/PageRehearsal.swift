internal import AloudReader
internal import AloudSimulator
internal import AloudTree

/// Tries the controls of a web page one by one, each on the freshly loaded page, and checks what VoiceOver users hear.
///
///     var rehearsal = PageRehearsal(of: page, maximum: 50, renew: { open() })
///     let findings = rehearsal.run()
///
/// A control that appears only after another one was activated is tried after that one. Controls that need two other
/// ones are not tried.
public struct PageRehearsal {
  /// The maximum number of controls that are tried.
  private let maximum: Int
  private let document: Document
  private let renew: () -> RehearsedPage?
  private let tell: (_ done: Int, _ all: Int) -> Void
  private var page: RehearsedPage
  /// The numbers of controls that were tried, and of those that were not.
  public private(set) var counts = RehearsalCounts()
  /// How many controls will be tried, as far as is known.
  private var all = 0
  private var restless: Set<String> = []
  private var findings: [Finding] = []
  /// The keys of known controls, so that a control which several others show is tried once.
  private var known: Set<String> = []

  /// How long the page is observed without input, in seconds. What changes in this time changes by itself.
  private static let watch = 8.0
  /// How long to wait for a control that did nothing, in seconds.
  private static let patience = 5.0

  /// - Parameters:
  ///   - page: the opened page.
  ///   - maximum: the maximum number of controls that are tried.
  ///   - renew: opens the page again when it no longer responds; returns nil where that is not possible.
  ///   - tell: called for each control, with how many were tried and how many are known.
  public init(
    of page: RehearsedPage, maximum: Int, renew: @escaping () -> RehearsedPage?,
    tell: @escaping (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) {
    (self.page, self.maximum, self.renew, self.tell) = (page, maximum, renew, tell)
    document = page.app.document
  }

  /// A control, and the control that must be activated before it.
  private struct Control {
    let rank: Int
    let key: String
    /// The rank of the control that makes it appear; nil for one that is there after loading.
    let opener: Int?
  }

  /// Tries all controls.
  ///
  /// - Returns: the findings in the order of the page, followed by those about controls that appeared later.
  public mutating func run() -> [Finding] {
    watchAtRest()
    let simulator = Simulator(page.app)
    let first = PageMoment(simulator)
    guard simulator.fault == nil, first.isPage else { return [] }
    let controls = self.controls(of: first, among: Array(first.order.stops.indices), opener: nil)
    let app = AuditedApp(document)
    let tries = take(controls).compactMap { control in attempt(control).map { (control: control, attempt: $0) } }
    let faults = tries.map { (control: $0.control, faults: judge($0.attempt, $0.control, among: tries)) }
    let places = app.screens.first.map { NodePlaces($0.screen) }
    findings += report(faults, on: app)
    let openers = tries.filter { $0.attempt.response == .stayed(didAnything: true) }
    for (opener, attempt) in openers where !attempt.difference.come.isEmpty {
      let path = places?.path(of: first.order.stops[opener.rank]) ?? ""
      tryWhatCame(of: attempt, opener, at: path)
    }
    return findings
  }

  // MARK: Controls

  private mutating func controls(of moment: PageMoment, among ranks: [Int], opener: Int?) -> [Control] {
    ranks.compactMap { rank in
      let stop = AuditedScreen.Stop(rank: rank, order: moment.order, tree: moment.tree)
      guard stop.isTried else { return nil }
      if let node = stop.web?.nodes.first, page.leadsAway(node) {
        counts.links += 1
        return nil
      }
      let key = moment.key(atRank: rank)
      guard known.insert(key).inserted else { return nil }
      return Control(rank: rank, key: key, opener: opener)
    }
  }

  /// The controls that may still be tried, without those beyond the maximum.
  private mutating func take(_ controls: [Control]) -> [Control] {
    let room = max(0, maximum - counts.tried)
    counts.leftOut += max(0, controls.count - room)
    all += min(controls.count, room)
    return Array(controls.prefix(room))
  }

  // MARK: Trying

  /// Tries a control on the reloaded page; nil where the control is not found again, or the result is not known.
  private mutating func attempt(_ control: Control) -> PageTry? {
    counts.tried += 1
    tell(counts.tried, all)
    guard let attempt = perform(control, after: control.opener.map { [$0] } ?? []) else {
      counts.unjudged += 1
      return nil
    }
    switch attempt.response {
    case .heldBack, .left: counts.unjudged += 1
    case .stayed, .other, .stopped: break
    }
    return attempt
  }

  private mutating func perform(_ control: Control, after steps: [Int], patience: Double = 0) -> PageTry? {
    var simulator = Simulator(page.app)
    defer { renewIfStopped(simulator) }
    for rank in steps {
      guard simulator.fault == nil else { return nil }
      _ = PageTry(&simulator, rank: rank, page, except: restless)
    }
    let moment = PageMoment(simulator)
    guard simulator.fault == nil, let rank = self.rank(of: control, in: moment) else { return nil }
    return PageTry(&simulator, rank: rank, page, except: restless, patience: patience)
  }

  private func rank(of control: Control, in moment: PageMoment) -> Int? {
    let stops = moment.order.stops.indices
    if stops.contains(control.rank), moment.key(atRank: control.rank) == control.key { return control.rank }
    return stops.first { moment.key(atRank: $0) == control.key }
  }

  private mutating func renewIfStopped(_ simulator: Simulator) {
    guard simulator.fault != nil, let renewed = renew() else { return }
    page = renewed
  }

  /// Finds the stops that change by themselves.
  private mutating func watchAtRest() {
    var simulator = Simulator(page.app)
    let before = PageMoment(simulator)
    simulator.wait(seconds: PageRehearsal.watch)
    defer { renewIfStopped(simulator) }
    let after = PageMoment(simulator)
    guard simulator.fault == nil, before.isPage, after.isPage else { return }
    let difference = PageDifference(from: before, to: after, except: [])
    restless = Set(
      (difference.come + difference.renamed).map { after.key(atRank: $0) }
        + difference.gone.map { before.key(atRank: $0) })
  }

  // MARK: Judging

  private mutating func judge(
    _ attempt: PageTry, _ control: Control, among tries: [(control: Control, attempt: PageTry)], opener: String? = nil
  ) -> [PageFault] {
    let isExcused = attempt.isIdle && !isIdleAfterOthers(attempt, control, among: tries)
    return isExcused ? [] : attempt.faults(opener: opener)
  }

  /// A control that does nothing may have nothing to do yet: a back button on the first page, or a search for an empty
  /// text. So it is tried again with more time, and after the controls around it.
  private mutating func isIdleAfterOthers(
    _ attempt: PageTry, _ control: Control, among tries: [(control: Control, attempt: PageTry)]
  ) -> Bool {
    if attempt.mayMissText || attempt.isChosen { return false }
    if perform(control, after: control.opener.map { [$0] } ?? [], patience: PageRehearsal.patience)?.isIdle != true {
      return false
    }
    guard control.opener == nil, let place = tries.firstIndex(where: { $0.control.key == control.key }) else {
      return true
    }
    for other in [place - 1, place + 1, place - 2, place + 2] where tries.indices.contains(other) {
      guard tries[other].attempt.response == .stayed(didAnything: true) else { continue }
      if let again = perform(control, after: [tries[other].control.rank]), !again.isIdle { return false }
    }
    return true
  }

  private mutating func tryWhatCame(of attempt: PageTry, _ opener: Control, at path: String) {
    let moment = attempt.after
    // Links are checked on the page in the state in which they exist.
    var simulator = Simulator(page.app)
    _ = PageTry(&simulator, rank: opener.rank, page, except: restless)
    let controls = self.controls(of: moment, among: attempt.difference.come, opener: opener.rank)
    renewIfStopped(simulator)
    guard !controls.isEmpty, let document = try? Document(document, showing: moment.tree) else { return }
    let faults = take(controls).compactMap { control in
      self.attempt(control).map { inner in
        (control: control, faults: judge(inner, control, among: [], opener: opener.key))
      }
    }
    let name = attempt.before.label(atRank: attempt.rank).told
    findings += report(faults, on: AuditedApp(document)).map { $0.after(path, named: name) }
  }

  private func report(_ faults: [(control: Control, faults: [PageFault])], on app: AuditedApp) -> [Finding] {
    guard let screen = app.screens.first else { return [] }
    var report = FaultReport(app)
    for (control, found) in faults {
      guard screen.stops.indices.contains(control.rank) else { continue }
      for fault in found {
        report.add(
          Fault(
            fault.message, at: screen.stops[control.rank], of: screen, severity: fault.severity, fix: fault.fix,
            references: fault.references), of: fault.rule)
      }
    }
    let asked = Set(faults.flatMap { $0.faults.map { $0.rule.id } })
    return report.report(level: .advice, asked: asked, known: asked).findings
  }
}

extension AuditedScreen.Stop {
  /// False for controls that do not respond to a double tap, and for those for which the browser opens something:
  /// fields, sliders, dates.
  fileprivate var isTried: Bool {
    guard isControl, isEnabled, !isInput, !traits.contains(.adjustable) else { return false }
    return web?.role.map { !WebRole.opensOrTypes.contains($0) } ?? true
  }
}

extension WebRole {
  fileprivate static let opensOrTypes: Set<WebRole> = [
    .combobox, .select, .colorWell, .datePicker, .dateTimePicker, .fileButton, .spinbutton,
  ]
}

extension Finding {
  /// The finding for a control that appeared when another one was activated.
  fileprivate func after(_ opener: String, named name: String) -> Finding {
    func after(_ message: Wording) -> Wording {
      Wording("After “\(name)”: \(message.english)", ko: "“\(name)” 실행 뒤: \(message.korean)")
    }
    return Finding(
      rule: rule, severity: severity, id: id, path: "\(opener)/\(path)", selector: selector, screen: screen,
      utterance: utterance, message: after(message), fix: fix, references: references,
      places: places.map {
        Place(
          id: $0.id, path: "\(opener)/\($0.path)", selector: $0.selector, utterance: $0.utterance,
          message: after($0.message), hasFault: $0.hasFault)
      })
  }
}

extension Document {
  /// The same page in another state.
  fileprivate init(_ document: Document, showing tree: Tree) throws(TreeError) {
    try self.init(
      language: document.language, device: document.device, direction: document.explicitDirection,
      size: document.explicitSize, screens: [Screen(name: document.firstScreen.name, tree: tree)])
  }
}
