internal import AloudTree

extension Rule {
  /// A custom action that is offered in silence, or that sounds like another one of the same element.
  static let actionWithoutName = Rule(
    "action-without-name", .error,
    title: Wording("A custom action without a name of its own", ko: "이름이 없거나 겹치는 사용자 설정 동작"),
    fix: Wording("Name what it does.", ko: "무엇을 하는 동작인지 이름을 붙이십시오."),
    references: ["HIG Gestures", "WCAG 4.1.2"]
  ) { screen in
    screen.stops.compactMap { stop in
      guard let actions = stop.shared?.value.actions, !actions.isEmpty else { return nil }
      let names = actions.map { $0.name.trimmed.lowercased() }
      if names.contains("") {
        return Fault(
          Wording("A custom action has no name.", ko: "사용자 설정 동작에 이름이 없습니다."), at: stop, of: screen)
      }
      guard Set(names).count < names.count else { return nil }
      return Fault(
        Wording("A custom action has the name of another.", ko: "사용자 설정 동작에 이름이 겹칩니다."), at: stop,
        of: screen)
    }
  }
}
