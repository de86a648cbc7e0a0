internal import AloudBase
import AloudTree

/// One node of the tree; rarely used properties are read on demand.
struct ChromiumNode {
  let offset: Int
  private(set) var id = ""
  private(set) var role = ChromiumRole.other
  private(set) var isIgnored = false
  /// The `backendDOMNodeId`; 0 for none.
  var backend = 0
  private(set) var frameID: String?
  /// The name of the node, with normalized spaces; empty without a name.
  private(set) var name = ""
  private var namePlace: JSONPlace?
  var value: String?
  var description: String?
  var properties = ChromiumProperties()
  var childIDs: JSONPlace?

  private enum Key: String, CaseIterable {
    case nodeId, ignored, role, name, value, description, properties, childIds, backendDOMNodeId, frameId

    static let known = JSONKeyTable<Key>()
  }

  init(_ role: ChromiumRole, name: String, offset: Int) {
    self.role = role
    self.name = name.withPlainSpaces
    self.offset = offset
  }

  init(_ object: JSONObject) {
    offset = object.place.offset
    for member in object.members {
      switch Key.known.key(of: member) {
      case .nodeId: id = member.written ?? ""
      case .ignored: isIgnored = member.asBool ?? false
      case .role:
        role = ChromiumRole(name: member.innerText ?? "")
        // Other properties of the lines of a text are not used.
        if role == .inlineText { return }
      case .name:
        namePlace = member
        name = (member.innerText ?? "").withPlainSpaces
      case .value: value = member.innerText
      case .description: description = member.innerText?.withPlainSpaces
      case .properties: properties = ChromiumProperties(member)
      case .childIds: childIDs = member
      case .backendDOMNodeId: backend = member.asWhole ?? 0
      case .frameId: frameID = member.asString
      case nil: break
      }
    }
  }

  var isPage: Bool { role == .page }

  /// The name with its original white space.
  var writtenName: String { namePlace?.innerText ?? name }

  /// The source of the node's name.
  var nameSource: NameSource {
    for source in namePlace?.asObject?.list("sources")?.objects ?? [] {
      guard source.contains("value"), source.truth("superseded") != true else { continue }
      return NameSource(source)
    }
    return .none
  }

  /// The nodes of `<label>` elements that name this one.
  var labels: [Int] {
    var found: [Int] = []
    for source in namePlace?.asObject?.list("sources")?.objects ?? [] {
      guard source.text("nativeSource")?.hasPrefix("label") == true else { continue }
      for node in source.inner("nativeSourceValue")?.list("relatedNodes")?.objects ?? [] {
        if let backend = node.whole("backendDOMNodeId") { found.append(backend) }
      }
    }
    return found
  }
}

/// The source of a node's name.
enum NameSource {
  case none, ariaLabel, label, contents, title, placeholder, other

  init(_ source: JSONObject) {
    let attribute = source.text("attribute")
    switch source.text("type") {
    case "contents": self = .contents
    case "placeholder": self = .placeholder
    case _ where attribute == "aria-label" || attribute == "aria-labelledby": self = .ariaLabel
    case _ where attribute == "title": self = .title
    case _ where attribute == "placeholder" || attribute == "aria-placeholder": self = .placeholder
    case _ where source.text("nativeSource")?.hasPrefix("label") == true: self = .label
    default: self = .other
    }
  }
}

extension JSONPlace {
  /// A text or a number, as written.
  var written: String? { asString ?? scalar?.text }

  /// The `value` of an object, as a text.
  fileprivate var innerText: String? { asObject?["value"]?.written }
}

extension String {
  /// The text without surrounding white space, and with one blank for each run of white space, as a browser displays
  /// it.
  var withPlainSpaces: String {
    let bytes = utf8
    var wasSpace = true
    var isPlain = true
    for byte in bytes {
      let isSpace = byte <= 0x20 || byte >= 0x7F
      if isSpace, wasSpace || byte != 0x20 {
        isPlain = false
        break
      }
      wasSpace = isSpace
    }
    if isPlain, !wasSpace || bytes.isEmpty { return self }
    return split { $0.isWhitespace }.joined(separator: " ")
  }
}

/// The states of a node that are used, by Chromium's names.
enum ChromiumProperty: String, CaseIterable {
  case atomic, checked, disabled, expanded, focusable, hasPopup, invalid, level, live, modal, multiline, placeholder
  case pressed, readonly, relevant, required, roledescription, selected, url, valuemax, valuemin, valuetext, visited

  fileprivate static let known = JSONKeyTable<ChromiumProperty>()
}

/// The properties of a node.
struct ChromiumProperties {
  private var values: [(name: ChromiumProperty, value: JSONPlace)] = []
  /// Properties that are not from Chromium's JSON, but from another format.
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

  /// A token such as `true` or `mixed`.
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
