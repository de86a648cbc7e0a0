internal import AloudBase

/// Finds ids, screens and names in a document that refer to nothing, and numbers that are out of range.
///
/// Paths are built only for errors: to build them for every node would take quadratic time in the number of siblings.
struct DocumentCheck {
  let document: Document
  private var known: Set<String> = []
  private var timers: Set<String> = []
  var facts = ConditionFacts()
  /// Variables that are set to texts and to numbers.
  var mixed: Set<String> = []
  private let screenKeys: Set<String>

  init(_ document: Document) {
    self.document = document
    screenKeys = Set(document.screens.compactMap { $0.key })
  }

  /// - Returns: the facts that the document's conditions ask for.
  func run() throws(TreeError) -> ConditionFacts {
    var check = self
    for screen in document.screens { try check.learnIDs(of: screen) }
    check.learnEffects()
    try check.check(document.behaviors, at: "on")
    if let facts = document.guidedAccess { try check.check(facts, at: "guidedAccess") }
    for screen in document.screens { try check.check(screen) }
    return check.facts
  }

  /// The ids of all nodes, and of nodes that effects insert.
  func identifiers() -> Set<String> {
    var check = self
    for screen in document.screens { check.known.formUnion(screen.tree.nodes.compactMap({ $0.id })) }
    check.learnEffects()
    return check.known
  }

  private func prefix(of screen: Document.Screen) -> String { screen.key.map { "screens.\($0)." } ?? "" }

  // MARK: Learning what there is

  private mutating func learnIDs(of screen: Document.Screen) throws(TreeError) {
    var seen: [String: NodeID] = [:]
    for id in screen.tree.ids {
      if !screen.tree.nodes[id.index].isFinite {
        throw TreeError(
          .invalidValue, at: prefix(of: screen) + screen.tree.path(of: id),
          "frame and sortPriority must be finite numbers")
      }
      guard let identifier = screen.tree.nodes[id.index].id else { continue }
      if identifier == Effect.ownID {
        throw TreeError(
          .invalidValue, at: prefix(of: screen) + screen.tree.path(of: id) + ".id",
          "\"self\" is the node of a behavior; give this node another id")
      }
      if let first = seen.updateValue(id, forKey: identifier) {
        let owner = prefix(of: screen) + screen.tree.path(of: first)
        throw TreeError(
          .duplicateID, at: prefix(of: screen) + screen.tree.path(of: id) + ".id",
          "the id \"\(identifier)\" already belongs to \(owner)")
      }
    }
    known.formUnion(seen.keys)
  }

  private mutating func learnEffects() {
    document.forEachEffect { effect in
      if let name = effect.timerName { timers.insert(name) }
      learnFacts(from: effect)
      if case .insert(let tree, _, _) = effect { known.formUnion(tree.nodes.compactMap({ $0.id })) }
    }
  }

  // MARK: Checking references

  private func check(_ screen: Document.Screen) throws(TreeError) {
    try check(screen.behaviors, at: prefix(of: screen) + "on")
    for id in screen.tree.ids {
      guard let details = screen.tree.nodes[id.index].sharedDetails else { continue }
      try check(details.value, at: prefix(of: screen) + screen.tree.path(of: id))
    }
  }

  private func check(_ details: Details, at path: @autoclosure () -> String) throws(TreeError) {
    guard details.isFinite else {
      throw TreeError(.invalidValue, at: path(), "activationPoint and adjusts must be finite numbers")
    }
    try check(details.behaviors, at: path() + ".on")
    for (index, action) in details.actions.enumerated() {
      try check(action.effects ?? [], at: "\(path()).actions[\(index)].do")
    }
    for (index, drop) in (details.drop ?? []).enumerated() {
      try check(drop.effects, at: "\(path()).drop[\(index)].do")
    }
    for (index, rotor) in details.rotors.enumerated() {
      for (item, result) in rotor.items.enumerated() {
        try check(id: result.id, at: "\(path()).rotors[\(index)].items[\(item)]")
      }
    }
    guard let table = details.table else { return }
    for (key, headers) in [("rowHeaders", table.rowHeaders), ("columnHeaders", table.columnHeaders)] {
      for (place, ids) in headers.sorted(by: { $0.key < $1.key }) {
        for (index, id) in ids.enumerated() { try check(id: id, at: "\(path()).table.\(key).\(place)[\(index)]") }
      }
    }
  }

  func check(_ behaviors: Behaviors, at path: @autoclosure () -> String) throws(TreeError) {
    guard !behaviors.isEmpty else { return }
    for event in Behaviors.Event.allCases {
      if let effects = behaviors.effects[event] { try check(effects, at: "\(path()).\(event.rawValue)") }
    }
  }

  func check(_ effects: [Effect], at path: @autoclosure () -> String) throws(TreeError) {
    for (index, effect) in effects.enumerated() { try check(effect, at: "\(path())[\(index)]") }
  }

  private func check(_ effect: Effect, at path: @autoclosure () -> String) throws(TreeError) {
    if !facts.variables.isEmpty { try check(textsOf: effect, at: path()) }
    switch effect {
    case .set(let id, let change):
      try check(id: id, at: path() + ".set")
      if let frame = change.frame ?? nil, !frame.isFinite {
        throw TreeError(.invalidValue, at: path() + ".frame", "frame must be four finite numbers")
      }
    case .toggle(let id): try check(id: id, at: path() + ".toggle")
    case .select(let id): try check(id: id, at: path() + ".select")
    case .remove(let id): try check(id: id, at: path() + ".remove")
    case .insert(let tree, let parent, _):
      try check(id: parent, at: path() + ".into")
      for node in tree.nodes { try check(inserted: node, at: path() + ".insert") }
    case .show(let screen): try check(screen: screen, at: path() + ".show")
    case .present(let screen): try check(screen: screen, at: path() + ".present")
    case .post(.screenChanged(_?, _?)):
      throw TreeError(.invalidValue, at: path() + ".text", Effect.Notification.argumentProblem("screenChanged"))
    case .post(.layoutChanged(_?, _?)):
      throw TreeError(.invalidValue, at: path() + ".text", Effect.Notification.argumentProblem("layoutChanged"))
    case .post(.screenChanged(let focus?, _)), .post(.layoutChanged(let focus?, _)):
      try check(id: focus, at: path() + ".focus")
    case .after(let seconds, let nested, _):
      try check(seconds: seconds, atLeast: 0, key: "after", at: path())
      try check(nested, at: path() + ".do")
    case .every(let seconds, let nested, let until, _):
      try check(seconds: seconds, atLeast: 0.01, key: "every", at: path())
      if let until { try check(seconds: until, atLeast: 0, key: "until", at: path()) }
      try check(nested, at: path() + ".do")
    case .cancel(let name): try check(timer: name, at: path() + ".cancel")
    case .guidedAccess(let request): try check(request, at: path() + ".guidedAccess")
    case .when(let condition, let effects, let others):
      try check(condition, at: path() + ".if")
      try check(effects, at: path() + ".then")
      try check(others, at: path() + ".else")
    case .assign(let variable, let value): try check(variable, assigned: value, key: "let", at: path())
    case .add(let variable, let number): try check(variable, assigned: .number(number), key: "add", at: path())
    case .back, .dismiss, .post, .unknown: break
    }
  }

  private func check(inserted node: Node, at path: @autoclosure () -> String) throws(TreeError) {
    guard node.isFinite else {
      throw TreeError(.invalidValue, at: path(), "frame and sortPriority must be finite numbers")
    }
    if node.hasDetails { try check(node.details, at: path()) }
  }

  func check(
    seconds: Double, atLeast minimum: Double, key: String, at path: @autoclosure () -> String
  ) throws(TreeError) {
    guard !(seconds.isFinite && seconds >= minimum) else { return }
    throw TreeError(
      .invalidValue, at: "\(path()).\(key)", "\(key) must be a number of seconds, \(minimum.json) or more")
  }

  private func check(timer name: String, at path: @autoclosure () -> String) throws(TreeError) {
    guard !timers.contains(name) else { return }
    throw TreeError(
      .unknownTimer, at: path(), "no timer has the name \"\(name)\"\(suggestion(for: name, among: timers))")
  }

  func check(id: String, at path: @autoclosure () -> String) throws(TreeError) {
    guard !known.contains(id) else { return }
    if id == Effect.ownID {
      throw TreeError(.unknownID, at: path(), "\"self\" is the node of a behavior; here is no node, so write its id")
    }
    throw TreeError(.unknownID, at: path(), "no node has the id \"\(id)\"\(suggestion(for: id, among: known))")
  }

  private func check(screen: String, at path: @autoclosure () -> String) throws(TreeError) {
    guard !screenKeys.contains(screen) else { return }
    let there: Message =
      screenKeys.isEmpty ? "the document has no \"screens\"" : "there are \(list(screenKeys.sorted()))"
    throw TreeError(.unknownScreen, at: path(), "there is no screen \"\(screen)\"; \(there)")
  }

  private func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }
}

extension Node {
  /// True if the numbers that decide the place of the node are finite.
  fileprivate var isFinite: Bool { sortPriority.isFinite && frame?.isFinite ?? true }
}

extension Details {
  /// True if the activation point and the numbers of the adjustment are finite.
  fileprivate var isFinite: Bool {
    if let activationPoint, !(activationPoint.x.isFinite && activationPoint.y.isFinite) { return false }
    guard case .range(let from, let to, let step, let at, _)? = adjusts else { return true }
    return [from, to, step, at].allSatisfy { $0.isFinite }
  }
}
