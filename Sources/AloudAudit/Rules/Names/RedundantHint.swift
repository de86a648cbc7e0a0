extension Rule {
  /// A hint that says the label again, or the gesture that VoiceOver tells by itself and that differs between devices.
  static let redundantHint = Rule(
    "redundant-hint", .advice,
    title: Wording("A hint that adds nothing", ko: "되풀이하는 힌트"),
    fix: Wording("Say the result of the action.", ko: "실행하면 일어나는 일을 쓰십시오."), references: ["MAAG 1.1"]
  ) { screen in
    screen.stops.filter(\.hasRedundantHint).map {
      Fault(
        Wording("The hint says what VoiceOver says already.", ko: "힌트가 이미 읽는 말을 되풀이합니다."), at: $0, of: screen)
    }
  }
}

extension AuditedScreen.Stop {
  /// Without white space and hyphens.
  private static let gestures = ["doubletap", "taptwice", "이중탭", "더블탭", "두번탭", "두번누르", "두번눌러"]
  /// Words of which each of these has one.
  private static let partsOfGestures = ["tap", "Tap", "TAP", "탭", "누르", "눌러"]

  fileprivate var hasRedundantHint: Bool {
    guard !hint.isSilent else { return false }
    if Self.partsOfGestures.contains(where: { hint.holds($0) }) {
      let words = hint.lettersAndDigits
      if Self.gestures.contains(where: { words.holds($0) }) { return true }
    }
    guard let first = hint.firstLetterOrDigit, first == label.firstLetterOrDigit else { return false }
    return hint.lettersAndDigits == label.lettersAndDigits
  }
}
