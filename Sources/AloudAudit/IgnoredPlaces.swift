internal import AloudTree

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
  private let asked: Set<String>
  private let known: Set<String>
  private var entries: [Key: Entry] = [:]

  /// - Parameters:
  ///   - app: the document.
  ///   - asked: the ids of the rules that report. An `ignore` of another rule is not judged, because that rule may not
  ///     have been applied.
  ///   - known: the ids of all rules that there are.
  init(_ app: AuditedApp, asked: Set<String>, known: Set<String>) {
    self.app = app
    self.asked = asked
    self.known = known
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

  /// The `ignore`s without a finding, in document order: those of the rules that report, and those of unknown rules.
  ///
  /// - Complexity: O(nodes) of the screens that have any.
  var unused: [AuditReport.Unused] {
    var places: [Int: NodePlaces] = [:]
    let unused = entries.filter { key, entry in
      !entry.isUsed && (asked.contains(key.rule) || !known.contains(key.rule))
    }
    return unused.sorted { $0.value.order < $1.value.order }.map { key, _ in
      let screen = app.screens[key.screen]
      let paths = places[key.screen] ?? NodePlaces(screen.screen)
      places[key.screen] = paths
      let path = key.node.map { paths.path(of: $0) } ?? screen.path
      return AuditReport.Unused(path: path, rule: key.rule, isKnown: known.contains(key.rule))
    }
  }
}
