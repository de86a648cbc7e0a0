/// Finds the nodes of a tree that can go without anybody hearing it.
///
/// One pass from the last node to the first, so that the rest inside a node is known before the node.
struct TreeTidier {
  private let tree: Tree
  private let traces: [Trace]
  /// Nodes that the document mentions, and their parents; the children of both stay.
  private let mentioned: [Bool]
  private let isAroundMentioned: [Bool]
  private var kept: [Bool]
  private var contents: [Contents]

  /// The place of a node by its own frame or that of the first framed node inside it; nil when there is no frame.
  private struct Trace {
    var place: ScreenPoint?
    /// The first child that has a place.
    var firstPlacedChild = -1
  }

  /// The children that are left to a node, as far as they have been found, from the last to the first.
  private struct Contents {
    var count = 0
    /// The first of them.
    var node = 0
    /// The places of the first and the last node, where frames tell.
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

  /// Mentions are ids that something in the document speaks of.
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

  /// The tree without them.
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

  /// True for what effects may move, and for all that they count in: children, siblings, places among these.
  private func isFixed(_ index: Int, in parent: Int) -> Bool {
    mentioned[index] || mentioned[parent] || isAroundMentioned[index] || isAroundMentioned[parent]
  }

  /// A node without children that is no stop and says nothing.
  private func canBeRemoved(_ index: Int, from parent: Int) -> Bool {
    guard !tree.isElement(NodeID(index)), tree.nodes[index].isSilent, !tree.nodes[index].modal else { return false }
    guard traces[index].place != nil else { return true }
    return !leadsUnplaced(in: parent) && !givesPlace(to: parent, index)
  }

  /// A node whose children can stand in its stead.
  private func canBeDissolved(_ index: Int, in parent: Int) -> Bool {
    let node = tree.nodes[index]
    // The members of a given order are counted, and stay together.
    guard node.isPlain, node.order == .sorted, tree.nodes[parent].order == .sorted,
      !tree.isElement(NodeID(index))
    else { return false }
    let inside = contents[index]
    if node.groupsChildren && !isGroupOfOne(index) { return false }
    // A modal child hides its siblings, which would be others; a given group in a tab bar stands elsewhere.
    if inside.hasModal || (inside.hasGiven && tree.nodes[parent].isTabBar) { return false }
    guard let place = traces[index].place else { return true }
    guard inside.first != nil else { return false }
    return (!leadsUnplaced(in: parent) || inside.last == place)
      && (!givesPlace(to: parent, index) || inside.first == place)
  }

  /// True for a group that its only member can stand for: one that is a stop or a group itself, of the same rank.
  private func isGroupOfOne(_ index: Int) -> Bool {
    guard contents[index].count == 1, tree.nodes[index].placement == .firstMember else { return false }
    let only = contents[index].node
    let node = tree.nodes[only]
    return node.sortPriority == tree.nodes[index].sortPriority
      && (tree.isElement(NodeID(only)) || node.order == .given || node.isGroup)
  }

  /// True when the sibling that comes next takes its place from the one before it.
  private func leadsUnplaced(in parent: Int) -> Bool { contents[parent].count > 0 && contents[parent].first == nil }

  /// True when the parent, having no frame, stands where this child stands.
  private func givesPlace(to parent: Int, _ index: Int) -> Bool {
    parent != 0 && tree.nodes[parent].frame == nil && traces[parent].firstPlacedChild == index
  }

  /// A wrapper around all there is can go even if it makes a group, and from a screen in given order, which then takes
  /// the order of the wrapper.
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
  /// True when nothing is said of the node, and nothing is known of it but how an importer made it.
  fileprivate var isSilent: Bool {
    guard label == nil, value == nil, hint == nil, traits.isEmpty, !isAnnounced else { return false }
    guard var rest = sharedDetails?.value else { return true }
    rest.inferences = []
    rest.ignored = []
    return rest == Details()
  }

  /// Adds the names of rules by which a node was made that is gone.
  fileprivate mutating func adopt(_ inferences: [String]) {
    if !inferences.isEmpty { details.inferences += inferences }
  }

  /// True for a silent node that at most puts its children in an order.
  fileprivate var isPlain: Bool {
    guard !hidden, visible, !modal else { return false }
    if clips, let frame, frame.isZeroSize { return false }
    return isSilent
  }
}

extension Tree {
  /// The tree without some of its nodes; their children stand in their stead.
  fileprivate func keeping(_ kept: [Bool], order: Node.Order) -> Tree {
    var nodes: [Node] = []
    var parents: [Int32] = []
    // For each node the new index of itself, or of the node in which its children are.
    var places = [Int32](repeating: 0, count: count)
    for index in kept.indices {
      let parent = self.parent(of: NodeID(index)).map { places[$0.index] } ?? 0
      places[index] = kept[index] ? Int32(nodes.count) : parent
      guard kept[index] else {
        // The node around it takes over how an importer made the rest.
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
    // A label made no element of a node that had children, and makes none now that they are gone.
    for index in kept.indices where kept[index] && hasChildren(NodeID(index)) {
      let new = Int(places[index])
      if new > 0, ends[new] == Int32(new + 1), nodes[new].isElement == nil, nodes[new].saysSomething {
        nodes[new].isElement = false
      }
    }
    return Tree(nodes: nodes, parents: parents, ends: ends)
  }
}
