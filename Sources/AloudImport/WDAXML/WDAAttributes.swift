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
    element.customActions = attributes["customActions"].map(Action.titles) ?? []
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

  private mutating func traits(_ list: String) -> Traits {
    if let known = knownTraits[list] { return known }
    let traits = Traits(wdaNames: list)
    knownTraits[list] = traits
    return traits
  }
}

extension Traits {
  /// `Button, Selected`, in any order; what is not known is passed over.
  init(wdaNames list: String) {
    self = []
    for name in list.split(whereSeparator: { $0 == "," || $0 == " " }) {
      if let trait = Traits(name: name.prefix(1).lowercased() + name.dropFirst()) { formUnion(trait) }
    }
  }
}

extension Action {
  /// The titles of custom actions, which WebDriverAgent joins by commas, and does not escape in them.
  static func titles(_ list: String) -> [String] {
    let titles = list.split(separator: ",").map { $0.drop { $0 == " " } }
    return titles.filter { !["", "<unknown>", "<null>"].contains($0) }.map(String.init)
  }
}
