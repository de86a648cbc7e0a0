import AloudTree

// Landmarks, lists, groups and dialogs.
extension PageReader {
  /// A region is a landmark where it has a name.
  mutating func addLandmark(_ element: PageNode, _ context: PageContext) throws(TreeError) {
    guard let role = WebRole(rawValue: element.node.role.rawValue), role != .region || !element.node.name.isEmpty else {
      return visitChildren(of: element.index, context)
    }
    var context = context
    if role == .navigation { context.isInNavigation = true }
    try addContainer(PageReader.container(.landmark, role, label: element.node.name), element, context)
  }

  /// WebKit takes for a list what shows its markers, stands in a navigation, or is written as a list.
  mutating func addList(_ element: PageNode, _ context: PageContext) throws(TreeError) {
    let isWritten = element.attributes.tokens(.role).first?.lowercased() == "list"
    guard isWritten || context.isInNavigation || !facts.tellsMarkers || showsMarkers(element.index) else {
      return visitChildren(of: element.index, context)
    }
    try addContainer(PageReader.container(.list, nil, label: element.node.name), element, context)
  }

  private func showsMarkers(_ list: Int) -> Bool {
    exposedChildren(of: list).contains { item in
      tree.nodes[item].role == .listitem
        && exposedChildren(of: item).contains { child in
          let node = tree.nodes[child]
          // A text without a node of the document is generated: an item marked by `::before`.
          return node.role == .listMarker
            || snapshot != nil && node.role == .text && snapshot?.place(of: node.backend) == nil
        }
    }
  }

  mutating func addTerm(_ element: PageNode, _ context: PageContext) throws(TreeError) {
    var context = context
    // A `dfn` in a text is a term, too, but of no list.
    if element.tag == "dt" || element.tag == "dd" || element.tag.isEmpty || element.attributes.contains(.role) {
      context.term = element.node.role == .term ? .term : .definition
    }
    try addBlock(element, context)
  }

  /// A fieldset is named by its legend; other groups say nothing.
  mutating func addGroup(_ element: PageNode, _ context: PageContext) throws(TreeError) {
    var context = context
    if element.node.role == .radiogroup, isRequired(element) { context.isRequired = true }
    let isFieldset =
      element.tag == "fieldset"
      || element.tag.isEmpty && exposedChildren(of: element.index).contains { tree.nodes[$0].role == .legend }
    guard isFieldset else { return try addBlock(element, context) }
    try addContainer(PageReader.container(.group, .fieldset, label: element.node.name), element, context)
  }

  mutating func addDialog(_ element: PageNode, _ context: PageContext) throws(TreeError) {
    var node = PageReader.container(.none, .dialog, label: element.node.name)
    node.modal = element.node.properties.isTrue(.modal)
    try addContainer(node, element, context)
  }

  /// A figure is called by its caption before its title; nothing of it is said. Source: tests of WebKit.
  mutating func addFigure(_ element: PageNode, _ context: PageContext) throws(TreeError) {
    let caption = exposedChildren(of: element.index).first { tree.nodes[$0].role == .figcaption }.map { text(in: $0) }
    let title = element.node.nameSource == .title ? element.node.name : ""
    let name = caption ?? ""
    let label = element.node.name == title && !name.isEmpty ? name : element.node.name
    var node = PageReader.container(.none, .figure, label: label)
    applyDescriptions(element, &node)
    if !title.isEmpty, label != title { node.hint = SpokenText(title) }
    try addContainer(node, element, context)
  }
}
