/// Makes a snapshot of the tags of a page source, whoever parses them.
struct WDAPageReader {
  /// As deep as libxml2, which does the parsing, promises to go.
  private static let maximumDepth = 256

  private(set) var snapshot = XCUISnapshot()
  /// For each open tag, whether it is an element of the screen.
  private var open: [Bool] = []
  private var attributeReader = WDAAttributes()
  private let extent: WDAPageExtent
  /// How many tags have begun. Where they stand is counted, since not every parser tells where it is.
  private var tagCount = 0

  /// The name of the first tag.
  private(set) var rootName: String?
  /// How many elements were called XCUIElementType….
  private(set) var elementCount = 0
  var foundElement: Bool { elementCount > 0 }
  private(set) var isAndroid = false
  /// Whether the end of the first tag was found; what follows is not looked at.
  private(set) var isComplete = false

  init(_ extent: WDAPageExtent) { self.extent = extent }

  /// A tag begins.
  ///
  /// - Returns: why it cannot be taken; nil when it was.
  mutating func begin(_ name: String, _ attributes: [String: String]) -> String? {
    guard !isComplete else { return nil }
    guard open.count < WDAPageReader.maximumDepth else {
      let depth = WDAPageReader.maximumDepth
      return "elements are nested deeper than \(depth), where parsing ends; set snapshotMaxDepth lower"
    }
    guard snapshot.elements.count < ImportLimit.elements else { return ImportLimit.tooManyElements }
    let isElement = name != "AppiumAUT"
    if rootName == nil { rootName = name }
    if name.hasPrefix("XCUIElementType") { elementCount += 1 }
    if name == "hierarchy" || attributes["class"]?.hasPrefix("android") == true { isAndroid = true }
    if isElement {
      var element = attributeReader.element(name, attributes)
      element.fileOffset = extent.place(ofTag: tagCount)
      snapshot.open(element)
    }
    tagCount += 1
    open.append(isElement)
    return nil
  }

  /// A tag ends.
  mutating func end() {
    guard !isComplete, let isElement = open.popLast() else { return }
    if isElement { snapshot.close() }
    isComplete = open.isEmpty
  }

  /// The text has ended, or no more of it can be parsed.
  mutating func finish() { snapshot.finish() }
}
