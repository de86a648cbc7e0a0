internal import AloudBase
import AloudTree

/// Identifies nodes of a screen: by identifier, label, pattern of the label, role, path, content, and position in a
/// container.
struct NodeFinder: Sendable {
  private var identifier: String?
  private var label: String?
  private var pattern: TextPattern?
  private var role: NodeRole?
  private var path: String?
  private var content = Other.anything
  private var inside = Other.anything
  /// From 1; negative numbers count from the end.
  private var place: Int?

  /// A finder for descendants or ancestors of a node.
  private indirect enum Other: Sendable {
    case anything
    /// The finder, with its place; the place is nil for a generated finder.
    case node(NodeFinder, JSONPlace?)

    var finder: NodeFinder? { if case .node(let finder, _) = self { finder } else { nil } }
  }

  init(_ value: JSONPlace) throws(JSONProblem) {
    let object = try value.object()
    for (key, value) in try object.members(JSONKeys.NodeFinder.self) {
      switch key {
      case .identifier: identifier = try value.string()
      case .label: label = try value.string()
      case .matches: pattern = TextPattern(try value.string())
      case .role: role = try NodeRole(value)
      case .path: path = try value.string()
      case .has: content = .node(try NodeFinder(value), value)
      case .inside: inside = .node(try NodeFinder(value), value)
      case .place:
        let number = try value.whole(-JSONLimit.count...JSONLimit.count)
        guard number != 0 else { throw value.problem("place cannot be 0; count from 1, or from the end with -1") }
        place = number
      }
    }
    let isNamed = identifier != nil || label != nil || pattern != nil || role != nil || path != nil || place != nil
    guard isNamed || content.finder != nil else {
      throw object.problem("\"find\" needs one of \(quoted(JSONKeys.NodeFinder.known.keys.map { $0.rawValue }))")
    }
  }

  /// The nodes that match, in document order.
  ///
  /// Only stops are returned if there are any: texts inside an element, and wrappers with the same label, are left out.
  /// Of nested nodes with the same content, only the innermost is returned.
  ///
  /// - Complexity: O(nodes that have the name, or a word of the pattern) for each finder of a container; O(nodes) for a
  ///   role or a path alone. A search that is repeated while nothing changes takes constant time.
  func nodes(in screen: ScreenLayer) throws(NodeFinderError) -> [NodeID] {
    let found = try nodesAtAnyPlace(in: screen)
    guard let place else { return found }
    let index = place > 0 ? place - 1 : found.count + place
    return found.indices.contains(index) ? [found[index]] : []
  }

  private func nodesAtAnyPlace(in screen: ScreenLayer) throws(NodeFinderError) -> [NodeID] {
    let key = isKept ? jsonAtAnyPlace : nil
    if let key, let found = screen.index.result(of: key) { return found }
    let tree = screen.tree
    let around = try nodes(of: inside, in: screen) { $0 == 1 }?.first
    let contents = try nodes(of: content, in: screen) { $0 > 0 }
    let candidates = candidates(in: screen, around, contents)
    var found = candidates.filter { id in
      fits(tree[id]) && tree[id].sharedDetails?.value.chartPart == nil
        && (contents.map { tree.contains(id, oneOf: $0) } ?? true)
    }
    if identifier == nil, path == nil { found.removeAll { tree.isInsideElement($0) } }
    if contents != nil {
      // In document order, the first descendant comes directly after its ancestor.
      found = zip(found, found.dropFirst() + [.root]).filter { !tree.contains($0, $1) }.map { $0.0 }
    }
    let stops = found.filter { tree.isElement($0) }
    if !stops.isEmpty { found = stops }
    if let key, found.count > 1 || candidates.count > NodeFinder.manyCandidates {
      screen.index.keep(found, of: key, dependingOn: facts)
    }
    return found
  }

  /// A search among more nodes than this is kept even if it finds only one.
  private static let manyCandidates = 64

  /// All nodes that may match, and possibly others, in document order.
  private func candidates(in screen: ScreenLayer, _ around: NodeID?, _ contents: [NodeID]?) -> [NodeID] {
    let tree = screen.tree
    let inside = around.map { tree.subtree(of: $0).dropFirst() } ?? 1..<max(tree.count, 1)
    var named: [NodeID]?
    if let path {
      named = screen.node(at: path).map { [$0] } ?? []
    } else if let identifier {
      named = screen.index.nodes(withIdentifier: identifier)
    } else if let label {
      named = screen.index.nodes(withLabel: label)
    } else if let pattern {
      named = screen.index.nodes(like: pattern)
    }
    if let contents, contents.count < named?.count ?? inside.count {
      let ancestors = Set(contents.flatMap { tree.ancestors(of: $0) })
      return ancestors.filter { inside.contains($0.index) }.sorted()
    }
    guard let named else { return inside.map { tree.id(at: $0) } }
    let start = named.partitioningIndex { $0.index >= inside.lowerBound }
    return Array(named[start...].prefix { $0.index < inside.upperBound })
  }

  /// True for a finder whose result is kept. Names change too often, and are found quickly.
  private var isKept: Bool {
    identifier == nil && path == nil && content.finder?.isKept ?? true && inside.finder?.isKept ?? true
  }

  private var jsonAtAnyPlace: String {
    var finder = self
    finder.place = nil
    return finder.json.text
  }

  /// The facts about nodes on which the result depends.
  private var facts: Set<NodeIndex.Fact> {
    var facts: Set<NodeIndex.Fact> = [.element]
    if label != nil || pattern != nil { facts.insert(.label) }
    if role != nil { facts.insert(.role) }
    for finder in [content.finder, inside.finder] { facts.formUnion(finder?.facts ?? []) }
    return facts
  }

  private func fits(_ node: Node) -> Bool {
    if let identifier, node.id != identifier, node.sharedDetails?.value.sharedIdentifier != identifier { return false }
    if let label, node.label?.string != label { return false }
    if let pattern, !(node.label.map { pattern.matches($0.string) } ?? false) { return false }
    return role?.fits(node) ?? true
  }

  /// The nodes of another finder, whose number must be as expected; nil without that finder.
  private func nodes(
    of other: Other, in screen: ScreenLayer, where isExpected: (_ count: Int) -> Bool
  ) throws(NodeFinderError) -> [NodeID]? {
    guard case .node(let finder, let place) = other else { return nil }
    let found = try finder.nodes(in: screen)
    guard isExpected(found.count) else {
      throw NodeFinderError(finder: finder, found: found, expected: ExpectedCount(1), place: place)
    }
    return found
  }

  // MARK: The best finder

  /// A finder that matches only this node, and probably also in the next dump. It uses the identifier; or the label
  /// without numbers, with the role, in the nearest container that can be identified; and only then the position or the
  /// path.
  static func best(for id: NodeID, in screen: ScreenLayer, _ places: NodePlaces) -> NodeFinder {
    let node = screen.tree[id]
    var finder = NodeFinder(identifier: node.id)
    guard node.id == nil else { return finder }
    finder.identifier = node.sharedDetails?.value.sharedIdentifier
    if let label = node.label?.string {
      finder.set(label: label)
      if finder.finds(id, in: screen) { return finder }
    }
    finder.role = NodeRole(of: node)
    if finder.role != nil, finder.finds(id, in: screen) { return finder }
    guard finder.identifier != nil || finder.label != nil || finder.pattern != nil || finder.role != nil else {
      return NodeFinder(path: places.path(of: id))
    }
    if let around = nearestContainer(of: id, in: screen) {
      finder.inside = .node(around, nil)
      if finder.finds(id, in: screen) { return finder }
    }
    for row in rows(around: id, in: screen) {
      let withoutRow = finder
      finder.inside = .node(row, nil)
      if finder.finds(id, in: screen) { return finder }
      finder = withoutRow
    }
    guard let found = try? finder.nodes(in: screen), let index = found.index(ofSorted: id) else {
      return NodeFinder(path: places.path(of: id))
    }
    finder.place = index + 1
    return finder
  }

  /// A finder for the nearest ancestor that its identifier or its label identifies.
  private static func nearestContainer(of id: NodeID, in screen: ScreenLayer) -> NodeFinder? {
    for container in screen.tree.ancestors(of: id) where container != .root {
      let node = screen.tree[container]
      var finder = NodeFinder(identifier: node.id ?? node.sharedDetails?.value.sharedIdentifier)
      if node.id == nil { finder.label = screen.tree[container].label?.string }
      if finder.identifier != nil || finder.label != nil, finder.finds(container, in: screen) { return finder }
    }
    return nil
  }

  /// Finders for the parent by other stops inside it whose labels are unique, such as the row with the text “Apples”.
  private static func rows(around id: NodeID, in screen: ScreenLayer) -> [NodeFinder] {
    let tree = screen.tree
    guard let row = tree.parent(of: id), row != .root else { return [] }
    return tree.subtree(of: row).lazy.map { tree.id(at: $0) }.filter { $0 != row && $0 != id && tree.isElement($0) }
      .prefix(4)
      .compactMap { neighbor in
        guard let label = tree[neighbor].label?.string else { return nil }
        var text = NodeFinder(identifier: nil)
        text.set(label: label)
        guard text.finds(neighbor, in: screen) else { return nil }
        var finder = NodeFinder(identifier: tree[row].sharedDetails?.value.sharedIdentifier)
        finder.content = .node(text, nil)
        return finder
      }
  }

  /// Matches a label, in which numbers may change.
  private mutating func set(label: String) {
    let pattern = label.withoutNumbers
    if pattern == label { self.label = label } else { self.pattern = TextPattern(pattern) }
  }

  private init(path: String) { self.path = path }

  private init(identifier: String?) { self.identifier = identifier }

  private func finds(_ id: NodeID, in screen: ScreenLayer) -> Bool { (try? nodes(in: screen)) == [id] }

  var json: JSONValue {
    .object(of: JSONKeys.NodeFinder.self) { key in
      switch key {
      case .identifier: identifier.map { .string($0) }
      case .label: label.map { .string($0) }
      case .matches: pattern.map { .string($0.text) }
      case .role: role.map { .string($0.name) }
      case .path: path.map { .string($0) }
      case .place: place.map { .whole($0) }
      case .has: content.finder?.json
      case .inside: inside.finder?.json
      }
    }
  }

  // MARK: Messages

  /// Such as `the identifier "buy" and the role button in the node with the label "Cart"`.
  var described: Message {
    var facts: [Message] = []
    if let identifier { facts.append("the identifier \"\(identifier)\"") }
    if let label { facts.append("the label \"\(label)\"") }
    if let pattern { facts.append("a label like \"\(pattern.text)\"") }
    if let role { facts.append("the role \(role.name)") }
    if let path { facts.append("the path \(path)") }
    if let place { facts.append("the place \(place)") }
    if let finder = content.finder { facts.append("\(finder.described) inside") }
    let all = facts.dropFirst().reduce(facts.first ?? "anything") { "\($0) and \($1)" }
    return inside.finder.map { "\(all) in the node with \($0.described)" } ?? all
  }

  /// How many nodes match if the position is ignored; 0 for a finder without a position.
  func countWithoutPlace(in screen: ScreenLayer) -> Int {
    guard place != nil else { return 0 }
    var finder = self
    finder.place = nil
    return (try? finder.nodes(in: screen))?.count ?? 0
  }

  /// Nodes for a suggestion, the most likely first: those with the most similar identifier or label.
  func candidates(in tree: Tree) -> [NodeID] {
    let nodes = tree.ids.filter { id in
      !tree.isInsideElement(id) && (tree[id].id != nil || tree[id].label != nil)
        && tree[id].sharedDetails?.value.chartPart == nil
    }
    let word = identifier ?? label ?? pattern?.text.filter { $0 != "*" && $0 != "?" }
    guard let word, !word.isEmpty else { return Array(nodes.filter { role?.fits(tree[$0]) ?? true }.prefix(3)) }
    var named: [String: NodeID] = [:]
    for id in nodes.reversed() {
      if let label = tree[id].label?.string { named[label] = id }
      if let identifier = tree[id].id { named[identifier] = id }
    }
    var found: [NodeID] = []
    for name in nearest(6, to: word, among: named.keys, alike: true) {
      if let id = named[name], !found.contains(id) { found.append(id) }
    }
    return Array(found.prefix(3))
  }
}

/// A finder has matched more nodes than expected, or fewer.
struct NodeFinderError: Error {
  let finder: NodeFinder
  let found: [NodeID]
  let expected: ExpectedCount
  /// The place of the finder; nil for the finder of the item.
  var place: JSONPlace?

  /// The message in one line. The search for similar nodes takes time, and can be left out.
  func message(in screen: ScreenLayer, tellsNearest: Bool) -> Message {
    let tree = screen.tree
    guard found.isEmpty else {
      let shown = found.prefix(4).map { tree.described($0) }.joined(separator: ", ") + (found.count > 4 ? ", …" : "")
      let hint: Message =
        found.count > expected.most
        ? "; narrow it with \"role\", \"in\" or \"place\", or expect \"count\": \(found.count)" : ""
      return found.count == 1
        ? "1 node has \(finder.described), not \(expected.described): \(shown)\(hint)"
        : "\(found.count) nodes have \(finder.described), not \(expected.described): \(shown)\(hint)"
    }
    let others = finder.countWithoutPlace(in: screen)
    if others > 0 { return "no node has \(finder.described); without \"place\" this finds \(others)" }
    guard tellsNearest else { return "no node has \(finder.described)" }
    let nearest = finder.candidates(in: tree).map { tree.described($0) }.joined(separator: ", ")
    return nearest.isEmpty
      ? "no node has \(finder.described)" : "no node has \(finder.described); the nearest are \(nearest)"
  }
}

extension [NodeID] {
  /// The index of a node in a list in document order.
  fileprivate func index(ofSorted id: NodeID) -> Int? {
    let index = partitioningIndex { $0 >= id }
    return index < count && self[index] == id ? index : nil
  }
}

extension Tree {
  /// True if at least one of the nodes, which are in document order, is inside another node.
  fileprivate func contains(_ ancestor: NodeID, oneOf ids: [NodeID]) -> Bool {
    let next = ids.partitioningIndex { $0 > ancestor }
    return next < ids.count && contains(ancestor, ids[next])
  }

  /// True inside an element, where VoiceOver does not stop.
  func isInsideElement(_ id: NodeID) -> Bool { ancestors(of: id).contains { $0 != .root && isElement($0) } }

  /// Such as `elements[4] (identifier "buy", label "Buy now")`.
  func described(_ id: NodeID) -> String {
    let node = self[id]
    var facts: [String] = []
    if let identifier = node.id ?? node.sharedDetails?.value.sharedIdentifier {
      facts.append("identifier \"\(identifier)\"")
    }
    if let label = node.label?.string {
      facts.append("label \"\(label.shortened(to: 60))\"")
    }
    if facts.isEmpty { facts = node.reportedTraits.names }
    return path(of: id) + (facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")))")
  }
}

extension String {
  /// A pattern that matches any number in place of each number: `Cart, * items`.
  ///
  /// Digits separated by points, commas or colons are one number.
  fileprivate var withoutNumbers: String {
    var pattern = ""
    // Possible separators inside a number, until the next digit shows that they are.
    var held = ""
    for character in self {
      if character.isNumber {
        if !pattern.hasSuffix("*") { pattern += held + "*" }
        held = ""
      } else if pattern.hasSuffix("*"), held.isEmpty, character == "," || character == "." || character == ":" {
        held = String(character)
      } else {
        pattern += held + String(character)
        held = ""
      }
    }
    return pattern + held
  }
}
