internal import AloudBase
internal import AloudReader
package import AloudTree

// Performing effects.
extension Simulator.DocumentApp {
  /// Performs effects in order. The `appear` effects of a new screen run before the effects that follow.
  ///
  /// This is a loop and not a recursion, because a screen can show itself.
  mutating func perform(_ effects: [Effect], _ run: inout Run) {
    var pending = Array(effects.reversed())
    while let effect = pending.popLast() {
      guard run.permitsAnother() else { return }
      pending.append(contentsOf: perform(effect, &run).reversed())
    }
  }

  /// Performs an effect. An effect on a node that does not exist does nothing.
  ///
  /// - Returns: the effects that run next.
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
    case .unknown: break
    }
    return []
  }

  /// Moves the trait `selected` to the node from its peers.
  mutating func select(_ place: Place) {
    for peer in levels[place.level].screen.tree.peers(of: place.node) {
      update(Place(level: place.level, node: peer)) { $0.traits.remove(.selected) }
    }
    update(place) { $0.traits.insert(.selected) }
  }

  // MARK: Screens

  /// Shows another screen in the state that the document has.
  private mutating func push(_ key: String, as arrival: Level.Arrival, _ run: inout Run) -> [Effect] {
    guard depth < Simulator.DocumentApp.maximumScreens,
      let screen = document.screens.first(where: { $0.key == key })
    else { return [] }
    levels.push(Level(screen: screen, arrival: arrival))
    changes = Simulator.ScreenChanges(isNewScreen: true)
    run.outcomes.append(.screenChanged(returningTo: nil))
    return screen.behaviors.effects[.appear] ?? []
  }

  /// Goes back from a pushed screen; false if the top screen was not pushed.
  @discardableResult
  mutating func goBack(_ run: inout Run) -> Bool {
    guard levels.top.arrival == .pushed else { return false }
    pop(to: levels.topmost - 1, &run)
    return true
  }

  /// Removes the topmost presented screen and all screens over it; false if there is none.
  @discardableResult
  mutating func dismiss(_ run: inout Run) -> Bool {
    guard let presented = levels.layers.lastIndex(where: { $0.arrival == .presented }) else { return false }
    pop(to: presented - 1, &run)
    return true
  }

  private mutating func pop(to level: Int, _ run: inout Run) {
    levels.pop(to: level)
    changes = Simulator.ScreenChanges(isNewScreen: true)
    run.outcomes.append(.screenChanged(returningTo: cursor))
  }
}

extension Node {
  /// Toggles a switch or a checkbox; if it is neither, the expanded state; else the selected state.
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
  /// The effects that run in one instant: their outcomes and their number.
  struct Run {
    var outcomes: [Simulator.App.Outcome] = []
    private var count = 0

    /// True if another effect may run. The first that may not adds an outcome.
    mutating func permitsAnother() -> Bool {
      count += 1
      if count == maximumEffects + 1 { outcomes.append(.overrun) }
      return count <= maximumEffects
    }
  }

  // MARK: The memory of the app, and the answers to conditions

  /// The variables and counts since the start of the app.
  struct Memory: Equatable, Sendable {
    /// The variables that were set.
    var variables: [String: Condition.Literal] = [:]
    var counts: [ConditionFacts.CountedEvent: Int] = [:]
  }

  /// The current value of a variable; nil if the document has no such variable.
  func variable(_ name: String) -> Condition.Literal? {
    document.conditionFacts.variables[name].map { memory.variables[name] ?? $0 }
  }

  mutating func add(_ number: Double, to name: String) {
    let sum = ((variable(name)?.number ?? 0) + number).withoutRemainder
    // Infinite numbers are not stored, because documents cannot contain them.
    if sum.isFinite { memory.variables[name] = .number(sum) }
  }

  /// Records an event of a node on the top screen if a condition asks for its count.
  mutating func count(_ event: Behaviors.Event, at node: NodeID) {
    guard !document.conditionFacts.counted.isEmpty, let id = tree[node].id else { return }
    let happening = ConditionFacts.CountedEvent(event, id: id)
    if document.conditionFacts.counted.contains(happening) { memory.counts[happening, default: 0] += 1 }
  }

  /// The effect with values in place of variable names in braces.
  func filled(_ effect: Effect) -> Effect {
    document.conditionFacts.variables.isEmpty ? effect : effect.filling { variable($0)?.text }
  }

  /// Whether a condition holds. A node that does not exist has an empty text, and its only state is hidden.
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
  /// The value for comparisons: the real text of a secure field, and the number of an adjustable that has one.
  fileprivate var comparedValue: Condition.Literal {
    guard let details = sharedDetails?.value else { return .text(value?.string ?? "") }
    if case .range(_, _, _, let at, _)? = details.adjusts { return .number(at) }
    return .text((details.text == nil ? reportedValue : value)?.string ?? "")
  }
}
