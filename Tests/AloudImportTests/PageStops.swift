import Aloud
import AloudTree

/// The stops of a page and their containers, in the terms of the facts of WebKit's tests.
struct PageStops {
  private let tree: Tree
  private let reading: Reading
  private let ranks: [NodeID: Int]
  private var byBackend: [Int: NodeID] = [:]

  init(_ document: Document, joinsTexts: Bool) {
    tree = document.firstScreen.tree
    var options = ReaderOptions()
    options.settings.joinedTexts = joinsTexts
    let reading = ScreenReader(document, options: options).reading()
    self.reading = reading
    ranks = Dictionary(uniqueKeysWithValues: (0..<reading.count).map { (reading.node(atRank: $0), $0) })
    for id in tree.ids {
      guard let backend = tree[id].details.web?.nodes.first, byBackend[backend] == nil else { continue }
      // A text that is joined is in the stop around it.
      let around = ancestors(of: id).first { ranks[$0] != nil }
      byBackend[backend] = ranks[id] == nil ? around ?? id : id
    }
  }

  func node(of backend: Int) -> NodeID? { byBackend[backend] }

  func isStop(_ node: NodeID?) -> Bool { node.map { ranks[$0] != nil } ?? false }

  func first(of backends: [Int]) -> NodeID? { backends.lazy.compactMap { byBackend[$0] }.first { isStop($0) } }

  /// True for stops, and for containers with properties.
  func isAsked(_ node: NodeID?) -> Bool {
    guard let node else { return false }
    return isStop(node) || web(node).role == .figure || tree[node].container == .table
  }

  func traits(of node: NodeID?) -> Set<String>? { node.map { Set(tree[$0].reportedTraits.names) } }

  /// The value of a property, `none` if there is none.
  func answer(_ key: String, _ node: NodeID) -> String {
    let web = web(node)
    let details = tree[node].details
    return switch key {
    case "label": (tree[node].label?.string ?? spoken(.label, node)) + (web.role == .math ? ", math" : "")
    case "value": tree[node].value?.string ?? spoken(.value, node)
    case "hint": tree[node].hint?.string ?? ""
    case "set": web.position.map { "\(Double($0.index)) \(Double($0.count))" } ?? "none"
    case "rows": details.table.map { "\(Double($0.rows))" } ?? "none"
    case "columns": details.table.map { "\(Double($0.columns))" } ?? "none"
    case "headers": header(of: node) ?? "none"
    case "errors": web.errorMessage ?? ""
    case "sort": web.sort?.rawValue ?? "none"
    case "expanded": "\(details.expanded == true)"
    case "custom": "description: \(web.isDescribed ? tree[node].hint?.string ?? "" : web.description ?? "none")"
    case "role_description":
      web.roleDescription ?? (web.role == .colorWell ? "color well" : web.role?.rawValue ?? "none")
    case "color": tree[node].value.flatMap { PageStops.rgb($0.string) } ?? "none"
    case "min": web.range.map { "\($0.lowerBound)" } ?? "none"
    case "max": web.range.map { "\($0.upperBound)" } ?? "none"
    case "rotor": tree[node].traits.contains(.link) ? "link" : "none"
    case "role": tree[node].traits.contains(.toggleButton) ? "switch" : "none"
    default: "unknown"
    }
  }

  private func web(_ node: NodeID) -> WebElement { tree[node].details.web ?? WebElement() }

  /// One text as a part of all texts.
  private func spoken(_ part: Part, _ node: NodeID) -> String {
    guard let rank = ranks[node] else { return "" }
    return reading[rank].utterance.fragments.first { $0.part == part }?.text ?? ""
  }

  private func header(of node: NodeID) -> String? {
    guard let column = tree[node].details.cell?.column,
      let table = ancestors(of: node).first(where: { tree[$0].container == .table })
    else { return nil }
    return web(table).columnHeaders[column]
  }

  /// `#cc9933` in WebKit's form of a color.
  private static func rgb(_ text: String) -> String? {
    guard text.first == "#", let number = Int(text.dropFirst(), radix: 16) else { return nil }
    let parts = [number >> 16, number >> 8, number].map { part in
      let digits = "\(Int(clamping: (Double(part & 0xFF) / 255 * 100_000).rounded()))"
      return "0." + String(repeating: "0", count: 5 - digits.count) + digits
    }
    return "rgb \(parts.joined(separator: " ")) 1"
  }
}

// MARK: - Surroundings and order of stops

extension PageStops {
  private func ancestors(of node: NodeID) -> [NodeID] {
    Array(sequence(first: node) { tree.parent(of: $0) }.dropFirst())
  }

  /// True if a claim about containers is true.
  func holds(_ key: String, _ node: NodeID, _ kind: String) -> Bool {
    let container = ancestors(of: node).first { isKind($0, kind) }
    let inside = container.map { container in ranks.keys.filter { tree.contains(container, $0) } }
    return switch key {
    case "inside": container != nil
    case "not_inside": container == nil
    case "first_in": inside?.min() == node
    case "not_first_in": inside?.min() != node
    case "last_in": inside?.max() == node
    default: inside?.max() != node
    }
  }

  private func isKind(_ node: NodeID, _ kind: String) -> Bool {
    let role = web(node).role
    return switch kind {
    case "landmark": role?.isLandmark ?? false
    case "list", "table": tree[node].container.rawValue == kind
    default: role?.rawValue == kind
    }
  }

  /// The difference between the order of all stops and a list of roles and labels.
  func orderDisagreements(_ place: JSONPlace) -> [String] {
    let expected = place.asList?.compactMap(\.asObject) ?? []
    guard expected.count == reading.count else { return ["there are \(reading.count) stops, not \(expected.count)"] }
    return expected.enumerated().compactMap { rank, stop in
      let node = reading.node(atRank: rank)
      let label = stop["label"]?.asString
      let isSame = role(of: node) == stop["role"]?.asString && (label == nil || label == tree[node].label?.string)
      return isSame ? nil : "stop \(rank) is \(reading[rank].text)"
    }
  }

  private func role(of node: NodeID) -> String {
    if web(node).role == .listMarker { return "marker" }
    let traits = tree[node].reportedTraits
    return traits.contains(.button) ? "button" : traits.contains(.textEntry) ? "text field" : "text"
  }
}
