import AloudTree

// Texts, headings and links.
extension PageReader {
  mutating func addText(_ element: PageNode, _ context: PageContext) throws(TreeError) {
    let text = element.node.name
    guard !text.isEmpty, !context.isLabelOfCheck else { return }
    // The marker of an element that is no item of a list is not in WebKit's tree.
    if context.isMarker { return }
    if text.count == 1, "•◦▪".contains(text), context.isInListItem,
      snapshot?.isGenerated(element.node.backend) == true
    {
      return try addMarker(element, context)
    }
    var node = stop(element, context, label: context.heading?.label ?? context.linkName ?? text)
    node.traits.insert(.staticText)
    try builder.add(node)
  }

  /// Tasks for the children of an element with texts that are joined: the generated texts of `::before` and `::after`
  /// are one stop with the adjacent texts of the element, and so are the texts inside a `role="text"`.
  ///
  /// Source: one recording of iOS 12.3; a test of WebKit.
  func tasksJoining(_ index: Int, _ context: PageContext) -> [PageTask] {
    let isGenerated = facts.nodesWithGeneratedText.contains(index)
    var tasks: [PageTask] = []
    var run: [Int] = []
    func endRun() {
      tasks.append(.joined(run, context))
      run = []
    }
    for child in tree.children(of: index) {
      let written = facts.writtenTexts[Int(child)]
      guard isGenerated || written != nil, let texts = joinedTexts(of: Int(child)) else {
        endRun()
        tasks.append(.nodes([child], context))
        continue
      }
      if let last = run.last, facts.writtenTexts[last] != written { endRun() }
      run += texts
    }
    endRun()
    return tasks
  }

  /// A text, or the texts of a pseudo-element; nil for any other node.
  private func joinedTexts(of child: Int) -> [Int]? {
    let node = tree.nodes[child]
    if node.role == .text, !node.isIgnored { return [child] }
    guard node.isIgnored, snapshot?.isGenerated(node.backend) == true, snapshot?.isMarker(node.backend) == false else {
      return nil
    }
    let texts = exposedChildren(of: child)
    return texts.allSatisfy { tree.nodes[$0].role == .text } ? texts : nil
  }

  mutating func addJoined(_ texts: [Int], _ context: PageContext) throws(TreeError) {
    let label = texts.map { tree.nodes[$0].writtenName }.joined().withPlainSpaces
    guard let first = texts.first, !label.isEmpty, !context.isLabelOfCheck else { return }
    let own = texts.first { snapshot?.isGenerated(tree.nodes[$0].backend) == false } ?? first
    var node = stop(element(own), context, label: context.heading?.label ?? context.linkName ?? label)
    node.traits.insert(.staticText)
    try builder.add(node)
  }

  /// Adds the marker of a list item: a symbol, or a number without its full stop.
  mutating func addMarker(_ element: PageNode, _ context: PageContext) throws(TreeError) {
    // The triangle of a summary is not in WebKit's tree.
    guard context.expanded == nil, context.isInListItem else { return }
    var text = element.node.name
    if text.isEmpty {
      // An empty marker of a style sheet is not an image.
      guard !exposedChildren(of: element.index).isEmpty || snapshot == nil else { return }
      var node = stop(element, context)
      node.traits.insert(.image)
      node.details.web?.role = .listMarker
      return try builder.add(node)
    }
    if text.count > 1, let last = text.last, ".)、".contains(last) { text.removeLast() }
    var node = stop(element, context, label: text)
    node.details.web?.role = .listMarker
    try builder.add(node)
  }

  /// Adds a heading. Its texts get its trait and its level; a heading without content is a stop if it has a name.
  mutating func addHeading(_ element: PageNode, _ context: PageContext) throws(TreeError) {
    let attributes = element.attributes
    // Chromium supposes level 2 where a page says none, WebKit does not.
    let supposed = element.place == nil || element.hasHeadingTag ? element.node.properties.whole(.level) : nil
    let level = attributes[.ariaLevel].flatMap { Int($0.withPlainSpaces) } ?? supposed
    var context = context
    context.heading = PageContext.Heading(level: level.flatMap { $0 > 0 ? $0 : nil })
    if exposedChildren(of: element.index).isEmpty {
      guard !element.node.name.isEmpty else { return }
      return try builder.add(stop(element, context))
    }
    if element.node.nameSource == .ariaLabel { context.heading?.label = element.node.name }
    try addContainer(PageReader.container(.none, .heading), element, context)
  }

  /// Adds a link. It is one stop if it has no content, or if it has several parts that are all texts, images or groups.
  /// Otherwise its parts are the stops.
  mutating func addLink(_ element: PageNode, _ context: PageContext) throws(TreeError) {
    let children = partsOfLink(element.index)
    var context = context
    context.isLink = true
    context.isLabelOfCheck = false
    if element.node.properties.isTrue(.disabled) { context.isDimmed = true }
    context.popup = popup(element)
    context.isVisited = element.node.properties.isTrue(.visited)
    context.linkTarget = element.attributes[.href]?.withPlainSpaces ?? element.node.properties.token(.url)
    context.hint = description(of: element)?.text
    let isOneStop =
      children.isEmpty || children.count > 1 && children.allSatisfy { tree.nodes[$0].role.isJoinedInLinks }
    if isOneStop {
      var node = stop(element, context)
      applyStates(element, &node)
      return try builder.add(node)
    }
    if element.node.nameSource == .ariaLabel { context.linkName = element.node.name }
    try addContainer(PageReader.container(.none, .link), element, context)
  }

  /// The parts of a link; elements that are not in WebKit's tree are replaced by their content, and drawings without a
  /// name are left out. Source: a test of WebKit, and `computeIsIgnored`.
  private func partsOfLink(_ link: Int) -> [Int] {
    exposedChildren(of: link).flatMap { element($0).isStyle ? exposedChildren(of: $0) : [$0] }.filter {
      let part = element($0)
      return part.node.role != .image || part.isControl || !exposedChildren(of: $0).isEmpty
    }
  }

  /// Adds the annotation of a ruby, which Chromium makes its description.
  mutating func addAnnotation(_ index: Int, _ context: PageContext) throws(TreeError) {
    guard let text = tree.nodes[index].description, !text.isEmpty else { return }
    var node = stop(element(index), context, label: text)
    node.traits.insert(.staticText)
    try builder.add(node)
  }

  /// Adds a block. If it has only texts, WebKit can join them to one stop; the same applies to texts at its beginning,
  /// before a block in it.
  mutating func addBlock(_ element: PageNode, _ context: PageContext) throws(TreeError) {
    guard !context.isLabelOfCheck, context.heading == nil else { return visitChildren(of: element.index, context) }
    let children = exposedChildren(of: element.index)
    let texts = children.prefix { tree.nodes[$0].role.isText }
    guard texts.count > 1 else { return visitChildren(of: element.index, context) }
    if texts.count == children.count { return try addContainer(textBlock(texts), element, context) }
    guard tree.nodes[children[texts.count]].role.isBlock, !facts.nodesWithGeneratedText.contains(element.index) else {
      return visitChildren(of: element.index, context)
    }
    let nodes = tree.children(of: element.index)
    let first = nodes.prefix { tree.nodes[Int($0)].role.isText || tree.nodes[Int($0)].isIgnored && holdsTexts(Int($0)) }
    pending.append(.nodes(nodes.dropFirst(first.count), context))
    try open(textBlock(texts), element)
    pending.append(.nodes(first, context))
  }

  private func holdsTexts(_ index: Int) -> Bool {
    exposedChildren(of: index).allSatisfy { tree.nodes[$0].role.isText }
  }

  private func textBlock(_ texts: ArraySlice<Int>) -> Node {
    let text = texts.map { tree.nodes[$0].name }.filter { !$0.isEmpty }.joined(separator: " ")
    var node = PageReader.container(.none, nil, label: text)
    var web = WebElement()
    web.isTextBlock = true
    node.details.web = web
    return node
  }

  /// Adds a summary. It is not a stop; its texts say whether its details are open.
  mutating func addSummary(_ element: PageNode, _ context: PageContext) {
    var context = context
    context.expanded = element.node.properties.isTrue(.expanded)
    visitChildren(of: element.index, context)
  }
}

extension ChromiumRole {
  var isText: Bool { self == .text || self == .listMarker }

  /// True for a role that begins on a new line, so that texts before it are joined without it.
  fileprivate var isBlock: Bool {
    switch self {
    case .list, .descriptionList, .table, .layoutTable, .paragraph, .heading, .figure, .article, .separator: true
    default: false
    }
  }

  /// True for parts of a link that WebKit joins to one stop.
  fileprivate var isJoinedInLinks: Bool { self == .text || self == .image || self == .generic }
}
