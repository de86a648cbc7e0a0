internal import AloudBase
public import AloudTree

/// The keyboard focus of Full Keyboard Access on a screen, and its moves.
///
/// Tab moves from group to group, arrow keys to the nearest element in their direction, and Control-Tab from element to
/// element.
///
/// Source: WWDC21 10120 and 10260, workday-accessibility/accessibility-eval. It is assumed that scroll views, tables,
/// lists and text inputs are groups, that every other element is its own group, and how arrow keys measure distances.
public struct KeyboardFocus: Hashable, Sendable {
  /// The element with the focus; nil before the first key.
  public private(set) var element: NodeID?
  /// The element of each group that had the focus last.
  private var remembered: [NodeID: NodeID] = [:]

  /// The direction of an arrow key.
  public enum Direction: Sendable {
    /// By the places of elements on the screen.
    case up, down, left, right
  }

  /// Where a key moves the focus.
  public enum Move: Sendable {
    /// To another group or element in reading order.
    case nextGroup, previousGroup, next, previous, first, last
    /// To the nearest element in this direction.
    case toward(Direction)
  }

  /// The focus before the first key: on no element.
  public init() {}

  /// Moves the focus to an element; nil removes the focus.
  public mutating func place(on id: NodeID?, _ screen: ControlledScreen) {
    element = id
    if let id { remembered[screen.focusGroup(of: id)] = id }
  }

  /// Updates ids of nodes that moved. If the element was removed, the focus is lost.
  public mutating func follow(_ place: (NodeID) -> NodeID?) {
    element = element.flatMap(place)
    var moved: [NodeID: NodeID] = [:]
    for (group, id) in remembered {
      if let group = place(group), let id = place(id) { moved[group] = id }
    }
    remembered = moved
  }

  /// - Returns: false if the focus cannot move.
  public mutating func move(_ move: Move, on screen: ControlledScreen) -> Bool {
    let map = KeyboardMap(screen)
    // An element that no longer responds loses the focus.
    if let focus = element, !map.has(focus) { element = nil }
    guard let target = map.target(of: move, from: element, remembered: remembered), target != element else {
      return false
    }
    place(on: target, screen)
    return true
  }

  /// The focus after a move; nil if it cannot move. It remembers nothing of groups with one element, which makes no
  /// difference on a screen that does not change.
  package func moved(_ move: Move, by map: KeyboardMap) -> KeyboardFocus? {
    guard let target = map.target(of: move, from: element, remembered: remembered), target != element else {
      return nil
    }
    var next = self
    next.element = target
    if let group = map.sharedGroup(of: target) { next.remembered[group] = target }
    return next
  }

  /// The first element whose name contains the text, regardless of letter case.
  ///
  /// Source: WWDC21 10120 for the names; the comparison is assumed.
  public static func find(_ text: String, on screen: ControlledScreen, _ words: VoiceControlWords) -> NodeID? {
    let wanted = SpokenPhrase.normalized(text)
    guard !wanted.isEmpty else { return nil }
    return screen.elements(for: .fullKeyboardAccess).first { id in
      screen.item(id, words).names.contains { SpokenPhrase.normalized($0).contains(wanted) }
    }
  }
}

extension ControlledScreen {
  /// The elements of a Tab stop; the key is the container, or the single element.
  typealias FocusGroup = (key: NodeID, members: [NodeID])

  /// The groups that Tab visits, in the order of their first elements.
  func focusGroups(of elements: [NodeID]) -> [FocusGroup] {
    var groups: [FocusGroup] = []
    var places: [NodeID: Int] = [:]
    for id in elements {
      let key = focusGroup(of: id)
      if let place = places[key] {
        groups[place].members.append(id)
      } else {
        places[key] = groups.count
        groups.append((key, [id]))
      }
    }
    return groups
  }

  /// The container that groups the element, or the element itself.
  func focusGroup(of id: NodeID) -> NodeID {
    if tree[id].reportedTraits.contains(.textEntry) { return id }
    return tree.ancestors(of: id).first { container in
      let node = tree[container]
      return node.container == .list || node.isTable || node.sharedDetails?.value.scroll != nil
    } ?? id
  }
}
