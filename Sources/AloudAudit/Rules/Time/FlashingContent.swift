internal import AloudTree

extension Rule {
  /// A node that appears and disappears, or jumps, 3 to 50 times a second, without a warning before.
  ///
  /// Source: the Korean guideline's 3.3, which counts 20 to 333 ms; WCAG 2.3.1.
  static let flashingContent = Rule(
    "flashing-content", .error,
    title: Wording("Flashing content", ko: "깜빡이는 콘텐츠"),
    fix: Wording(
      "Let it change more slowly than 3 times a second, or warn before and let people skip it.",
      ko: "초당 3회보다 느리게 바꾸거나, 미리 알리고 건너뛸 수 있게 하십시오."),
    references: ["MAAG 3.3", "HIG Motion", "WCAG 2.3.1"],
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
}

extension Tree {
  /// False where the node, or what it is in, is not drawn from the first.
  ///
  /// - Complexity: O(depth).
  fileprivate func isDrawn(_ node: NodeID) -> Bool { lineage(of: node).allSatisfy { self[$0].visible } }
}
