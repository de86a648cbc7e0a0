internal import AloudBase
public import AloudTree

/// A screen to which overlays are being applied.
struct ScreenLayer {
  var screen: Document.Screen
  /// The children of each node of the original tree. Paths in overlays refer to it, even after nodes have been grouped.
  private let children: [[NodeID]]
  private var map = TreeMap.identity
  private(set) var index: NodeIndex
  /// The places in overlays that have changed nodes, the last one last.
  private(set) var notes: [(id: NodeID, place: JSONPlace)] = []

  /// - Complexity: O(nodes).
  init(_ screen: Document.Screen) {
    self.screen = screen
    var children = [[NodeID]](repeating: [], count: screen.tree.count)
    for id in screen.tree.ids { children[(screen.tree.parent(of: id) ?? .root).index].append(id) }
    self.children = children
    index = NodeIndex(screen.tree)
  }

  var tree: Tree { screen.tree }

  /// Changes a node.
  mutating func update(_ id: NodeID, to node: Node) {
    let (before, wasElement) = (tree[id], tree.isElement(id))
    screen.tree.update(id) { $0 = node }
    index.change(id, from: before, wasElement: wasElement, in: screen.tree)
  }

  /// Inserts a group around neighbors. Returns the group; nil if they are not neighbors.
  ///
  /// - Complexity: O(nodes).
  mutating func wrap(_ ids: Set<NodeID>, in node: Node) -> NodeID? {
    guard let (group, map) = screen.tree.wrap(ids, in: node) else { return nil }
    self.map = self.map.then(map)
    notes = notes.compactMap { note in map[note.id].map { ($0, note.place) } }
    index = NodeIndex(tree)
    return group
  }

  /// The node at a path of the document, such as `elements[3].children[0]`; nil where there is none.
  func node(at path: String) -> NodeID? {
    var at = NodeID.root
    var rest = path[...]
    while !rest.isEmpty {
      guard let (ordinal, length) = ScreenLayer.step(rest, isFirst: at == .root) else { return nil }
      guard children[at.index].indices.contains(ordinal) else { return nil }
      at = children[at.index][ordinal]
      rest = rest.dropFirst(length)
      if rest.first == "." { rest = rest.dropFirst() }
    }
    return at == .root ? nil : map[at]
  }

  /// The number in `elements[3]` or `children[3]`, and the length of this step.
  private static func step(_ text: Substring, isFirst: Bool) -> (ordinal: Int, length: Int)? {
    let word = isFirst ? "elements[" : "children["
    guard text.hasPrefix(word), let end = text.firstIndex(of: "]") else { return nil }
    guard let ordinal = Int(text[..<end].dropFirst(word.count)), ordinal >= 0, ordinal < 1_000_000 else { return nil }
    return (ordinal, text[...end].count)
  }

  /// Records the place of a change to a node.
  mutating func note(_ place: JSONPlace, at id: NodeID) { notes.append((id, place)) }
}

extension Document {
  /// An overlay to start with: for each stop of the first screen, the best finder, and the id that ``tidied()``
  /// generates for it.
  ///
  ///     {"find": {"identifier": "cart"}},
  ///     {"find": {"matches": "Apples, *"}, "id": "apples"}
  ///
  /// Applied to the document, it changes only ids. The finders will probably also match in the next dump: numbers in
  /// labels may change, and paths are used only where nothing else identifies a node.
  ///
  /// - Complexity: O(nodes + length of their texts), unless many nodes have similar labels without a common word.
  public func overlayToBeginWith() -> String {
    let layer = ScreenLayer(firstScreen)
    let names = named().firstScreen.tree
    let places = NodePlaces(Document.Screen(tree: layer.tree))
    let items = layer.tree.stops.map { id -> JSONValue in
      let finder = NodeFinder.best(for: id, in: layer, places)
      let item: JSONValue = [JSONKeys.NodeOverlay.find.rawValue: finder.json]
      guard layer.tree[id].id == nil, let name = names[id].id else { return item }
      return item + [JSONKeys.Node.id.rawValue: .string(name)]
    }
    var layout = JSONLayout()
    layout.write([JSONKeys.Overlay.overlay.rawValue: 1, JSONKeys.Overlay.nodes.rawValue: .rows(items)], indent: 0)
    return layout.text + "\n"
  }
}

extension Tree {
  /// The stops that the document contains, in document order.
  fileprivate var stops: [NodeID] {
    ids.filter { isElement($0) && !isInsideElement($0) && self[$0].sharedDetails?.value.chartPart == nil }
  }
}
