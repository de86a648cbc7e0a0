internal import AloudTree

extension Rule {
  /// A field that does not say what to type.
  ///
  /// Source: the Korean guideline's 3.1, fields without description or told by their hint only.
  static let unlabeledInput = Rule(
    "unlabelled-input", .error,
    title: Wording("A field without a label", ko: "레이블이 없는 입력란"),
    fix: Wording("Set the label to the visible caption.", ko: "화면에 보이는 이름을 레이블로 지정하십시오."),
    references: ["MAAG 3.1", "WCAG 1.3.1", "WCAG 3.3.2", "WCAG 4.1.2"]
  ) { screen in
    screen.stops.filter { $0.isInput && !$0.isNamed && !$0.hasPlaceholder }.map { stop in
      Fault(
        stop.hint.isSilent
          ? Wording("Nothing says what to type here.", ko: "입력할 내용을 알리는 레이블이 없습니다.")
          : Wording(
            "Nothing says what to type here, except a hint that can be off.",
            ko: "입력할 내용을 알리는 레이블이 없고, 끌 수 있는 힌트만 있습니다."),
        at: stop, of: screen)
    }
  }
}

extension AuditedScreen.Stop {
  /// True for a field that shows a text as long as it is empty.
  var hasPlaceholder: Bool { details?.text?.placeholder.map { !$0.isSilent } ?? false }
}
