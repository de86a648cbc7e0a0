internal import AloudTree

extension Rule {
  /// A field whose only name goes away with the first letter. Search fields are told by their role.
  ///
  /// Source: the Korean guideline's 3.1, whose good example is still told after typing.
  static let placeholderAsLabel = Rule(
    "placeholder-as-label", .warning,
    title: Wording("A placeholder as the only name", ko: "안내 문구뿐인 이름"),
    fix: Wording("Set the label to the visible caption.", ko: "화면에 보이는 이름을 레이블로 지정하십시오."),
    references: ["MAAG 3.1", "WCAG 3.3.2"]
  ) { screen in
    screen.stops.filter { $0.isInput && !$0.traits.contains(.searchField) && $0.isNamedByPlaceholder }.map {
      Fault(
        Wording(
          "The placeholder is the only name and goes away with the first letter.",
          ko: "안내 문구가 유일한 이름이라 입력하면 사라집니다."),
        at: $0, of: screen)
    }
  }
}

extension AuditedScreen.Stop {
  fileprivate var isNamedByPlaceholder: Bool { web?.isNamedByPlaceholder == true || !isNamed && hasPlaceholder }
}
