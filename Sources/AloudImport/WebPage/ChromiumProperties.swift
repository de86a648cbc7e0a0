import AloudTree

/// The states that Chromium tells of a node, by its names: those that are asked for.
enum ChromiumProperty: String, CaseIterable {
  case atomic, checked, disabled, expanded, focusable, hasPopup, invalid, level, live, modal, multiline, placeholder
  case pressed, readonly, relevant, required, roledescription, selected, url, valuemax, valuemin, valuetext, visited

  fileprivate static let known = JSONKeyTable<ChromiumProperty>()
}

/// The properties of a node.
struct ChromiumProperties {
  private var values: [(name: ChromiumProperty, value: JSONPlace)] = []
  /// Those that no JSON of Chromium's has, but another format.
  private var tokens: [(name: ChromiumProperty, token: String)] = []

  init() {}

  mutating func add(_ name: ChromiumProperty, _ token: String) { tokens.append((name, token)) }

  init(_ place: JSONPlace) {
    guard let list = place.asList else { return }
    for item in list {
      guard let object = item.asObject, let name = object["name"].flatMap(ChromiumProperty.known.key(named:)),
        let value = object["value"]
      else { continue }
      values.append((name, value))
    }
  }

  private func place(_ name: ChromiumProperty) -> JSONPlace? {
    for value in values where value.name == name { return value.value.asObject?["value"] }
    return nil
  }

  /// A token, such as `true` or `mixed`.
  func token(_ name: ChromiumProperty) -> String? {
    for token in tokens where token.name == name { return token.token }
    guard let place = place(name) else { return nil }
    if let bool = place.asBool { return bool ? "true" : "false" }
    return place.written
  }

  func isTrue(_ name: ChromiumProperty) -> Bool { token(name) == "true" }

  func number(_ name: ChromiumProperty) -> Double? {
    guard let place = place(name) else { return token(name).flatMap { Double($0) } }
    return place.asNumber ?? place.asString.flatMap { Double($0) }
  }

  func whole(_ name: ChromiumProperty) -> Int? { number(name).flatMap { Int(exactly: $0) } }
}
