internal import AloudReader
public import AloudTree

/// A document that has been prepared for rules.
public struct AuditedApp: Sendable {
  /// The original document.
  public let document: Document
  /// The first screen, followed by the other screens in the order of their keys.
  public let screens: [AuditedScreen]
  /// False for dumps and other documents that do not describe what controls do; rules cannot check behaviors then.
  public let hasBehaviors: Bool
  /// The rehearsals of each screen's stops; empty without behaviors.
  let rehearsals: [RehearsalSet]
  /// The keys of the screens that some effect presents; empty without behaviors.
  private(set) var presentedScreens: Set<String> = []
  /// The indices of screens, by their keys.
  let screensByKey: [String: Int]

  /// Prepares each screen once, for all rules.
  ///
  /// - Complexity: O(n log n) in the nodes of each screen, and the time to run the handlers that post announcements.
  public init(_ document: Document) {
    self.document = document
    screens = document.screens.enumerated().map { AuditedScreen(document, $1, index: $0) }
    hasBehaviors =
      document.behaviorsOfApp.contains { $0.tellsEffects }
      || document.screens.contains { $0.behaviors.tellsEffects || $0.tree.hasBehaviors }
    rehearsals = hasBehaviors ? screens.map(RehearsalSet.init) : []
    let keys = screens.compactMap { screen in screen.screen.key.map { ($0, screen.index) } }
    screensByKey = Dictionary(keys) { first, _ in first }
    guard hasBehaviors else { return }
    presentedScreens = Set(
      handlers.lazy.flatMap { $0.effects.flattened }.compactMap { if case .present(let key) = $0 { key } else { nil } })
  }
}

extension Tree {
  /// True when a node says what it does.
  fileprivate var hasBehaviors: Bool {
    nodes.contains { node in
      guard let details = node.sharedDetails?.value else { return false }
      return details.behaviors.tellsEffects || details.actions.contains { $0.effects != nil }
    }
  }
}

extension AuditedApp {
  /// The effects of an event, and the place to which findings about them refer.
  struct Handler: Sendable {
    let screen: AuditedScreen
    let place: Fault.Place
    /// Nil for a custom action or a drop.
    let event: Behaviors.Event?
    let effects: [Effect]
  }

  /// All handlers: of the app and its restrictions, then of each screen and its nodes, in document order.
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

  /// The handlers of the app, and of changes of its restrictions. Findings about them are on the first screen.
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

  /// True when any effect of the app, a screen or a node satisfies a condition, including effects of inserted nodes.
  ///
  /// - Complexity: O(nodes and effects).
  func anyEffect(_ isMeant: (Effect) -> Bool) -> Bool {
    hasBehaviors && handlers.contains { $0.effects.flattened.contains(where: isMeant) }
  }

  /// True when something presents the screen over another one.
  func isPresented(_ screen: AuditedScreen) -> Bool { screen.screen.key.map { presentedScreens.contains($0) } ?? false }

  /// The screen with a key.
  func screen(_ key: String) -> AuditedScreen? { screensByKey[key].map { screens[$0] } }
}

extension Behaviors {
  /// The effects of each event, in the order of `Event.allCases`.
  fileprivate var handlers: [(event: Event, effects: [Effect])] {
    guard !isEmpty else { return [] }
    return Event.allCases.compactMap { event in effects[event].map { (event, $0) } }
  }
}

extension Details {
  /// The effects of all handlers of a node: of events, custom actions and drops.
  var handlers: [[Effect]] { behaviors.handlers.map { $0.effects } + otherHandlers }

  /// The effects of custom actions and drops.
  fileprivate var otherHandlers: [[Effect]] { actions.compactMap { $0.effects } + (drop ?? []).map { $0.effects } }
}

extension [Effect] {
  /// The effects and all nested effects, on any device. Includes those of nodes that they insert.
  ///
  /// - Complexity: O(effects).
  var flattened: [Effect] { flattened { $0.nested } }

  /// The effects and all effects that they run on a device. Without a moment, all that they may run at any moment.
  /// Includes those of nodes that they insert.
  ///
  /// - Complexity: O(effects).
  func flattened(on device: GuidedAccess, at moment: GuidedAccess.Moment? = nil) -> [Effect] {
    flattened { $0.nested(on: device, at: moment) }
  }

  /// The effects, where both branches of each condition replace the condition.
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
  /// True when the effect makes VoiceOver speak without a gesture of the user: an announcement, or a notification with
  /// a text or a focus.
  var isSpoken: Bool {
    switch self {
    case .post(.announcement(let text, _)): !text.string.trimmed.isEmpty
    case .post(.screenChanged(let focus, let text)), .post(.layoutChanged(let focus, let text)):
      focus != nil || !(text ?? "").trimmed.isEmpty
    default: false
    }
  }

  /// True when a condition or a request determines which effects run.
  var decides: Bool {
    switch self {
    case .guidedAccess, .when: true
    default: false
    }
  }

  var isPresentation: Bool { if case .present = self { true } else { false } }
}
