import AloudTree

/// The accessibility tree of a page as Chromium tells it (`Accessibility.getFullAXTree`), with the trees of its frames.
struct ChromiumTree {
  private(set) var nodes: [ChromiumNode] = []
  /// The nodes below each node, in their order.
  private var children: [[Int32]] = []
  /// Nodes without a parent: the page itself, then its frames.
  private(set) var roots: [Int] = []

  /// - Throws: ``JSONProblem`` at the first node beyond ``ImportLimit/elements``.
  init(_ list: JSONList) throws(JSONProblem) {
    var byID: [String: Int32] = [:]
    var backends: Set<Int> = []
    var childIDs: [JSONPlace?] = []
    for place in list {
      guard let object = place.asObject else { continue }
      guard nodes.count < ImportLimit.elements else { throw place.problem(ImportLimit.tooManyElements) }
      var node = ChromiumNode(object)
      // The trees of two frames can repeat a node: the first counts. A node of the document belongs to one.
      guard byID[node.id] == nil else { continue }
      byID[node.id] = Int32(nodes.count)
      if node.role != .inlineText, node.backend != 0, !backends.insert(node.backend).inserted { node.backend = 0 }
      childIDs.append(node.childIDs.take())
      nodes.append(node)
    }
    connect(childIDs, byID)
  }

  /// A tree that was made of another format: a page, whose nodes come before what is in them.
  init(_ outline: PageOutline) {
    nodes = outline.nodes
    children = [[Int32]](repeating: [], count: nodes.count)
    for (index, parent) in outline.parents.enumerated() where parent >= 0 { children[parent].append(Int32(index)) }
    roots = nodes.isEmpty ? [] : [0]
  }

  private mutating func connect(_ childIDs: [JSONPlace?], _ byID: [String: Int32]) {
    children = [[Int32]](repeating: [], count: nodes.count)
    var hasParent = [Bool](repeating: false, count: nodes.count)
    // The page is in nothing.
    let page = nodes.firstIndex(where: \.isPage).map { Int32($0) }
    for (index, place) in childIDs.enumerated() {
      guard let list = place?.asList else { continue }
      for child in list {
        guard let id = child.asString, let number = byID[id], Int(number) != index, number != page,
          !hasParent[Int(number)]
        else { continue }
        hasParent[Int(number)] = true
        children[index].append(number)
      }
    }
    roots = nodes.indices.filter { !hasParent[$0] && (nodes[$0].isPage || nodes[$0].frameID != nil) }
    // Where all nodes are in one another there is no page.
    if roots.isEmpty, let first = nodes.indices.first(where: { !hasParent[$0] }) { roots = [first] }
  }

  func children(of index: Int) -> [Int32] { children[index] }

  /// A node and all that is below it, in any order.
  func subtree(of index: Int) -> [Int] {
    var found: [Int] = []
    var stack = [index]
    // Nodes that are in one another have no end.
    while let next = stack.popLast(), found.count < nodes.count {
      found.append(next)
      stack.append(contentsOf: children[next].map { Int($0) })
    }
    return found
  }
}

/// One node of the tree; what is asked for rarely stays in the text.
struct ChromiumNode {
  let offset: Int
  private(set) var id = ""
  private(set) var role = ChromiumRole.other
  private(set) var isIgnored = false
  /// `backendDOMNodeId`; 0 is none.
  fileprivate(set) var backend = 0
  private(set) var frameID: String?
  /// What the node is called, in plain spaces; empty without a name.
  private(set) var name = ""
  private var namePlace: JSONPlace?
  var value: String?
  var description: String?
  var properties = ChromiumProperties()
  fileprivate(set) var childIDs: JSONPlace?

  init(_ role: ChromiumRole, name: String, offset: Int) {
    self.role = role
    self.name = name.withPlainSpaces
    self.offset = offset
  }

  init(_ object: JSONObject) {
    offset = object.place.offset
    for member in object.members {
      switch member.key {
      case "nodeId": id = member.written ?? ""
      case "ignored": isIgnored = member.asBool ?? false
      case "role":
        role = ChromiumRole(name: member.innerText ?? "")
        // Lines of a text, a fifth of all nodes: nothing else of them matters.
        if role == .inlineText { return }
      case "name":
        namePlace = member
        name = (member.innerText ?? "").withPlainSpaces
      case "value": value = member.innerText
      case "description": description = member.innerText?.withPlainSpaces
      case "properties": properties = ChromiumProperties(member)
      case "childIds": childIDs = member
      case "backendDOMNodeId": backend = member.asWhole ?? 0
      case "frameId": frameID = member.asString
      default: break
      }
    }
  }

  var isPage: Bool { role == .page }

  /// The name with its white space.
  var writtenName: String { namePlace?.innerText ?? name }

  /// What gave the node its name.
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

/// What gives a node its name.
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

/// The states that Chromium tells of a node, by its names.
struct ChromiumProperties {
  private var values: [(name: String, value: JSONPlace)] = []
  /// Those that no JSON of Chromium's has, but another format.
  private var tokens: [(name: String, token: String)] = []

  init() {}

  mutating func add(_ name: String, _ token: String) { tokens.append((name, token)) }

  init(_ place: JSONPlace) {
    for object in place.asList?.objects ?? [] {
      guard let name = object["name"]?.asString, let value = object["value"] else { continue }
      values.append((name, value))
    }
  }

  private func place(_ name: String) -> JSONPlace? {
    guard !values.isEmpty, let object = values.first(where: { $0.name == name })?.value.asObject else { return nil }
    return object["value"]
  }

  /// A token, such as `true` or `mixed`.
  func token(_ name: String) -> String? {
    if let own = tokens.first(where: { $0.name == name }) { return own.token }
    guard let place = place(name) else { return nil }
    if let bool = place.asBool { return bool ? "true" : "false" }
    return place.written
  }

  func isTrue(_ name: String) -> Bool { token(name) == "true" }

  func number(_ name: String) -> Double? {
    guard let place = place(name) else { return token(name).flatMap { Double($0) } }
    return place.asNumber ?? place.asString.flatMap { Double($0) }
  }

  func whole(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0) } }

  /// The nodes that a property refers to, by `backendDOMNodeId`.
  func related(_ name: String) -> [Int] {
    guard let object = values.first(where: { $0.name == name })?.value.asObject else { return [] }
    return object.list("relatedNodes")?.objects.compactMap { $0.whole("backendDOMNodeId") } ?? []
  }
}

extension JSONPlace {
  /// A text or a number as it is written.
  fileprivate var written: String? { asString ?? scalar?.text }

  /// The `value` of an object, as text.
  fileprivate var innerText: String? { asObject?["value"]?.written }
}

extension String {
  /// The text without space around it, and with one blank for each stretch of white space in it, as a browser shows it.
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
