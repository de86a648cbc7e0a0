internal import AloudTree

extension Rule {
  /// Content that keeps changing for more than 5 seconds and cannot be paused; or that can be paused, but not moved
  /// back and forward.
  ///
  /// Users can swipe up and down on an adjustable. A custom action is as good as a button. Content that stops when it
  /// gets the cursor needs nothing else.
  ///
  /// Source: the Korean guideline's 2.4, WCAG 2.2.2.
  static let noPauseForMovingContent = Rule(
    "no-pause-for-moving-content", .error,
    title: Wording("Moving content cannot be paused", ko: "멈출 수 없는 자동 변경 콘텐츠"),
    fix: Wording("Add controls to pause it, and to move back and forward.", ko: "정지, 이전, 다음 컨트롤을 넣으십시오."),
    references: ["MAAG 2.4", "HIG Motion", "WCAG 2.2.2"],
    onPages: .silent("a dump has no behaviors"),
    check: .behaviors { app in
      app.screens.flatMap { screen -> [Fault] in
        let motions = screen.motions
        guard !motions.isEmpty else { return [] }
        let controls = MotionControls(screen)
        return motions.compactMap { controls.fault(of: $0) }
      }
    })

  /// A node that appears and disappears, or moves, 3 to 50 times a second, without a warning.
  ///
  /// Source: the Korean guideline's 3.3, which counts 20 to 333 ms; WCAG 2.3.1.
  static let flashingContent = Rule(
    "flashing-content", .error,
    title: Wording("Flashing content", ko: "깜빡이는 콘텐츠"),
    fix: Wording(
      "Change it fewer than 3 times a second, or warn people first and let them skip it.",
      ko: "초당 3회보다 느리게 바꾸거나, 미리 알리고 건너뛸 수 있게 하십시오."),
    references: ["MAAG 3.3", "HIG Motion", "WCAG 2.3.1"],
    onPages: .silent("a dump has no behaviors"),
    check: .behaviors { app in
      app.rapidChanges { screen, node, change in
        (change.hidden != nil || change.frame != nil) && screen.tree.isDrawn(node)
      }.filter { !$0.isWarned }.map { change in
        let times = change.perSecond.told
        return Fault(
          Wording("It flashes \(times) times a second.", ko: "초당 \(times)회 깜빡입니다."), on: change.screen,
          at: .node(change.node))
      }
    })

  /// A stop whose label or value changes 3 to 50 times a second. With the cursor on it, VoiceOver would repeat it
  /// endlessly.
  ///
  /// Source: the Korean guideline's 3.3 for the rate.
  static let chattyUpdates = Rule(
    "chatty-updates", .advice,
    title: Wording("Text changes too often", ko: "너무 자주 바뀌는 텍스트"),
    fix: Wording("Update it more slowly, once a second or so.", ko: "1초에 한 번 정도로 천천히 바꾸십시오."),
    references: ["HIG Navigation"],
    onPages: .silent("a dump has no behaviors"),
    check: .behaviors { app in
      app.rapidChanges { screen, node, change in
        (change.label != nil || change.value != nil) && screen.stop(at: node) != nil
      }.map { change in
        let times = change.perSecond.told
        return Fault(
          Wording("It changes \(times) times a second.", ko: "초당 \(times)회 바뀝니다."), on: change.screen,
          at: .node(change.node))
      }
    })
}

/// The controls that stop motions.
private struct MotionControls {
  private let screen: AuditedScreen
  /// Whether the screen has controls with such names.
  private let canPause, canGoBack, canGoOn: Bool
  /// The nodes that cancel timers when they get the focus, with those timers.
  private let halting: [(node: NodeID, timers: Set<String>)]

  /// - Complexity: O(stops).
  init(_ screen: AuditedScreen) {
    self.screen = screen
    let stops = screen.stops.filter { $0.isControl && $0.isEnabled && !$0.traits.contains(.backButton) }
    canPause = stops.contains { $0.isNamed(by: .pause) }
    canGoBack = stops.contains { $0.isNamed(by: .previous) }
    canGoOn = stops.contains { $0.isNamed(by: .next) }
    halting = screen.stops.compactMap { stop in
      guard let effects = stop.effects(of: .focus) else { return nil }
      let names = effects.flattened(on: screen.document.guidedAccessFacts).compactMap {
        if case .cancel(let name) = $0 { name } else { nil }
      }
      return names.isEmpty ? nil : (stop.node, Set(names))
    }
  }

  func fault(of motion: Motion) -> Fault? {
    guard let node = motion.nodes.first, !isAdjustable(node), !isHaltedByFocus(motion) else { return nil }
    guard canPause || isAction(.pause, of: motion) else {
      return Fault(
        Wording("It changes by itself and cannot be paused.", ko: "자동으로 바뀌는데 멈출 수 없습니다."), on: screen,
        at: .node(node))
    }
    let canBeTurned =
      (canGoBack || isAction(.previous, of: motion)) && (canGoOn || isAction(.next, of: motion)) || isScrolled(node)
    guard !canBeTurned else { return nil }
    return Fault(
      Wording(
        "It changes by itself; people can pause it, but not move back and forward.",
        ko: "멈출 수는 있지만 이전과 다음으로 옮길 수 없습니다."),
      on: screen, at: .node(node), severity: .warning,
      fix: Wording("Add controls to move back and forward.", ko: "이전, 다음 컨트롤을 넣으십시오."))
  }

  private func isAdjustable(_ node: NodeID) -> Bool { screen.tree[node].reportedTraits.contains(.adjustable) }

  private func isScrolled(_ node: NodeID) -> Bool {
    screen.tree.lineage(of: node).contains { screen.tree[$0].sharedDetails?.value.scroll != nil }
  }

  private func isAction(_ words: WordList, of motion: Motion) -> Bool {
    motion.nodes.contains { node in
      screen.tree[node].sharedDetails?.value.actions.contains { words.isIn($0.name) } ?? false
    }
  }

  /// True where the motion stops when the cursor is on a node of it, inside one, or on a sibling.
  private func isHaltedByFocus(_ motion: Motion) -> Bool {
    var places: Set<NodeID> = []
    for (node, timers) in halting where !timers.isDisjoint(with: motion.timers) {
      for place in screen.tree.lineage(of: node) where place != .root {
        if !places.insert(place).inserted { break }
      }
    }
    guard !places.isEmpty else { return false }
    return motion.nodes.contains { node in
      places.contains(node) || (screen.tree.parent(of: node).map { places.contains($0) } ?? false)
    }
  }
}

extension Tree {
  /// False where the node or an ancestor is invisible at first.
  ///
  /// - Complexity: O(depth).
  fileprivate func isDrawn(_ node: NodeID) -> Bool { lineage(of: node).allSatisfy { self[$0].visible } }
}

/// A node that an `every` changes several times a second.
struct RapidChange: Sendable {
  let screen: AuditedScreen
  let node: NodeID
  /// Seconds between two changes.
  let interval: Double
  /// True when something was presented or announced before.
  let isWarned: Bool

  var perSecond: Double { 1 / interval }

  /// Intervals in seconds, for 50 to 3 changes a second. Source: the Korean guideline's 3.3.
  static let range = 0.020...0.333
}

extension AuditedApp {
  /// The nodes that `every` changes 3 to 50 times a second, either automatically or after a user's action.
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

  /// True for the handler of a control in a dialog or on a presented screen: users have been informed, and continued.
  private func isInWindow(_ handler: Handler) -> Bool {
    if isPresented(handler.screen) { return true }
    guard case .node(let node) = handler.place else { return false }
    return handler.screen.tree.lineage(of: node).contains { handler.screen.tree[$0].modal }
  }
}

/// The nodes of a document, by their ids.
struct NodeDirectory: Sendable {
  private let app: AuditedApp
  private let nodes: [[String: NodeID]]

  /// - Complexity: O(nodes).
  init(_ app: AuditedApp) {
    self.app = app
    nodes = app.screens.map { $0.tree.idsByIdentifier() }
  }

  /// The node with an id: on the given screen, or on the first screen that has it; nil for a node that is inserted
  /// later.
  func place(of id: String, near screen: AuditedScreen) -> (AuditedScreen, NodeID)? {
    for candidate in [screen.index] + nodes.indices {
      if let node = nodes[candidate][id] { return (app.screens[candidate], node) }
    }
    return nil
  }
}

extension [Effect] {
  /// True when one of them is a timer, or may run one.
  fileprivate var haveTimer: Bool {
    contains {
      switch $0 {
      case .after, .every, .guidedAccess, .when: true
      default: false
      }
    }
  }
}
