import AloudTree

/// What `DOMSnapshot.captureSnapshot` tells of the elements of a page: names, attributes, live values and bounds.
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
  /// The attributes that matter, by the number of their name.
  private var attributes: [Int: PageAttribute] = [:]

  init?(_ object: JSONObject?) {
    guard let object, let list = object.list("documents"), let strings = object.list("strings") else { return nil }
    self.strings = Array(strings)
    for (index, string) in self.strings.enumerated() {
      // Names are short; long strings are texts.
      guard string.kind == .string, string.length < PageAttribute.longest + 3, let name = string.asString,
        let attribute = PageAttribute(rawValue: name)
      else { continue }
      attributes[index] = attribute
    }
    for (number, document) in list.objects.enumerated() {
      guard let document = PageDocument(document) else { continue }
      for (index, backend) in document.backends.enumerated() where places[backend] == nil {
        places[backend] = Place(document: Int32(number), node: Int32(index))
      }
      documents.append(document)
    }
  }

  /// Where the node with a `backendDOMNodeId` stands; nil for one that the snapshot does not have.
  func place(of backend: Int) -> Place? { backend == 0 ? nil : places[backend] }

  /// True for what style sheets put into the page: no node of the document, or that of `::before`, `::after` and the like.
  func isGenerated(_ backend: Int) -> Bool {
    guard let place = place(of: backend) else { return true }
    let document = document(place)
    guard document.names.indices.contains(Int(place.node)) else { return false }
    return string(document.names[Int(place.node)])?.hasPrefix("::") ?? false
  }

  func string(_ index: Int) -> String? { strings.indices.contains(index) ? strings[index].asString : nil }

  private func document(_ place: Place) -> PageDocument { documents[Int(place.document)] }

  /// The name of an element in small letters; empty for a text.
  func tag(_ place: Place) -> String {
    let document = document(place)
    guard document.names.indices.contains(Int(place.node)) else { return "" }
    let name = string(document.names[Int(place.node)])?.lowercased() ?? ""
    return name.hasPrefix("#") || name.hasPrefix("::") ? "" : name
  }

  func parent(of place: Place) -> Place? {
    let parents = document(place).parents
    guard parents.indices.contains(Int(place.node)), parents[Int(place.node)] >= 0,
      parents[Int(place.node)] < place.node
    else { return nil }
    return Place(document: place.document, node: Int32(parents[Int(place.node)]))
  }

  /// The attributes of an element, as far as they matter here.
  func attributes(of place: Place) -> PageAttributes {
    let document = document(place)
    guard document.attributes.indices.contains(Int(place.node)) else { return PageAttributes() }
    var found = PageAttributes()
    var name: PageAttribute?
    for (index, item) in (document.attributes[Int(place.node)].asList.map(Array.init) ?? []).enumerated() {
      guard let number = item.asWhole else { continue }
      if index % 2 == 0 {
        name = attributes[number]
      } else if let name {
        found.values.append((name, string(number) ?? ""))
      }
    }
    return found
  }

  /// What is in a field now.
  func liveValue(of place: Place) -> String? {
    document(place).values[Int(place.node)].flatMap { string($0) }
  }

  /// In points of the page; nil for what is not drawn, or has no size.
  func frame(of place: Place) -> Frame? {
    let document = document(place)
    guard let index = document.layout[Int(place.node)], document.bounds.indices.contains(index),
      let bounds = document.bounds[index].asNumbers, bounds.count == 4, bounds[2] > 0, bounds[3] > 0
    else { return nil }
    return Frame(
      x: bounds[0] - document.scroll.x, y: bounds[1] - document.scroll.y, width: bounds[2], height: bounds[3])
  }

  /// The frame that shows a document: `frameId` of the document inside an element.
  func frameID(inside place: Place) -> String? {
    guard let inner = document(place).innerDocuments[Int(place.node)], documents.indices.contains(inner) else {
      return nil
    }
    return string(documents[inner].frameID)
  }

  /// The text of an element and all in it, as it is written in the document.
  func text(of place: Place) -> String {
    let document = document(place)
    var text = ""
    var inside: Set<Int> = [Int(place.node)]
    for index in (Int(place.node) + 1)..<max(document.parents.count, Int(place.node) + 1) {
      // What is in an element follows it.
      guard inside.contains(document.parents[index]) else { break }
      inside.insert(index)
      if document.texts.indices.contains(index), let part = string(document.texts[index]) { text += part }
    }
    return text.withPlainSpaces
  }

  /// The elements with an attribute of this name, such as all labels with `for`.
  func places(with name: PageAttribute) -> [(place: Place, value: String)] {
    var found: [(Place, String)] = []
    for (number, document) in documents.enumerated() {
      for index in document.attributes.indices where document.parents.indices.contains(index) {
        let place = Place(document: Int32(number), node: Int32(index))
        if let value = attributes(of: place)[name] { found.append((place, value)) }
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
  let attributes: [JSONPlace]
  /// By node, a string.
  private(set) var values: [Int: Int] = [:]
  /// By node, a document.
  private(set) var innerDocuments: [Int: Int] = [:]
  /// By node, an index into ``bounds``.
  private(set) var layout: [Int: Int] = [:]
  let bounds: [JSONPlace]
  let scroll: ScreenPoint

  init?(_ document: JSONObject) {
    guard let nodes = document.inner("nodes") else { return nil }
    frameID = document.whole("frameId") ?? -1
    parents = nodes.wholes("parentIndex")
    names = nodes.wholes("nodeName")
    texts = nodes.wholes("nodeValue")
    backends = nodes.wholes("backendNodeId")
    attributes = nodes.list("attributes").map(Array.init) ?? []
    for key in ["inputValue", "textValue"] { values.merge(PageDocument.sparse(nodes.inner(key))) { $1 } }
    innerDocuments = PageDocument.sparse(nodes.inner("contentDocumentIndex"))
    scroll = ScreenPoint(
      x: document["scrollOffsetX"]?.asNumber ?? 0, y: document["scrollOffsetY"]?.asNumber ?? 0)
    bounds = document.inner("layout")?.list("bounds").map(Array.init) ?? []
    for (index, node) in (document.inner("layout")?.wholes("nodeIndex") ?? []).enumerated() where layout[node] == nil {
      layout[node] = index
    }
  }

  /// `{"index": [node, …], "value": [value, …]}`
  private static func sparse(_ object: JSONObject?) -> [Int: Int] {
    guard let object else { return [:] }
    return Dictionary(zip(object.wholes("index"), object.wholes("value"))) { first, _ in first }
  }
}

extension JSONObject {
  /// The whole numbers of a list; what is none is -1, so that places stay what they are.
  fileprivate func wholes(_ key: String) -> [Int] { list(key)?.map { $0.asWhole ?? -1 } ?? [] }
}

extension JSONPlace {
  /// How many bytes a text has, its quotes included.
  fileprivate var length: Int { range.count }
}
