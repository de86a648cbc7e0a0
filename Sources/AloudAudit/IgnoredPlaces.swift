internal import AloudTree

/// The findings that a document asks audits to pass over, and those that were there.
struct IgnoredPlaces {
  private struct Key: Hashable {
    let screen: Int
    /// Nil is the screen as a whole.
    let node: NodeID?
    let rule: String
  }

  private struct Entry {
    let why: String
    /// The place among all that is ignored, as written.
    let order: Int
    var isUsed = false
  }

  private let app: AuditedApp
  private let rules: Set<String>
  private var entries: [Key: Entry] = [:]

  /// - Parameters:
  ///   - app: the document.
  ///   - rules: the ids of all rules that are asked.
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

  /// Why a finding is passed over; nil when it is not.
  mutating func reason(for rule: String, at place: Fault.Place, on screen: Int) -> String? {
    guard !entries.isEmpty else { return nil }
    var node: NodeID?
    if case .node(let id) = place { node = id }
    let key = Key(screen: screen, node: node, rule: rule)
    entries[key]?.isUsed = true
    return entries[key]?.why
  }

  /// The `ignore`s without a finding, as written.
  ///
  /// - Complexity: O(nodes) of the screens where there is any.
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
