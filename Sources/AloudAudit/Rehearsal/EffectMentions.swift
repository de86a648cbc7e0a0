internal import AloudTree

/// How often effects change a node, by its id.
struct EffectMentions {
  private var counts: [String: Int] = [:]

  init(_ courses: some Sequence<EffectCourse>) {
    for course in courses {
      for step in course.steps {
        if let id = step.effect.changedID { counts[id, default: 0] += 1 }
      }
    }
  }

  subscript(id: String) -> Int { counts[id, default: 0] }
}

extension AuditedApp {
  /// How often everything that the app does changes a node.
  ///
  /// - Complexity: O(nodes and effects).
  var mentions: EffectMentions { EffectMentions(effects.map { EffectCourse($0) }) }

  /// All lists of effects: of the app, its screens and their nodes, those too that are inserted.
  ///
  /// - Complexity: O(nodes and effects).
  var effects: [[Effect]] {
    var found = Array(document.behaviors.effects.values)
    for screen in document.screens {
      found += screen.behaviors.effects.values
      screen.tree.collectEffects(into: &found)
    }
    var index = 0
    while index < found.count {
      for step in EffectCourse(found[index]).steps {
        if case .insert(let tree, _, _) = step.effect { tree.collectEffects(into: &found) }
      }
      index += 1
    }
    return found
  }
}

extension Tree {
  fileprivate func collectEffects(into found: inout [[Effect]]) {
    for node in nodes {
      guard let shared = node.sharedDetails else { continue }
      if !shared.value.behaviors.isEmpty { found += shared.value.behaviors.effects.values }
      for action in shared.value.actions { found += [action.effects ?? []] }
      for drop in shared.value.drop ?? [] { found.append(drop.effects) }
    }
  }
}

extension Effect {
  /// The node that it changes by itself.
  fileprivate var changedID: String? {
    switch self {
    case .set(let id, _), .toggle(let id), .select(let id), .remove(let id), .insert(_, let id, _): id
    case .show, .back, .present, .dismiss, .post, .after, .every, .cancel, .guidedAccess: nil
    }
  }
}
