internal import AloudTree

extension Rule {
  /// Content that goes on changing for more than 5 seconds and cannot be paused; or can be, but not be turned back and
  /// on.
  ///
  /// An adjustable is turned by its own gesture, a custom action is as good as a button, and what stops when the cursor comes
  /// needs nothing else.
  ///
  /// Source: the Korean guideline's 2.4, WCAG 2.2.2.
  static let noPauseForMovingContent = Rule(
    "no-pause-for-moving-content", .error,
    title: Wording("Moving content cannot be paused", ko: "멈출 수 없는 자동 변경 콘텐츠"),
    fix: Wording("Add controls to pause it and to go back and on.", ko: "정지, 이전, 다음 컨트롤을 넣으십시오."),
    references: ["MAAG 2.4", "HIG Motion", "WCAG 2.2.2"],
    check: .behaviors { app in
      app.screens.flatMap { screen -> [Fault] in
        let motions = screen.motions
        guard !motions.isEmpty else { return [] }
        let controls = MotionControls(screen)
        return motions.compactMap { controls.fault(of: $0) }
      }
    })
}

/// The controls that stop a motion.
private struct MotionControls {
  private let screen: AuditedScreen
  /// Controls of the screen and its custom actions, by what they are named.
  private let canPause, canGoBack, canGoOn: Bool
  /// The nodes that take timers away when they are focused, with those timers.
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
        "It changes by itself; it can be paused, but not turned back and on.", ko: "멈출 수는 있지만 이전과 다음으로 옮길 수 없습니다."),
      on: screen, at: .node(node), severity: .warning,
      fix: Wording("Add controls to go back and on.", ko: "이전, 다음 컨트롤을 넣으십시오."))
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

  /// True where the cursor stops what moves, on it, inside it, or on one of the siblings that take turns with it.
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
