internal import AloudReader
public import AloudTree

/// A document, prepared for rules.
public struct AuditedApp: Sendable {
  /// The document that was read.
  public let document: Document
  /// The first screen, then the others in the order of their keys.
  public let screens: [AuditedScreen]
  /// False for dumps and other documents that do not tell what controls do: nothing can be said of behaviors then.
  public let hasBehaviors: Bool
  /// The rehearsals of each screen's stops; empty without behaviors.
  let rehearsals: [RehearsalSet]
  /// The keys of the screens that anything presents; empty without behaviors.
  private(set) var presentedScreens: Set<String> = []
  /// The places of screens, by their keys.
  let screensByKey: [String: Int]

  /// Looks at each screen once, for all rules.
  ///
  /// - Complexity: O(n log n) in the nodes of each screen, and what it takes to try the handlers that announce something.
  public init(_ document: Document) {
    self.document = document
    screens = document.screens.enumerated().map { AuditedScreen(document, $1, index: $0) }
    hasBehaviors =
      document.behaviorsOfApp.contains { !$0.isEmpty }
      || document.screens.contains { !$0.behaviors.isEmpty || $0.tree.hasBehaviors }
    rehearsals = hasBehaviors ? screens.map(RehearsalSet.init) : []
    let keys = screens.compactMap { screen in screen.screen.key.map { ($0, screen.index) } }
    screensByKey = Dictionary(keys) { first, _ in first }
    guard hasBehaviors else { return }
    presentedScreens = Set(
      handlers.lazy.flatMap(\.effects.flattened).compactMap { if case .present(let key) = $0 { key } else { nil } })
  }
}

extension Tree {
  /// True when a node answers to anything.
  fileprivate var hasBehaviors: Bool {
    nodes.contains { node in
      guard let details = node.sharedDetails?.value else { return false }
      return !details.behaviors.isEmpty || details.actions.contains { $0.effects != nil }
    }
  }
}

extension AuditedApp {
  /// The effects of an event, and the place of findings about them.
  struct Handler: Sendable {
    let screen: AuditedScreen
    let place: Fault.Place
    /// Nil is a custom action or a drop.
    let event: Behaviors.Event?
    let effects: [Effect]
  }

  /// Everything that answers to something: the app and its restrictions, then each screen with its nodes as written.
  ///
  /// - Complexity: O(nodes).
  var handlers: [Handler] {
    var found = handlersOfApp
    for screen in screens {
      found += handlers(of: screen.screen.behaviors, on: screen) { .behavior($0) }
      for node in screen.tree.ids {
        guard let details = screen.tree.nodes[node.index].sharedDetails?.value else { continue }
        found += handlers(of: details.behaviors, on: screen) { _ in .node(node) }
        found += details.otherHandlers.map { Handler(screen: screen, place: .node(node), event: nil, effects: $0) }
      }
    }
    return found
  }

  /// The handlers of the app, and the effects of changes of its restrictions; their findings are on the first screen.
  var handlersOfApp: [Handler] {
    guard let first = screens.first else { return [] }
    let ofRestrictions = document.guidedAccessFacts.restrictions.enumerated().flatMap { index, restriction in
      handlers(of: restriction.behaviors, on: first) {
        .document("guidedAccess.restrictions[\(index)].on.\($0.rawValue)")
      }
    }
    return handlers(of: document.behaviors, on: first) { .behavior($0) } + ofRestrictions
  }

  private func handlers(
    of behaviors: Behaviors, on screen: AuditedScreen, at place: (Behaviors.Event) -> Fault.Place
  ) -> [Handler] {
    behaviors.handlers.map { Handler(screen: screen, place: place($0.event), event: $0.event, effects: $0.effects) }
  }

  /// True when anything that the app, a screen or a node does is meant, those too that are inserted.
  ///
  /// - Complexity: O(nodes and effects).
  func anyEffect(_ isMeant: (Effect) -> Bool) -> Bool {
    hasBehaviors && handlers.contains { $0.effects.flattened.contains(where: isMeant) }
  }

  /// True when something presents the screen over another one.
  func isPresented(_ screen: AuditedScreen) -> Bool { screen.screen.key.map { presentedScreens.contains($0) } ?? false }

  /// The screen that behaviors know by a key.
  func screen(_ key: String) -> AuditedScreen? { screensByKey[key].map { screens[$0] } }
}

extension Behaviors {
  /// The effects of each event, in the order of events.
  fileprivate var handlers: [(event: Event, effects: [Effect])] {
    guard !isEmpty else { return [] }
    return Event.allCases.compactMap { event in effects[event].map { (event, $0) } }
  }
}

extension Details {
  /// The effects of all that a node answers to: events, custom actions and drops.
  var handlers: [[Effect]] { behaviors.handlers.map(\.effects) + otherHandlers }

  /// The effects of custom actions and drops.
  fileprivate var otherHandlers: [[Effect]] { actions.compactMap(\.effects) + (drop ?? []).map(\.effects) }
}

extension [Effect] {
  /// The effects and all that are written inside, on whatever device they run, those too of nodes that they insert.
  ///
  /// - Complexity: O(effects).
  var flattened: [Effect] { flattened(\.nested) }

  /// The effects and all that they run on a device, without a moment all that they may run at any; those too of nodes
  /// that they insert.
  ///
  /// - Complexity: O(effects).
  func flattened(on device: GuidedAccess, at moment: GuidedAccess.Moment? = nil) -> [Effect] {
    flattened { $0.nested(on: device, at: moment) }
  }

  /// The same with what conditions may lead to, whatever they ask, in their place.
  var withoutConditions: [Effect] {
    flatMap { effect in
      if case .when(_, let then, let otherwise) = effect { (then + otherwise).withoutConditions } else { [effect] }
    }
  }

  private func flattened(_ nested: (Effect) -> [Effect]) -> [Effect] {
    var (found, pending): ([Effect], [Effect]) = ([], reversed())
    while let effect = pending.popLast() {
      found.append(effect)
      pending += nested(effect).reversed()
      guard case .insert(let tree, _, _) = effect else { continue }
      for node in tree.nodes { pending += (node.sharedDetails?.value.handlers ?? []).joined() }
    }
    return found
  }
}

extension Effect {
  /// True when VoiceOver says something because of it, without anybody going there: an announcement, a notification
  /// with a text or with a place for the cursor.
  var isSpoken: Bool {
    switch self {
    case .post(.announcement(let text, _)): !text.string.trimmed.isEmpty
    case .post(.screenChanged(let focus, let text)), .post(.layoutChanged(let focus, let text)):
      focus != nil || !(text ?? "").trimmed.isEmpty
    default: false
    }
  }

  /// True when it depends on something what it leads to at once.
  var decides: Bool {
    switch self {
    case .guidedAccess, .when: true
    default: false
    }
  }

  var isPresentation: Bool { if case .present = self { true } else { false } }
}
