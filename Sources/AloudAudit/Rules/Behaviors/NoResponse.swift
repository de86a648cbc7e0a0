internal import AloudTree

extension Rule {
  /// A control whose double tap changes nothing: neither what is on the screen nor where one is, nor is anything said.
  ///
  /// Sounds and media are no part of a document, so what makes them is not judged; nor what is chosen already, nor what only
  /// puts back what something else may have changed: a button that empties an empty field. Where conditions decide, and
  /// something happens in one case but nothing in another, that is advice: a form that refuses without a word.
  static let noResponse = Rule(
    "no-response", .error,
    title: Wording("A control that does nothing", ko: "반응이 없는 컨트롤"),
    fix: Wording("Let it do what its label says, or disable it.", ko: "레이블이 말하는 일을 하게 하거나, 비활성화하십시오."),
    references: ["MAAG 4.2", "WCAG 4.1.2"],
    check: .behaviors { app in
      let idle = app.rehearsals.flatMap { set in set.rehearsals.filter(\.changesNothing).map { (set, $0) } }
      guard !idle.isEmpty else { return [] }
      let mentions = app.mentions
      return idle.compactMap { set, rehearsal in
        let own = EffectMentions([rehearsal.course])
        guard rehearsal.change.idle.allSatisfy({ !set.isChangedByUser($0) && mentions[$0] <= own[$0] }) else {
          return nil
        }
        if set.respondsInAnotherCase(rehearsal) {
          return Fault(
            Wording("In some cases activating it does nothing.", ko: "경우에 따라 실행해도 아무 반응이 없습니다."), at: rehearsal.stop,
            of: set.screen, severity: .advice,
            fix: Wording("Say why nothing happens, or disable it meanwhile.", ko: "왜 반응이 없는지 알리거나, 그동안 비활성화하십시오."))
        }
        return Fault(
          Wording("Activating it does nothing.", ko: "실행해도 아무 반응이 없습니다."), at: rehearsal.stop, of: set.screen)
      }
    })
}

extension Rehearsal {
  fileprivate var changesNothing: Bool {
    cue == .activate && !change.isAnything && stop.isEnabled && stop.isControl && !stop.isInput
      && !(stop.isChosen && !stop.traits.contains(.toggleButton))
      && stop.traits.isDisjoint(with: [.startsMediaSession, .playsSound])
  }
}

extension RehearsalSet {
  /// True where conditions decide what the same stop does, and let it do something.
  fileprivate func respondsInAnotherCase(_ idle: Rehearsal) -> Bool {
    idle.course.isConditional
      && rehearsals.contains {
        $0.stop.node == idle.stop.node && $0.cue == idle.cue && $0.course.moment == idle.course.moment
          && !$0.changesNothing
      }
  }

  /// True for what people change without a behavior of the document: text, and what adjusts.
  fileprivate func isChangedByUser(_ name: String) -> Bool {
    guard let shared = names[name].flatMap({ screen.tree.nodes[$0.index].sharedDetails }) else { return false }
    return shared.value.text != nil || shared.value.adjusts != nil
  }
}
