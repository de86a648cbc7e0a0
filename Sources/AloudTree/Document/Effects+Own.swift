// The word `self` in behaviors: the node to which they belong.

extension Tree {
  /// Puts ids in place of `self` in the behaviors of the nodes. A node that needs an id and has none gets one, which is not
  /// among the `taken` ids of the document.
  ///
  /// - Complexity: O(nodes and effects).
  func resolvingSelf(avoiding taken: Set<String>) -> Tree {
    guard nodes.contains(where: { $0.sharedDetails?.value.mentionsSelf ?? false }) else { return self }
    var tree = self
    var names = UnusedNames(taken: taken)
    for index in nodes.indices {
      guard let details = nodes[index].sharedDetails?.value, details.mentionsSelf else { continue }
      let id = nodes[index].id ?? names.unused(like: nodes[index].slug)
      tree.nodes[index].id = id
      tree.nodes[index].details = details.replacingSelf(with: id, avoiding: taken)
    }
    return tree
  }
}

extension Behaviors {
  /// The behaviors of a screen or the app, with ids in place of `self` in the nodes that they insert.
  func resolvingSelf(avoiding taken: Set<String>) -> Behaviors {
    Behaviors(effects.mapValues { $0.map { $0.replacingSelf(with: nil, avoiding: taken) } })
  }
}

extension Details {
  fileprivate var mentionsSelf: Bool {
    !effectLists.isEmpty && effectLists.contains { $0.contains { $0.replacingSelf(with: "", avoiding: []) != $0 } }
  }

  fileprivate func replacingSelf(with id: String, avoiding taken: Set<String>) -> Details {
    func replace(_ effects: [Effect]) -> [Effect] { effects.map { $0.replacingSelf(with: id, avoiding: taken) } }
    var new = self
    new.behaviors = Behaviors(behaviors.effects.mapValues(replace))
    for index in actions.indices { new.actions[index].effects = actions[index].effects.map(replace) }
    new.drop = drop?.map { LocationDescriptor(name: $0.name, point: $0.point, effects: replace($0.effects)) }
    return new
  }
}

extension Effect {
  /// The id that stands for the node of the behavior.
  package static let ownID = "self"

  /// Without an id, only nodes that the effect inserts have one.
  fileprivate func replacingSelf(with id: String?, avoiding taken: Set<String>) -> Effect {
    func own(_ other: String) -> String { other == Effect.ownID ? id ?? other : other }
    func all(_ effects: [Effect]) -> [Effect] { effects.map { $0.replacingSelf(with: id, avoiding: taken) } }
    return switch self {
    case .set(let node, let change): .set(id: own(node), change)
    case .toggle(let node): .toggle(id: own(node))
    case .select(let node): .select(id: own(node))
    case .remove(let node): .remove(id: own(node))
    // The behaviors of an inserted node are its own.
    case .insert(let tree, let parent, let at): .insert(tree.resolvingSelf(avoiding: taken), into: own(parent), at: at)
    case .post(.screenChanged(let focus?, let text)): .post(.screenChanged(focus: own(focus), text: text))
    case .post(.layoutChanged(let focus?, let text)): .post(.layoutChanged(focus: own(focus), text: text))
    case .after(let seconds, let effects, let name): .after(seconds: seconds, all(effects), name: name)
    case .every(let seconds, let effects, let until, let name):
      .every(seconds: seconds, all(effects), until: until, name: name)
    case .guidedAccess(let request): .guidedAccess(request.mappingEffects(all))
    case .when(let condition, let effects, let others):
      .when(condition.replacingSelf(with: id), then: all(effects), otherwise: all(others))
    case .show, .back, .present, .dismiss, .post, .cancel, .assign, .add, .unknown: self
    }
  }
}

extension Condition {
  fileprivate func replacingSelf(with id: String?) -> Condition {
    func own(_ other: String) -> String { other == Effect.ownID ? id ?? other : other }
    return switch self {
    case .all(let conditions): .all(conditions.map { $0.replacingSelf(with: id) })
    case .any(let conditions): .any(conditions.map { $0.replacingSelf(with: id) })
    case .not(let condition): .not(condition.replacingSelf(with: id))
    case .compare(.value(let node), let comparison): .compare(.value(id: own(node)), comparison)
    case .compare(.label(let node), let comparison): .compare(.label(id: own(node)), comparison)
    case .compare(.count(let event, let node), let comparison): .compare(.count(event, id: own(node)), comparison)
    case .compare(.variable, _): self
    case .state(let node, let state): .state(id: own(node), state)
    }
  }
}
