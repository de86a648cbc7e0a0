internal import AloudBase
import AloudTree

/// The output of Puppeteer's `page.accessibility.snapshot()`: nested objects.
///
///     {"role": "RootWebArea", "name": "Shop", "children": [{"role": "heading", "name": "Shop", "level": 1}]}
///
/// Source: the documentation of Puppeteer.
enum PuppeteerSnapshot {
  static let warning: Message =
    """
    Puppeteer's snapshot leaves out languages, positions, placeholders, aria-current, aria-sort, false states and, unless \
    interestingOnly is false, lists and landmarks; `aloud dump URL` includes them
    """

  /// True for a root that only Puppeteer and similar tools write.
  static func matches(_ root: JSONObject) -> Bool {
    let role = root["role"]?.asString
    return (role == "RootWebArea" || role == "WebArea") && !root.contains("nodeId")
  }

  static func read(_ source: consuming SourceText, language: String?) throws(ImportError) -> ScreenImport {
    var warnings = [ImportWarning(.leftOut, warning)]
    let page = try JSONDump.read(consume source, &warnings, outline)
    guard page.hasContent else {
      throw ImportError(
        .refused,
        """
        this snapshot of Puppeteer is empty; dump the page with `aloud dump URL`, or take \
        `page.accessibility.snapshot({interestingOnly: false})`
        """)
    }
    return try WebPage.screen(page, warnings, language: language)
  }

  private static func outline(of place: JSONPlace) throws(JSONProblem) -> PageOutline {
    var forest = JSONForest(place)
    var outline: PageOutline?
    /// The ancestors of the current object, by depth.
    var around: [Int] = []
    while let object = try forest.next() {
      around.removeLast(max(around.count - forest.depth, 0))
      if outline == nil {
        outline = PageOutline(title: object.text("name") ?? "", offset: object.place.offset)
        around.append(0)
      } else if let parent = around.last, let index = outline?.add(node(object), in: parent) {
        around.append(index)
      }
      forest.descend(into: object, at: "children")
    }
    outline?.complete()
    return outline ?? PageOutline(title: "", offset: place.offset)
  }

  private static func node(_ object: JSONObject) -> ChromiumNode {
    let role = ChromiumRole(name: object.text("role") ?? "")
    var node = ChromiumNode(role, name: object.text("name") ?? "", offset: object.place.offset)
    node.value = object.text("value")
    node.description = object.text("description").map { $0.withPlainSpaces }
    for (key, name) in properties {
      guard let value = object[key] else { continue }
      if let token = value.asBool.map({ $0 ? "true" : "false" }) ?? value.scalar?.text {
        node.properties.add(name, token)
      }
    }
    return node
  }

  /// Puppeteer's keys, with Chromium's names.
  private static let properties: [(key: String, name: ChromiumProperty)] = [
    ("disabled", .disabled), ("expanded", .expanded), ("modal", .modal), ("multiline", .multiline),
    ("readonly", .readonly), ("required", .required), ("selected", .selected), ("checked", .checked),
    ("pressed", .pressed), ("level", .level), ("valuemin", .valuemin), ("valuemax", .valuemax),
    ("valuetext", .valuetext), ("haspopup", .hasPopup), ("invalid", .invalid), ("roledescription", .roledescription),
  ]
}

/// The nodes of a page in a format with less data than Chromium's: in document order, each with its parent.
struct PageOutline {
  private(set) var nodes: [ChromiumNode] = []
  /// The parent of each node; -1 for the page.
  private(set) var parents: [Int] = []

  /// An empty page.
  init(title: String, offset: Int) {
    nodes = [ChromiumNode(.page, name: title, offset: offset)]
    parents = [-1]
  }

  /// Adds a node inside another node.
  ///
  /// - Returns: the index of the node, for its children.
  @discardableResult
  mutating func add(_ node: ChromiumNode, in parent: Int) -> Int {
    nodes.append(node)
    parents.append(parent)
    return nodes.count - 1
  }

  mutating func change(_ index: Int, _ work: (inout ChromiumNode) -> Void) { work(&nodes[index]) }

  /// Adds nodes that these formats leave out: texts of cells, and the popup of a select.
  mutating func complete() {
    var hasChildren = [Bool](repeating: false, count: nodes.count)
    var popups: [Int: Int] = [:]
    for index in nodes.indices.dropFirst() {
      let parent = parents[index]
      hasChildren[parent] = true
      guard nodes[index].role == .option, nodes[parent].role == .combobox else { continue }
      let popup = popups[parent] ?? add(ChromiumNode(.popup, name: "", offset: nodes[parent].offset), in: parent)
      popups[parent] = popup
      parents[index] = popup
      if nodes[index].properties.isTrue(.selected) { nodes[parent].value = nodes[index].name }
    }
    for index in hasChildren.indices where !hasChildren[index] && nodes[index].role.isNamedByText {
      guard !nodes[index].name.isEmpty else { continue }
      add(ChromiumNode(.text, name: nodes[index].name, offset: nodes[index].offset), in: index)
    }
  }

  /// True where there are nodes other than the page.
  var hasContent: Bool { nodes.count > 1 }
}

extension ChromiumRole {
  /// True for a role that gets its name from its text, and is not itself a stop.
  fileprivate var isNamedByText: Bool {
    switch self {
    case .cell, .gridcell, .columnheader, .rowheader, .listitem, .term, .definition, .paragraph, .generic, .labelText,
      .legend, .figcaption, .strong, .emphasis, .mark, .insertion, .deletion, .disclosure:
      true
    default: false
    }
  }
}
