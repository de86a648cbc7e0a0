internal import AloudTree

/// Faults on their way to findings: one for a rule and a place, none where another rule knows better, in order.
struct FaultReport {
  private struct Key: Hashable {
    let screen: Int
    let place: Fault.Place
  }

  private struct Entry {
    let rule: Rule
    let fault: Fault
    /// How many came before.
    let number: Int
    var severity: Severity { fault.severity ?? rule.severity }
  }

  private let app: AuditedApp
  private var entries: [Key: [String: Entry]] = [:]
  private var count = 0

  init(_ app: AuditedApp) { self.app = app }

  /// Of two faults that a rule finds in one place, the worse stays, of equal ones the first.
  mutating func add(_ fault: Fault, of rule: Rule) {
    if PageRules.isSilent(rule.id), app.screens[fault.screen].isPage { return }
    let entry = Entry(rule: rule, fault: fault, number: count)
    count += 1
    let key = Key(screen: fault.screen, place: fault.place)
    if let present = entries[key]?[rule.id], present.severity >= entry.severity { return }
    entries[key, default: [:]][rule.id] = entry
  }

  /// The faults that are left, in order.
  ///
  /// - Parameters:
  ///   - level: what matters less is left out.
  ///   - rules: the ids of all rules that were asked.
  /// - Returns: the findings, what of them the document ignores, and what it ignores in vain.
  func report(level: Severity, rules: Set<String>) -> AuditReport {
    var ignoring = IgnoredPlaces(app, rules: rules)
    var ignored: [AuditReport.Ignored] = []
    var findings: [Finding] = []
    for (place, finding) in self.findings() {
      if let why = ignoring.reason(for: finding.rule, at: place, on: finding.screen) {
        ignored.append(AuditReport.Ignored(finding: finding, why: why))
      } else if finding.severity >= level {
        findings.append(finding)
      }
    }
    return AuditReport(findings: findings, ignored: ignored, unused: ignoring.unused)
  }

  private func findings() -> [(place: Fault.Place, finding: Finding)] {
    var places = app.screens.map { _ in NodePlaces?.none }
    var sorted: [(order: Position, place: Fault.Place, finding: Finding)] = []
    let positions = app.screens.map { WalkPositions($0) }
    for (key, found) in entries {
      let screen = app.screens[key.screen]
      for (id, entry) in found where !Precedence.silences(id, among: found.keys) {
        if places[key.screen] == nil { places[key.screen] = NodePlaces(screen.screen) }
        guard let paths = places[key.screen] else { continue }
        let position = Position(
          screen: key.screen, walk: positions[key.screen].position(of: key.place), rule: id, number: entry.number)
        sorted.append((position, key.place, finding(entry, in: screen, paths)))
      }
    }
    return sorted.sorted { $0.order < $1.order }.map { ($0.place, $0.finding) }
  }

  private func finding(_ entry: Entry, in screen: AuditedScreen, _ paths: NodePlaces) -> Finding {
    var id: String?
    var stop: AuditedScreen.Stop?
    if case .node(let node) = entry.fault.place {
      id = screen.tree[node].id
      stop = screen.stop(at: node)
    }
    let references = entry.fault.references ?? entry.rule.references
    let page = screen.isPage ? PageRules.row(of: entry.rule.id) : nil
    return Finding(
      rule: entry.rule.id, severity: entry.severity, id: id, path: path(of: entry.fault.place, on: screen, paths),
      selector: selector(of: entry.fault.place, on: screen),
      screen: screen.index, utterance: stop.map { screen.utterance(of: $0) }, message: entry.fault.message,
      fix: entry.fault.fix ?? page?.fix ?? entry.rule.fix,
      references: screen.isPage ? PageRules.references(of: entry.rule.id, references) : references)
  }

  private func selector(of place: Fault.Place, on screen: AuditedScreen) -> String? {
    guard case .node(let node) = place else { return nil }
    return screen.tree.nodes[node.index].sharedDetails?.value.web?.selector
  }

  private func path(of place: Fault.Place, on screen: AuditedScreen, _ paths: NodePlaces) -> String {
    switch place {
    case .node(let node): paths.path(of: node)
    case .screen: screen.path
    case .behavior(let event): screen.screen.key.map { "screens.\($0).on.\(event.rawValue)" } ?? "on.\(event.rawValue)"
    case .document(let path): path
    }
  }
}

/// The place of a finding in a report.
private struct Position: Comparable {
  let screen: Int
  let walk: WalkPositions.Position
  let rule: String
  /// Of several places that are no nodes.
  let number: Int

  static func < (one: Position, other: Position) -> Bool {
    (one.screen, one.walk.rank, one.walk.written, one.rule, one.number)
      < (other.screen, other.walk.rank, other.walk.written, other.rule, other.number)
  }
}

/// The places of nodes among the stops: nodes that are none come after the stop that is written before them.
private struct WalkPositions {
  struct Position: Equatable {
    /// Of the stop that it is or comes after; −1 is before all stops.
    let rank: Int
    /// The place among the nodes as written.
    let written: Int
  }

  private let ranks: [Int]

  init(_ screen: AuditedScreen) {
    var ranks = [Int](repeating: -1, count: screen.tree.count)
    var last = -1
    for node in screen.tree.ids(inside: .root) {
      if let rank = screen.order.rank(of: node) { last = rank }
      ranks[node.index] = last
    }
    self.ranks = ranks
  }

  func position(of place: Fault.Place) -> Position {
    switch place {
    case .node(let node): Position(rank: ranks[node.index], written: node.index)
    case .screen, .behavior, .document: Position(rank: -1, written: -1)
    }
  }
}

/// Which rule tells of a fault that several see, so that it is told once.
enum Precedence {
  /// The rule that tells, and those that are silent in the same place then.
  private static let table: [(rule: String, silences: [String])] = [
    ("unlabelled-input", ["hint-only", "missing-label"]),
    ("hint-only", ["missing-label"]),
    ("meaningless-label", ["role-in-label", "decorative-stop", "address-as-label", "unspeakable-name"]),
    ("overlapping-targets", ["close-targets", "target-under-9mm"]),
    ("close-targets", ["target-under-9mm"]),
    ("small-target", ["target-under-9mm"]),
    ("flashing-content", ["no-pause-for-moving-content"]),
    ("focus-trap", ["unexpected-focus-change"]),
    ("chart-without-label", ["group-without-label", "missing-label"]),
    ("session-timeout-without-warning", ["unexpected-focus-change"]),
  ]

  /// True when a rule says nothing because another one found something in the same place.
  static func silences(_ rule: String, among found: some Collection<String>) -> Bool {
    table.contains { $0.silences.contains(rule) && found.contains($0.rule) }
  }
}
