internal import AloudBase
internal import AloudTree

extension Rule {
  /// An announcement that is posted at once and not heard, because VoiceOver reads the element, the new screen or the
  /// focused element.
  static let announcementSwallowed = Rule(
    "announcement-swallowed", .warning,
    title: Wording("An announcement that is not heard", ko: "들리지 않는 안내"),
    fix: Wording("Post it 0.1 s later, or with `priority` `high`.", ko: "0.1초 뒤에 보내거나, `priority`를 `high`로 하십시오."),
    references: ["HIG Navigation", "MAAG 1.6", "WCAG 4.1.3"],
    onPages: .silent("a dump has no behaviors"),
    check: .rehearsals { rehearsal, set in
      guard let text = rehearsal.lost.first?.told else { return nil }
      return Fault(
        Wording(
          "“\(text)” is not heard: VoiceOver says \(rehearsal.what) instead.",
          ko: "“\(text)”\(particle: .subject) 들리지 않습니다."),
        at: rehearsal.stop, of: set.screen)
    })

  /// A double tap makes another stop appear, disappear or change its label without an announcement.
  ///
  /// A notification within ``EffectCourse/soon`` of the first change announces it. VoiceOver reads an expanded element
  /// again with its new state. A stop that disappears together with the focused one is reported as a loss of focus.
  static let changeNotAnnounced = Rule(
    "change-not-announced", .warning,
    title: Wording("A change that is not announced", ko: "알리지 않는 변화"),
    fix: Wording("Post `layoutChanged` or an announcement.", ko: "`layoutChanged`나 안내(announcement)를 보내십시오."),
    references: ["HIG Navigation", "MAAG 1.6", "WCAG 4.1.3"],
    onPages: .differs(
      "with `--rehearse`; swiping finds a change beside the control; a dialog needs the focus",
      fix: Wording(
        "Put it into a live region (`role=\"status\"`), or move focus to it.",
        ko: "라이브 영역(`role=\"status\"`)에 넣거나 초점을 그리로 옮기십시오.")),
    check: .rehearsals { rehearsal, set in
      guard rehearsal.cue == .activate, rehearsal.isPossible, let other = rehearsal.change.other,
        !rehearsal.change.isExpansion, rehearsal.course.navigation == nil,
        !rehearsal.course.posts.contains(where: { $0.seconds <= other.seconds + EffectCourse.soon })
      else { return nil }
      let name = other.label.isEmpty ? nil : other.label.told
      return Fault(
        Wording(
          "\(name.map { "“\($0)”" } ?? "Another element") changes, but VoiceOver says nothing.",
          ko: "\(name.map { "“\($0)”\(particle: .subject)" } ?? "다른 요소가") 바뀌어도 알리지 않습니다."),
        at: rehearsal.stop, of: set.screen)
    })

  /// A button that opens a form over the screen, which neither its label nor its hint says.
  static let contextChangeUnsaid = Rule(
    "context-change-unsaid", .advice,
    title: Wording("A view that opens without notice", ko: "알리지 않고 열리는 화면"),
    fix: Wording("End the label with “…”, or say in the hint what opens.", ko: "레이블을 …로 끝내거나, 열리는 화면을 힌트로 알리십시오."),
    references: ["MAAG 3.5", "HIG Navigation"],
    onPages: .silent("a dump has no behaviors"),
    check: .behaviors { app in
      app.rehearsals.flatMap { set in
        set.rehearsals.filter { $0.opensForm(in: app) }.map { rehearsal in
          Fault(
            Wording("Nothing says that it opens another view.", ko: "다른 화면이 열리는 것을 알리지 않습니다."), at: rehearsal.stop,
            of: set.screen)
        }
      }
    })

  /// A double tap puts an error into the label or the hint of a field, but neither announces it nor moves the cursor
  /// there.
  static let errorNotAnnounced = Rule(
    "error-not-announced", .advice,
    title: Wording("An error that is not announced", ko: "소리로 알리지 않는 오류"),
    fix: Wording("Move focus to the field, or announce the error.", ko: "입력란으로 초점을 옮기거나 오류를 안내하십시오."),
    references: ["MAAG 3.1", "WCAG 4.1.3"],
    onPages: .silent("a dump has no behaviors"),
    check: .rehearsals { rehearsal, set in
      guard rehearsal.cue == .activate, rehearsal.isPossible, rehearsal.course.navigation == nil,
        !rehearsal.course.tellsAnything, rehearsal.showsError(on: set)
      else { return nil }
      return Fault(
        Wording("The error is visible, but VoiceOver does not say it.", ko: "오류를 소리로 알리지 않습니다."), at: rehearsal.stop,
        of: set.screen)
    })
}

extension Rehearsal {
  /// What is said instead of an announcement.
  fileprivate var what: String {
    if course.navigation != nil { return "the new screen" }
    if losesFocus || course.targets.contains(where: { _ in true }) { return "the element that gets focus" }
    return "the element again"
  }

  fileprivate func opensForm(in app: AuditedApp) -> Bool {
    guard cue == .activate, isPossible, stop.traits.contains(.button), case .present(let key)? = course.navigation,
      !stop.saysThatSomethingOpens
    else { return false }
    return app.screen(key)?.stops.contains { $0.isInput } ?? false
  }

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
  /// True when the effects announce something or move the cursor.
  fileprivate var tellsAnything: Bool {
    posts.contains { post in
      switch post.notification {
      case .announcement, .pageScrolled, .screenChanged: true
      case .layoutChanged(let focus, let text): focus != nil || text != nil
      }
    }
  }
}
