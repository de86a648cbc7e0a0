internal import AloudTree

/// Turns faults into sorted findings: at most one for each rule and place, without those that another rule reports, and
/// one for all places with the same cause.
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
    /// True for a fault that is more certain than those of its rule usually are. No other rule replaces it.
    var isGrave: Bool { severity > rule.severity }
  }

  private let app: AuditedApp
  private var entries: [Key: [String: Entry]] = [:]
  private var count = 0

  init(_ app: AuditedApp) { self.app = app }

  /// Adds a fault. Of two faults of a rule in one place, the more severe one stays; if they are equal, the first.
  mutating func add(_ fault: Fault, of rule: Rule) {
    if rule.onPages.isSilent, app.screens[fault.screen].isPage { return }
    if case .node(let node) = fault.place, app.screens[fault.screen].isKeyOfSystem(node) { return }
    let entry = Entry(rule: rule, fault: fault, number: count)
    count += 1
    let key = Key(screen: fault.screen, place: fault.place)
    if let present = entries[key]?[rule.id], present.severity >= entry.severity { return }
    entries[key, default: [:]][rule.id] = entry
  }

  /// The remaining faults, in order; those with one cause are one finding.
  ///
  /// - Parameters:
  ///   - level: faults of a lower severity are left out.
  ///   - asked: the ids of the rules that report; the faults of others only silence those of these.
  ///   - known: the ids of all rules that there are.
  /// - Returns: the findings, the ignored findings, and the `ignore`s of the rules without a finding.
  func report(level: Severity, asked: Set<String>, known: Set<String>) -> AuditReport {
    var ignoring = IgnoredPlaces(app, asked: asked, known: known)
    let positions = app.screens.map { WalkPositions($0) }
    var writers = app.screens.map { _ in FindingWriter?.none }
    func finding(_ faults: [SortedFault], others: [NodeID] = []) -> Finding {
      let screen = faults[0].fault.screen
      let writer = writers[screen] ?? FindingWriter(app.screens[screen], positions[screen])
      writers[screen] = writer
      return writer.finding(faults, others: others)
    }
    var ignored: [AuditReport.Ignored] = []
    var remaining: [SortedFault] = []
    for sorted in sorted(by: positions) where asked.contains(sorted.rule.id) {
      if let why = ignoring.reason(for: sorted.rule.id, at: sorted.fault.place, on: sorted.fault.screen) {
        ignored.append(AuditReport.Ignored(finding: finding([sorted]), why: why))
      } else if sorted.severity >= level {
        remaining.append(sorted)
      }
    }
    let findings = Cause.groups(of: remaining, on: app.screens).map { group in
      let first = group[0]
      let own = Set(group.map { $0.fault.place })
      let others = first.fault.namesakes.filter { node in
        !own.contains(.node(node))
          && ignoring.reason(for: first.rule.id, at: .node(node), on: first.fault.screen) == nil
      }
      return finding(group, others: others)
    }
    return AuditReport(findings: findings, ignored: ignored, unused: ignoring.unused)
  }

  private func sorted(by positions: [WalkPositions]) -> [SortedFault] {
    var sorted: [(order: (Int, Int, Int, String, Int), fault: SortedFault)] = []
    for (key, found) in entries {
      for (id, entry) in found where entry.isGrave || !Precedence.silences(id, among: found.keys) {
        let (rank, written) = positions[key.screen].position(of: key.place)
        sorted.append(
          ((key.screen, rank, written, id, entry.number), SortedFault(rule: entry.rule, fault: entry.fault)))
      }
    }
    return sorted.sorted { $0.order < $1.order }.map { $0.fault }
  }
}

/// A fault that no other rule replaces.
struct SortedFault {
  let rule: Rule
  let fault: Fault
  var severity: Severity { fault.severity ?? rule.severity }
}

/// Makes findings of the faults on a screen.
private struct FindingWriter {
  private let screen: AuditedScreen
  private let paths: NodePlaces
  private let positions: WalkPositions

  init(_ screen: AuditedScreen, _ positions: WalkPositions) {
    self.screen = screen
    self.positions = positions
    paths = NodePlaces(screen.screen)
  }

  /// One finding for faults with one cause, which are in order. `others` are nodes that the finding names, and that have no
  /// fault themselves.
  func finding(_ faults: [SortedFault], others: [NodeID]) -> Finding {
    let (rule, fault) = (faults[0].rule, faults[0].fault)
    let references = fault.references ?? rule.references
    let page = screen.isPage ? rule.onPages : nil
    var places = faults.map { place($0.fault.place, $0.fault.message, hasFault: true) }
    let main = places[0]
    if !others.isEmpty {
      let all = faults.map { $0.fault.place } + others.map { Fault.Place.node($0) }
      places += others.map { place(.node($0), fault.message, hasFault: false) }
      places = zip(all.map { positions.position(of: $0) }, places).sorted { $0.0 < $1.0 }.map { $0.1 }
    }
    return Finding(
      rule: rule.id, severity: faults[0].severity, id: main.id, path: main.path, selector: main.selector,
      screen: screen.index, utterance: main.utterance, message: fault.message, fix: fault.fix ?? page?.fix ?? rule.fix,
      references: page?.references(of: references) ?? references, places: places)
  }

  private func place(_ place: Fault.Place, _ message: Wording, hasFault: Bool) -> Finding.Place {
    var id: String?
    var stop: AuditedScreen.Stop?
    if case .node(let node) = place {
      id = screen.tree[node].id
      stop = screen.stop(at: node)
    }
    return Finding.Place(
      id: id, path: path(of: place), selector: selector(of: place),
      utterance: stop.map { screen.utterance(of: $0) }, message: message, hasFault: hasFault)
  }

  private func selector(of place: Fault.Place) -> String? {
    guard case .node(let node) = place else { return nil }
    return screen.tree.nodes[node.index].sharedDetails?.value.web?.selector
  }

  private func path(of place: Fault.Place) -> String {
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

  /// The ids of the rules that may replace faults of some of these rules.
  static func silencers(of rules: Set<String>) -> Set<String> {
    Set(table.filter { !rules.isDisjoint(with: $0.silences) }.map { $0.rule })
  }
}
