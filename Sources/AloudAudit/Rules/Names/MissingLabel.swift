internal import AloudTree

extension Rule {
  /// A control or an image without a name, or anything that says nothing at all.
  ///
  /// What has a value is told by it; a chart, an input and a hint alone have rules of their own.
  static let missingLabel = Rule(
    "missing-label", .error,
    title: Wording("No label", ko: "레이블이 없음"),
    fix: Wording(
      "Give it a label that names what it does or shows, or hide it if it is decoration.",
      ko: "무엇을 하거나 보여 주는지 레이블로 알리고, 장식이라면 숨기세요."),
    references: ["MAAG 1.1", "HIG Content descriptions", "HIG Navigation", "WCAG 4.1.2"]
  ) { screen in
    screen.stops.filter(\.lacksLabel).map { stop in
      let role = screen.role(of: stop)
      let utterance = screen.utterance(of: stop)
      return Fault(
        Wording(
          "\(role.english.withArticle) has no label; VoiceOver says only “\(utterance)”.",
          ko: "\(role.korean)에 레이블이 없어 “\(utterance)”(이)라고만 읽습니다."),
        at: stop, of: screen)
    }
  }
}

extension AuditedScreen.Stop {
  fileprivate var lacksLabel: Bool {
    guard label.isEmpty, !isInput, details?.chart == nil else { return false }
    return isControl || traits.contains(.image) || (value.isEmpty && hint.isEmpty)
  }
}

extension String {
  /// With its indefinite article, at the beginning of a sentence: “An image”.
  var withArticle: String { (first.map { "aeiou".contains($0) } == true ? "An " : "A ") + self }
}
