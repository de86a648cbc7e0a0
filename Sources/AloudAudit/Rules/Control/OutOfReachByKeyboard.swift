internal import AloudControl
internal import AloudTree

extension Rule {
  /// A control that VoiceOver reaches, and Full Keyboard Access, Switch Control and Voice Control pass over.
  ///
  /// Those three visit elements that respond to user interaction. A warning where the element says that it does not; advice where
  /// the system derives it from what else is known. Source: UIAccessibility.h, `accessibilityRespondsToUserInteraction`; WWDC21
  /// 10120. ``Interaction`` has the rules and their evidence.
  static let outOfReachByKeyboard = Rule(
    "out-of-reach-by-keyboard", .warning,
    title: Wording("Out of reach by keyboard or switch", ko: "키보드와 스위치로 갈 수 없음"),
    fix: Wording(
      "Let it respond to user interaction, and give it the trait of its role.",
      ko: "사용자 상호작용에 응답하게 하고, 객체 유형에 맞는 특성을 주십시오."),
    references: ["MAAG 2.1", "HIG Navigation", "WCAG 2.1.1"]
  ) { screen in
    screen.stops.compactMap { stop in
      guard stop.isEnabled, stop.canBeUsed else { return nil }
      let interaction = screen.tree[stop.node].interaction()
      guard !interaction.responds else { return nil }
      let name = screen.name(of: stop)
      let isGiven = interaction.rule == .given
      return Fault(
        Wording(
          "Full Keyboard Access, Switch Control and Voice Control pass over “\(name.english)”"
            + (isGiven ? ": it says that it does not respond." : ": nothing tells that it responds."),
          ko: "전체 키보드 접근, 스위치 제어, 음성 명령이 “\(name.korean)”\(particle: .object) 지나칩니다. "
            + (isGiven ? "응답하지 않는다고 지정되어 있습니다." : "응답한다는 것을 알리는 특성이나 동작이 없습니다.")),
        at: stop, of: screen, severity: isGiven ? nil : .advice)
    }
  }
}

extension AuditedScreen.Stop {
  /// True for a control, and for what has custom actions or takes a long press.
  fileprivate var canBeUsed: Bool {
    isControl || !(details?.actions.isEmpty ?? true) || effects(of: .longPress) != nil
  }
}
