internal import AloudBase
package import AloudTree

/// Where keys lead on a screen that does not change.
package struct KeyboardMap {
  private let screen: ControlledScreen
  /// In reading order.
  private let elements: [NodeID]
  private let places: [NodeID: Int]
  private let groups: [ControlledScreen.FocusGroup]
  /// The group of each element.
  private let groupPlaces: [NodeID: Int]
  /// The elements that have a frame, from left to right and from top to bottom.
  private let byX, byY: [Center]

  private struct Center {
    let node: NodeID
    let x, y: Double
  }

  /// - Complexity: O(n log n) in the stops of the screen.
  package init(_ screen: ControlledScreen) {
    self.screen = screen
    elements = screen.elements(for: .fullKeyboardAccess)
    groups = screen.focusGroups(of: elements)
    var places: [NodeID: Int] = [:]
    for (place, id) in elements.enumerated() { places[id] = place }
    var groupPlaces: [NodeID: Int] = [:]
    for (place, group) in groups.enumerated() { for id in group.members { groupPlaces[id] = place } }
    (self.places, self.groupPlaces) = (places, groupPlaces)
    let centers = elements.compactMap { id in
      screen.tree[id].frame.map { Center(node: id, x: $0.center.x, y: $0.center.y) }
    }
    // Of equally near elements, the first in reading order is meant.
    func sorted(_ isBefore: (Center, Center) -> Bool?) -> [Center] {
      centers.sorted { isBefore($0, $1) ?? ((places[$0.node] ?? 0) < (places[$1.node] ?? 0)) }
    }
    byX = sorted { $0.x == $1.x ? nil : $0.x < $1.x }
    byY = sorted { $0.y == $1.y ? nil : $0.y < $1.y }
  }

  /// True for an element that responds to keys.
  package func has(_ id: NodeID) -> Bool { places[id] != nil }

  /// The number of elements that respond to keys.
  package var count: Int { elements.count }

  /// The group of an element, if it has others.
  func sharedGroup(of id: NodeID) -> NodeID? {
    guard let place = groupPlaces[id], groups[place].members.count > 1 else { return nil }
    return groups[place].key
  }

  /// Where a key leads.
  ///
  /// - Parameters:
  ///   - move: what the key does.
  ///   - element: the element with the focus; nil before the first key.
  ///   - remembered: for each group, the element that had the focus last.
  /// - Returns: nil if there is nothing.
  package func target(
    of move: KeyboardFocus.Move, from element: NodeID?, remembered: [NodeID: NodeID] = [:]
  ) -> NodeID? {
    let index = element.flatMap { places[$0] }
    switch move {
    case .first: return elements.first
    case .last: return elements.last
    case .next: return index.map { elements[($0 + 1) % elements.count] } ?? elements.first
    case .previous: return index.map { elements[($0 + elements.count - 1) % elements.count] } ?? elements.last
    case .nextGroup: return primary(by: 1, from: element, remembered)
    case .previousGroup: return primary(by: -1, from: element, remembered)
    case .toward(let direction): return nearest(direction, from: element)
    }
  }

  /// The primary item of the next or previous group: the selected item, the item that had the focus last, or the first.
  private func primary(by step: Int, from element: NodeID?, _ remembered: [NodeID: NodeID]) -> NodeID? {
    guard !groups.isEmpty else { return nil }
    let here = element.flatMap { groupPlaces[$0] }
    let start = step > 0 ? -1 : groups.count
    let group = groups[((here ?? start) + step + groups.count) % groups.count]
    if let selected = group.members.first(where: { screen.tree[$0].reportedTraits.contains(.selected) }) {
      return selected
    }
    return remembered[group.key].flatMap { group.members.contains($0) ? $0 : nil } ?? group.members.first
  }

  // MARK: Arrow keys

  /// The element with the nearest center in a direction. Without a frame, it is the neighbor in the reading order.
  private func nearest(_ direction: KeyboardFocus.Direction, from element: NodeID?) -> NodeID? {
    guard let element else { return elements.first }
    guard let here = screen.tree[element].frame?.center else {
      guard let index = places[element] else { return nil }
      let next = index + (direction == .down || direction == .right ? 1 : -1)
      return elements.indices.contains(next) ? elements[next] : nil
    }
    var best: (id: NodeID, distance: Double)?
    let isAlongY = direction == .up || direction == .down
    let sorted = isAlongY ? byY : byX
    let isForward = direction == .down || direction == .right
    let start = isAlongY ? here.y : here.x
    // The first element on that side, without those at the same height.
    var index = KeyboardMap.count(in: sorted) { center in
      let place = isAlongY ? center.y : center.x
      return isForward ? place <= start : place < start
    }
    if !isForward { index -= 1 }
    while sorted.indices.contains(index) {
      let center = sorted[index]
      index += isForward ? 1 : -1
      let (x, y) = (center.x - here.x, center.y - here.y)
      let along = isAlongY ? y : x
      // All that follow are farther.
      if let best, along * along > best.distance { break }
      let distance = x * x + y * y
      guard let known = best else {
        best = (center.node, distance)
        continue
      }
      let isFirst = (places[center.node] ?? 0) < (places[known.id] ?? 0)
      if distance < known.distance || distance == known.distance && isFirst { best = (center.node, distance) }
    }
    return best?.id
  }

  /// The number of elements at the beginning of a sorted list that meet a condition, by bisection.
  private static func count(in sorted: [Center], _ isMet: (Center) -> Bool) -> Int {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if isMet(sorted[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
