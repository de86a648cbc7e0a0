internal import AloudBase
import AloudTree

/// Makes a snapshot from the tags of a page source.
struct WDAPageReader {
  /// No screen is deeper.
  private static let maximumDepth = 256

  private(set) var snapshot = XCUISnapshot()
  /// For each open tag, whether it is an element of the screen.
  private var open: [Bool] = []
  /// A cache of trait lists, because dumps repeat the same few.
  private var knownTraits: [String: Traits] = [:]
  private let extent: WDAPageExtent
  /// The number of start tags.
  private(set) var tagCount = 0

  /// The views, where the page is a view hierarchy of Detox.
  private(set) var views: DetoxViews?

  /// The name of the first tag.
  private(set) var rootName: String?
  /// The number of elements with names that begin with XCUIElementType.
  private(set) var elementCount = 0
  var foundElement: Bool { elementCount > 0 }
  private(set) var isAndroid = false
  /// Whether the first tag has ended; the text after it is ignored.
  private(set) var isComplete = false

  private init(_ extent: WDAPageExtent) { self.extent = extent }

  /// Reads a page source, up to its end.
  ///
  /// - Throws: ``ImportError`` with the place of the first mistake.
  static func reading(_ source: SourceText, _ extent: WDAPageExtent) throws(ImportError) -> WDAPageReader {
    var reader = WDAPageReader(extent)
    var tags = XMLTags(extent.bytes)
    func error(_ kind: ImportError.Problem, _ message: Message, at offset: Int) -> ImportError {
      ImportError(kind, message, at: source.location(ofOffset: extent.start + offset))
    }
    while !reader.isComplete {
      let next: XMLTags.Tag?
      do throws(XMLTags.Mistake) { next = try tags.next() } catch let mistake {
        throw error(.malformed, mistake.message, at: mistake.offset)
      }
      guard let tag = next else { break }
      switch tag {
      case .begin(let name, let attributes):
        if let problem = reader.begin(name, attributes) { throw error(.invalid, problem, at: tags.offset) }
      case .end: reader.end()
      }
    }
    reader.snapshot.finish()
    return reader
  }

  /// Called for a start tag.
  ///
  /// - Returns: the reason why the tag is rejected; nil when it is accepted.
  private mutating func begin(_ name: String, _ attributes: [String: String]) -> Message? {
    guard open.count < WDAPageReader.maximumDepth else {
      let depth = WDAPageReader.maximumDepth
      if views != nil { return "views are nested deeper than \(depth) levels, and the parser stops there" }
      return "elements are nested deeper than \(depth) levels, and the parser stops there; set a lower snapshotMaxDepth"
    }
    guard snapshot.elements.count < ImportLimit.elements else { return ImportLimit.tooManyElements }
    var isElement = name != "AppiumAUT"
    if rootName == nil {
      rootName = name
      if name == DetoxHierarchy.root {
        views = DetoxViews()
        isElement = false
      } else if DetoxHierarchy.isView(name, attributes) {
        views = DetoxViews()
      }
    }
    if name.hasPrefix("XCUIElementType") { elementCount += 1 }
    if name == "hierarchy" || attributes["class"]?.hasPrefix("android") == true { isAndroid = true }
    if views != nil {
      if isElement {
        isElement = views?.begin(name, attributes, at: extent.place(ofTag: tagCount), in: &snapshot) ?? false
      }
    } else if isElement {
      snapshot.open(element(name, attributes))
    }
    tagCount += 1
    open.append(isElement)
    return nil
  }

  /// The element of a tag; any attribute may be missing.
  private mutating func element(_ name: String, _ attributes: [String: String]) -> XCUISnapshot.Element {
    let prefix = "XCUIElementType"
    let type = name.hasPrefix(prefix) ? XCUIElementType(name: String(name.dropFirst(prefix.count))) : nil
    var element = XCUISnapshot.Element(type ?? .other) { attributes[$0] }
    element.fileOffset = extent.place(ofTag: tagCount)
    // WebDriverAgent writes the label if there is no identifier.
    element.identifier = attributes["name"].flatMap { $0.isEmpty || $0 == attributes["label"] ? nil : $0 }
    if let list = attributes["traits"] {
      element.traits = knownTraits[list] ?? Traits(wdaNames: list)
      knownTraits[list] = element.traits
    }
    element.accessible = WDAPageReader.flags[attributes["accessible"] ?? ""]
    element.visible = WDAPageReader.flags[attributes["visible"] ?? ""]
    element.enabled = WDAPageReader.flags[attributes["enabled"] ?? ""]
    element.frame = Frame(checking: ["x", "y", "width", "height"].map { attributes[$0].flatMap(Double.init) })
    return element
  }

  private static let flags = ["true": true, "1": true, "false": false, "0": false]

  /// Called for an end tag.
  private mutating func end() {
    guard let isElement = open.popLast() else { return }
    if isElement { snapshot.close() }
    views?.end()
    isComplete = open.isEmpty
  }
}

extension XCUISnapshot.Element {
  /// An element with the properties that WebDriverAgent writes in the same way in XML and JSON: its texts and custom
  /// actions.
  init(_ type: XCUIElementType, wda text: (_ key: String) -> String?) {
    self.init(type, label: text("label")?.spoken)
    value = text("value")?.spoken
    placeholder = text("placeholderValue")?.spoken
    customActions = text("customActions").map(Action.titles) ?? []
  }
}

extension Traits {
  /// Traits such as `Button, Selected`, in any order.
  init(wdaNames list: String) { self.init(toolNames: list.split { $0 == "," || $0 == " " }.map { String($0) }) }
}

extension Action {
  /// The titles of custom actions. WebDriverAgent joins them with commas, and does not escape commas in them.
  fileprivate static func titles(_ list: String) -> [String] {
    let titles = list.split(separator: ",").map { $0.drop { $0 == " " } }
    return titles.filter { !["", "<unknown>", "<null>"].contains($0) }.map(String.init)
  }
}
