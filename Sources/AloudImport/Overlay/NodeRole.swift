import AloudTree

/// The role of a node, by one of the words that a screen document has for it: a trait, a type of container, a control
/// of UIKit's own, a role of a web page, or a word of the table below.
struct NodeRole: Sendable {
  let name: String
  private let traits: Traits
  private let container: Node.ContainerType?
  private let control: Control?
  private let webRole: WebRole?

  /// People's words for some traits.
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
    throw value.problem("unknown role \"\(name)\"\(suggestion(for: name, among: NodeRole.names))")
  }

  /// All that a role can be called, each once.
  static let names: [String] = {
    let containers = Node.ContainerType.allCases.map(\.rawValue).filter { $0 != Node.ContainerType.none.rawValue }
    let all =
      traitNames.keys.sorted() + Traits.publicNames + containers + Control.allCases.map(\.rawValue)
      + WebRole.allCases.map(\.rawValue)
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }
  }()

  /// The word that tells most about a node; nil where there is none.
  init?(of node: Node) {
    let traits = node.reportedTraits
    guard let known = NodeRole.telling.first(where: { traits.contains($0.traits) }) else { return nil }
    name = known.name
    self.traits = known.traits
    (container, control, webRole) = (nil, nil, nil)
  }

  /// Roles by which overlays that are made name nodes, the most telling first.
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
