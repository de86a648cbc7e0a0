internal import AloudTree

extension Rule {
  /// Something that answers a double tap and does not say that it can be pressed.
  ///
  /// An element that starts media, or is played on directly, has its own way of telling.
  static let roleNotExposed = Rule(
    "role-not-exposed", .error,
    title: Wording("A control without its role", ko: "객체 유형을 알리지 않는 컨트롤"),
    fix: Wording("Add the trait `button` or `link`.", ko: "`button`이나 `link` 특성을 더하십시오."),
    references: ["MAAG 1.1", "MAAG 4.2", "HIG Buttons and controls", "WCAG 4.1.2"],
    check: .behaviors { app in
      app.screens.flatMap { screen in
        screen.stops.filter(\.hidesItsRole).map { stop in
          Fault(Wording("Nothing says that this can be activated.", ko: "누를 수 있다는 정보를 읽지 않습니다."), at: stop, of: screen)
        }
      }
    })
}

extension AuditedScreen.Stop {
  fileprivate var hidesItsRole: Bool {
    guard let shared, shared.value.behaviors.effects[.activate]?.isEmpty == false else { return false }
    return !isTab && traits.isDisjoint(with: .ofControls.union([.startsMediaSession, .allowsDirectInteraction]))
      && shared.value.text == nil && shared.value.adjusts == nil
  }
}
