import AloudTree

/// Makes nodes of what a hierarchy of AccessibilitySnapshot tells.
enum SnapshotElement {
  /// A node for an element, without what depends on others: its id and the results of its rotors.
  static func node(of object: JSONObject) -> Node {
    let shape = object["shape"].flatMap { SnapshotShape($0) }
    var node = Node(traits: Traits(snapshotNames: object.texts("traits")), frame: shape?.frame)
    node.isElement = true
    var details = Details()
    details.path = shape?.polygon
    if object.truth("usesDefaultActivationPoint") != true {
      details.activationPoint = object["activationPoint"]?.encodedPoint
    }
    if node.traits.contains(.textEntry) {
      details.text = TextInput(
        secure: node.traits.contains(.secureTextField), multiline: node.traits.contains(.textArea),
        editing: node.traits.contains(.isEditing))
    }
    details.actions = object.names("customActions").map { Action(name: $0) }
    details.content = content(of: object)
    details.language = object.text("accessibilityLanguage").flatMap { LanguageTag($0).isWellFormed ? $0 : nil }
    details.respondsToUserInteraction = object.truth("respondsToUserInteraction")
    details.userInputLabels = object.texts("userInputLabels")
    setTexts(of: object, &node, &details)
    node.details = details
    return node
  }

  private static func setTexts(of object: JSONObject, _ node: inout Node, _ details: inout Details) {
    let description = object.text("description")
    node.label = object.text("label").map { SpokenText($0) }
    node.value = object.text("value").map { SpokenText($0) }
    if node.label == nil, node.value == nil, let text = description.flatMap({ SnapshotWords.ofApp($0, node.traits) }) {
      node.label = SpokenText(text)
      details.inferences.append(Inference.descriptionAsLabel.rawValue)
    }
    guard let hint = object.text("hint") else { return }
    let state = description.flatMap { SnapshotWords.expanded(in: $0) }
    let authored = SnapshotHints.authored(hint, traits: node.traits, expanded: state)
    if let expanded = authored.expanded {
      details.expanded = expanded
      details.inferences.append(Inference.expandedWord.rawValue)
    }
    node.hint = authored.hint.isEmpty ? nil : SpokenText(authored.hint)
    if authored.hint != hint { details.inferences.append(Inference.ownHint.rawValue) }
  }

  private static func content(of object: JSONObject) -> [CustomContent] {
    guard let list = object.list("customContent") else { return [] }
    var contents: [CustomContent] = []
    for item in list.objects {
      let content = CustomContent(
        label: item.text("label") ?? "", value: item.text("value") ?? "",
        importance: item.truth("isImportant") == true ? .high : .default)
      if !content.label.isEmpty || !content.value.isEmpty { contents.append(content) }
    }
    return contents
  }

  /// A node for a container, without its id and what is in it.
  static func node(ofContainer object: JSONObject) -> Node {
    let type = object.snapshotType
    var node = Node(
      label: type?.values?.text("label").map { SpokenText($0) },
      value: type?.values?.text("value").map { SpokenText($0) },
      frame: object["frame"]?.encodedFrame,
      container: type.flatMap { containers[$0.name] } ?? .none)
    node.isElement = false
    node.order = .given
    node.modal = object.truth("isModalBoundary") ?? false
    let actions = object.texts("customActions")
    if !actions.isEmpty { node.details.actions = actions.map { Action(name: $0) } }
    return node
  }

  /// `series` is in no release yet. What is not here is a container that nobody hears of.
  private static let containers: [String: Node.ContainerType] = [
    "semanticGroup": .group,
    "list": .list,
    "landmark": .landmark,
    "dataTable": .table,
    "tabBar": .tabBar,
    "series": .segmentedControl,
  ]
}

extension Traits {
  /// The traits by the names of the model; names that nobody knows, and bits without one, count for nothing.
  fileprivate init(snapshotNames names: [String]) {
    self = []
    for name in names { formUnion(Traits(name: Traits.snapshotNames[name] ?? name) ?? []) }
  }

  /// The names of the model that are not those of the screen document.
  private static let snapshotNames = ["switchButton": "toggleButton", "tab": "tabBarItem"]
}
