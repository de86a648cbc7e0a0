internal import AloudTree

/// A node that an `every` changes several times a second.
struct RapidChange: Sendable {
  let screen: AuditedScreen
  let node: NodeID
  /// Seconds between one change and the next.
  let interval: Double
  /// True when something was presented or announced before.
  let isWarned: Bool

  var perSecond: Double { 1 / interval }

  /// Seconds between 50 and 3 changes a second. Source: the Korean guideline's 3.3.
  static let range = 0.020...0.333
}

extension AuditedApp {
  /// The nodes that `every` changes 3 to 50 times a second: by itself, or since somebody did something.
  ///
  /// - Complexity: O(nodes + n log n) in the effects.
  func rapidChanges(where matters: (AuditedScreen, NodeID, Effect.Change) -> Bool) -> [RapidChange] {
    let handled = handlers.filter { $0.event != .appear && $0.effects.haveTimer }
    let timelines =
      screens.flatMap { screen in screen.timelines.map { (screen, $0, false) } }
      + handled.flatMap { handler in
        let isAnswer = isInWindow(handler)
        return Timeline.all(handler.effects, on: document.guidedAccessFacts).map { (handler.screen, $0, isAnswer) }
      }
    var directory: NodeDirectory?
    var found: [RapidChange] = []
    for (screen, timeline, isAnswer) in timelines {
      var isWarned = isAnswer
      for step in timeline.steps {
        if step.effect.isPresentation || step.effect.isSpoken { isWarned = true }
        guard let cycle = step.cycle, cycle.isRepeated, RapidChange.range.contains(cycle.interval),
          case .set(let id, let change) = step.effect
        else { continue }
        let known = directory ?? NodeDirectory(self)
        directory = known
        guard let (screen, node) = known.place(of: id, near: screen), matters(screen, node, change) else { continue }
        found.append(RapidChange(screen: screen, node: node, interval: cycle.interval, isWarned: isWarned))
      }
    }
    return found
  }

  /// True for what a control of a dialog or of a presented screen does: people were told something before, and went on.
  private func isInWindow(_ handler: Handler) -> Bool {
    if isPresented(handler.screen) { return true }
    guard case .node(let node) = handler.place else { return false }
    return handler.screen.tree.lineage(of: node).contains { handler.screen.tree[$0].modal }
  }
}

/// The places of the ids of a document.
struct NodeDirectory: Sendable {
  private let app: AuditedApp
  private let nodes: [[String: NodeID]]

  /// - Complexity: O(nodes).
  init(_ app: AuditedApp) {
    self.app = app
    nodes = app.screens.map { $0.tree.idsByIdentifier() }
  }

  /// On a screen itself, else on the first that has it; nil for what is inserted later.
  func place(of id: String, near screen: AuditedScreen) -> (AuditedScreen, NodeID)? {
    for candidate in [screen.index] + nodes.indices {
      if let node = nodes[candidate][id] { return (app.screens[candidate], node) }
    }
    return nil
  }
}

extension [Effect] {
  /// True when one of them is a timer, or may lead to one.
  fileprivate var haveTimer: Bool {
    contains {
      switch $0 {
      case .after, .every, .guidedAccess, .when: true
      default: false
      }
    }
  }
}
