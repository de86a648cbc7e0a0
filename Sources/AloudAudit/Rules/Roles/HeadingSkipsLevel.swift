internal import AloudTree

extension Rule {
  /// A heading that is more than one level below the heading before it. Headings without a level are passed over.
  static let headingSkipsLevel = Rule(
    "heading-skips-level", .advice,
    title: Wording("A level of headings is left out", ko: "머리말 단계를 건너뜀"),
    fix: Wording("Use the next level.", ko: "바로 다음 단계를 쓰십시오."),
    references: ["HIG Content descriptions", "WCAG 1.3.1", "WCAG 2.4.10"]
  ) { screen in
    var last: Int?
    return screen.stops.compactMap { stop in
      guard let level = screen.headingLevel(of: stop) else { return nil }
      defer { last = level }
      guard let last, level > last, level - 1 > last else { return nil }
      return Fault(
        Wording(
          "Level \(last) is followed by \(level).",
          ko: "머리말이 \(last)단계에서 \(level)단계로 건너뜁니다."),
        at: stop, of: screen)
    }
  }
}

extension AuditedScreen {
  /// 1 to 6; nil for what is no heading, or one without a level.
  fileprivate func headingLevel(of stop: Stop) -> Int? {
    guard stop.traits.contains(.header) else { return nil }
    return stop.shared?.value.headingLevel ?? tree.nodes[stop.node.index].label?.headingLevel
  }
}
