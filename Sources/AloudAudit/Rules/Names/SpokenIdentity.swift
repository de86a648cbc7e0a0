internal import AloudTree

/// The words that people hear of a control besides its label. Where they are equal, nothing tells two of the same label
/// apart.
struct SpokenIdentity: Hashable {
  private static let roles = Traits.ofControls.union([.header, .image])

  private let roles: Traits
  private let isTab: Bool
  private let value: String
  private let hint: String
  private let content: [String]
  /// The labels of the containers around it, and the headers of its cell.
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

/// The words about the containers around a stop, remembered for the next stop there.
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

  /// The same for what is inside a node; without recursion, since trees may be deep.
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

  /// The ids of the headers of a cell, as its table gives them.
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
  /// The value at which it stands, for comparing.
  fileprivate var place: String {
    switch self {
    case .values(_, let index): " \(index)"
    case .range(_, _, _, let at, _): " \(at)"
    }
  }
}
