/// Walks a tree once, from the top down, and sorts each group after its members are collected.
///
/// The section "How the walk follows" of the screen document numbers the rules; comments here have the same numbers.
struct ReadingOrderWalk {
  let tree: Tree
  let threshold: Double
  let rightToLeft: Bool
  let options: ReadingOrder.Options
  /// The place of each node, by index.
  private var places: [ScreenPoint]

  init(tree: Tree, threshold: Double, rightToLeft: Bool, options: ReadingOrder.Options) {
    self.tree = tree
    self.threshold = threshold
    self.rightToLeft = rightToLeft
    self.options = options
    places = ReadingOrderWalk.places(of: tree)
  }

  /// A member of a group: consecutive stops, and the place that decides their order.
  private struct Member {
    var stops: ArraySlice<NodeID>
    var place: ScreenPoint
    var priority: Double
  }

  mutating func stops() -> [NodeID] {
    let group = group(of: .root, given: tree.order == .given)
    return group.map { Array($0.stops) } ?? []
  }

  // MARK: The walk

  /// Adds the members of the node to the group around it.
  private func collect(_ id: NodeID, into members: inout [Member]) {
    let node = tree[id]
    if isPruned(id, node) { return }
    if isStop(id, node) {  // 3
      members.append(Member(stops: [id], place: places[id.index], priority: node.sortPriority))
    } else if node.order == .given || node.isGroup {  // 4, 5
      if let group = group(of: id, given: node.order == .given) { members.append(group) }
    } else {
      for child in walked(childrenOf: id, given: false) { collect(child, into: &members) }
    }
  }

  /// The stops inside the node as one member; nil when there are none.
  private func group(of id: NodeID, given: Bool) -> Member? {
    let members = given ? givenMembers(of: id) : sortedMembers(of: id)
    guard let first = members.first else { return nil }
    var place = given ? geometricFirst(of: members).place : first.place
    if let frame = tree[id].frame, standsAtFrame(id, given: given) { place = frame.origin }
    let stops = members.count == 1 ? first.stops : ArraySlice(members.flatMap { $0.stops })
    return Member(stops: stops, place: place, priority: tree[id].sortPriority)
  }

  /// An explicit group directly inside a tab bar is also placed by its own frame. Source: AccessibilitySnapshot.
  private func standsAtFrame(_ id: NodeID, given: Bool) -> Bool {
    if tree[id].placement == .frame { return true }
    guard given, let parent = tree.parent(of: id) else { return false }
    return tree[parent].isTabBar
  }

  private func sortedMembers(of id: NodeID) -> [Member] {
    var members: [Member] = []
    for child in walked(childrenOf: id, given: false) { collect(child, into: &members) }
    return sorted(members)
  }

  /// The children in the given order. A plain node among them is a separate group, sorted inside (4).
  private func givenMembers(of id: NodeID) -> [Member] {
    var members: [Member] = []
    for child in walked(childrenOf: id, given: true) {
      let node = tree[child]
      if isPruned(child, node) { continue }
      if isStop(child, node) {
        members.append(Member(stops: [child], place: places[child.index], priority: 0))
      } else if let group = group(of: child, given: node.order == .given) {
        members.append(group)
      }
    }
    return members
  }

  private func isStop(_ id: NodeID, _ node: Node) -> Bool {
    tree.isElement(id) || options.joinsTexts && node.sharedDetails?.value.web?.isTextBlock == true
  }

  // MARK: What is left out

  private func isPruned(_ id: NodeID, _ node: Node) -> Bool {  // 1
    if node.hidden || !node.visible { return true }
    guard let frame = node.frame, frame.isZeroSize else { return false }
    return node.clips || node.order == .given || tree.isElement(id)
  }

  /// The children; if some of them are modal, only the children that modality leaves (2).
  private func walked(childrenOf id: NodeID, given: Bool) -> [NodeID] {
    let children = Array(tree.children(of: id))
    if given && !options.modalityInGivenOrder { return children }
    guard let modal = children.lastIndex(where: { tree[$0].modal && !isPruned($0, tree[$0]) }) else { return children }
    switch options.modality {
    case .last: return [children[modal]]
    case .lastAndLater: return Array(children[modal...])
    }
  }

  // MARK: Sorting (6)

  private func sorted(_ members: [Member]) -> [Member] {
    guard members.count > 1 else { return members }
    guard members.contains(where: { $0.priority != members[0].priority }) else { return sortedByPlace(members) }
    let byPriority = Dictionary(grouping: members, by: { $0.priority })
    return byPriority.keys.sorted(by: >).flatMap { sortedByPlace(byPriority[$0] ?? []) }
  }

  private func sortedByPlace(_ members: [Member]) -> [Member] {
    let byY = members.indices.sorted { (members[$0].place.y, $0) < (members[$1].place.y, $1) }
    var result: [Member] = []
    result.reserveCapacity(members.count)
    var row: [Int] = []
    var lastY = 0.0
    for index in byY {
      let y = members[index].place.y
      if !row.isEmpty, y - lastY >= threshold {
        result.append(contentsOf: sortedByX(row, members))
        row.removeAll(keepingCapacity: true)
      }
      row.append(index)
      lastY = y
    }
    result.append(contentsOf: sortedByX(row, members))
    return result
  }

  private func sortedByX(_ row: [Int], _ members: [Member]) -> [Member] {
    let sign = rightToLeft ? -1.0 : 1.0
    return row.sorted { (sign * members[$0].place.x, $0) < (sign * members[$1].place.x, $1) }.map { members[$0] }
  }

  /// The member that is first after sorting; it decides the place of an explicit group.
  private func geometricFirst(of members: [Member]) -> Member { sortedByPlace(members)[0] }
}

extension ReadingOrderWalk {
  /// The place of each node.
  ///
  /// A node without a frame has the place of the first node with a frame inside it. If there is none, it has the place
  /// of the sibling before it; a first child has the place of its parent. So a document without frames is read as it is
  /// written.
  fileprivate static func places(of tree: Tree) -> [ScreenPoint] {
    var firstFramed = [Int32](repeating: -1, count: tree.count)
    var nextFramed: Int32 = -1
    for index in stride(from: tree.count - 1, through: 0, by: -1) {
      if tree.nodes[index].frame != nil { nextFramed = Int32(index) }
      firstFramed[index] = nextFramed
    }
    var places = [ScreenPoint](repeating: ScreenPoint(x: 0, y: 0), count: tree.count)
    var lastChild = [Int32](repeating: -1, count: tree.count)
    for id in tree.ids {
      let index = id.index
      let parent = tree.parent(of: id)?.index ?? 0
      let framed = Int(firstFramed[index])
      if framed >= 0, tree.subtree(of: id).contains(framed), let frame = tree.nodes[framed].frame {
        places[index] = frame.origin
      } else {
        places[index] = places[lastChild[parent] < 0 ? parent : Int(lastChild[parent])]
      }
      lastChild[parent] = Int32(index)
    }
    return places
  }
}

extension Node {
  /// True when the tree keeps its reading order if the other node replaces this one. The properties that decide the
  /// order are equal; what the nodes say may differ.
  public func standsAs(_ other: Node) -> Bool {
    frame == other.frame && isElement == other.isElement && saysSomething == other.saysSomething
      && hidden == other.hidden && visible == other.visible && clips == other.clips && modal == other.modal
      && order == other.order && placement == other.placement && sortPriority == other.sortPriority
      && container == other.container && isGroup == other.isGroup && isTabBar == other.isTabBar
      && isTable == other.isTable
  }

  /// True for a node whose sorted children form a group (5).
  public var isGroup: Bool {
    if groupsChildren || isTabBar || isTable { return true }
    switch container {
    case .list, .landmark, .table, .tabBar, .segmentedControl: return true
    case .group: return !(label?.isEmpty ?? true) || !(value?.isEmpty ?? true) || !(id?.isEmpty ?? true)
    case .none: return false
    }
  }
}
