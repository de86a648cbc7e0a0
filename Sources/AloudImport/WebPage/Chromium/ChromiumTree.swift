import AloudTree

/// The accessibility tree of a page as Chromium tells it (`Accessibility.getFullAXTree`), with the trees of its frames.
struct ChromiumTree {
  private(set) var nodes: [ChromiumNode] = []
  /// The nodes below each node, in their order.
  private var children: [[Int32]] = []
  /// Nodes without a parent: the page itself, then its frames.
  private(set) var roots: [Int] = []

  init(_ list: JSONList) throws(JSONProblem) {
    var byID: [String: Int32] = [:]
    var backends: Set<Int> = []
    var childIDs: [JSONPlace?] = []
    for place in list {
      guard let object = place.asObject else { continue }
      guard nodes.count < ImportLimit.elements else { throw place.problem(ImportLimit.tooManyElements) }
      var node = ChromiumNode(object)
      // Lines of a text, a quarter of all nodes, are no part of any other tree.
      guard node.role != .inlineText else { continue }
      // The trees of two frames can repeat a node: the first counts. A node of the document belongs to one.
      guard byID[node.id] == nil else { continue }
      byID[node.id] = Int32(nodes.count)
      if node.backend != 0, !backends.insert(node.backend).inserted { node.backend = 0 }
      childIDs.append(node.childIDs.take())
      nodes.append(node)
    }
    connect(childIDs, byID)
  }

  /// A tree that was made of another format: a page, whose nodes come before what is in them.
  init(_ outline: PageOutline) {
    nodes = outline.nodes
    children = [[Int32]](repeating: [], count: nodes.count)
    for (index, parent) in outline.parents.enumerated() where parent >= 0 { children[parent].append(Int32(index)) }
    roots = nodes.isEmpty ? [] : [0]
  }

  private mutating func connect(_ childIDs: [JSONPlace?], _ byID: [String: Int32]) {
    children = [[Int32]](repeating: [], count: nodes.count)
    var hasParent = [Bool](repeating: false, count: nodes.count)
    // The page is in nothing.
    let page = nodes.firstIndex(where: \.isPage).map { Int32($0) }
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
    // If all nodes are in one another, there is no page.
    if roots.isEmpty, let first = nodes.indices.first(where: { !hasParent[$0] }) { roots = [first] }
  }

  func children(of index: Int) -> [Int32] { children[index] }

  /// What to do with a node on the way down.
  enum Step { case take, enter, skip }

  /// The nodes below another one that are taken, in their order. For a node that is entered, those below it are asked.
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

  /// A node and all that is below it, in any order.
  func subtree(of index: Int) -> [Int] {
    var found: [Int] = []
    var stack = [index]
    // Nodes that are in one another have no end.
    while let next = stack.popLast(), found.count < nodes.count {
      found.append(next)
      stack.append(contentsOf: children[next].map { Int($0) })
    }
    return found
  }
}
