extension JSONKeys {
  /// `web` of a node.
  enum Web: String, JSONKeyList {
    case role, checked, hasPopup, current, required, invalid, errorMessage, description, describedBy, textInside,
      roleDescription
    case level, position, sort, header, columnHeaders, rowHeaders, range, live, term, textBlock, selector, nodes
    case element

    static let owner = "\"web\""
    static let known = JSONKeyTable<Self>()
  }

  /// `live` of `web`.
  enum LiveRegion: String, JSONKeyList {
    case politeness, atomic, additions, removals

    static let owner = "a live region"
    static let known = JSONKeyTable<Self>()
  }
}
