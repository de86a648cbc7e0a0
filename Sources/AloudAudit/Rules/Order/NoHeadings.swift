internal import AloudTree

extension Rule {
  /// A screen of eight stops or more, keys not counted, without a heading to jump to.
  static let noHeadings = Rule(
    "no-headings", .advice,
    title: Wording("No headings", ko: "머리말이 없음"),
    fix: Wording("Mark the titles of sections as headings.", ko: "구역의 제목에 머리말 특성을 주십시오."),
    references: ["HIG Content descriptions", "WCAG 1.3.1", "WCAG 2.4.10"]
  ) { screen in
    let count = screen.stops.count { !$0.traits.contains(.keyboardKey) }
    guard count >= 8, !screen.hasHeading else { return [] }
    let message = Wording(
      "\(count) stops and no heading: the Headings rotor is empty.", ko: "머리말이 없어 로터로 건너뛸 수 없습니다.")
    return [Fault(message, on: screen, at: .screen)]
  }
}
