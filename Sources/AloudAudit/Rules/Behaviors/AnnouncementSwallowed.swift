internal import AloudTree

extension Rule {
  /// An announcement that is posted at once and that nobody hears: VoiceOver speaks of the element, of the new screen, or of
  /// where focus lands.
  static let announcementSwallowed = Rule(
    "announcement-swallowed", .warning,
    title: Wording("An announcement that is not heard", ko: "들리지 않는 안내"),
    fix: Wording(
      "Post it 0.1 s later, or with `priority` `high`.", ko: "0.1초 뒤에 보내거나, `priority`를 `high`로 하십시오."),
    references: ["HIG Navigation", "WCAG 4.1.3"],
    check: .rehearsals { rehearsal, set in
      guard let text = rehearsal.lost.first?.told else { return nil }
      return Fault(
        Wording(
          "“\(text)” is never heard: \(rehearsal.what) speaks over it.", ko: "“\(text)”\(particle: .subject) 들리지 않습니다."),
        at: rehearsal.stop, of: set.screen)
    })
}

extension Rehearsal {
  /// The words that are said instead of an announcement.
  fileprivate var what: String {
    if course.navigation != nil { return "the new screen" }
    if losesFocus || course.targets.contains(where: { _ in true }) { return "the element that gets focus" }
    return "the element, said again,"
  }
}
