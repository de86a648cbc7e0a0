internal import AloudBase
public import AloudTree

extension Document {
  /// The document as readable JSON that people can edit.
  ///
  ///     let text = try Document(reading: dump).tidied().screenDocument()
  ///     try Document(reading: text).screenDocument() == text  // true
  ///
  /// Reading the text gives the same document, except for data that the format cannot represent: the rules by which an
  /// importer filled in a node, traits without a name, behaviors of the first screen other than those of the app, and
  /// the value of an adjustable, which follows from its position. Default values are left out. Nodes that are nested
  /// deeper than about 240 levels are written, but cannot be read.
  ///
  /// - Complexity: O(nodes + length of their texts).
  public func screenDocument() -> String {
    let members = JSONKeys.Document.known.keys.map { (key: $0.rawValue, part: part(for: $0)) }
    var layout = JSONLayout()
    DocumentPart.object(members).write(to: &layout, indent: 0)
    return layout.text + "\n"
  }

  fileprivate func part(for key: JSONKeys.Document) -> DocumentPart? {
    switch key {
    case .schema: nil
    case .aloud: .written(.whole(1))
    case .name: .written(firstScreen.name.map { .string($0) })
    case .language: .written(language == "en" ? nil : .string(language))
    case .device: .written(model.map { .string($0.name) } ?? (device == .phone ? nil : .string(device.rawValue)))
    case .direction: .written(explicitDirection.map { .string($0.rawValue) })
    case .size: .written(explicitSize.map { .numbers([$0.width, $0.height]) })
    case .pointsPerInch: .written(explicitPointsPerInch.map { .number($0) })
    case .elements: .elements(firstScreen.tree)
    case .order: firstScreen.part(for: .order)
    case .screens: furtherScreens
    case .on: .written(behaviors.json(Behaviors.Event.ofApp))
    case .guidedAccess: .written(guidedAccess.flatMap(JSONForm.guidedAccess.write))
    case .ignore: .written(firstScreen.ignored.json)
    }
  }

  /// The screens after the first; of several with the same key, only the first.
  private var furtherScreens: DocumentPart? {
    var keys: Set<String> = []
    let members = screens.dropFirst().compactMap { screen -> DocumentPart.Member? in
      guard let key = screen.key, keys.insert(key).inserted else { return nil }
      return (key, .object(JSONKeys.Screen.known.keys.map { ($0.rawValue, screen.part(for: $0)) }))
    }
    return members.isEmpty ? nil : .object(members)
  }
}

extension Document.Screen {
  fileprivate func part(for key: JSONKeys.Screen) -> DocumentPart? {
    switch key {
    case .name: .written(name.map { .string($0) })
    case .elements: .elements(tree)
    case .order: .written(tree.order == .sorted ? nil : .string(tree.order.rawValue))
    case .on: .written(behaviors.json(Behaviors.Event.ofNodes))
    case .ignore: .written(ignored.json)
    }
  }
}

/// A part of a screen document, on separate lines.
private enum DocumentPart {
  typealias Member = (key: String, part: DocumentPart?)

  case value(JSONValue)
  case elements(Tree)
  /// Nil members are left out.
  indirect case object([Member])

  /// Nil without a value.
  static func written(_ value: JSONValue?) -> DocumentPart? { value.map { .value($0) } }

  func write(to layout: inout JSONLayout, indent: Int) {
    switch self {
    case .value(let value): layout.write(value, indent: indent)
    case .elements(let tree):
      layout.write("[")
      if tree.count > 1 {
        NodeWriter.write(tree.ids, of: tree, to: &layout, indent: indent + 2)
        layout.newLine(indent)
      }
      layout.write("]")
    case .object(let members):
      layout.write("{")
      var isFirst = true
      for case (let key, let part?) in members {
        if !isFirst { layout.write(",") }
        isFirst = false
        layout.newLine(indent + 2)
        layout.write(key.quotedAsJSON + ": ")
        part.write(to: &layout, indent: indent + 2)
      }
      layout.newLine(indent)
      layout.write("}")
    }
  }
}
