import AloudTree

/// CSS selectors that identify elements in their documents: by the `id`, or by the position below an element with an
/// `id`.
///
/// Selectors longer than ``longest`` are left out, so that deep pages do not need more memory than others.
struct PageSelectors {
  /// In bytes.
  private static let longest = 1000
  /// By document and node; the inner nil means that the selector would be too long.
  private var known: [[String??]] = []
  /// For each element, its position among siblings with the same name, from 1; created once for each document.
  private var ordinals: [Int32: [Int]] = [:]

  /// The selector of an element, or of the element of a text; nil without one.
  ///
  /// - Complexity: O(1) if the parent's selector is cached; O(nodes) once for each document.
  mutating func selector(of place: PageSnapshot.Place?, in snapshot: PageSnapshot) -> String? {
    guard let place else { return nil }
    // The ancestors of an element are in the same document.
    let document = Int(place.document)
    if known.isEmpty { known = snapshot.documents.map { [String??](repeating: nil, count: $0.backends.count) } }
    var way: [PageSnapshot.Place] = []
    var next = Optional(place)
    while let place = next, known[document][Int(place.node)] == nil {
      way.append(place)
      next = snapshot.parent(of: place)
    }
    var selector = next.map { known[document][Int($0.node)] ?? nil } ?? ""
    for place in way.reversed() {
      let tag = snapshot.tag(place)
      if !tag.isEmpty { selector = step(tag, place, below: selector, in: snapshot) }
      if let long = selector, long.utf8.count > PageSelectors.longest { selector = nil }
      known[document][Int(place.node)] = .some(selector)
    }
    return selector.flatMap { $0.isEmpty ? nil : $0 }
  }

  private mutating func step(
    _ tag: String, _ place: PageSnapshot.Place, below parent: String?, in snapshot: PageSnapshot
  ) -> String? {
    if let id = snapshot.attributes(of: place)[.id], PageSelectors.isPlain(id) { return "#\(id)" }
    if tag == "html" || tag == "body" { return tag }
    let numbers = ordinals[place.document] ?? PageSelectors.ordinals(of: snapshot.documents[Int(place.document)])
    ordinals[place.document] = numbers
    let number = numbers[Int(place.node)]
    let own = number > 1 ? "\(tag):nth-of-type(\(number))" : tag
    return parent.map { $0.isEmpty ? own : $0 + " > " + own }
  }

  /// True for an id that needs no escapes.
  private static func isPlain(_ id: String) -> Bool {
    guard let first = id.utf8.first, !first.isDigit, first != UInt8(ascii: "-") else { return false }
    return id.utf8.allSatisfy { $0 >= 0x80 || $0.isASCIILetter || $0.isDigit || "-_".utf8.contains($0) }
  }

  private struct Sibling: Hashable {
    let parent: Int
    let name: Int
  }

  private static func ordinals(of document: PageDocument) -> [Int] {
    var counts: [Sibling: Int] = [:]
    return document.backends.indices.map { index in
      guard let parent = document.parents[known: index], let name = document.names[known: index] else { return 1 }
      let sibling = Sibling(parent: parent, name: name)
      counts[sibling, default: 0] += 1
      return counts[sibling] ?? 1
    }
  }
}
