internal import AloudTree

extension Rule {
  /// A single app session that begins while nothing in the app ends one.
  ///
  /// Source: WWDC22, “Create accessible Single App Mode experiences”: who begins a session has to end it.
  static let sessionNeverEnded = Rule(
    "session-never-ended", .warning,
    title: Wording("The session never ends", ko: "끝나지 않는 단일 앱 모드"),
    fix: Wording("Request `session: false` as well.", ko: "`session: false`도 요청하세요."),
    references: ["WWDC22 single app mode"],
    check: .behaviors { app in
      let requests = app.sessionRequests
      guard !requests.contains(where: { !$0.begins }) else { return [] }
      return requests.map { request in
        Fault(
          Wording("A single app session begins and nothing ends it.", ko: "단일 앱 모드를 시작하고 끝내지 않습니다."),
          on: request.screen, at: request.place)
      }
    })
}
