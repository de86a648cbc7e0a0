internal import AloudTree

extension Rule {
  /// A double tap makes another stop come, go or be called otherwise, and nothing tells.
  ///
  /// A notification within ``EffectCourse/soon`` of the first change tells of it. An element that is expanded is said
  /// again in its new state; what goes together with what has the cursor is a loss of focus.
  static let changeNotAnnounced = Rule(
    "change-not-announced", .warning,
    title: Wording("A change that is not announced", ko: "알리지 않는 변화"),
    fix: Wording("Post `layoutChanged` or an announcement.", ko: "`layoutChanged`나 안내(announcement)를 보내십시오."),
    references: ["HIG Navigation", "WCAG 4.1.3", "MAAG 1.6"],
    check: .rehearsals { rehearsal, set in
      guard rehearsal.cue == .activate, rehearsal.isPossible, let other = rehearsal.change.other,
        !rehearsal.change.isExpansion, rehearsal.course.navigation == nil,
        !rehearsal.course.posts.contains(where: { $0.seconds <= other.seconds + EffectCourse.soon })
      else { return nil }
      let name = other.label.isEmpty ? nil : other.label.told
      return Fault(
        Wording(
          "\(name.map { "“\($0)”" } ?? "Something else") changes and nothing is said.",
          ko: "\(name.map { "“\($0)”\(particle: .subject)" } ?? "다른 요소가") 바뀌어도 알리지 않습니다."),
        at: rehearsal.stop, of: set.screen)
    })
}
