internal import AloudTree

extension AuditedApp {
  /// What answers to an event, and where a finding about it belongs.
  struct Handler: Sendable {
    let screen: AuditedScreen
    let place: Fault.Place
    /// Nil is a custom action or a drop.
    let event: Behaviors.Event?
    let effects: [Effect]
  }

  /// Everything that answers to something: the app, then each screen with its nodes as written.
  ///
  /// - Complexity: O(nodes).
  var handlers: [Handler] {
    var found: [Handler] = []
    if let first = screens.first { found += handlers(of: document.behaviors, on: first) { .behavior($0) } }
    for screen in screens {
      found += handlers(of: screen.screen.behaviors, on: screen) { .behavior($0) }
      for node in screen.tree.ids {
        guard let details = screen.tree.nodes[node.index].sharedDetails?.value else { continue }
        found += handlers(of: details.behaviors, on: screen) { _ in .node(node) }
        let others = details.actions.compactMap(\.effects) + (details.drop ?? []).map(\.effects)
        found += others.map { Handler(screen: screen, place: .node(node), event: nil, effects: $0) }
      }
    }
    return found
  }

  private func handlers(
    of behaviors: Behaviors, on screen: AuditedScreen, at place: (Behaviors.Event) -> Fault.Place
  ) -> [Handler] {
    guard !behaviors.isEmpty else { return [] }
    return Behaviors.Event.allCases.compactMap { event in
      behaviors.effects[event].map { Handler(screen: screen, place: place(event), event: event, effects: $0) }
    }
  }

  /// The keys of the screens that anything presents.
  var presentedScreens: Set<String> {
    Set(handlers.lazy.flatMap(\.effects.flattened).compactMap { if case .present(let key) = $0 { key } else { nil } })
  }
}

extension [Effect] {
  /// The effects and all that they may run, those too of nodes that they insert.
  ///
  /// - Complexity: O(effects).
  var flattened: [Effect] {
    var (found, pending): ([Effect], [Effect]) = ([], reversed())
    while let effect = pending.popLast() {
      found.append(effect)
      pending += effect.nested.reversed()
      guard case .insert(let tree, _, _) = effect else { continue }
      for details in tree.nodes.compactMap({ $0.sharedDetails?.value }) {
        pending += details.behaviors.effects.values.joined()
        pending += details.actions.compactMap(\.effects).joined()
        pending += (details.drop ?? []).flatMap(\.effects)
      }
    }
    return found
  }
}

extension Effect {
  /// True when VoiceOver says something because of it, without anybody going there: an announcement, a notification with a
  /// text or with a place for the cursor.
  var isSpoken: Bool {
    switch self {
    case .post(.announcement(let text, _)): !text.string.trimmed.isEmpty
    case .post(.screenChanged(let focus, let text)), .post(.layoutChanged(let focus, let text)):
      focus != nil || !(text ?? "").trimmed.isEmpty
    default: false
    }
  }

  var isPresentation: Bool { if case .present = self { true } else { false } }
}
