internal import AloudBase
import AloudTree

extension ScreenDocumentSchema {
  /// The schema of overlays as JSON (draft 2020-12), ending in a line break. It cannot check whether an overlay matches
  /// a screen.
  public static func overlayText() -> String { text(of: overlay) }

  private static var overlay: Schema {
    Schema.object(of: JSONKeys.Overlay.self, required: [.overlay]) { key in
      switch key {
      case .overlay: .constant(.whole(1)).described("The version of the format.")
      case .nodes: nodeOverlays.described("Changes to nodes of the first screen.")
      case .screens: .dictionary(of: screenOverlay).described("Changes to other screens, and new screens.")
      case .schema: schema(for: .schema)
      case .name: schema(for: .name)
      case .language: schema(for: JSONKeys.Document.language)
      case .device: schema(for: .device)
      case .direction: schema(for: .direction)
      case .size: schema(for: .size)
      case .pointsPerInch: schema(for: .pointsPerInch)
      case .on: schema(for: JSONKeys.Document.on)
      case .guidedAccess: schema(for: .guidedAccess)
      case .ignore: schema(for: JSONKeys.Document.ignore)
      }
    }
    .described("Behaviors, names and corrections that are laid over a screen document or a dump.")
    .titled("Aloud overlay", dialect: "https://json-schema.org/draft/2020-12/schema")
  }

  private static var screenOverlay: Schema {
    .object(of: JSONKeys.ScreenOverlay.self) { key in
      switch key {
      case .file: .string.described("A new screen: the first one of this file, in the folder of the document or dump.")
      case .elements: .list(of: .reference(.node)).described("A new screen: what is on it.")
      case .order: order.described("Whether VoiceOver reads the elements by position or in the written order.")
      case .name: .string.described("The title of the screen.")
      case .nodes: nodeOverlays.described("Changes to nodes of the screen.")
      case .on: .reference(.behaviors).described("The effects of the screen, by event.")
      case .ignore:
        JSONForm.list(of: .ignoredRule).schema().described(
          "The rules whose findings audits ignore for the whole screen.")
      }
    }
  }

  private static var nodeOverlays: Schema { .list(of: nodeOverlay) }

  private static var nodeOverlay: Schema {
    var members: [(key: String, schema: Schema)] = []
    for key in JSONKeys.NodeOverlay.known.keys { members.append((key: key.rawValue, schema: schema(for: key))) }
    for key in JSONKeys.Node.known.keys where key != .children {
      let value = key.field.schema()
      members.append((key: key.rawValue, schema: key.canBeTakenAway ? .any(of: [value, .null]) : value))
    }
    return .object(of: members, required: [JSONKeys.NodeOverlay.find.rawValue])
  }

  private static func schema(for key: JSONKeys.NodeOverlay) -> Schema {
    switch key {
    case .find:
      .any(of: [.reference(.finder), .list(of: .reference(.finder), atLeast: 1)])
        .described("The nodes to change; each finder of a list finds one.")
    case .count: ExpectedCount.schema.described("How many nodes are expected.").defaulting(to: .whole(1))
    case .addTraits: .reference(.traits).described("Traits to add.")
    case .removeTraits: .reference(.traits).described("Traits to remove.")
    case .group: .reference(.node).described("A new node around the found nodes, which are neighbors in one container.")
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
      case .has:
        .reference(.finder).described("What is inside it; of nested nodes that have it inside, the innermost is found.")
      case .inside: .reference(.finder).described("What is around it.")
      case .place:
        .whole(-JSONLimit.count...JSONLimit.count).described("Which of several matches: 1 is the first, -1 the last.")
      }
    }
    .described("Finds nodes; all conditions must be true of a node.")
  }
}
