import AloudTree

/// The attributes of HTML and WAI-ARIA that decide what is said, and that the accessibility tree does not tell.
enum PageAttribute: String, CaseIterable {
  case id, role, type, name, title, placeholder, lang, href, alt, colspan, rowspan, headers, scope, `for`, step
  case required, checked, multiple, hidden, popovertarget, commandfor, style, `switch`
  case ariaLabel = "aria-label"
  case ariaLabelledby = "aria-labelledby"
  case ariaCurrent = "aria-current"
  case ariaSort = "aria-sort"
  case ariaPlaceholder = "aria-placeholder"
  case ariaInvalid = "aria-invalid"
  case ariaLevel = "aria-level"
  case ariaRequired = "aria-required"
  case ariaDescription = "aria-description"
  case ariaDescribedby = "aria-describedby"
  case ariaErrormessage = "aria-errormessage"
  case ariaRoledescription = "aria-roledescription"
  case ariaHaspopup = "aria-haspopup"
  case ariaModal = "aria-modal"
  case ariaExpanded = "aria-expanded"
  case ariaPressed = "aria-pressed"
  case ariaValuetext = "aria-valuetext"
  case ariaMultiline = "aria-multiline"
  case ariaLive = "aria-live"
  case ariaAtomic = "aria-atomic"
  case ariaRelevant = "aria-relevant"

  static let longest = 22
}

/// The attributes of one element.
struct PageAttributes {
  var values: [(name: PageAttribute, value: String)] = []

  subscript(name: PageAttribute) -> String? { values.first { $0.name == name }?.value }

  func contains(_ name: PageAttribute) -> Bool { values.contains { $0.name == name } }

  /// `lang`; nil for what is no language tag, which pages may have there.
  var language: String? {
    guard let tag = self[.lang]?.withPlainSpaces, LanguageTag(tag).isWellFormed else { return nil }
    return tag
  }

  /// A token of WAI-ARIA: in small letters, nil where it is empty.
  func token(_ name: PageAttribute) -> String? {
    guard let value = self[name]?.withPlainSpaces.lowercased(), !value.isEmpty else { return nil }
    return value
  }

  /// The words of an attribute that holds several ids or tokens.
  func tokens(_ name: PageAttribute) -> [String] {
    self[name]?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
  }
}
