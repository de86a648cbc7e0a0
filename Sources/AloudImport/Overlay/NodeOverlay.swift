internal import AloudBase
import AloudTree

/// An item of `nodes` in an overlay: changes to the nodes that it finds.
struct NodeOverlay: Sendable {
  let place: JSONPlace
  /// If there are several finders, each matches one node; a single finder may match more.
  private let finders: [(finder: NodeFinder, place: JSONPlace)]
  private let count: ExpectedCount
  private let changes: JSONMembers<JSONKeys.Node>
  private let addedTraits: Traits
  private let removedTraits: Traits
  /// The group that is inserted around the nodes.
  private let group: JSONObject?

  init(_ place: JSONPlace) throws(JSONProblem) {
    let object = try place.object()
    self.place = place
    var (own, changes) = ([JSONKeys.NodeOverlay: JSONPlace](), JSONMembers<JSONKeys.Node>())
    for member in object.members {
      if let key = JSONKeys.NodeOverlay.known.key(of: member) {
        own[key] = member
      } else if let key = JSONKeys.Node.known.key(of: member) {
        changes.append((key, member))
      } else {
        throw NodeOverlay.unknownKey(member)
      }
    }
    guard let find = own[.find] else {
      throw object.problem("\"find\" is missing; it says which nodes this item changes")
    }
    finders = try NodeOverlay.finders(find)
    count =
      try own[.count].map { place throws(JSONProblem) in try ExpectedCount(place) } ?? ExpectedCount(finders.count)
    if let place = own[.count], finders.count > 1 {
      throw place.problem("each item of a list in \"find\" finds one node; remove \"count\"")
    }
    addedTraits = try own[.addTraits]?.traits() ?? []
    removedTraits = try own[.removeTraits]?.traits() ?? []
    if let place = own[.removeTraits], !addedTraits.isDisjoint(with: removedTraits) {
      let both = addedTraits.intersection(removedTraits).names.joined(separator: ", ")
      throw place.problem("\"removeTraits\" removes traits that \"addTraits\" adds: \(both)")
    }
    group = try own[.group]?.object()
    self.changes = changes
    // Report errors even if no node is found.
    var scratch = Node()
    try apply(to: &scratch)
    if let group { _ = try NodeReader.node(group) }
    if let id = changes.first(where: { $0.key == .id })?.value, count.most > 1 {
      throw id.problem("an id belongs to one node, but \(count.described) are expected here")
    }
  }

  private static func finders(_ place: JSONPlace) throws(JSONProblem) -> [(finder: NodeFinder, place: JSONPlace)] {
    guard let list = place.asList else { return [(try NodeFinder(place), place)] }
    let finders = try list.read { item throws(JSONProblem) in (finder: try NodeFinder(item), place: item) }
    guard !finders.isEmpty else { throw place.mustBe("an object, or a list of objects") }
    return finders
  }

  private static func unknownKey(_ member: JSONPlace) -> JSONProblem {
    let names = JSONKeys.NodeOverlay.known.keys.map { $0.rawValue } + JSONKeys.Node.known.keys.map { $0.rawValue }
    let meant: Message? = JSONKeys.Node.synonyms[member.key.lowercased()].map {
      "; did you mean \($0.written(for: member.key.lowercased()))?"
    }
    let hint = meant ?? suggestion(for: member.key, among: names)
    return member.keyProblem(
      "unknown \(Message("key")) \"\(member.key)\" in \(JSONKeys.NodeOverlay.known.owner)\(hint)")
  }

  private func apply(to node: inout Node) throws(JSONProblem) {
    try NodeReader.apply(changes, to: &node)
    node.traits = node.traits.union(addedTraits).subtracting(removedTraits)
  }

  // MARK: Applying to a screen

  /// Changes a screen. Messages contain similar nodes only on request, because the search takes time.
  func apply(to screen: inout ScreenLayer, tellsNearest: Bool) throws(JSONProblem) {
    var found: [NodeID] = []
    var known: Set<NodeID> = []
    for (finder, place) in finders {
      for id in try nodes(finder, place, in: screen, tellsNearest) {
        if !known.insert(id).inserted {
          throw place.problem(
            "this finds \(screen.tree.described(id)) again; an earlier item of \"find\" has found it")
        }
        found.append(id)
      }
    }
    try checkID(in: screen, known)
    for id in found {
      var changed = screen.tree[id]
      try apply(to: &changed)
      screen.update(id, to: changed)
    }
    if let group, !found.isEmpty { try wrap(found, in: group, on: &screen) }
    for id in found { screen.note(place, at: id) }
  }

  /// Reports an id that another node already has, at its place in the overlay.
  private func checkID(in screen: ScreenLayer, _ found: Set<NodeID>) throws(JSONProblem) {
    guard let place = changes.first(where: { $0.key == .id })?.value, let name = place.asString else { return }
    let owners = screen.index.nodes(withIdentifier: name)
    guard let owner = owners.first(where: { screen.tree[$0].id == name }), !found.contains(owner) else { return }
    throw place.problem("the id \"\(name)\" already belongs to \(screen.tree.described(owner))")
  }

  private func nodes(
    _ finder: NodeFinder, _ place: JSONPlace, in screen: ScreenLayer, _ tellsNearest: Bool
  ) throws(JSONProblem) -> [NodeID] {
    let expected = finders.count > 1 ? ExpectedCount(1) : count
    do throws(NodeFinderError) {
      let found = try finder.nodes(in: screen)
      guard expected.contains(found.count) else {
        throw NodeFinderError(finder: finder, found: found, expected: expected)
      }
      return found
    } catch {
      throw (error.place ?? place).problem(error.message(in: screen, tellsNearest: tellsNearest))
    }
  }

  private func wrap(_ found: [NodeID], in group: JSONObject, on screen: inout ScreenLayer) throws(JSONProblem) {
    let node = try NodeReader.node(group)
    guard let around = screen.wrap(Set(found), in: node) else {
      let places = found.map { screen.tree.described($0) }.joined(separator: ", ")
      throw group.problem("a group needs neighbors in one container, but these are not neighbors: \(places)")
    }
    screen.note(place, at: around)
  }
}

/// The role of a node, identified by one of the screen document's words: a trait, a type of container, a UIKit control,
/// a role of a web page, or a word of the table below.
struct NodeRole: Sendable {
  let name: String
  private let traits: Traits
  private let container: Node.ContainerType?
  private let control: Control?
  private let webRole: WebRole?

  /// Names of roles that differ from the names of their traits.
  private static let traitNames: [String: Traits] = [
    "heading": .header, "switch": .toggleButton, "toggle": .toggleButton, "slider": .adjustable, "tab": .tabBarItem,
    "text": .staticText, "textField": .textEntry,
  ]

  init(_ value: JSONPlace) throws(JSONProblem) {
    name = try value.string()
    traits = NodeRole.traitNames[name] ?? Traits(name: name) ?? []
    container = name == Node.ContainerType.none.rawValue ? nil : Node.ContainerType(rawValue: name)
    control = Control(rawValue: name)
    webRole = WebRole(rawValue: name)
    guard traits.isEmpty, container == nil, control == nil, webRole == nil else { return }
    throw value.problem("unknown \(Message("role")) \"\(name)\"\(suggestion(for: name, among: NodeRole.names))")
  }

  /// All names of roles, without duplicates.
  static let names: [String] = {
    let containers = Node.ContainerType.allCases.map { $0.rawValue }.filter { $0 != Node.ContainerType.none.rawValue }
    let all =
      traitNames.keys.sorted() + Traits.publicNames + containers + Control.allCases.map { $0.rawValue }
      + WebRole.allCases.map { $0.rawValue }
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }
  }()

  /// The most specific role of a node; nil where it has none.
  init?(of node: Node) {
    let traits = node.reportedTraits
    guard let known = NodeRole.telling.first(where: { traits.contains($0.traits) }) else { return nil }
    name = known.name
    self.traits = known.traits
    (container, control, webRole) = (nil, nil, nil)
  }

  /// Roles for identifying nodes in a generated overlay, the most specific first.
  private static let telling: [(name: String, traits: Traits)] = [
    ("switch", .toggleButton), ("textField", .textEntry), ("searchField", .searchField), ("slider", .adjustable),
    ("link", .link), ("button", .button), ("heading", .header), ("image", .image), ("text", .staticText),
  ]

  func fits(_ node: Node) -> Bool {
    if !traits.isEmpty, node.reportedTraits.contains(traits) { return true }
    if let container, node.container == container { return true }
    guard let details = node.sharedDetails?.value else { return false }
    return control != nil && details.control == control || webRole != nil && details.web?.role == webRole
  }
}
