import AloudTree

extension ScreenDocumentSchema {
  /// The schema of overlays as JSON (draft 2020-12), ending in a line break. Whether an overlay fits no schema can say.
  public static func overlayText() -> String { text(of: overlay) }

  private static var overlay: Schema {
    Schema.object(of: JSONKeys.Overlay.self, required: [.overlay]) { key in
      switch key {
      case .overlay: .constant(.whole(1)).described("The version of the format.")
      case .nodes: nodeOverlays.described("What is said of nodes of the first screen.")
      case .screens: .dictionary(of: screenOverlay).described("What is said of other screens, and new ones.")
      case .schema, .name, .language, .device, .direction, .size, .pixelsPerInch, .on, .guidedAccess, .ignore:
        JSONKeys.Document(rawValue: key.rawValue).map { schema(for: $0) } ?? .null
      }
    }
    .described("Behaviors, names and corrections that are laid over a screen document or a dump.")
    .titled("Aloud overlay", dialect: "https://json-schema.org/draft/2020-12/schema")
  }

  private static var screenOverlay: Schema {
    .object(of: JSONKeys.ScreenOverlay.self) { key in
      switch key {
      case .file: .string.described("A new screen: the first of this document or dump, in the folder of the one below.")
      case .elements: .list(of: .reference(.node)).described("A new screen: what is on it.")
      case .order: order.described("Whether the elements are read by place or as they are written.")
      case .name: .string.described("The title of the screen.")
      case .nodes: nodeOverlays.described("What is said of nodes of the screen.")
      case .on: .reference(.behaviors).described("What the screen answers.")
      case .ignore: ignoredRules.described("What audits are not to find of the screen as a whole.")
      }
    }
  }

  private static var nodeOverlays: Schema { .list(of: nodeOverlay) }

  private static var nodeOverlay: Schema {
    var members: [(key: String, schema: Schema)] = []
    for key in JSONKeys.NodeOverlay.known.keys { members.append((key: key.rawValue, schema: schema(for: key))) }
    for key in JSONKeys.Node.known.keys where key != .children {
      let value = schema(for: key)
      members.append((key: key.rawValue, schema: key.canBeTakenAway ? .any(of: [value, .null]) : value))
    }
    return .object(of: members, required: [JSONKeys.NodeOverlay.find.rawValue])
  }

  private static func schema(for key: JSONKeys.NodeOverlay) -> Schema {
    switch key {
    case .find:
      .any(of: [.reference(.finder), .list(of: .reference(.finder), atLeast: 1)])
        .described("Which nodes are meant; each finder of a list stands for one.")
    case .count: .whole(1...JSONLimit.count).described("How many nodes are expected.").defaulting(to: .whole(1))
    case .addTraits: .reference(.traits).described("Traits beside those that are there.")
    case .removeTraits: .reference(.traits).described("Traits that are taken away.")
    case .group: .reference(.node).described("A node that is put around the nodes, neighbors in one container.")
    }
  }

  static var finder: Schema {
    .object(of: JSONKeys.NodeFinder.self) { key in
      switch key {
      case .identifier: .string.described("accessibilityIdentifier, or an id that an item above has given.")
      case .label: .string.described("Exactly this label.")
      case .matches: .string.described("A label like this; * is any characters, ? is one.")
      case .role: .choice(NodeRole.names).described("What the node is.")
      case .path: .string.described("Where it is in the document, such as elements[3].children[0].")
      case .has: .reference(.finder).described("What is inside it; of nodes around each other the innermost is meant.")
      case .inside: .reference(.finder).described("What is around it.")
      case .place:
        .whole(-JSONLimit.count...JSONLimit.count).described("Of all that fits the first (1), or the last (-1).")
      }
    }
    .described("Names nodes; all that is said must be true of them.")
  }
}
