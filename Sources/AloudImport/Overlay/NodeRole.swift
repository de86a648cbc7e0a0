import AloudTree

/// What a node is, by one of the words that a screen document has for it: a trait, a type of container, a control of UIKit's own, or a
/// word of the table below.
struct NodeRole: Sendable {
  let name: String
  private let traits: Traits
  private let container: Node.ContainerType?
  private let control: Control?

  /// What people call some traits.
  private static let traitNames: [String: Traits] = [
    "heading": .header, "switch": .toggleButton, "toggle": .toggleButton, "slider": .adjustable, "tab": .tabBarItem,
    "text": .staticText, "textField": .textEntry,
  ]

  /// - Throws: ``JSONProblem`` for an unknown name.
  init(_ value: JSONPlace) throws(JSONProblem) {
    name = try value.string()
    traits = NodeRole.traitNames[name] ?? Traits(name: name) ?? []
    container = name == Node.ContainerType.none.rawValue ? nil : Node.ContainerType(rawValue: name)
    control = Control(rawValue: name)
    guard traits.isEmpty, container == nil, control == nil else { return }
    let names =
      NodeRole.traitNames.keys.sorted() + Traits.publicNames + Node.ContainerType.allCases.map(\.rawValue)
      + Control.allCases.map(\.rawValue)
    throw value.problem("unknown role \"\(name)\"\(suggestion(for: name, among: names))")
  }

  /// The word that tells most about a node; nil where there is none.
  init?(of node: Node) {
    let traits = node.reportedTraits
    guard let known = NodeRole.telling.first(where: { traits.contains($0.traits) }) else { return nil }
    name = known.name
    self.traits = known.traits
    (container, control) = (nil, nil)
  }

  /// Roles by which overlays that are made name nodes, the most telling first.
  private static let telling: [(name: String, traits: Traits)] = [
    ("switch", .toggleButton), ("textField", .textEntry), ("searchField", .searchField), ("slider", .adjustable),
    ("link", .link), ("button", .button), ("heading", .header), ("image", .image), ("text", .staticText),
  ]

  func fits(_ node: Node) -> Bool {
    if !traits.isEmpty, node.reportedTraits.contains(traits) { return true }
    if let container, node.container == container { return true }
    return control.map { node.sharedDetails?.value.control == $0 } ?? false
  }
}
