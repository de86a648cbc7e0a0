internal import AloudBase
internal import AloudTree

extension Rule {
  /// Controls that sound the same. The findings are on all of them except the first.
  ///
  /// The words of the surroundings count: named containers, headers of tables, custom content. Keys of a keyboard and
  /// links to the same place may have the same name. Source: the Korean guideline's 3.1, about duplicate labels.
  static let duplicateLabel = Rule(
    "duplicate-label", .warning,
    title: Wording("Controls with the same name", ko: "이름이 같은 컨트롤"),
    fix: Wording("Add words that distinguish them.", ko: "서로 구별되는 말을 넣으십시오."),
    references: ["MAAG 3.1", "WCAG 2.4.4", "WCAG 2.4.6"],
    onPages: .differs(
      "links with the same name and the same destination are equal; the text around other links may distinguish them, so this is advice, once for a name",
      fix: Wording(
        "Distinguish them in the text or in `aria-label`.",
        ko: "텍스트나 `aria-label`에 서로 다른 점을 쓰십시오."),
      references: ["WCAG 2.4.4", "WCAG 2.4.6"])
  ) { screen in
    var surroundings = NamedContainers(screen)
    return screen.controlsByLabel.flatMap { stops in
      Dictionary(grouping: stops) { SpokenIdentity(of: $0, in: &surroundings) }.values.flatMap { alike in
        // The faults share one list, however many there are.
        let nodes = alike.map { $0.node }
        return duplicates(among: alike, in: screen).prefix(screen.isPage ? 1 : alike.count).map {
          Fault(
            Wording(
              "\(alike.count) controls are called “\($0.label.told)”.",
              ko: "“\($0.label.told)”\(particle: .named) 컨트롤이 \(alike.count)개 있습니다."),
            at: $0, of: screen, severity: screen.isPage ? .advice : nil, among: nodes)
        }
      }
    }
  }

  /// Of stops that sound the same, in reading order: those after the first whose target differs from those of all
  /// earlier ones.
  private static func duplicates(among alike: [AuditedScreen.Stop], in screen: AuditedScreen) -> [AuditedScreen.Stop] {
    guard alike.count > 1 else { return [] }
    var targets = KnownTargets()
    var places: Set<String> = []
    return alike.enumerated().compactMap { place, stop in
      if let place = stop.linkTarget(in: screen.tree) {
        let isNew = places.insert(place).inserted
        return isNew && places.count > 1 ? stop : nil
      }
      let isKnown = stop.traits.contains(.link) && targets.isKnown(stop.effects(of: .activate))
      return place == 0 || isKnown ? nil : stop
    }
  }
}

extension AuditedScreen {
  /// Controls that share a label with another one, as a list for each label, in reading order.
  fileprivate var controlsByLabel: [[Stop]] {
    let named = stops.filter {
      $0.isControl && $0.isNamed && !$0.traits.contains(.keyboardKey) && !(isPage && $0.hasMeaninglessLabel)
    }
    return Dictionary(grouping: named, by: { $0.label.folded }).values.filter { $0.count > 1 }
  }
}

/// The targets of the links processed so far.
private struct KnownTargets {
  /// How many of the same kind are compared, so that a screen with many links does not take quadratic time.
  private static let limit = 50

  private var seen: [String: [[Effect]]] = [:]

  /// True for effects that an earlier link has; false for nil.
  mutating func isKnown(_ effects: [Effect]?) -> Bool {
    guard let effects else { return false }
    let kind = effects.lazy.compactMap { $0.destination }.first ?? ""
    if seen[kind]?.contains(effects) == true { return true }
    if (seen[kind]?.count ?? 0) < Self.limit { seen[kind, default: []].append(effects) }
    return false
  }
}

extension Effect {
  /// The screen or the node that the effect refers to; a fast way to distinguish effects.
  fileprivate var destination: String? {
    switch self {
    case .show(let screen), .present(let screen): screen
    case .set(let id, _), .toggle(let id), .select(let id), .remove(let id): id
    default: nil
    }
  }
}

/// The words that VoiceOver says about a control besides its label. If they are equal, users cannot distinguish two
/// controls with the same label.
struct SpokenIdentity: Hashable {
  private static let roles = Traits.ofControls.union([.header, .image])

  private let roles: Traits
  private let isTab: Bool
  private let value: String
  private let hint: String
  private let content: [String]
  /// The labels of its containers, and the headers of its cell.
  private let surroundings: [String]

  init(of stop: AuditedScreen.Stop, in surroundings: inout NamedContainers) {
    roles = stop.traits.intersection(Self.roles)
    isTab = stop.isTab
    value = stop.value.folded + (stop.details?.adjusts?.place ?? "")
    hint = stop.hint.folded
    content = stop.details?.content.flatMap { [$0.label, $0.value] } ?? []
    self.surroundings = surroundings.labels(around: stop.node)
  }
}

/// The words for the containers of stops. They are cached for the next stop in the same container.
struct NamedContainers {
  private let tree: Tree
  private var known: [NodeID: [String]] = [:]

  init(_ screen: AuditedScreen) { tree = screen.tree }

  /// The labels of the announced containers and the headers of the cells around a node, outermost first.
  ///
  /// - Complexity: O(depth) for the first node of a parent, O(1) for its siblings.
  mutating func labels(around node: NodeID) -> [String] {
    let inside = tree.parent(of: node).map { labels(inside: $0) } ?? []
    return inside + headers(of: node)
  }

  /// The labels for the content of a node. It uses no recursion, because trees may be deep.
  private mutating func labels(inside node: NodeID) -> [String] {
    var unknown: [NodeID] = []
    var labels: [String] = []
    for id in tree.lineage(of: node) {
      if let found = known[id] {
        labels = found
        break
      }
      unknown.append(id)
    }
    for id in unknown.reversed() {
      if id != .root, tree[id].isAnnounced, let label = tree[id].label?.string.folded, !label.isEmpty {
        labels.append(label)
      }
      labels += headers(of: id)
      known[id] = labels
    }
    return labels
  }

  /// The headers of a cell in its table: their texts on a page, otherwise their ids.
  private func headers(of node: NodeID) -> [String] {
    guard let cell = tree[node].sharedDetails?.value.cell else { return [] }
    for id in tree.ancestors(of: node) {
      guard let details = tree[id].sharedDetails?.value, let table = details.table else { continue }
      if let web = details.web {
        return [cell.row.flatMap { web.rowHeaders[$0] }, cell.column.flatMap { web.columnHeaders[$0] }].map {
          $0 ?? "/"
        }
      }
      let rows = cell.row.flatMap { table.rowHeaders[$0] } ?? []
      let columns = cell.column.flatMap { table.columnHeaders[$0] } ?? []
      return rows + ["/"] + columns
    }
    return []
  }
}

extension Adjustment {
  /// The current position, for comparison.
  fileprivate var place: String {
    switch self {
    case .values(_, let index): " \(index)"
    case .range(_, _, _, let at, _): " \(at)"
    }
  }
}
