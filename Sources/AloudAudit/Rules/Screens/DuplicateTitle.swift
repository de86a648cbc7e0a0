internal import AloudTree

extension Rule {
  /// Two screens have titles that are said alike; told of the later ones.
  ///
  /// - Complexity: O(screens).
  static let duplicateTitle = Rule(
    "duplicate-title", .warning,
    title: Wording("Screens with the same title", ko: "제목이 같은 화면"),
    fix: Wording("Give each screen a title of its own.", ko: "화면마다 다른 제목을 주십시오."),
    references: ["HIG Content descriptions", "WCAG 2.4.2"],
    check: .app { app in
      var firsts: [String: AuditedScreen] = [:]
      return app.screens.compactMap { screen in
        let title = (screen.screen.name ?? "").folded
        guard !title.isEmpty else { return nil }
        guard let first = firsts[title] else {
          firsts[title] = screen
          return nil
        }
        let (one, other) = ((first.screen.key ?? "the first").told, (screen.screen.key ?? screen.path).told)
        let message = Wording("Screens “\(one)” and “\(other)” have the same title.", ko: "두 화면의 제목이 같습니다.")
        return Fault(message, on: screen, at: .screen)
      }
    })
}
