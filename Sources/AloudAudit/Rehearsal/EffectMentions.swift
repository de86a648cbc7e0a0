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
  var mentions: EffectMentions { EffectMentions(effects.map { EffectCourse($0, on: document.guidedAccessFacts) }) }

  /// All lists of effects: of the app, its screens and their nodes, those too that are inserted.
  ///
  /// - Complexity: O(nodes and effects).
  private var effects: [[Effect]] {
    var found = handlers.map(\.effects)
    var index = 0
    while index < found.count {
      for step in EffectCourse(found[index], on: document.guidedAccessFacts).steps {
        guard case .insert(let tree, _, _) = step.effect else { continue }
        for node in tree.nodes { found += node.sharedDetails?.value.handlers ?? [] }
      }
      index += 1
    }
    return found
  }
}

extension Effect {
  /// The node that it changes by itself.
  fileprivate var changedID: String? {
    switch self {
    case .set(let id, _), .toggle(let id), .select(let id), .remove(let id), .insert(_, let id, _): id
    case .show, .back, .present, .dismiss, .post, .after, .every, .cancel, .guidedAccess, .when, .assign, .add: nil
    }
  }
}
