internal import AloudTree

extension Rule {
  /// A name of more characters than one listens to: 80 for a control, 150 for an image.
  ///
  /// The numbers are ours; A11yUITests draws the line at 40, which few names in Korean or English reach and many sentences do.
  static let labelTooLong = Rule(
    "label-too-long", .advice,
    title: Wording("A long label", ko: "긴 레이블"),
    fix: Wording("Shorten it; move detail to value, hint or content.", ko: "줄이고, 자세한 내용은 값, 힌트, 콘텐츠로 옮기십시오."),
    references: ["HIG Content descriptions"]
  ) { screen in
    screen.stops.compactMap { stop in
      guard stop.isControl || stop.traits.contains(.image) else { return nil }
      let limit = stop.isControl ? 80 : 150
      guard stop.label.utf8.count > limit else { return nil }
      let count = stop.label.count
      guard count > limit else { return nil }
      return Fault(Wording("\(count) characters in one breath.", ko: "\(count)자로 깁니다."), at: stop, of: screen)
    }
  }
}
