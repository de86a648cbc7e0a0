import AloudTree

// Landmarks, lists, groups and dialogs.
extension PageReader {
  /// Adds a region; it is a landmark if it has a name.
  mutating func addLandmark(_ element: PageNode, _ context: PageContext) throws(TreeError) {
    guard let role = WebRole(rawValue: element.node.role.rawValue), role != .region || !element.node.name.isEmpty else {
      return visitChildren(of: element.index, context)
    }
    var context = context
    if role == .navigation { context.isInNavigation = true }
    try addContainer(PageReader.container(.landmark, role, label: element.node.name), element, context)
  }

  /// Adds a list. WebKit recognizes a list if it shows its markers, is in a navigation landmark, or has an explicit
  /// list role and items, or the role of a directory.
  mutating func addList(_ element: PageNode, _ context: PageContext) throws(TreeError) {
    let role = element.attributes.tokens(.role).first?.lowercased()
    let hasItems = exposedChildren(of: element.index).contains { tree.nodes[$0].role == .listitem }
    let isWritten = role == "directory" || role == "list" && hasItems
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
          // A text without a node in the document is generated, such as a marker from `::before`.
          return node.role == .listMarker
            || snapshot != nil && node.role == .text && snapshot?.place(of: node.backend) == nil
        }
    }
  }

  mutating func addTerm(_ element: PageNode, _ context: PageContext) throws(TreeError) {
    var context = context
    // A `dfn` in a text is also a term, but does not belong to a list.
    if element.tag == "dt" || element.tag == "dd" || element.tag.isEmpty || element.attributes.contains(.role) {
      context.term = element.node.role == .term ? .term : .definition
    }
    try addBlock(element, context)
  }

  /// Adds a group. A fieldset gets its name from its legend; other groups are not announced.
  mutating func addGroup(_ element: PageNode, _ context: PageContext) throws(TreeError) {
    var context = context
    if element.node.role == .radiogroup, isRequired(element) { context.isRequired = true }
    let isFieldset =
      element.tag == "fieldset"
      || element.tag.isEmpty && exposedChildren(of: element.index).contains { tree.nodes[$0].role == .legend }
    guard isFieldset else { return try addBlock(element, context) }
    if let description = description(of: element), description.isDescribed {
      context.fieldsetDescription = description.text
    }
    try addContainer(PageReader.container(.group, .fieldset, label: element.node.name), element, context)
  }

  mutating func addDialog(_ element: PageNode, _ context: PageContext) throws(TreeError) {
    var node = PageReader.container(.none, .dialog, label: element.node.name)
    node.modal = element.node.properties.isTrue(.modal)
    try addContainer(node, element, context)
  }

  /// Adds a figure. Its name is the caption, or else the title; VoiceOver does not say it. Source: tests of WebKit.
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

  // MARK: States and descriptions

  /// Sets disabled, expanded, required and invalid states, and descriptions.
  func applyStates(_ element: PageNode, _ node: inout Node) {
    let properties = element.node.properties
    node.details.web?.textInside = textInside(element)
    if properties.isTrue(.disabled), !element.node.role.isMedia { node.traits.insert(.notEnabled) }
    // WebKit hands out no state of an expanded toggle button.
    let role = node.details.web?.role
    if let expanded = properties.token(.expanded), role != .select, role != .toggleButton {
      node.details.expanded = expanded == "true"
    }
    if isRequired(element) { node.details.web?.required = true }
    if let invalid = invalid(element), role != .select {
      node.details.web?.invalid = invalid
      node.details.web?.errorMessage = errorMessage(of: element)
    }
    applyDescriptions(element, &node)
  }

  func applyDescriptions(_ element: PageNode, _ node: inout Node) {
    let attributes = element.attributes
    if let description = description(of: element) {
      node.hint = SpokenText(description.text)
      node.details.web?.isDescribed = description.isDescribed
    }
    if let text = attributes[.ariaDescription]?.withPlainSpaces, !text.isEmpty, node.details.web?.isDescribed != true {
      node.details.web?.description = text
      if node.hint?.string == text { node.hint = nil }
    }
    if let text = element.node.properties.token(.roledescription) ?? attributes[.ariaRoledescription],
      !text.withPlainSpaces.isEmpty
    {
      node.details.web?.roleDescription = text
    }
  }

  /// The visible text of a control, if `aria-label` or `aria-labelledby` gives it another name.
  func textInside(_ element: PageNode) -> String? {
    guard element.node.nameSource == .ariaLabel, !element.node.role.showsValue else { return nil }
    let text = shownText(in: element.index)
    return text.isEmpty || text == element.node.name ? nil : text
  }

  func isRequired(_ element: PageNode) -> Bool {
    if element.attributes.token(.ariaRequired) == "true" { return true }
    guard element.node.role != .columnheader, element.node.role != .rowheader else { return false }
    return element.attributes.contains(.required) || element.node.properties.isTrue(.required)
  }

  private func invalid(_ element: PageNode) -> WebInvalid? {
    // Chromium also reports the result of its own validation; WebKit does so only after a form is sent.
    let told = element.place == nil ? element.node.properties.token(.invalid) : nil
    let token = element.attributes.token(.ariaInvalid) ?? told ?? "false"
    return token == "false" ? nil : WebInvalid(rawValue: token) ?? .unspecified
  }

  private func errorMessage(of element: PageNode) -> String? {
    guard let snapshot, let place = element.place else { return nil }
    let texts = element.attributes.tokens(.ariaErrormessage).compactMap { id in
      facts.places[PageFacts.ElementID(document: place.document, id: id)].map { snapshot.text(of: $0) }
    }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  /// The text of `aria-describedby` or `title`, if it is not the name.
  func description(of element: PageNode) -> (text: String, isDescribed: Bool)? {
    // A title that repeats the name is not a description.
    guard let text = element.node.description, !text.isEmpty, text != element.node.name else { return nil }
    let ids = element.attributes.tokens(.ariaDescribedby)
    if let place = element.place, let snapshot, !ids.isEmpty {
      let targets = ids.compactMap { facts.places[PageFacts.ElementID(document: place.document, id: $0)] }
      // Source: one recording of iOS 14.4, in which an alert that describes a field is not said with it.
      if targets.contains(where: { snapshot.attributes(of: $0).token(.role) == "alert" }) { return nil }
    }
    return (text, !ids.isEmpty)
  }
}

extension ChromiumRole {
  fileprivate var isMedia: Bool { self == .video || self == .audio }

  /// True where the text inside is a value, or is not visible.
  fileprivate var showsValue: Bool {
    switch self {
    case .textbox, .searchbox, .spinbutton, .combobox, .listbox, .slider, .progressbar, .meter, .scrollbar, .math,
      .mathML, .image, .video, .audio, .date, .dateTime, .inputTime, .colorWell:
      true
    default: false
    }
  }
}
