internal import AloudReader
internal import AloudTree

// The memory of the app, and the answers to conditions.
extension Simulator.DocumentApp {
  /// The variables and counts since the app started.
  struct Memory: Equatable, Sendable {
    /// Those that were set.
    var variables: [String: Condition.Literal] = [:]
    var counts: [ConditionFacts.CountedEvent: Int] = [:]
  }

  /// The value of a variable now; nil where the document has none of the name.
  func variable(_ name: String) -> Condition.Literal? {
    document.conditionFacts.variables[name].map { memory.variables[name] ?? $0 }
  }

  mutating func add(_ number: Double, to name: String) {
    let sum = ((variable(name)?.number ?? 0) + number).withoutRemainder
    // Numbers stay finite, so that documents can hold what texts show.
    if sum.isFinite { memory.variables[name] = .number(sum) }
  }

  /// An event happens to a node of the screen on top. It is counted where a condition asks for that.
  mutating func count(_ event: Behaviors.Event, at node: NodeID) {
    guard !document.conditionFacts.counted.isEmpty, let id = tree[node].id else { return }
    let happening = ConditionFacts.CountedEvent(event, id: id)
    if document.conditionFacts.counted.contains(happening) { memory.counts[happening, default: 0] += 1 }
  }

  /// An effect as it is to be performed now: names in braces are variables.
  func filled(_ effect: Effect) -> Effect {
    document.conditionFacts.variables.isEmpty ? effect : effect.filling { variable($0)?.text }
  }

  /// A node that is not there has no text and is in no state but hidden.
  mutating func holds(_ condition: Condition) -> Bool {
    switch condition {
    case .all(let conditions):
      for condition in conditions where !holds(condition) { return false }
      return true
    case .any(let conditions):
      for condition in conditions where holds(condition) { return true }
      return false
    case .not(let condition): return !holds(condition)
    case .compare(let subject, let comparison): return comparison.holds(of: literal(of: subject))
    case .state(let id, let state): return place(named: id).map { isIn(state, $0) } ?? (state == .hidden)
    }
  }

  private mutating func literal(of subject: Condition.Subject) -> Condition.Literal {
    switch subject {
    case .value(let id): place(named: id).map { levels[$0.level].screen.tree[$0.node].comparedValue } ?? .text("")
    case .label(let id):
      .text(place(named: id).flatMap { levels[$0.level].screen.tree[$0.node].label?.string } ?? "")
    case .variable(let name): variable(name) ?? .text("")
    case .count(let event, let id): .number(Double(memory.counts[ConditionFacts.CountedEvent(event, id: id)] ?? 0))
    }
  }

  private func isIn(_ state: Condition.State, _ place: Place) -> Bool {
    let tree = levels[place.level].screen.tree
    let node = tree[place.node]
    switch state {
    case .traits(let traits): return node.reportedTraits.isSuperset(of: traits)
    case .expanded: return node.sharedDetails?.value.expanded ?? false
    case .focused: return place.level == levels.topmost && cursor == place.node
    case .hidden: return tree.lineage(of: place.node).contains { tree[$0].hidden || !tree[$0].visible }
    case .shown: return !isIn(.hidden, place)
    }
  }
}

extension Node {
  /// The value as the app knows it: the text itself of a secure field, and the number of an adjustable that has one.
  fileprivate var comparedValue: Condition.Literal {
    guard let details = sharedDetails?.value else { return .text(value?.string ?? "") }
    if case .range(_, _, _, let at, _)? = details.adjusts { return .number(at) }
    return .text((details.text == nil ? reportedValue : value)?.string ?? "")
  }
}
