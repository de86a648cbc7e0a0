import AloudTree

/// Reads the nodes of a screen document into a tree.
struct NodeReader {
  private var node = Node()
  /// Made only for nodes that have any of the rare properties.
  private var details: Details?
  private var children: JSONList?

  /// Reads a list of nodes and all below them, without recursion.
  static func read(_ list: JSONList, into builder: inout Tree.Builder) throws(JSONProblem) {
    // The lists that are being read, outermost first; each but the first belongs to a node that is open.
    var lists = [list]
    while !lists.isEmpty {
      guard let object = try lists[lists.count - 1].next()?.object() else {
        lists.removeLast()
        if !lists.isEmpty { builder.close() }
        continue
      }
      if let children = try add(object, to: &builder) { lists.append(children) } else { builder.close() }
    }
  }

  /// Opens a node, and gives the list of its children when it has one.
  static func add(_ object: JSONObject, to builder: inout Tree.Builder) throws(JSONProblem) -> JSONList? {
    var reader = NodeReader()
    for (key, value) in try object.members(JSONKeys.Node.self) { try reader.set(key, to: value) }
    reader.finish()
    reader.node.fileOffset = object.fileOffset
    do {
      try builder.open(reader.node)
    } catch {
      throw object.problem(error.message)
    }
    return reader.children
  }

  /// A node alone.
  static func node(_ object: JSONObject) throws(JSONProblem) -> Node {
    var node = Node()
    try apply(try object.members(JSONKeys.Node.self), to: &node)
    return node
  }

  /// Gives a node what is written, and leaves it all else. Null takes away; events that are written replace those of the same
  /// name.
  static func apply(_ members: JSONMembers<JSONKeys.Node>, to node: inout Node) throws(JSONProblem) {
    var reader = NodeReader()
    reader.node = node
    reader.details = node.hasDetails ? node.details : nil
    for (key, value) in members {
      switch key {
      case .children: throw value.keyProblem("children are found, not written")
      case .on where !value.isNull:
        let behaviors = reader.details?.behaviors ?? Behaviors()
        try reader.set(key, to: value)
        let written = reader.details?.behaviors.effects ?? [:]
        reader.details?.behaviors.effects = behaviors.effects.merging(written) { $1 }
      default: if value.isNull { try reader.takeAway(value, key) } else { try reader.set(key, to: value) }
      }
    }
    reader.finish()
    node = reader.node
  }

  private mutating func finish() {
    // The value of an adjustable follows from the place at which it stands, whatever else is written.
    if details?.adjusts != nil { node.value = nil }
    if let details { node.details = details }
  }

  /// The property is as if it had never been written; see `JSONKeys.Node.canBeTakenAway`.
  private mutating func takeAway(_ value: JSONPlace, _ key: JSONKeys.Node) throws(JSONProblem) {
    switch key {
    case .label: node.label = nil
    case .value: node.value = nil
    case .hint: node.hint = nil
    case .frame: node.frame = nil
    case .isElement: node.isElement = nil
    case .headingLevel: details?.headingLevel = nil
    case .expanded: details?.expanded = nil
    case .text: details?.text = nil
    case .adjusts: details?.adjusts = nil
    case .control: details?.control = nil
    default: throw value.problem("\(value.name) cannot be null")
    }
  }

  private mutating func set(_ key: JSONKeys.Node, to value: JSONPlace) throws(JSONProblem) {
    switch key {
    case .id: node.id = try value.string()
    case .label: node.label = try value.spokenText()
    case .value: node.value = try value.spokenText()
    case .hint: node.hint = try value.spokenText()
    case .traits: node.traits = try value.traits()
    case .frame: node.frame = try value.frame()
    case .isElement: node.isElement = try value.bool()
    case .hidden: node.hidden = try value.bool()
    case .visible: node.visible = try value.bool()
    case .clips: node.clips = try value.bool()
    case .modal: node.modal = try value.bool()
    case .groupsChildren: node.groupsChildren = try value.bool()
    case .order: node.order = try value.choice()
    case .placement: node.placement = try value.choice()
    case .sortPriority: node.sortPriority = try value.number()
    case .container: node.container = try value.choice()
    case .children: children = try value.list()
    case .sharedIdentifier, .path, .activationPoint, .language, .headingLevel, .expanded, .respondsToUserInteraction,
      .userInputLabels, .textualContext, .navigationStyle, .actions, .content, .rotors, .text, .adjusts, .control,
      .scroll, .table, .cell, .chart, .directTouchOptions, .drag, .drop, .readingContent, .colors, .web, .on, .ignore:
      var rare = details ?? Details()
      try rare.set(key, to: value)
      details = rare
    }
  }
}

extension Details {
  /// Sets one of the rare properties; the others are those of `Node`.
  fileprivate mutating func set(_ key: JSONKeys.Node, to value: JSONPlace) throws(JSONProblem) {
    switch key {
    case .sharedIdentifier: sharedIdentifier = try value.string()
    case .path: path = try value.list().read { item throws(JSONProblem) in try item.point() }
    case .activationPoint: activationPoint = try value.point()
    case .language: language = try value.language()
    case .headingLevel: headingLevel = try value.whole(1...6)
    case .expanded: expanded = try value.bool()
    case .respondsToUserInteraction: respondsToUserInteraction = try value.bool()
    case .userInputLabels: userInputLabels = try value.strings()
    case .textualContext: textualContext = try value.choice()
    case .navigationStyle: navigationStyle = try value.choice()
    case .actions: actions = try value.list().read { item throws(JSONProblem) in try item.action() }
    case .content: content = try value.list().read { item throws(JSONProblem) in try item.customContent() }
    case .rotors: rotors = try value.list().read { item throws(JSONProblem) in try item.rotor() }
    case .text: text = try value.textInput()
    case .adjusts: adjusts = try value.adjustment()
    case .control: control = try value.choice()
    case .scroll: scroll = try value.scroll()
    case .table: table = try value.dataTable()
    case .cell: cell = try value.cell()
    case .chart: chart = try value.chart()
    case .directTouchOptions:
      directTouchOptions = Set(try value.list().read { item throws(JSONProblem) in try item.choice(noun: "an option") })
    case .drag: drag = try value.list().read { item throws(JSONProblem) in try item.location(isDrop: false) }
    case .drop: drop = try value.list().read { item throws(JSONProblem) in try item.location(isDrop: true) }
    case .readingContent: readingContent = try value.list().read { item throws(JSONProblem) in try item.readingLine() }
    case .colors: colors = try value.colors()
    case .web:
      let (element, level) = try value.web()
      web = element
      if let level { headingLevel = level }
    case .on: behaviors = try value.behaviors()
    case .ignore: ignored = try value.ignoredRules()
    case .id, .label, .value, .hint, .traits, .frame, .isElement, .hidden, .visible, .clips, .modal, .groupsChildren,
      .order, .placement, .sortPriority, .container, .children:
      preconditionFailure("\(key.rawValue) is a property of Node.")
    }
  }
}
