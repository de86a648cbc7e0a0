internal import AloudBase
import AloudTree

/// The accessibility tree of a page from Chromium (`Accessibility.getFullAXTree`), with the trees of its frames.
struct ChromiumTree {
  private(set) var nodes: [ChromiumNode] = []
  /// The children of each node, in order.
  private var children: [[Int32]] = []
  /// The nodes without a parent: the page itself, followed by its frames.
  private(set) var roots: [Int] = []

  init(_ list: JSONList) throws(JSONProblem) {
    var byID: [String: Int32] = [:]
    var backends: Set<Int> = []
    var childIDs: [JSONPlace?] = []
    for place in list {
      guard let object = place.asObject else { continue }
      guard nodes.count < ImportLimit.elements else { throw place.problem(ImportLimit.tooManyElements) }
      var node = ChromiumNode(object)
      // The lines of a text, a quarter of all nodes, do not exist in other trees.
      guard node.role != .inlineText else { continue }
      // The trees of two frames may contain the same node; the first one counts. A node of the document occurs once.
      guard byID[node.id] == nil else { continue }
      byID[node.id] = Int32(nodes.count)
      if node.backend != 0, !backends.insert(node.backend).inserted { node.backend = 0 }
      childIDs.append(node.childIDs.take())
      nodes.append(node)
    }
    connect(childIDs, byID)
  }

  /// A tree from another format: a page whose nodes are in document order.
  init(_ outline: PageOutline) {
    nodes = outline.nodes
    children = [[Int32]](repeating: [], count: nodes.count)
    for (index, parent) in outline.parents.enumerated() where parent >= 0 { children[parent].append(Int32(index)) }
    roots = nodes.isEmpty ? [] : [0]
  }

  private mutating func connect(_ childIDs: [JSONPlace?], _ byID: [String: Int32]) {
    children = [[Int32]](repeating: [], count: nodes.count)
    var hasParent = [Bool](repeating: false, count: nodes.count)
    // The page has no parent.
    let page = nodes.firstIndex { $0.isPage }.map { Int32($0) }
    for (index, place) in childIDs.enumerated() {
      guard let list = place?.asList else { continue }
      for child in list {
        guard let id = child.asString, let number = byID[id], Int(number) != index, number != page,
          !hasParent[Int(number)]
        else { continue }
        hasParent[Int(number)] = true
        children[index].append(number)
      }
    }
    roots = nodes.indices.filter { !hasParent[$0] && (nodes[$0].isPage || nodes[$0].frameID != nil) }
    // If all nodes have a parent in a cycle, there is no page.
    if roots.isEmpty, let first = nodes.indices.first(where: { !hasParent[$0] }) { roots = [first] }
  }

  func children(of index: Int) -> [Int32] { children[index] }

  /// The action for a node on the way down.
  enum Step { case take, enter, skip }

  /// The descendants of a node that are taken, in order. A node that is entered is replaced by its children.
  func nodes(below index: Int, _ step: (Int) -> Step) -> [Int] {
    var found: [Int] = []
    var stack = children[index].reversed().map { Int($0) }
    while let next = stack.popLast() {
      switch step(next) {
      case .take: found.append(next)
      case .enter: stack += children[next].reversed().map { Int($0) }
      case .skip: break
      }
    }
    return found
  }

  /// A node and all its descendants, in any order.
  func subtree(of index: Int) -> [Int] {
    var found: [Int] = []
    var stack = [index]
    // Nodes in a cycle must not be visited endlessly.
    while let next = stack.popLast(), found.count < nodes.count {
      found.append(next)
      stack.append(contentsOf: children[next].map { Int($0) })
    }
    return found
  }
}
