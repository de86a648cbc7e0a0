import AloudTree

/// The facts of `DOMSnapshot.captureSnapshot` about the elements of a page: names, attributes, live values and bounds.
///
/// - Complexity: O(bytes) to make; elements and their attributes are looked up in O(attributes).
struct PageSnapshot {
  /// An element or a text in a document of the page.
  struct Place: Hashable {
    let document: Int32
    let node: Int32
  }

  private(set) var documents: [PageDocument] = []
  private let strings: [JSONPlace]
  private var places: [Int: Place] = [:]
  /// Names of elements in small letters, by their numbers.
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

  /// The place of the node with a `backendDOMNodeId`; nil for one that the snapshot does not have.
  func place(of backend: Int) -> Place? { backend == 0 ? nil : places[backend] }

  /// `backendDOMNodeId` of a node.
  func backend(of place: Place) -> Int? {
    document(place).backends[known: Int(place.node)]
  }

  /// True for what style sheets put into the page: no node of the document, or that of `::before`, `::after` and the like.
  func isGenerated(_ backend: Int) -> Bool { place(of: backend).map { name($0).hasPrefix("::") } ?? true }

  /// True for the marker of a list item.
  func isMarker(_ backend: Int) -> Bool { place(of: backend).map { name($0) == "::marker" } ?? false }

  func string(_ index: Int) -> String? { strings[known: index]?.asString }

  private func document(_ place: Place) -> PageDocument { documents[Int(place.document)] }

  /// The name of an element in small letters; empty for a text.
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

  /// The attributes of an element, as far as they matter here.
  func attributes(of place: Place) -> PageAttributes {
    document(place).attributes[known: Int(place.node)] ?? PageAttributes()
  }

  /// The current value of a field.
  func liveValue(of place: Place) -> String? {
    document(place).values[Int(place.node)].flatMap { string($0) }
  }

  /// In points of the page; nil for what is not drawn, or has no size.
  func frame(of place: Place) -> Frame? {
    let document = document(place)
    guard let bounds = document.bounds[known: Int(document.layout[Int(place.node)])]?.asNumbers, bounds.count == 4,
      bounds[2] > 0, bounds[3] > 0
    else { return nil }
    return Frame(
      x: bounds[0] - document.scroll.x, y: bounds[1] - document.scroll.y, width: bounds[2], height: bounds[3])
  }

  /// The frame that shows a document: `frameId` of the document inside an element.
  func frameID(inside place: Place) -> String? {
    document(place).innerDocuments[Int(place.node)].flatMap { documents[known: $0] }.flatMap { string($0.frameID) }
  }

  /// The text of an element and all in it, as it is written in the document.
  func text(of place: Place) -> String {
    let document = document(place)
    var text = ""
    var inside: Set<Int> = [Int(place.node)]
    for index in (Int(place.node) + 1)..<max(document.parents.count, Int(place.node) + 1) {
      // The nodes in an element follow it.
      guard inside.contains(document.parents[index]) else { break }
      inside.insert(index)
      text += document.texts[known: index].flatMap { string($0) } ?? ""
    }
    return text.withPlainSpaces
  }

  /// The elements with an attribute of this name, such as all labels with `for`.
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

/// One document of a snapshot: the page itself, or that of a frame.
struct PageDocument {
  let frameID: Int
  let parents: [Int]
  let names: [Int]
  let texts: [Int]
  let backends: [Int]
  let attributes: [PageAttributes]
  /// By node, a string.
  private(set) var values: [Int: Int] = [:]
  /// By node, a document.
  private(set) var innerDocuments: [Int: Int] = [:]
  /// By node, an index into ``bounds``; -1 for what is not drawn.
  private(set) var layout: [Int32] = []
  let bounds: [JSONPlace]
  let scroll: ScreenPoint

  /// A document without nodes where there are none, so that numbers of documents stay what they are.
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

  /// `{"index": [node, …], "value": [value, …]}`
  private static func sparse(_ object: JSONObject?) -> [Int: Int] {
    guard let object else { return [:] }
    return Dictionary(zip(object.wholes("index"), object.wholes("value"))) { first, _ in first }
  }
}

/// Decodes the attributes of a page; a text that many elements have is decoded once.
private struct PageAttributeReader {
  private let strings: [JSONPlace]
  /// The attributes that matter, by the number of their name.
  private var names: [Int: PageAttribute] = [:]
  private var texts: [Int: String] = [:]

  init(_ strings: [JSONPlace]) {
    self.strings = strings
    for (index, string) in strings.enumerated() {
      // Names are short; long strings are texts.
      guard string.kind == .string, string.range.count < PageAttribute.longest + 3, let name = string.asString,
        let attribute = PageAttribute(rawValue: name)
      else { continue }
      names[index] = attribute
    }
  }

  /// Of a list of numbers, by turns of a name and of what it is.
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
  /// The element at an index; nil beyond the end, since numbers in a dump may lead anywhere.
  subscript(known index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension JSONObject {
  /// The whole numbers of a list. Other items become -1, so that indices stay the same.
  fileprivate func wholes(_ key: String) -> [Int] { list(key)?.map { $0.asWhole ?? -1 } ?? [] }
}

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
