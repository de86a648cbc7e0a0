internal import AloudTree

extension Rule {
  /// Something is removed or hidden while it has the cursor, and nobody says where the cursor is to go.
  ///
  /// Another screen takes the cursor with it. What goes later than ``EffectCourse/soon`` may have lost it long before.
  static let focusLostAfterRemoval = Rule(
    "focus-lost-after-removal", .warning,
    title: Wording("Focus is lost", ko: "초점을 잃음"),
    fix: Wording(
      "Post `layoutChanged` with the item that takes its place.", ko: "다음 요소를 `focus`로 하여 `layoutChanged`를 보내십시오."),
    references: ["WCAG 2.4.3", "MAAG 2.1"],
    check: .rehearsals { rehearsal, set in
      guard rehearsal.losesFocus else { return nil }
      return Fault(
        Wording(
          "What has focus goes away; where it lands is left to chance.", ko: "초점이 있던 요소가 사라져 초점을 잃습니다."),
        at: rehearsal.stop, of: set.screen)
    })
}

extension Rehearsal {
  /// True when the stop goes away and nobody says where the cursor is to go.
  var losesFocus: Bool {
    change.isGone && isPossible && course.navigation == nil && !course.targets.contains { _ in true }
  }
}
