/// Removes the nodes of a tree that have no effect on what VoiceOver says.
///
/// The pass goes from the last node to the first, so that the contents of a node are known before the node is decided.
struct TreeTidier {
  private let tree: Tree
  private let traces: [Trace]
  /// Nodes that the document mentions.
  private let mentioned: [Bool]
  private let isAroundMentioned: [Bool]
  private var kept: [Bool]
  private var contents: [Contents]

  /// The place of a node: its own frame, or the first frame inside it; nil if there is no frame.
  private struct Trace {
    var place: ScreenPoint?
    /// The first child that has a place.
    var firstPlacedChild = -1
  }

  /// The children that a node keeps, collected from the last to the first.
  private struct Contents {
    var count = 0
    /// The first of them.
    var node = 0
    /// The places of the first and the last child; nil where there is no frame.
    var first: ScreenPoint?
    var last: ScreenPoint?
    var hasModal = false
    var hasGiven = false

    mutating func prepend(_ other: Contents) {
      if count == 0 { last = other.last }
      count += other.count
      node = other.node
      first = other.first
      hasModal = hasModal || other.hasModal
      hasGiven = hasGiven || other.hasGiven
    }
  }

  /// `mentions` are the ids that the document mentions.
  init(_ tree: Tree, mentions: Set<String>) {
    self.tree = tree
    var mentioned = [Bool](repeating: false, count: tree.count)
    var isAroundMentioned = mentioned
    if !mentions.isEmpty {
      for id in tree.ids {
        guard let name = tree.nodes[id.index].id, mentions.contains(name) else { continue }
        mentioned[id.index] = true
        if let parent = tree.parent(of: id) { isAroundMentioned[parent.index] = true }
      }
    }
    self.mentioned = mentioned
    self.isAroundMentioned = isAroundMentioned
    traces = TreeTidier.traces(of: tree)
    kept = [Bool](repeating: true, count: tree.count)
    contents = [Contents](repeating: Contents(), count: tree.count)
  }

  private static func traces(of tree: Tree) -> [Trace] {
    var traces = tree.nodes.map { Trace(place: $0.frame?.origin) }
    for index in stride(from: tree.count - 1, to: 0, by: -1) {
      guard let place = traces[index].place, let parent = tree.parent(of: NodeID(index))?.index else { continue }
      traces[parent].firstPlacedChild = index
      if tree.nodes[parent].frame == nil { traces[parent].place = place }
    }
    return traces
  }

  /// The tree without the nodes that have no effect.
  consuming func tidied() -> Tree {
    for index in stride(from: tree.count - 1, to: 0, by: -1) { decide(index) }
    let order = unwrapRoot()
    return tree.keeping(kept, order: order)
  }

  private mutating func decide(_ index: Int) {
    guard let parent = tree.parent(of: NodeID(index))?.index else { return }
    let node = tree.nodes[index]
    let isLeaf = contents[index].count == 0
    if isFixed(index, in: parent) || !(isLeaf ? canBeRemoved(index, from: parent) : canBeDissolved(index, in: parent)) {
      let place = traces[index].place
      contents[parent].prepend(
        Contents(
          count: 1, node: index, first: place, last: place, hasModal: node.modal, hasGiven: node.order == .given))
    } else {
      kept[index] = false
      if !isLeaf { contents[parent].prepend(contents[index]) }
    }
  }

  /// True for nodes that effects may move, and for nodes whose position counts for an effect: their children and
  /// siblings.
  private func isFixed(_ index: Int, in parent: Int) -> Bool {
    mentioned[index] || mentioned[parent] || isAroundMentioned[index] || isAroundMentioned[parent]
  }

  /// True for a node without children that is no stop and says nothing.
  private func canBeRemoved(_ index: Int, from parent: Int) -> Bool {
    guard !tree.isElement(NodeID(index)), tree.nodes[index].isSilent, !tree.nodes[index].modal else { return false }
    guard traces[index].place != nil else { return true }
    return !leadsUnplaced(in: parent) && !givesPlace(to: parent, index)
  }

  /// True for a node that its children can replace.
  private func canBeDissolved(_ index: Int, in parent: Int) -> Bool {
    let node = tree.nodes[index]
    // The children of a node with a given order are counted and must stay together.
    guard node.isPlain, node.order == .sorted, tree.nodes[parent].order == .sorted,
      !tree.isElement(NodeID(index))
    else { return false }
    let inside = contents[index]
    if node.groupsChildren && !isGroupOfOne(index) { return false }
    // A modal child would hide other siblings, and an explicit group directly in a tab bar has another place.
    if inside.hasModal || (inside.hasGiven && tree.nodes[parent].isTabBar) { return false }
    guard let place = traces[index].place else { return true }
    guard inside.first != nil else { return false }
    return (!leadsUnplaced(in: parent) || inside.last == place)
      && (!givesPlace(to: parent, index) || inside.first == place)
  }

  /// True for a group that its only member can replace: the member is a stop or a group, and has the same priority.
  private func isGroupOfOne(_ index: Int) -> Bool {
    guard contents[index].count == 1, tree.nodes[index].placement == .firstMember else { return false }
    let only = contents[index].node
    let node = tree.nodes[only]
    return node.sortPriority == tree.nodes[index].sortPriority
      && (tree.isElement(NodeID(only)) || node.order == .given || node.isGroup)
  }

  /// True when the next sibling has no place, and takes the place of the node before it.
  private func leadsUnplaced(in parent: Int) -> Bool { contents[parent].count > 0 && contents[parent].first == nil }

  /// True when the parent has no frame, and takes the place of this child.
  private func givesPlace(to parent: Int, _ index: Int) -> Bool {
    parent != 0 && tree.nodes[parent].frame == nil && traces[parent].firstPlacedChild == index
  }

  /// Removes wrappers around all contents of the screen, even if they are groups or the screen has a given order. The
  /// screen takes over the order of the wrapper.
  private mutating func unwrapRoot() -> Node.Order {
    var outer = 0
    var order = tree.order
    while contents[outer].count == 1 {
      let only = contents[outer].node
      let node = tree.nodes[only]
      let inside = contents[only]
      guard node.isPlain, !isFixed(only, in: outer), !tree.isElement(NodeID(only)), inside.count > 0,
        !(node.order == .given && node.frame?.isZeroSize ?? false),
        inside.first != nil || traces[only].place == nil
      else { break }
      kept[only] = false
      order = node.order
      outer = only
    }
    return order
  }
}

extension Node {
  /// True when the node says nothing, and has no details but the record of its import.
  fileprivate var isSilent: Bool {
    guard label == nil, value == nil, hint == nil, traits.isEmpty, !isAnnounced else { return false }
    guard var rest = sharedDetails?.value else { return true }
    rest.inferences = []
    rest.ignored = []
    return rest == Details()
  }

  /// Adds the inference rules of a removed node.
  fileprivate mutating func adopt(_ inferences: [String]) {
    if !inferences.isEmpty { details.inferences += inferences }
  }

  /// True for a silent node that has no other effect than to order its children.
  fileprivate var isPlain: Bool {
    guard !hidden, visible, !modal else { return false }
    if clips, let frame, frame.isZeroSize { return false }
    return isSilent
  }
}

extension Tree {
  /// The tree without some of its nodes; their children replace them.
  fileprivate func keeping(_ kept: [Bool], order: Node.Order) -> Tree {
    var nodes: [Node] = []
    var parents: [Int32] = []
    // The new index of each node; for a removed node, that of the parent of its children.
    var places = [Int32](repeating: 0, count: count)
    for index in kept.indices {
      let parent = self.parent(of: NodeID(index)).map { places[$0.index] } ?? 0
      places[index] = kept[index] ? Int32(nodes.count) : parent
      guard kept[index] else {
        // The parent takes over the import record of the removed node.
        nodes[Int(parent)].adopt(self.nodes[index].sharedDetails?.value.inferences ?? [])
        continue
      }
      nodes.append(self.nodes[index])
      parents.append(parent)
    }
    nodes[0].order = order
    var ends = nodes.indices.map { Int32($0 + 1) }
    for index in stride(from: nodes.count - 1, to: 0, by: -1) {
      let parent = Int(parents[index])
      ends[parent] = max(ends[parent], ends[index])
    }
    // With children, the node was no element in spite of its label. It must not become one when they are removed.
    for index in kept.indices where kept[index] && hasChildren(NodeID(index)) {
      let new = Int(places[index])
      if new > 0, ends[new] == Int32(new + 1), nodes[new].isElement == nil, nodes[new].saysSomething {
        nodes[new].isElement = false
      }
    }
    return Tree(nodes: nodes, parents: parents, ends: ends)
  }
}
