internal import AloudTree

extension Rule {
  /// A request for a single app session that the device will refuse, and nobody is told.
  ///
  /// Source: WWDC22, “Create accessible Single App Mode experiences”: only supervised devices whose management allows it grant
  /// the request.
  static let sessionRequestFails = Rule(
    "session-request-fails", .warning,
    title: Wording("The session will be refused", ko: "거부될 단일 앱 모드 요청"),
    fix: Wording("Handle refusal with a message.", ko: "거부되면 메시지로 알리세요."), references: ["WWDC22 single app mode"],
    check: .behaviors { app in
      let facts = app.document.guidedAccess ?? GuidedAccess()
      guard !(facts.supervised && facts.allowedForAutonomousSingleAppMode) else { return [] }
      return app.sessionRequests.filter { $0.begins && !$0.failed.tellPeople }.map { request in
        Fault(
          Wording(
            "The request will be refused (not supervised or not allowed) and no one is told.",
            ko: "요청이 거부되지만 알리지 않습니다."),
          on: request.screen, at: request.place)
      }
    })
}

/// A request for a single app session.
struct SessionRequest: Sendable {
  let screen: AuditedScreen
  let place: Fault.Place
  /// False ends a session.
  let begins: Bool
  /// What happens when it is refused.
  let failed: [Effect]
}

extension AuditedApp {
  /// All requests for single app sessions, by the handler that makes them.
  ///
  /// - Complexity: O(nodes + effects).
  var sessionRequests: [SessionRequest] {
    handlers.flatMap { handler in
      handler.effects.flattened.compactMap { effect in
        guard case .guidedAccess(.session(let enabled, _, let failed)) = effect else { return nil }
        return SessionRequest(screen: handler.screen, place: handler.place, begins: enabled, failed: failed)
      }
    }
  }
}

extension [Effect] {
  /// True when one of them shows a window or says something.
  fileprivate var tellPeople: Bool {
    flattened.contains { effect in
      if case .show = effect { return true }
      return effect.isPresentation || effect.isSpoken
    }
  }
}
