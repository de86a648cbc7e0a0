internal import AloudBase
import AloudTree

/// The data of `DOMSnapshot.captureSnapshot` about the elements of a page: names, attributes, current values and
/// bounds.
///
/// - Complexity: O(bytes) to create; O(attributes) to look up an element or its attributes.
struct PageSnapshot {
  /// An element or a text in a document of the page.
  struct Place: Hashable {
    let document: Int32
    let node: Int32
  }

  private(set) var documents: [PageDocument] = []
  private let strings: [JSONPlace]
  private var places: [Int: Place] = [:]
  /// The lowercase names of elements, by the indices of their strings.
  private var names: [Int: String] = [:]

  init?(_ object: JSONObject?) {
    guard let object, let list = object.list("documents"), let strings = object.list("strings") else { return nil }
    self.strings = Array(strings)
    var reader = PageAttributeReader(self.strings)
    for (number, place) in list.enumerated() {
      let document = PageDocument(place.asObject, &reader)
      for (index, backend) in document.backends.enumerated() where places[backend] == nil {
        places[backend] = Place(document: Int32(number), node: Int32(index))
      }
      for name in document.names where names[name] == nil { names[name] = string(name)?.lowercased() ?? "" }
      documents.append(document)
    }
  }

  /// The place of the node with a `backendDOMNodeId`; nil for a node that the snapshot does not contain.
  func place(of backend: Int) -> Place? { backend == 0 ? nil : places[backend] }

  /// The `backendDOMNodeId` of a node.
  func backend(of place: Place) -> Int? {
    document(place).backends[known: Int(place.node)]
  }

  /// True for content that style sheets generate: it has no node in the document, or that of `::before`, `::after` or
  /// the like.
  func isGenerated(_ backend: Int) -> Bool { place(of: backend).map { name($0).hasPrefix("::") } ?? true }

  /// True for the marker of a list item.
  func isMarker(_ backend: Int) -> Bool { place(of: backend).map { name($0) == "::marker" } ?? false }

  func string(_ index: Int) -> String? { strings[known: index]?.asString }

  private func document(_ place: Place) -> PageDocument { documents[Int(place.document)] }

  /// The lowercase name of an element; empty for a text.
  func tag(_ place: Place) -> String {
    let name = name(place)
    return name.hasPrefix("#") || name.hasPrefix("::") ? "" : name
  }

  private func name(_ place: Place) -> String {
    document(place).names[known: Int(place.node)].flatMap { names[$0] } ?? ""
  }

  func parent(of place: Place) -> Place? {
    guard let parent = document(place).parents[known: Int(place.node)], parent >= 0, parent < place.node else {
      return nil
    }
    return Place(document: place.document, node: Int32(parent))
  }

  /// The nearest ancestor of a node that fulfills a condition, below another ancestor; both are `backendDOMNodeId`s.
  func ancestor(of backend: Int, below limit: Int, where isWanted: (Place) -> Bool) -> Place? {
    let limit = place(of: limit)
    var next = place(of: backend).flatMap { parent(of: $0) }
    while let place = next, place != limit {
      if isWanted(place) { return place }
      next = parent(of: place)
    }
    return nil
  }

  /// The attributes of an element that Aloud uses.
  func attributes(of place: Place) -> PageAttributes {
    document(place).attributes[known: Int(place.node)] ?? PageAttributes()
  }

  /// The current value of a field.
  func liveValue(of place: Place) -> String? {
    document(place).values[Int(place.node)].flatMap { string($0) }
  }

  /// The frame in points of the page; nil for an element that is not drawn, or has no size.
  func frame(of place: Place) -> Frame? {
    let document = document(place)
    guard let bounds = document.bounds[known: Int(document.layout[Int(place.node)])]?.asNumbers, bounds.count == 4,
      bounds[2] > 0, bounds[3] > 0
    else { return nil }
    return Frame(
      x: bounds[0] - document.scroll.x, y: bounds[1] - document.scroll.y, width: bounds[2], height: bounds[3])
  }

  /// The `frameId` of the document inside an element.
  func frameID(inside place: Place) -> String? {
    document(place).innerDocuments[Int(place.node)].flatMap { documents[known: $0] }.flatMap { string($0.frameID) }
  }

  /// The text of an element and its descendants, as written in the document.
  func text(of place: Place) -> String {
    let document = document(place)
    var text = ""
    var inside: Set<Int> = [Int(place.node)]
    for index in (Int(place.node) + 1)..<max(document.parents.count, Int(place.node) + 1) {
      // Descendants follow their element.
      guard inside.contains(document.parents[index]) else { break }
      inside.insert(index)
      text += document.texts[known: index].flatMap { string($0) } ?? ""
    }
    return text.withPlainSpaces
  }

  /// The elements with an attribute, such as all labels with `for`.
  func places(with name: PageAttribute) -> [(place: Place, value: String)] {
    var found: [(place: Place, value: String)] = []
    for (number, document) in documents.enumerated() {
      for (index, attributes) in document.attributes.enumerated() {
        guard let value = attributes[name] else { continue }
        found.append((place: Place(document: Int32(number), node: Int32(index)), value: value))
      }
    }
    return found
  }
}

/// One document of a snapshot: that of the page, or of a frame.
struct PageDocument {
  let frameID: Int
  let parents: [Int]
  let names: [Int]
  let texts: [Int]
  let backends: [Int]
  let attributes: [PageAttributes]
  /// String indices by node.
  private(set) var values: [Int: Int] = [:]
  /// Document indices by node.
  private(set) var innerDocuments: [Int: Int] = [:]
  /// Indices into ``bounds`` by node; -1 for a node that is not drawn.
  private(set) var layout: [Int32] = []
  let bounds: [JSONPlace]
  let scroll: ScreenPoint

  /// Without nodes, an empty document is created, so that the indices of documents do not change.
  fileprivate init(_ document: JSONObject?, _ reader: inout PageAttributeReader) {
    let nodes = document?.inner("nodes")
    frameID = document?.whole("frameId") ?? -1
    parents = nodes?.wholes("parentIndex") ?? []
    names = nodes?.wholes("nodeName") ?? []
    texts = nodes?.wholes("nodeValue") ?? []
    backends = nodes?.wholes("backendNodeId") ?? []
    attributes = nodes?.list("attributes")?.map { reader.attributes(in: $0) } ?? []
    for key in ["inputValue", "textValue"] { values.merge(PageDocument.sparse(nodes?.inner(key))) { $1 } }
    innerDocuments = PageDocument.sparse(nodes?.inner("contentDocumentIndex"))
    scroll = ScreenPoint(x: document?["scrollOffsetX"]?.asNumber ?? 0, y: document?["scrollOffsetY"]?.asNumber ?? 0)
    bounds = document?.inner("layout")?.list("bounds").map(Array.init) ?? []
    layout = [Int32](repeating: -1, count: backends.count)
    for (index, node) in (document?.inner("layout")?.wholes("nodeIndex") ?? []).enumerated()
    where layout.indices.contains(node) && layout[node] < 0 { layout[node] = Int32(index) }
  }

  /// Reads `{"index": [node, …], "value": [value, …]}`.
  private static func sparse(_ object: JSONObject?) -> [Int: Int] {
    guard let object else { return [:] }
    return Dictionary(zip(object.wholes("index"), object.wholes("value"))) { first, _ in first }
  }
}

/// Decodes the attributes of a page; a text that many elements have is decoded once.
private struct PageAttributeReader {
  private let strings: [JSONPlace]
  /// The used attributes, by the string index of their names.
  private var names: [Int: PageAttribute] = [:]
  private var texts: [Int: String] = [:]

  init(_ strings: [JSONPlace]) {
    self.strings = strings
    for (index, string) in strings.enumerated() {
      // Names of attributes are short; long strings are texts.
      guard string.kind == .string, string.range.count < PageAttribute.longest + 3, let name = string.asString,
        let attribute = PageAttribute(rawValue: name)
      else { continue }
      names[index] = attribute
    }
  }

  /// Decodes a list of indices, in which names and values alternate.
  mutating func attributes(in place: JSONPlace) -> PageAttributes {
    var found = PageAttributes()
    var name: PageAttribute?
    var isName = true
    guard let list = place.asList else { return found }
    for item in list {
      if isName {
        name = item.asWhole.flatMap { names[$0] }
      } else if let attribute = name, !found.contains(attribute) {
        found.values.append((attribute, text(item.asWhole ?? -1)))
      }
      isName.toggle()
    }
    return found
  }

  private mutating func text(_ index: Int) -> String {
    if let known = texts[index] { return known }
    let text = strings[known: index]?.asString ?? ""
    texts[index] = text
    return text
  }
}

extension Array {
  /// The element at an index; nil if it is out of range, because numbers in a dump may be invalid.
  subscript(known index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension JSONObject {
  /// The whole numbers of a list. Other items become -1, so that indices do not change.
  fileprivate func wholes(_ key: String) -> [Int] { list(key)?.map { $0.asWhole ?? -1 } ?? [] }
}

/// The attributes of HTML and WAI-ARIA that affect speech, but are not in the accessibility tree.
enum PageAttribute: String, CaseIterable {
  case id, role, type, name, title, placeholder, lang, href, alt, colspan, rowspan, headers, scope, `for`, step
  case required, checked, multiple, hidden, popovertarget, commandfor, style, list, contenteditable, `switch`
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
  case ariaColspan = "aria-colspan"
  case ariaRowspan = "aria-rowspan"
  case ariaDisabled = "aria-disabled"
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

  /// The value of `lang`; nil if it is not a language tag.
  var language: String? {
    guard let tag = self[.lang]?.withPlainSpaces, LanguageTag(tag).isWellFormed else { return nil }
    return tag
  }

  /// A WAI-ARIA token in lowercase; nil if it is empty.
  func token(_ name: PageAttribute) -> String? {
    guard let value = self[name]?.withPlainSpaces.lowercased(), !value.isEmpty else { return nil }
    return value
  }

  /// The ids or tokens of an attribute that contains several.
  func tokens(_ name: PageAttribute) -> [String] {
    self[name]?.split(whereSeparator: { $0.isWhitespace }).map(String.init) ?? []
  }
}
