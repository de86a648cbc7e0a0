internal import AloudTree

extension Rule {
  /// A request for a single app session or an assessment that the device will refuse, and nobody is told.
  ///
  /// On a device that a manager has locked to the app already, a refusal takes nothing away.
  ///
  /// Source: WWDC22, “Create accessible Single App Mode experiences”: only supervised devices whose management allows it grant
  /// a session, only apps that are entitled an assessment.
  static let sessionRequestFails = Rule(
    "session-request-fails", .warning,
    title: Wording("The session will be refused", ko: "거부될 단일 앱 모드 요청"),
    fix: Wording("Handle refusal with a message.", ko: "거부되면 메시지로 알리십시오."), references: ["WWDC22 single app mode"],
    check: .behaviors { app in
      let device = app.document.guidedAccessFacts
      return app.sessionRequests(on: device).compactMap { request in
        guard request.begins, let reason = request.kind.reasonForRefusal(on: device),
          !request.failed.tellPeople(on: device)
        else { return nil }
        return Fault(
          Wording("The request will be refused (\(reason)) and no one is told.", ko: "요청이 거부되지만 알리지 않습니다."),
          on: request.screen, at: request.place)
      }
    })
}

extension SessionRequest.Kind {
  /// Nil where nothing is missing.
  fileprivate func reasonForRefusal(on device: GuidedAccess) -> String? {
    switch self {
    case .session:
      device.supervised && device.allowedForAutonomousSingleAppMode ? nil : "not supervised or not allowed"
    case .assessment: device.assessmentEntitlement ? nil : "no assessment entitlement"
    }
  }
}

extension [Effect] {
  /// True when one of them shows a window or says something.
  fileprivate func tellPeople(on device: GuidedAccess) -> Bool {
    flattened(on: device).contains { effect in
      if case .show = effect { return true }
      return effect.isPresentation || effect.isSpoken
    }
  }
}
