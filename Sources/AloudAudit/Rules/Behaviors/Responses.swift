internal import AloudTree

extension Rule {
  /// An element that responds to a double tap without a trait that says so.
  ///
  /// Elements that start media or allow direct interaction are not checked.
  static let roleNotExposed = Rule(
    "role-not-exposed", .error,
    title: Wording("A control without its role", ko: "객체 유형을 알리지 않는 컨트롤"),
    fix: Wording("Add the trait `button` or `link`.", ko: "`button`이나 `link` 특성을 더하십시오."),
    references: ["MAAG 1.1", "HIG Buttons and controls", "WCAG 4.1.2"],
    onPages: .silent("a dump has no behaviors"),
    check: .behaviors { app in
      app.screens.flatMap { screen in
        screen.stops.filter { $0.hidesItsRole }.map { stop in
          Fault(Wording("Nothing says that this can be activated.", ko: "누를 수 있다는 정보를 읽지 않습니다."), at: stop, of: screen)
        }
      }
    })

  /// A switch, a tab or a radio button that changes neither its value nor the selection.
  ///
  /// Elements that are already selected, and those that lead to another screen, are not checked. Nor are handlers that
  /// depend on a session of Guided Access, which may keep the state on purpose.
  static let stateNeverChanges = Rule(
    "state-never-changes", .error,
    title: Wording("A state that never changes", ko: "바뀌지 않는 상태"),
    fix: Wording("Update `value`, or move `selected`.", ko: "`value`를 바꾸거나 `selected`를 옮기십시오."),
    references: ["MAAG 1.1", "WCAG 4.1.2"],
    onPages: .differs(
      "with `--rehearse`; a control that VoiceOver still calls collapsed when it is open counts, too",
      fix: Wording(
        "Update `aria-checked`, `aria-pressed`, `aria-selected` or `aria-expanded`.",
        ko: "`aria-checked`, `aria-pressed`, `aria-selected`, `aria-expanded`를 바꾸십시오.")),
    check: .rehearsals { rehearsal, set in
      guard rehearsal.cue == .activate, rehearsal.stop.isEnabled, rehearsal.stop.hasStateToChange,
        !rehearsal.change.isState, !rehearsal.change.isGone, rehearsal.course.navigation == nil,
        !rehearsal.course.dependsOnMoment
      else { return nil }
      return Fault(
        Wording(
          "Activating it changes neither the value nor the selection that VoiceOver says.",
          ko: "실행해도 읽어 주는 상태가 바뀌지 않습니다."),
        at: rehearsal.stop, of: set.screen)
    })

  /// A control whose double tap changes nothing on the screen, moves no cursor and says nothing.
  ///
  /// A document does not describe sounds and media, so controls that start them are not checked. Nor are controls that
  /// are already selected, and those that reset what something else may change, such as a button that clears an empty
  /// field. When the effects are empty only under some conditions, the finding is advice: a form that refuses without a
  /// message.
  static let noResponse = Rule(
    "no-response", .error,
    title: Wording("A control that does nothing", ko: "반응이 없는 컨트롤"),
    fix: Wording("Let it do what its label says, or disable it.", ko: "레이블이 말하는 일을 하게 하거나, 비활성화하십시오."),
    references: ["MAAG 4.2"],
    onPages: .differs(
      "with `--rehearse`; a script may do something invisible, so this is an error only if the page stops responding"),
    check: .behaviors { app in
      let idle = app.rehearsals.flatMap { set in set.rehearsals.filter { $0.changesNothing }.map { (set, $0) } }
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

extension AuditedScreen.Stop {
  fileprivate var hidesItsRole: Bool {
    guard let shared, shared.value.behaviors.effects[.activate]?.isEmpty == false else { return false }
    return !isTab && traits.isDisjoint(with: .ofControls.union([.startsMediaSession, .allowsDirectInteraction]))
      && shared.value.text == nil && shared.value.adjusts == nil
  }

  /// True for a switch, and for an unselected item of a group.
  fileprivate var hasStateToChange: Bool {
    if traits.contains(.toggleButton) { return true }
    return (isTab || !traits.isDisjoint(with: [.radioButton, .tabBarItem])) && !isChosen
  }
}

extension Rehearsal {
  fileprivate var changesNothing: Bool {
    cue == .activate && !change.isAnything && stop.isEnabled && stop.isControl && !stop.isInput
      && !(stop.isChosen && !stop.traits.contains(.toggleButton))
      && stop.traits.isDisjoint(with: [.startsMediaSession, .playsSound])
  }
}

extension RehearsalSet {
  /// True where the same stop has an effect in another case of its conditions.
  fileprivate func respondsInAnotherCase(_ idle: Rehearsal) -> Bool {
    idle.course.isConditional
      && rehearsals.contains {
        $0.stop.node == idle.stop.node && $0.cue == idle.cue && $0.course.moment == idle.course.moment
          && !$0.changesNothing
      }
  }

  /// True for a node that users can change without effects of the document: a text or an adjustable.
  fileprivate func isChangedByUser(_ name: String) -> Bool {
    guard let shared = names[name].flatMap({ screen.tree.nodes[$0.index].sharedDetails }) else { return false }
    return shared.value.text != nil || shared.value.adjusts != nil
  }
}

/// How often effects change a node, by its id.
struct EffectMentions {
  private var counts: [String: Int] = [:]

  init(_ courses: some Sequence<EffectCourse>) {
    for course in courses {
      for step in course.steps {
        if let id = step.effect.changedID { counts[id, default: 0] += 1 }
      }
    }
  }

  subscript(id: String) -> Int { counts[id, default: 0] }
}

extension AuditedApp {
  /// How often the effects of the app change each node.
  ///
  /// - Complexity: O(nodes and effects).
  var mentions: EffectMentions { EffectMentions(effects.map { EffectCourse($0, on: document.guidedAccessFacts) }) }

  /// All lists of effects: of the app, its screens and their nodes, including inserted nodes.
  ///
  /// - Complexity: O(nodes and effects).
  private var effects: [[Effect]] {
    var found = handlers.map { $0.effects }
    var index = 0
    while index < found.count {
      for step in EffectCourse(found[index], on: document.guidedAccessFacts).steps {
        guard case .insert(let tree, _, _) = step.effect else { continue }
        for node in tree.nodes { found += node.sharedDetails?.value.handlers ?? [] }
      }
      index += 1
    }
    return found
  }
}

extension Effect {
  /// The id of the node that the effect itself changes.
  fileprivate var changedID: String? {
    switch self {
    case .set(let id, _), .toggle(let id), .select(let id), .remove(let id), .insert(_, let id, _): id
    case .show, .back, .present, .dismiss, .post, .after, .every, .cancel, .guidedAccess, .when, .assign, .add,
      .unknown:
      nil
    }
  }
}
