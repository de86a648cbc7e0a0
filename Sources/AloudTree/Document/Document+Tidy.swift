extension Document {
  /// The same app without wrappers that have no effect, and with an id for every element, so that a person can edit an
  /// imported screen.
  ///
  ///     try Document(reading: dump).tidied()
  ///
  /// The tidied document reads the same: the same stops in the same order, in the same containers. A node is removed if
  /// VoiceOver neither stops at it nor announces it, if it orders and hides nothing, and if the document does not
  /// mention it. New ids are made from labels, so that a control gets the same id in the next dump. Containers get no
  /// ids, because an id can make a container a group.
  ///
  /// - Complexity: O(nodes).
  public func tidied() -> Document {
    let mentions = Mentions(in: self)
    var document = self
    document.screens = screens.map { screen in
      var screen = screen
      screen.tree = TreeTidier(screen.tree, mentions: mentions.spokenOf).tidied()
      screen.tree.nameElements(avoiding: mentions.all)
      return screen
    }
    return document
  }
}

extension Document {
  /// The same app with an id for every element that has none, as ``tidied()`` gives them.
  ///
  /// - Complexity: O(nodes).
  package func named() -> Document {
    let mentions = Mentions(in: self)
    var document = self
    for index in document.screens.indices { document.screens[index].tree.nameElements(avoiding: mentions.all) }
    return document
  }
}

/// The ids that behaviors, rotors, tables and restrictions mention, and those of nodes that effects insert.
private struct Mentions {
  private(set) var spokenOf: Set<String> = []
  private(set) var inserted: Set<String> = []

  var all: Set<String> { spokenOf.union(inserted) }

  init(in document: Document) {
    for screen in document.screens { add(screen.tree) }
    for restriction in document.guidedAccess?.restrictions ?? [] { spokenOf.formUnion(restriction.locks) }
    document.forEachEffect { add($0) }
  }

  private mutating func add(_ tree: Tree) {
    for node in tree.nodes {
      guard let details = node.sharedDetails?.value else { continue }
      for rotor in details.rotors { spokenOf.formUnion(rotor.items.map({ $0.id })) }
      guard let table = details.table else { continue }
      for headers in table.rowHeaders.values { spokenOf.formUnion(headers) }
      for headers in table.columnHeaders.values { spokenOf.formUnion(headers) }
    }
  }

  private mutating func add(_ effect: Effect) {
    switch effect {
    case .set(let id, _), .toggle(let id), .select(let id), .remove(let id): spokenOf.insert(id)
    case .insert(let tree, let parent, _):
      spokenOf.insert(parent)
      inserted.formUnion(tree.nodes.compactMap { $0.id })
      add(tree)
    case .post(.screenChanged(let focus?, _)), .post(.layoutChanged(let focus?, _)): spokenOf.insert(focus)
    case .when(let condition, _, _): spokenOf.formUnion(condition.leaves.compactMap({ $0.nodeID }))
    case .post, .show, .back, .present, .dismiss, .after, .every, .cancel, .guidedAccess, .assign, .add, .unknown: break
    }
  }
}
