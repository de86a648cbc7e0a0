internal import AloudTree

/// Things in a row on a screen, each known by a key: the tabs of a bar, the regions of a screen.
struct KeyedRow {
  struct Member {
    let key: String
    let name: Wording
    let node: NodeID
  }

  /// The node that holds the row.
  let node: NodeID
  let members: [Member]
  let frame: Frame?
  /// The title of the screen.
  let title: Wording

  /// The first member that does not stand, among those that the other row has too, where it stands there.
  func firstMoved(from other: KeyedRow) -> Member? {
    var places: [String: Int] = [:]
    for (place, member) in other.members.enumerated() where places[member.key] == nil { places[member.key] = place }
    let shared = members.compactMap { member in places.removeValue(forKey: member.key).map { (member, $0) } }
    return zip(shared, shared.map(\.1).sorted()).first { $0.1 != $1 }?.0.0
  }
}

/// The rows of earlier screens, found by what they have in common with a later one.
struct KnownRows {
  private var rows: [KeyedRow] = []
  /// The first row that has a key.
  private var rowOf: [String: Int] = [:]

  /// The earliest row that shares two members or more, of several the one that shares most; without one, the row is known from
  /// now on, and the answer is nil.
  ///
  /// - Complexity: O(members).
  mutating func row(like row: KeyedRow) -> KeyedRow? {
    let keys = Set(row.members.map(\.key))
    var shared: [Int: Int] = [:]
    for key in keys {
      if let index = rowOf[key] { shared[index, default: 0] += 1 }
    }
    if let best = shared.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) }), best.value >= 2 {
      return rows[best.key]
    }
    for key in keys where rowOf[key] == nil { rowOf[key] = rows.count }
    rows.append(row)
    return nil
  }
}

extension AuditedScreen {
  /// The tab bars in which VoiceOver stops, with their tabs.
  var tabBars: [KeyedRow] {
    let bars = order.containers.indices.filter { tree.nodes[order.containers[$0].node.index].isTabBar }
    if bars.isEmpty { return [] }
    var tabs: [NodeID: [Stop]] = [:]
    for stop in stops where stop.isTab { stop.container.map { tabs[$0, default: []].append(stop) } }
    return bars.compactMap { index in
      let bar = order.containers[index].node
      guard let members = tabs[bar] else { return nil }
      let frames = members.compactMap(\.frame)
      let around = frames.dropFirst().reduce(frames.first) { $0?.union($1) }
      return KeyedRow(
        node: bar, members: members.map { KeyedRow.Member(key: $0.label.folded, name: name(of: $0), node: $0.node) },
        frame: tree[bar].frame ?? around, title: title)
    }
  }

  /// Landmarks with labels, and the tab bar, in reading order.
  var regions: KeyedRow {
    let members = order.containers.compactMap { container -> KeyedRow.Member? in
      let node = tree.nodes[container.node.index]
      // No label has a line feed at its beginning: labels are folded.
      if node.isTabBar {
        return KeyedRow.Member(key: "\n", name: Wording("The tab bar", ko: "탭 막대"), node: container.node)
      }
      let label = (node.label?.string ?? "").trimmed
      guard node.container == .landmark, !label.isEmpty else { return nil }
      return KeyedRow.Member(key: label.folded, name: .quoting(label), node: container.node)
    }
    return KeyedRow(node: .root, members: members, frame: nil, title: title)
  }
}
