// Effects insert trees, which have charts, too.
extension Behaviors {
  /// The same with elements for the points of the charts that are inserted; nil where nothing changes.
  func expandingCharts() -> Behaviors? {
    var new = self
    var hasChanged = false
    for (event, effects) in effects {
      guard let expanded = effects.expandingCharts() else { continue }
      new.effects[event] = expanded
      hasChanged = true
    }
    return hasChanged ? new : nil
  }
}

extension [Effect] {
  func expandingCharts() -> [Effect]? {
    var new = self
    var hasChanged = false
    for index in indices {
      guard let expanded = self[index].expandingCharts() else { continue }
      new[index] = expanded
      hasChanged = true
    }
    return hasChanged ? new : nil
  }
}

extension Effect {
  fileprivate func expandingCharts() -> Effect? {
    switch self {
    case .insert(let tree, let parent, let at):
      return tree.hasCharts ? .insert(tree.expandingAllCharts(), into: parent, at: at) : nil
    case .after(let seconds, let effects, let name):
      return effects.expandingCharts().map { .after(seconds: seconds, $0, name: name) }
    case .every(let seconds, let effects, let until, let name):
      return effects.expandingCharts().map { .every(seconds: seconds, $0, until: until, name: name) }
    case .guidedAccess(let request): return request.expandingCharts().map { .guidedAccess($0) }
    case .when(let condition, let effects, let others):
      let (then, otherwise) = (effects.expandingCharts(), others.expandingCharts())
      guard then != nil || otherwise != nil else { return nil }
      return .when(condition, then: then ?? effects, otherwise: otherwise ?? others)
    case .set, .toggle, .select, .remove, .show, .back, .present, .dismiss, .post, .cancel, .assign, .add: return nil
    }
  }
}

extension Effect.GuidedAccessRequest {
  fileprivate func expandingCharts() -> Self? {
    guard nested.expandingCharts() != nil else { return nil }
    func expanded(_ effects: [Effect]) -> [Effect] { effects.expandingCharts() ?? effects }
    return switch self {
    case .session(let enabled, let succeeded, let failed):
      .session(enabled: enabled, succeeded: expanded(succeeded), failed: expanded(failed))
    case .configure(let features, let enabled, let succeeded, let failed):
      .configure(features, enabled: enabled, succeeded: expanded(succeeded), failed: expanded(failed))
    case .assessment(let enabled, let succeeded, let failed):
      .assessment(enabled: enabled, succeeded: expanded(succeeded), failed: expanded(failed))
    case .status(let enabled, let effects): .status(enabled: enabled, expanded(effects))
    case .restrictionState(let identifier, let state, let effects):
      .restrictionState(identifier: identifier, state, expanded(effects))
    }
  }
}

extension GuidedAccess {
  /// The same with elements for the points of the charts that its restrictions insert.
  func expandingCharts() -> GuidedAccess {
    var new = self
    for index in restrictions.indices {
      new.restrictions[index].behaviors =
        restrictions[index].behaviors.expandingCharts() ?? restrictions[index].behaviors
    }
    return new
  }
}

extension Details {
  /// The same with elements for the points of the charts that its effects insert; nil where nothing changes.
  fileprivate func expandingCharts() -> Details? {
    var new = self
    var hasChanged = false
    if let expanded = behaviors.expandingCharts() { (new.behaviors, hasChanged) = (expanded, true) }
    for index in actions.indices {
      guard let expanded = actions[index].effects?.expandingCharts() else { continue }
      (new.actions[index].effects, hasChanged) = (expanded, true)
    }
    var drops = drop ?? []
    for index in drops.indices {
      guard let expanded = drops[index].effects.expandingCharts() else { continue }
      drops[index].effects = expanded
      (new.drop, hasChanged) = (drops, true)
    }
    return hasChanged ? new : nil
  }
}

extension Tree {
  /// True when there is a chart, or an effect that may insert one.
  fileprivate var hasCharts: Bool {
    nodes.contains { node in
      guard let details = node.sharedDetails?.value else { return false }
      return details.chart != nil || !details.behaviors.isEmpty || !details.actions.isEmpty || details.drop != nil
    }
  }

  /// With elements for the points of the charts on the screen, and of those that effects insert.
  func expandingAllCharts() -> Tree {
    guard hasCharts else { return self }
    var tree = self
    for id in ids {
      if let details = nodes[id.index].sharedDetails?.value.expandingCharts() { tree.nodes[id.index].details = details }
    }
    return tree.expandingCharts()
  }
}
