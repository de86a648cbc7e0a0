internal import AloudTree

extension Rule {
  /// A stop that is there for the eye alone: a dividing line, a shadow.
  ///
  /// A table's cell may show a stroke for nothing, and what has a value, an action or a chart tells something.
  static let decorativeStop = Rule(
    "decorative-stop", .warning,
    title: Wording("A decoration that gets the focus", ko: "장식에 가는 초점"),
    fix: Wording(
      "Take it out of the walk with `isElement: false` or `hidden`.",
      ko: "`isElement: false`나 `hidden`으로 초점에서 빼십시오."),
    references: ["MAAG 1.1", "MAAG 2.1", "HIG Content descriptions", "WCAG 1.1.1"]
  ) { screen in
    screen.stops.filter(\.isDecoration).map {
      Fault(Wording("Focus stops at a decoration.", ko: "불필요한 요소에 초점이 갑니다."), at: $0, of: screen)
    }
  }
}

extension AuditedScreen.Stop {
  fileprivate var isDecoration: Bool {
    guard !isControl, value.isEmpty, !tellsMore else { return false }
    // A section may well be called “Background”.
    return DecorationWords.isGlyphs(label) || (DecorationWords.isWord(label) && !traits.contains(.header))
  }

  private var tellsMore: Bool {
    guard let details else { return false }
    return details.cell != nil || details.chart != nil || !details.actions.isEmpty || !details.content.isEmpty
      || details.behaviors.effects[.longPress] != nil
  }
}
