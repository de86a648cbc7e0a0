internal import AloudSpeech
public import AloudTree

/// An item that the cursor of Switch Control highlights: an element, or a group that is entered by selecting it.
public struct ScanItem: Equatable, Sendable {
  public let node: NodeID
  /// The items of a group; nil for an element.
  public internal(set) var members: [ScanItem]?

  public var isGroup: Bool { members != nil }
}

extension ControlledScreen {
  /// The items that are scanned, in their order: elements, and groups with their items.
  ///
  /// A container whose `navigationStyle` is `combined` is a group; with `separate` it is none. Where it is `automatic`, lists,
  /// tables, tab bars and scroll views with two elements or more are groups, unless all that is scanned would be one group.
  ///
  /// Source: UIAccessibility.h and WWDC20 10019; what `automatic` does is assumed, since no source tells it.
  ///
  /// - Complexity: O(n · depth) in the stops of the screen.
  public func scanItems() -> [ScanItem] {
    let elements = elements(for: .switchControl)
    let groups = groups(around: elements)
    var root = Level()
    for element in elements { root.add(element, in: groups[element] ?? []) }
    return root.items
  }

  /// For each element the groups around it, the outermost first.
  private func groups(around elements: [NodeID]) -> [NodeID: [NodeID]] {
    var containers: [NodeID: [NodeID]] = [:]
    var counts: [NodeID: Int] = [:]
    for element in elements {
      var around: [NodeID] = []
      var next = tree.parent(of: element)
      while let id = next {
        if mayBeGroup(id) {
          around.append(id)
          counts[id, default: 0] += 1
        }
        next = tree.parent(of: id)
      }
      containers[element] = around.reversed()
    }
    return containers.mapValues { around in
      around.filter { id in
        if tree[id].sharedDetails?.value.navigationStyle == .combined { return true }
        return (counts[id] ?? 0) > 1 && counts[id] != elements.count
      }
    }
  }

  private func mayBeGroup(_ id: NodeID) -> Bool {
    let node = tree[id]
    let details = node.sharedDetails?.value
    switch details?.navigationStyle ?? .automatic {
    case .combined: return true
    case .separate: return false
    case .automatic:
      guard settings.technologies.groupItems else { return false }
      return node.container == .list || node.isTable || node.isTabBar || details?.scroll != nil
    }
  }

  /// The name of a group: its label, else its elements.
  public func text(of item: ScanItem, named name: (NodeID) -> String) -> String {
    guard let members = item.members else { return text(of: item.node, named: name(item.node)) }
    if let label = tree[item.node].label?.string, !label.isEmpty { return label }
    let shown = ControlledScreen.leaves(of: members).prefix(4).map { name($0.node) }
    let more = ControlledScreen.leaves(of: members).count > 4 ? ", …" : ""
    return shown.joined(separator: ", ") + more
  }

  private static func leaves(of items: [ScanItem]) -> [ScanItem] {
    items.flatMap { item in item.members.map { leaves(of: $0) } ?? [item] }
  }
}

/// The items of one level while they are collected.
private struct Level {
  var items: [ScanItem] = []

  mutating func add(_ element: NodeID, in groups: [NodeID]) {
    items = Level.adding(element, in: groups[...], to: items)
  }

  private static func adding(_ element: NodeID, in groups: ArraySlice<NodeID>, to items: [ScanItem]) -> [ScanItem] {
    var items = items
    guard let group = groups.first else {
      items.append(ScanItem(node: element))
      return items
    }
    let place = items.lastIndex { $0.node == group && $0.isGroup } ?? items.endIndex
    if place == items.endIndex { items.append(ScanItem(node: group, members: [])) }
    items[place].members = adding(element, in: groups.dropFirst(), to: items[place].members ?? [])
    return items
  }
}
