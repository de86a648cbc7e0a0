internal import AloudTree

extension Rule {
  /// A screen of three stops or more with neither a title nor a heading.
  static let screenWithoutTitle = Rule(
    "screen-without-title", .warning,
    title: Wording("A screen without a title", ko: "제목 없는 화면"),
    fix: Wording(
      "Name the screen, or give its title the trait `header`.",
      ko: "화면에 이름을 주거나, 제목에 `header` 특성을 주십시오."),
    references: ["HIG Content descriptions", "WCAG 2.4.2"]
  ) { screen in
    guard screen.stops.count >= 3, (screen.screen.name ?? "").trimmed.isEmpty, !screen.hasHeading else { return [] }
    let message = Wording("Nothing names this screen: no title, no heading.", ko: "화면의 제목이 없습니다.")
    return [Fault(message, on: screen, at: .screen)]
  }
}
