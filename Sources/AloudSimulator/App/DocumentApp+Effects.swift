internal import AloudReader
package import AloudTree

// Performing effects.
extension Simulator.DocumentApp {
  /// One after another, and what a new screen does when it appears before what comes after.
  ///
  /// A loop, not a recursion: a screen may show itself.
  mutating func perform(_ effects: [Effect], _ run: inout Run) {
    var pending = Array(effects.reversed())
    while let effect = pending.popLast() {
      guard run.permitsAnother() else { return }
      pending.append(contentsOf: perform(effect, &run).reversed())
    }
  }

  /// Performs an effect; one on a node that is not there does nothing.
  ///
  /// - Returns: the effects that follow at once.
  private mutating func perform(_ effect: Effect, _ run: inout Run) -> [Effect] {
    let effect = filled(effect)
    switch effect {
    case .set(let name, let change):
      guard let place = place(named: name) else { break }
      if place.level == levels.topmost, change.value != nil, tree[place.node].isBeingEdited {
        levels.top.selection = nil
      }
      update(place) { $0.apply(change) }
    case .toggle(let name): if let place = place(named: name) { update(place) { $0.toggle() } }
    case .select(let name): if let place = place(named: name) { select(place) }
    case .insert(let nodes, let name, let at):
      if let place = place(named: name) { edit(level: place.level) { $0.insert(nodes, into: place.node, at: at) } }
    case .remove(let name): if let place = place(named: name) { edit(level: place.level) { $0.remove(place.node) } }
    case .show(let screen): return push(screen, as: .pushed, &run)
    case .present(let screen): return push(screen, as: .presented, &run)
    case .back: goBack(&run)
    case .dismiss: dismiss(&run)
    case .post(let notification): run.outcomes.append(.posted(notification))
    case .after(let seconds, let effects, let name):
      run.outcomes.append(.later(Timer(seconds: seconds, effects: effects, name: name)))
    case .every(let seconds, let effects, let until, let name):
      run.outcomes.append(
        .later(Timer(seconds: seconds, effects: effects, interval: seconds, until: until, name: name)))
    case .cancel(let name): run.outcomes.append(.cancelled(name: name))
    case .guidedAccess(.status(let enabled, let effects)):
      return restrictions.isGuidedAccessEnabled == enabled ? effects : []
    case .guidedAccess(.restrictionState(let identifier, let state, let effects)):
      return (restrictions.denied.contains(identifier) ? .deny : .allow) == state ? effects : []
    case .guidedAccess(let request): run.outcomes.append(.guidedAccess(request))
    case .when(let condition, let effects, let others): return holds(condition) ? effects : others
    case .assign(let variable, let value): memory.variables[variable] = value
    case .add(let variable, let number): add(number, to: variable)
    }
    return []
  }

  /// Moves the trait `selected` to the node from the elements among which it stands.
  mutating func select(_ place: Place) {
    for peer in levels[place.level].screen.tree.peers(of: place.node) {
      update(Place(level: place.level, node: peer)) { $0.traits.remove(.selected) }
    }
    update(place) { $0.traits.insert(.selected) }
  }

  // MARK: Screens

  /// Another screen comes on top, as the document has it.
  private mutating func push(_ key: String, as arrival: Level.Arrival, _ run: inout Run) -> [Effect] {
    guard depth < Simulator.DocumentApp.maximumScreens,
      let screen = document.screens.first(where: { $0.key == key })
    else { return [] }
    levels.push(Level(screen: screen, arrival: arrival))
    pendingUpdate = PendingUpdate(isNewScreen: true)
    run.outcomes.append(.screenChanged(returningTo: nil))
    return screen.behaviors.effects[.appear] ?? []
  }

  /// Goes back from a pushed screen; false when the one on top is none.
  @discardableResult
  mutating func goBack(_ run: inout Run) -> Bool {
    guard levels.top.arrival == .pushed else { return false }
    pop(to: levels.topmost - 1, &run)
    return true
  }

  /// Takes away the topmost presented screen and all that is over it; false when there is none.
  @discardableResult
  mutating func dismiss(_ run: inout Run) -> Bool {
    guard let presented = levels.layers.lastIndex(where: { $0.arrival == .presented }) else { return false }
    pop(to: presented - 1, &run)
    return true
  }

  private mutating func pop(to level: Int, _ run: inout Run) {
    levels.pop(to: level)
    pendingUpdate = PendingUpdate(isNewScreen: true)
    run.outcomes.append(.screenChanged(returningTo: cursor))
  }
}

extension Node {
  /// Flips a switch or a checkbox, else whether it is expanded, else whether it is selected.
  ///
  /// UIKit's switches go from mixed to on.
  package mutating func toggle() {
    let states = ["0": "1", "1": "0", "2": "1"]
    let old = reportedValue?.string ?? (traits.contains(.toggleButton) ? "0" : "")
    if let new = states[old] {
      var change = Effect.Change()
      change.value = .some(SpokenText(new))
      apply(change)
    } else if let expanded = sharedDetails?.value.expanded {
      details.expanded = !expanded
    } else {
      traits.formSymmetricDifference(.selected)
    }
  }
}

extension Simulator.DocumentApp {
  /// Effects that happen in one instant: what they led to so far, and how many there were.
  struct Run {
    var outcomes: [Simulator.App.Outcome] = []
    private var count = 0

    /// True when one more may happen; the first that may not is an outcome.
    mutating func permitsAnother() -> Bool {
      count += 1
      if count == maximumEffects + 1 { outcomes.append(.overrun) }
      return count <= maximumEffects
    }
  }

  // MARK: The memory of the app, and the answers to conditions

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
    condition.holds { condition in
      switch condition {
      case .compare(let subject, let comparison): comparison.holds(of: literal(of: subject))
      case .state(let id, let state): place(named: id).map { isIn(state, $0) } ?? (state == .hidden)
      case .all, .any, .not: holds(condition)
      }
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
