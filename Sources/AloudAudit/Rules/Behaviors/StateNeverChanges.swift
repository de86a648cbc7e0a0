internal import AloudTree

extension Rule {
  /// A switch, a tab or a radio button after which every value and selection that is said is what it was.
  ///
  /// An element that is chosen already has nothing to change, and another screen tells by itself. Nothing is found
  /// where a session of Guided Access decides what happens: keeping a state may be what it is for.
  static let stateNeverChanges = Rule(
    "state-never-changes", .error,
    title: Wording("A state that never changes", ko: "바뀌지 않는 상태"),
    fix: Wording("Update `value`, or move `selected`.", ko: "`value`를 바꾸거나 `selected`를 옮기십시오."),
    references: ["MAAG 3.1", "WCAG 4.1.2"],
    check: .rehearsals { rehearsal, set in
      guard rehearsal.cue == .activate, rehearsal.stop.isEnabled, rehearsal.stop.hasStateToChange,
        !rehearsal.change.isState, !rehearsal.change.isGone, rehearsal.course.navigation == nil,
        !rehearsal.course.dependsOnMoment
      else { return nil }
      return Fault(
        Wording(
          "Activating it changes neither value nor selection that is said.", ko: "실행해도 읽어 주는 상태가 바뀌지 않습니다."),
        at: rehearsal.stop, of: set.screen)
    })
}

extension AuditedScreen.Stop {
  /// True for a switch, and for one of several that is not chosen yet.
  fileprivate var hasStateToChange: Bool {
    if traits.contains(.toggleButton) { return true }
    return (isTab || !traits.isDisjoint(with: [.radioButton, .tabBarItem])) && !isChosen
  }
}
