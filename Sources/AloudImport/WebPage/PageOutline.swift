/// The nodes of a page in a format that knows less than Chromium's own: from the top down, each with the one around it.
struct PageOutline {
  private(set) var nodes: [ChromiumNode] = []
  /// By node; -1 for the page.
  private(set) var parents: [Int] = []

  /// A page with nothing in it.
  init(title: String, offset: Int) {
    nodes = [ChromiumNode(.page, name: title, offset: offset)]
    parents = [-1]
  }

  /// Adds a node; what is no node's name is not said of a node without anything in it.
  ///
  /// - Returns: the number of the node, for what is in it.
  @discardableResult
  mutating func add(_ node: ChromiumNode, in parent: Int) -> Int {
    nodes.append(node)
    parents.append(parent)
    return nodes.count - 1
  }

  mutating func change(_ index: Int, _ work: (inout ChromiumNode) -> Void) { work(&nodes[index]) }

  /// Puts in what these formats leave out: texts of cells, and the popup of a select.
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

  /// True where there is anything but the page.
  var hasContent: Bool { nodes.count > 1 }
}

extension ChromiumRole {
  /// True for what is named by the text in it, and is no stop itself.
  fileprivate var isNamedByText: Bool {
    switch self {
    case .cell, .gridcell, .columnheader, .rowheader, .listitem, .term, .definition, .paragraph, .generic, .labelText,
      .legend, .figcaption, .strong, .emphasis, .mark, .insertion, .deletion, .disclosure:
      true
    default: false
    }
  }
}
