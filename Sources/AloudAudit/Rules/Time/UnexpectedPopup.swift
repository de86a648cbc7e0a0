internal import AloudTree

extension Rule {
  /// A window that nobody asked for: another screen within 5 seconds after one appeared.
  ///
  /// A screen without controls is a splash, and passes.
  ///
  /// Source: the Korean guideline's 3.5; the seconds are ours.
  static let unexpectedPopup = Rule(
    "unexpected-popup", .error,
    title: Wording("A window opens by itself", ko: "저절로 열리는 창"),
    fix: Wording("Open it on request.", ko: "사용자가 요청할 때 여십시오."),
    references: ["MAAG 3.5", "WCAG 3.2.5"],
    check: .behaviors { app in
      app.screens.compactMap { screen in
        guard screen.stops.contains(where: \.isControl),
          screen.timelines.contains(where: { $0.steps.contains(where: \.opensWindowAtOnce) })
        else {
          return nil
        }
        return Fault(
          Wording("A window opens as soon as the screen appears.", ko: "화면이 나타나자마자 창이 열립니다."), on: screen,
          at: .behavior(.appear))
      }
    })
}

extension Timeline.Step {
  fileprivate var opensWindowAtOnce: Bool {
    guard time <= 5 else { return false }
    switch effect {
    case .present, .show: return true
    default: return false
    }
  }
}
