internal import AloudTree

extension Rule {
  /// A hint without a name: hints come late, and people turn them off.
  ///
  /// Source: the Korean guideline's 1.1, “provided by hint only”.
  static let hintOnly = Rule(
    "hint-only", .error,
    title: Wording("Only a hint", ko: "힌트만 있음"),
    fix: Wording(
      "Move the name to the label; keep in the hint what happens.",
      ko: "이름은 레이블로 옮기고, 힌트에는 실행하면 일어나는 일만 두십시오."),
    references: ["MAAG 1.1", "WCAG 4.1.2"]
  ) { screen in
    screen.stops.filter(\.isHintOnly).map { stop in
      // The words without the hint, in the language of the screen.
      let rest = screen.utteranceWithoutHint(of: stop)
      return Fault(
        rest.isEmpty
          ? Wording("Only a hint is given; without it nothing is left.", ko: "힌트만 있어, 힌트를 끄면 아무것도 읽지 않습니다.")
          : Wording(
            "Only a hint is given; without it VoiceOver says only “\(rest.told)”.",
            ko: "힌트만 있어, 힌트를 끄면 “\(rest.told)”만 읽습니다."),
        at: stop, of: screen)
    }
  }
}

extension AuditedScreen.Stop {
  /// True for a hint with neither label nor value. An input and a chart have rules of their own.
  var isHintOnly: Bool { !hint.isSilent && !isNamed && !hasValue && !isInput && details?.chart == nil }
}
