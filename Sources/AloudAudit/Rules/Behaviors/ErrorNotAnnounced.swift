internal import AloudTree

extension Rule {
  /// A double tap puts an error into the label or the hint of a field, and neither takes people there nor says it.
  static let errorNotAnnounced = Rule(
    "error-not-announced", .advice,
    title: Wording("An error that is not said", ko: "소리로 알리지 않는 오류"),
    fix: Wording("Move focus to the field, or announce the error.", ko: "입력란으로 초점을 옮기거나 오류를 안내하십시오."),
    references: ["MAAG 3.1", "WCAG 3.3.1"],
    check: .rehearsals { rehearsal, set in
      guard rehearsal.cue == .activate, rehearsal.isPossible, rehearsal.course.navigation == nil,
        !rehearsal.course.tellsAnything, rehearsal.showsError(on: set)
      else { return nil }
      return Fault(
        Wording("The error is shown, not said.", ko: "오류를 소리로 알리지 않습니다."), at: rehearsal.stop, of: set.screen)
    })
}

extension Rehearsal {
  fileprivate func showsError(on set: RehearsalSet) -> Bool {
    course.steps.contains { step in
      guard case .set(let name, let new) = step.effect, let node = set.names[name],
        set.screen.stop(at: node)?.isInput ?? false
      else { return false }
      return [new.label, new.hint].contains { text in
        if case .some(.some(let text)) = text { WordList.failure.isIn(text.string) } else { false }
      }
    }
  }
}

extension EffectCourse {
  /// True when something is announced, or the cursor is moved.
  fileprivate var tellsAnything: Bool {
    posts.contains { post in
      switch post.notification {
      case .announcement, .pageScrolled, .screenChanged: true
      case .layoutChanged(let focus, let text): focus != nil || text != nil
      }
    }
  }
}
