internal import AloudTree

extension Rule {
  /// Something that is used in a way of its own, and does not say how.
  ///
  /// Source: the Korean guideline's 1.1, which recommends to explain how a function is used.
  static let hintMissing = Rule(
    "hint-missing", .advice,
    title: Wording("No hint", ko: "힌트가 없음"),
    fix: Wording("Say the result of the action.", ko: "실행하면 일어나는 일을 쓰십시오."), references: ["MAAG 1.1"]
  ) { screen in
    screen.stops.filter(\.needsHint).map {
      Fault(Wording("Nothing says how it is used.", ko: "이용 방법을 알리지 않습니다."), at: $0, of: screen)
    }
  }
}

extension AuditedScreen.Stop {
  /// True for adjustables, for what has custom actions only, and for what answers to a long press.
  fileprivate var needsHint: Bool {
    guard hint.isSilent else { return false }
    if traits.contains(.adjustable) { return true }
    guard let details else { return false }
    return !details.actions.isEmpty && !isControl || details.behaviors.effects[.longPress] != nil
  }
}
