internal import AloudReader
public import AloudTree

/// A document as rules see it.
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
