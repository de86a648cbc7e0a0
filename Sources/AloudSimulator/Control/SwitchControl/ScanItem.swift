internal import AloudSpeech
public import AloudTree

/// An item that the cursor of Switch Control highlights: an element, or a group that the user enters by selecting it.
public struct ScanItem: Equatable, Sendable {
  /// The element, or the container that is the group.
  public let node: NodeID
  /// The items of a group; nil for an element.
  public let members: [ScanItem]?

  /// True for a group.
  public var isGroup: Bool { members != nil }

}

extension ControlledScreen {
  /// The items in scanning order: elements, and groups with their items.
  ///
  /// A container whose `navigationStyle` is `combined` is a group; with `separate` it is not. With `automatic`, lists,
  /// tables, tab bars and scroll views with at least two elements are groups, unless one group would include all
  /// elements.
  ///
  /// Source: UIAccessibility.h and WWDC20 10019. The behavior of `automatic` is assumed, because no source describes
  /// it.
  ///
  /// - Complexity: O(n · depth) in the stops of the screen.
  public func scanItems() -> [ScanItem] {
    let elements = elements(for: .switchControl)
    let groups = groups(around: elements)
    // The items of each group, and of the screen (nil). A group stands where its first element stands.
    var levels: [NodeID?: [(node: NodeID, isGroup: Bool)]] = [:]
    for element in elements {
      var level: NodeID?
      for group in groups[element] ?? [] {
        if levels[group] == nil {
          levels[group] = []
          levels[level, default: []].append((group, true))
        }
        level = group
      }
      levels[level, default: []].append((element, false))
    }
    func items(of level: NodeID?) -> [ScanItem] {
      (levels[level] ?? []).map { ScanItem(node: $0.node, members: $0.isGroup ? items(of: $0.node) : nil) }
    }
    return items(of: nil)
  }

  /// The groups around each element, outermost first.
  private func groups(around elements: [NodeID]) -> [NodeID: [NodeID]] {
    var containers: [NodeID: [NodeID]] = [:]
    var counts: [NodeID: Int] = [:]
    for element in elements {
      let around = tree.ancestors(of: element).filter(mayBeGroup)
      for id in around { counts[id, default: 0] += 1 }
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

  /// The name of a group: its label, else the names of its elements.
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

/// The effort to reach each element with a single switch and Auto Scanning.
public struct ScanPlan: Sendable {
  /// An item, and the effort to reach it.
  public struct Stop: Equatable, Sendable {
    /// The element or the group.
    public let item: ScanItem
    /// The number of groups to enter before the item.
    public let depth: Int
    /// The number of switch presses to select the item: one for each group around it, and one for itself. If the
    /// Scanner Menu opens, it takes one more press.
    public let presses: Int
    /// The number of items that the cursor passes, on all levels.
    public let passed: Int
    /// The time until the item is highlighted, in seconds.
    public let seconds: Double
  }

  /// Groups and elements; a group comes before its items.
  public let stops: [Stop]

  /// - Complexity: O(n) in the items.
  public init(_ items: [ScanItem], secondsPerItem: Double) {
    var stops: [Stop] = []
    ScanPlan.add(items, depth: 0, passed: 0, secondsPerItem, to: &stops)
    self.stops = stops
  }

  private static func add(
    _ items: [ScanItem], depth: Int, passed: Int, _ secondsPerItem: Double, to stops: inout [Stop]
  ) {
    for (index, item) in items.enumerated() {
      let before = passed + index
      stops.append(
        Stop(
          item: item, depth: depth, presses: depth + 1, passed: before, seconds: Double(before) * secondsPerItem))
      if let members = item.members { add(members, depth: depth + 1, passed: before, secondsPerItem, to: &stops) }
    }
  }
}

extension ControlledScreen {
  /// The effort to reach each item, with the scanning time of the settings.
  public func scanPlan() -> ScanPlan {
    ScanPlan(scanItems(), secondsPerItem: Double(settings.technologies.scanningTime) / 1000)
  }
}
