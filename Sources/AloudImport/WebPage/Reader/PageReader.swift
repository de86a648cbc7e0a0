internal import AloudBase
import AloudTree

/// Makes a tree of stops from a page, like WebKit's wrapper for iOS. It is not a table of roles, because the context
/// and the content of a node determine whether it is a stop.
///
/// Source: WebKit, `WebAccessibilityObjectWrapperIOS.mm`, and recordings of Safari at a11ysupport.io.
struct PageReader {
  var tree: ChromiumTree
  let snapshot: PageSnapshot?
  let facts: PageFacts
  /// The language of the page; stops have a language only if it differs.
  let language: String
  var builder = Tree.Builder(order: .given)
  /// Identifiers that are already used.
  var identifiers: Set<String> = []
  var selectors = PageSelectors()
  /// The remaining tasks; the last item comes next. The call stack does not grow with the depth of a page.
  var pending: [PageTask] = []
  private var origins: [ScreenPoint] = [ScreenPoint(x: 0, y: 0)]
  /// Frames that have been read. A frame that occurs twice in a dump, or inside itself, is read once.
  private var readFrames: Set<Int> = []

  init(tree: ChromiumTree, snapshot: PageSnapshot?, facts: PageFacts, language: String) {
    self.tree = tree
    self.snapshot = snapshot
    self.facts = facts
    self.language = language
  }

  /// The stops of the page, in the order of its tree.
  mutating func read() throws(TreeError) -> Tree {
    if let root = tree.roots.first {
      readFrames.insert(root)
      pending = [.nodes([Int32(root)], PageContext())]
    }
    while let task = pending.popLast() { try perform(task) }
    return builder.finish()
  }

  // MARK: The walk

  private mutating func perform(_ task: PageTask) throws(TreeError) {
    switch task {
    case .nodes(let nodes, let context):
      guard let first = nodes.first else { return }
      if nodes.count > 1 { pending.append(.nodes(nodes.dropFirst(), context)) }
      try visit(Int(first), context)
    case .joined(let texts, let context): try addJoined(texts, context)
    case .rowGroups(let groups, let context):
      guard let first = groups.first else { return }
      pending.append(.rowGroups(groups.dropFirst(), context))
      try addRowGroup(first, context)
    case .rows(let rows, let context):
      guard let first = rows.first else { return }
      pending.append(.rows(rows.dropFirst(), context))
      try addRow(first, context)
    case .cells(let cells, let context):
      guard let first = cells.first else { return }
      pending.append(.cells(cells.dropFirst(), context))
      try addCell(first, context)
    case .annotation(let index, let context): try addAnnotation(index, context)
    case .endOfContainer: builder.close()
    case .endOfFrame: origins.removeLast()
    }
  }

  /// Makes the children of a node the next tasks.
  mutating func visitChildren(of index: Int, _ context: PageContext) {
    guard facts.nodesWithGeneratedText.contains(index) || facts.nodesWithWrittenText.contains(index) else {
      return pending.append(.nodes(tree.children(of: index)[...], context))
    }
    pending += tasksJoining(index, context).reversed()
  }

  mutating func visit(_ index: Int, _ outer: PageContext) throws(TreeError) {
    // Nothing outside of an open modal dialog is read.
    guard facts.isRead(index) else { return }
    let element = element(index)
    var context = outer.entering(element)
    // The ancestors of an open modal dialog add no nodes of their own.
    if element.node.isIgnored || facts.isAroundModal(index) {
      if snapshot?.isMarker(element.node.backend) == true { context.isMarker = true }
      return visitChildren(of: index, context)
    }
    if element.isDecorativeImage { return }
    if element.node.role != .listMarker { context.isInListItem = element.node.role == .listitem }
    try visit(element, context)
  }

  func element(_ index: Int) -> PageNode {
    let node = tree.nodes[index]
    let place = snapshot?.place(of: node.backend)
    return PageNode(
      index: index, node: node, place: place,
      attributes: place.flatMap { snapshot?.attributes(of: $0) } ?? PageAttributes(),
      tag: place.flatMap { snapshot?.tag($0) } ?? "")
  }

  private mutating func visit(_ element: PageNode, _ context: PageContext) throws(TreeError) {
    if isNamedLeaf(element), !element.isEditableContent { return try builder.add(stop(element, context)) }
    if element.node.role != .link { try openLiveRegion(element) }
    try visitByRole(element, context)
  }

  /// Opens a container if the element is a live region.
  mutating func openLiveRegion(_ element: PageNode) throws(TreeError) {
    guard let live = element.liveRegion else { return }
    var region = PageReader.container(.none, nil)
    region.details.web = WebElement()
    region.details.web?.live = live
    try open(region, element)
  }

  private mutating func visitByRole(_ element: PageNode, _ context: PageContext) throws(TreeError) {
    if element.isWrittenText || element.isEditableContent { return try addControl(element, context) }
    switch element.node.role {
    case .inlineText, .lineBreak, .popup, .caption: break
    case .text: try addText(element, context)
    case .listMarker: try addMarker(element, context)
    case .heading: try addHeading(element, context)
    case .link: try addLink(element, context)
    case .labelText:
      var context = context
      context.isLabelOfCheck = facts.labelsOfChecks.contains(element.node.backend)
      visitChildren(of: element.index, context)
    case .banner, .complementary, .contentinfo, .main, .navigation, .region, .search: try addLandmark(element, context)
    case .list: try addList(element, context)
    case .descriptionList:
      try addContainer(PageReader.container(.list, .descriptionList, label: element.node.name), element, context)
    case .term, .definition: try addTerm(element, context)
    case .listbox where element.tag != "select":
      try addContainer(PageReader.container(.list, .listbox, label: element.node.name), element, context)
    case .table, .grid, .treegrid: try addTable(element, context)
    // A named part of a drawing. Source: WebKit's wrapper for iOS.
    case .group where element.tag == "g" && !element.node.name.isEmpty: try builder.add(stop(element, context))
    case .group, .radiogroup: try addGroup(element, context)
    case .dialog, .alertdialog: try addDialog(element, context)
    case .figure: try addFigure(element, context)
    // Marked, inserted and deleted text: VoiceOver's words for them are not known.
    case .mark, .insertion, .deletion, .suggestion:
      try addContainer(PageReader.container(.none, WebRole(rawValue: element.node.role.rawValue)), element, context)
    case .article: try addContainer(PageReader.container(.none, .article), element, context)
    case .disclosure: addSummary(element, context)
    case .ruby:
      pending.append(.annotation(element.index, context))
      visitChildren(of: element.index, context)
    case .frame, .presentationalFrame: try addFrame(element, context)
    default:
      if element.isControl { return try addControl(element, context) }
      try addBlock(element, context)
    }
  }

  // MARK: Adding

  /// Opens a container around all tasks that are added next.
  mutating func open(_ node: Node, _ element: PageNode) throws(TreeError) {
    var node = node
    node.fileOffset = FileOffset(element.node.offset)
    if element.node.backend != 0 { node.details.web?.nodes = [element.node.backend] }
    name(&node, element)
    if node.details.web?.live != nil || node.details.web?.role != nil || node.isTable { identify(&node, element) }
    try builder.open(node)
    pending.append(.endOfContainer)
  }

  /// Adds a container around the content of an element.
  mutating func addContainer(_ node: Node, _ element: PageNode, _ context: PageContext) throws(TreeError) {
    try open(node, element)
    visitChildren(of: element.index, context)
  }

  /// Sets the selector of a container.
  private mutating func identify(_ node: inout Node, _ element: PageNode) {
    if let snapshot { node.details.web?.selector = selectors.selector(of: element.place, in: snapshot) }
  }

  /// A container whose stops are in the order of the tree; it is not itself a stop.
  static func container(_ type: Node.ContainerType, _ role: WebRole?, label: String? = nil) -> Node {
    var node = Node(container: type)
    node.isElement = false
    node.order = .given
    if let label, !label.isEmpty { node.label = SpokenText(label) }
    if let role {
      var web = WebElement()
      web.role = role
      node.details.web = web
    }
    return node
  }

  /// A stop with the properties that all stops have: inherited traits and states, language, place and identity.
  mutating func stop(_ element: PageNode, _ context: PageContext, label: String? = nil) -> Node {
    var node = Node(traits: .webContent)
    node.isElement = true
    let label = (label ?? element.node.name).withoutBlankBeforeComma
    if !label.isEmpty { node.label = SpokenText(label) }
    node.fileOffset = FileOffset(element.node.offset)
    var details = Details()
    var web = WebElement()
    if context.isLink {
      node.traits.insert(context.isVisited ? [.link, .visited] : .link)
      if let target = context.linkTarget, !label.isEmpty {
        node.label = SpokenText(runs: [SpokenText.Run(label, attributes: TextAttributes(link: target))])
      }
    }
    if context.isDimmed { node.traits.insert(.notEnabled) }
    web.popup = context.popup
    if let heading = context.heading {
      node.traits.insert(.header)
      details.headingLevel = heading.level
    }
    if let expanded = context.expanded {
      node.traits.insert(.button)
      details.expanded = expanded
    }
    if let hint = context.hint { node.hint = SpokenText(hint) }
    if let cell = context.cell {
      details.cell = cell.place
      web.header = cell.header
      web.sort = cell.sort
    }
    web.current = context.current
    web.term = context.term
    let backend =
      element.node.backend == 0 || (element.place == nil && snapshot != nil) ? context.backend : element.node.backend
    web.nodes = backend == 0 ? [] : [backend]
    if let snapshot {
      web.selector = selectors.selector(of: element.place ?? snapshot.place(of: context.backend), in: snapshot)
      if element.node.role == .text, let place = element.place.flatMap({ snapshot.parent(of: $0) }) {
        web.element = snapshot.backend(of: place)
      }
    }
    details.web = web
    if let spoken = context.language, spoken.lowercased() != language.lowercased() { details.language = spoken }
    node.details = details
    if let place = element.place, var frame = snapshot?.frame(of: place) {
      let origin = origins[origins.count - 1]
      frame.x += origin.x
      frame.y += origin.y
      if frame.x.isFinite, frame.y.isFinite { node.frame = frame }
    }
    name(&node, element)
    return node
  }

  /// Sets the `id` of the element, if no other node has it.
  private mutating func name(_ node: inout Node, _ element: PageNode) {
    guard node.id == nil, element.node.role != .text, let id = element.attributes[.id], !id.isEmpty,
      identifiers.insert(id).inserted
    else { return }
    node.id = id
  }

  // MARK: Frames

  private mutating func addFrame(_ element: PageNode, _ context: PageContext) throws(TreeError) {
    guard let place = element.place, let snapshot, let id = snapshot.frameID(inside: place),
      let root = facts.rootsByFrame[id]
    else { return visitChildren(of: element.index, context) }
    guard readFrames.insert(root).inserted else { return }
    let outer = origins[origins.count - 1]
    let frame = snapshot.frame(of: place)
    origins.append(ScreenPoint(x: outer.x + (frame?.x ?? 0), y: outer.y + (frame?.y ?? 0)))
    // A modal dialog hides its siblings, but nothing outside of its frame.
    try open(PageReader.container(.none, nil), element)
    pending.append(.endOfFrame)
    pending.append(.nodes([Int32(root)], context))
  }

  // MARK: Children

  /// The nearest descendants in WebKit's tree; nodes that Chromium ignores are replaced by their children.
  func exposedChildren(of index: Int) -> [Int] {
    tree.nodes(below: index) { child in
      if tree.nodes[child].isIgnored { return .enter }
      let role = tree.nodes[child].role
      return role != .lineBreak && (role != .text || !tree.nodes[child].name.isEmpty) ? .take : .skip
    }
  }

  /// True for a focusable element with an explicit name and without content.
  private func isNamedLeaf(_ element: PageNode) -> Bool {
    let node = element.node
    return node.properties.isTrue(.focusable) && !node.name.isEmpty && !node.isPage && node.role.isNoControl
      && exposedChildren(of: element.index).isEmpty
  }
}

extension String {
  /// The text without a blank before a comma. Chromium puts one between a text and a comma that is out of sight.
  fileprivate var withoutBlankBeforeComma: String { contains(" , ") ? replacing(" , ", with: ", ") : self }
}
