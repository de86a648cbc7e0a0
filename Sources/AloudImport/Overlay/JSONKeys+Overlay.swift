import AloudTree

extension JSONKeys {
  enum Overlay: String, JSONKeyList {
    case schema = "$schema"
    case overlay, name, language, device, direction, size, pixelsPerInch, nodes, screens, on, guidedAccess, ignore

    static let owner = "the overlay"
    static let known = JSONKeyTable<Self>()
  }

  /// A screen that is laid over one of the document, or added to it.
  enum ScreenOverlay: String, JSONKeyList {
    case file, elements, order, name, nodes, on, ignore

    static let owner = "a screen of the overlay"
    static let known = JSONKeyTable<Self>()
    static let synonyms: [String: ScreenOverlay] = ["dump": .file, "app": .file, "from": .file]
  }

  /// The keys of an item of `nodes` beside those of a node.
  enum NodeOverlay: String, JSONKeyList {
    case find, count, addTraits, removeTraits, group

    static let owner = "an item of nodes"
    static let known = JSONKeyTable<Self>()
  }

  enum NodeFinder: String, JSONKeyList {
    case identifier, label, matches, role, path, has
    case inside = "in"
    case place

    static let owner = "\"find\""
    static let known = JSONKeyTable<Self>()
    static let synonyms: [String: NodeFinder] = [
      "id": .identifier, "accessibilityidentifier": .identifier, "name": .label, "title": .label, "text": .label,
      "pattern": .matches, "trait": .role, "traits": .role, "type": .role, "container": .inside, "contains": .has,
      "index": .place,
    ]
  }
}
