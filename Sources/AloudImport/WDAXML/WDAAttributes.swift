import AloudTree

/// Makes elements of tags and their attributes, any of which may be missing.
struct WDAAttributes {
  /// Dumps repeat the same few lists of traits.
  private var knownTraits: [String: Traits] = [:]

  mutating func element(_ name: String, _ attributes: [String: String]) -> XCUISnapshot.Element {
    var element = XCUISnapshot.Element(WDAAttributes.type(name), label: XCUITexts.spoken(attributes["label"]))
    // WebDriverAgent writes the label where there is no identifier.
    element.identifier = attributes["name"].flatMap { $0.isEmpty || $0 == attributes["label"] ? nil : $0 }
    element.value = XCUITexts.spoken(attributes["value"])
    element.placeholder = XCUITexts.spoken(attributes["placeholderValue"])
    element.traits = attributes["traits"].map { traits($0) }
    element.accessible = WDAAttributes.flag(attributes["accessible"])
    element.enabled = WDAAttributes.flag(attributes["enabled"])
    element.frame = XCUITexts.frame(
      attributes["x"].flatMap(Double.init), attributes["y"].flatMap(Double.init),
      attributes["width"].flatMap(Double.init), attributes["height"].flatMap(Double.init))
    element.customActions = attributes["customActions"].map(WDAAttributes.titles) ?? []
    return element
  }

  private static func type(_ name: String) -> XCUIElementType {
    let prefix = "XCUIElementType"
    return name.hasPrefix(prefix) ? XCUIElementType(name: String(name.dropFirst(prefix.count))) ?? .other : .other
  }

  /// Nil for anything but a truth value, such as the empty text.
  private static func flag(_ text: String?) -> Bool? {
    switch text {
    case "true", "1": true
    case "false", "0": false
    default: nil
    }
  }

  /// `Button, Selected`, in any order; what is not known is passed over.
  private mutating func traits(_ list: String) -> Traits {
    if let known = knownTraits[list] { return known }
    var traits: Traits = []
    for name in list.split(whereSeparator: { $0 == "," || $0 == " " }) {
      if let trait = Traits(name: name.prefix(1).lowercased() + name.dropFirst()) { traits.formUnion(trait) }
    }
    knownTraits[list] = traits
    return traits
  }

  /// The titles are joined by commas, which are not escaped in them.
  private static func titles(_ list: String) -> [String] {
    let titles = list.split(separator: ",").map { $0.drop { $0 == " " } }
    return titles.filter { !["", "<unknown>", "<null>"].contains($0) }.map(String.init)
  }
}
