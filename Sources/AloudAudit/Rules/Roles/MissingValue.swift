internal import AloudTree

extension Rule {
  /// A slider or a switch of which nobody hears where it stands.
  static let missingValue = Rule(
    "missing-value", .error,
    title: Wording("No value", ko: "값이 없음"),
    fix: Wording(
      "Give it a value that says where it stands, and keep it up to date.",
      ko: "현재 상태를 알리는 값을 주고 바뀔 때마다 고치십시오."),
    references: ["WCAG 4.1.2", "MAAG 1.1"]
  ) { screen in
    screen.stops.filter(\.lacksValue).map {
      Fault(Wording("The current value is not said.", ko: "현재 값을 읽지 않습니다."), at: $0, of: screen)
    }
  }
}

extension AuditedScreen.Stop {
  fileprivate var lacksValue: Bool {
    guard value.isEmpty, !traits.isDisjoint(with: [.adjustable, .toggleButton]) else { return false }
    // Numbers are always said; of texts, the one that it stands at may be empty.
    if case .range? = shared?.value.adjusts { return false }
    return true
  }
}
