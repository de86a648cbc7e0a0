internal import AloudTree

/// Turns faults into sorted findings: at most one for each rule and place, without those that another rule reports.
struct FaultReport {
  private struct Key: Hashable {
    let screen: Int
    let place: Fault.Place
  }

  private struct Entry {
    let rule: Rule
    let fault: Fault
    /// The number of faults added before this one.
    let number: Int
    var severity: Severity { fault.severity ?? rule.severity }
  }

  private let app: AuditedApp
  private var entries: [Key: [String: Entry]] = [:]
  private var count = 0

  init(_ app: AuditedApp) { self.app = app }

  /// Adds a fault. Of two faults of a rule in one place, the more severe one stays; if they are equal, the first.
  mutating func add(_ fault: Fault, of rule: Rule) {
    if rule.onPages.isSilent, app.screens[fault.screen].isPage { return }
    let entry = Entry(rule: rule, fault: fault, number: count)
    count += 1
    let key = Key(screen: fault.screen, place: fault.place)
    if let present = entries[key]?[rule.id], present.severity >= entry.severity { return }
    entries[key, default: [:]][rule.id] = entry
  }

  /// The remaining faults, in order.
  ///
  /// - Parameters:
  ///   - level: faults of a lower severity are left out.
  ///   - rules: the ids of all applied rules.
  /// - Returns: the findings, the ignored findings, and the `ignore`s without a finding.
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
    var sorted: [(order: (Int, Int, Int, String, Int), place: Fault.Place, finding: Finding)] = []
    let positions = app.screens.map { WalkPositions($0) }
    for (key, found) in entries {
      let screen = app.screens[key.screen]
      for (id, entry) in found where !Precedence.silences(id, among: found.keys) {
        if places[key.screen] == nil { places[key.screen] = NodePlaces(screen.screen) }
        guard let paths = places[key.screen] else { continue }
        let (rank, written) = positions[key.screen].position(of: key.place)
        sorted.append(
          ((key.screen, rank, written, id, entry.number), key.place, finding(entry, in: screen, paths)))
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
    let page = screen.isPage ? entry.rule.onPages : nil
    return Finding(
      rule: entry.rule.id, severity: entry.severity, id: id, path: path(of: entry.fault.place, on: screen, paths),
      selector: selector(of: entry.fault.place, on: screen),
      screen: screen.index, utterance: stop.map { screen.utterance(of: $0) }, message: entry.fault.message,
      fix: entry.fault.fix ?? page?.fix ?? entry.rule.fix,
      references: page?.references(of: references) ?? references)
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

/// The places of nodes in reading order. A node that is not a stop follows the last stop before it in the document.
private struct WalkPositions {
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

  /// The rank of the stop at or before a place, and the index of the node in the document; −1 is before all stops.
  func position(of place: Fault.Place) -> (rank: Int, written: Int) {
    switch place {
    case .node(let node): (ranks[node.index], node.index)
    case .screen, .behavior, .document: (-1, -1)
    }
  }
}

/// Decides which rule reports a fault if several rules find it.
enum Precedence {
  /// Rules that report, and the rules whose faults in the same place they replace.
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

  /// True when another rule found a fault in the same place, and replaces this rule.
  static func silences(_ rule: String, among found: some Collection<String>) -> Bool {
    table.contains { $0.silences.contains(rule) && found.contains($0.rule) }
  }
}

/// The `ignore`s of a document, and whether each has matched a finding.
struct IgnoredPlaces {
  private struct Key: Hashable {
    let screen: Int
    /// Nil for the screen as a whole.
    let node: NodeID?
    let rule: String
  }

  private struct Entry {
    let why: String
    /// The position among all `ignore`s of the document.
    let order: Int
    var isUsed = false
  }

  private let app: AuditedApp
  private let rules: Set<String>
  private var entries: [Key: Entry] = [:]

  /// - Parameters:
  ///   - app: the document.
  ///   - rules: the ids of all applied rules.
  init(_ app: AuditedApp, rules: Set<String>) {
    self.app = app
    self.rules = rules
    for screen in app.screens {
      add(screen.screen.ignored, at: nil, on: screen.index)
      for id in screen.tree.ids {
        guard let details = screen.tree.nodes[id.index].sharedDetails else { continue }
        add(details.value.ignored, at: id, on: screen.index)
      }
    }
  }

  private mutating func add(_ ignored: [IgnoredRule], at node: NodeID?, on screen: Int) {
    for rule in ignored {
      let key = Key(screen: screen, node: node, rule: rule.rule)
      if entries[key] == nil { entries[key] = Entry(why: rule.why, order: entries.count) }
    }
  }

  /// The reason why a finding is ignored; nil when it is not.
  mutating func reason(for rule: String, at place: Fault.Place, on screen: Int) -> String? {
    guard !entries.isEmpty else { return nil }
    var node: NodeID?
    if case .node(let id) = place { node = id }
    let key = Key(screen: screen, node: node, rule: rule)
    entries[key]?.isUsed = true
    return entries[key]?.why
  }

  /// The `ignore`s without a finding, in document order.
  ///
  /// - Complexity: O(nodes) of the screens that have any.
  var unused: [AuditReport.Unused] {
    var places: [Int: NodePlaces] = [:]
    return entries.filter { !$0.value.isUsed }.sorted { $0.value.order < $1.value.order }.map { key, _ in
      let screen = app.screens[key.screen]
      let known = places[key.screen] ?? NodePlaces(screen.screen)
      places[key.screen] = known
      let path = key.node.map { known.path(of: $0) } ?? screen.path
      return AuditReport.Unused(path: path, rule: key.rule, isKnown: rules.contains(key.rule))
    }
  }
}
