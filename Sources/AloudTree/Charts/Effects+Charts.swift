// Effects can insert trees that have charts.
extension Behaviors {
  /// The behaviors, with elements for the points of the charts that effects insert.
  func expandingCharts() -> Behaviors { Behaviors(effects.mapValues { $0.expandingCharts() }) }
}

extension [Effect] {
  fileprivate var insertsCharts: Bool { contains { $0.insertsCharts } }

  fileprivate func expandingCharts() -> [Effect] { insertsCharts ? map { $0.expandingCharts() } : self }
}

extension Effect {
  /// True for an effect that inserts a tree with a chart, now or later.
  fileprivate var insertsCharts: Bool {
    if case .insert(let tree, _, _) = self { return tree.hasCharts }
    return nested.insertsCharts
  }

  fileprivate func expandingCharts() -> Effect {
    switch self {
    case .insert(let tree, let parent, let at): .insert(tree.expandingAllCharts(), into: parent, at: at)
    case .after(let seconds, let effects, let name): .after(seconds: seconds, effects.expandingCharts(), name: name)
    case .every(let seconds, let effects, let until, let name):
      .every(seconds: seconds, effects.expandingCharts(), until: until, name: name)
    case .guidedAccess(let request): .guidedAccess(request.mappingEffects { $0.expandingCharts() })
    case .when(let condition, let effects, let others):
      .when(condition, then: effects.expandingCharts(), otherwise: others.expandingCharts())
    case .set, .toggle, .select, .remove, .show, .back, .present, .dismiss, .post, .cancel, .assign, .add, .unknown:
      self
    }
  }
}

extension GuidedAccess {
  /// The facts, with elements for the points of the charts that the effects of restrictions insert.
  func expandingCharts() -> GuidedAccess {
    var new = self
    for index in restrictions.indices {
      new.restrictions[index].behaviors = restrictions[index].behaviors.expandingCharts()
    }
    return new
  }
}

extension Details {
  fileprivate func expandingCharts() -> Details {
    var new = self
    new.behaviors = behaviors.expandingCharts()
    for index in actions.indices { new.actions[index].effects = actions[index].effects?.expandingCharts() }
    new.drop = drop?.map { LocationDescriptor(name: $0.name, point: $0.point, effects: $0.effects.expandingCharts()) }
    return new
  }
}

extension Tree {
  /// True for a tree with a chart, or with an effect that inserts one.
  fileprivate var hasCharts: Bool {
    nodes.contains { node in
      guard let details = node.sharedDetails?.value else { return false }
      return details.chart != nil || details.effectLists.contains { $0.insertsCharts }
    }
  }

  /// The tree with elements for the points of the charts on the screen, and of those that effects insert.
  func expandingAllCharts() -> Tree {
    guard hasCharts else { return self }
    var tree = self
    for id in ids {
      guard let details = nodes[id.index].sharedDetails?.value,
        details.effectLists.contains(where: { $0.insertsCharts })
      else {
        continue
      }
      tree.nodes[id.index].details = details.expandingCharts()
    }
    return tree.expandingCharts()
  }
}
