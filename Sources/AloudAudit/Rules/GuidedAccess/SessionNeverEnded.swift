internal import AloudTree

extension Rule {
  /// A single app session or an assessment that begins while nothing in the app ends one.
  ///
  /// Judged as on a device that grants it: who begins one has to end it wherever it is granted.
  ///
  /// Source: WWDC22, “Create accessible Single App Mode experiences”: who begins a session has to end it.
  static let sessionNeverEnded = Rule(
    "session-never-ended", .warning,
    title: Wording("The session never ends", ko: "끝나지 않는 단일 앱 모드"),
    fix: Wording("Request `session: false` as well.", ko: "`session: false`도 요청하십시오."),
    references: ["WWDC22 single app mode"],
    check: .behaviors { app in
      SessionRequest.Kind.allCases.flatMap { kind -> [Fault] in
        let requests = app.sessionRequests(on: kind.granted(by: app.document.guidedAccessFacts)).filter {
          $0.kind == kind
        }
        return requests.contains { !$0.begins } ? [] : requests.map(\.isNeverEnded)
      }
    })
}

extension SessionRequest {
  fileprivate var isNeverEnded: Fault {
    switch kind {
    case .session:
      Fault(
        Wording("A single app session begins and nothing ends it.", ko: "단일 앱 모드를 시작하고 끝내지 않습니다."), on: screen,
        at: place)
    case .assessment:
      Fault(
        Wording("An assessment begins and nothing ends it.", ko: "평가 모드를 시작하고 끝내지 않습니다."), on: screen, at: place,
        fix: Wording("Request `assessment: false` as well.", ko: "`assessment: false`도 요청하십시오."))
    }
  }
}

extension SessionRequest.Kind {
  /// The device as it would be if it granted such requests.
  fileprivate func granted(by device: GuidedAccess) -> GuidedAccess {
    var device = device
    device.managedSingleAppMode = false
    switch self {
    case .session:
      device.supervised = true
      device.allowedForAutonomousSingleAppMode = true
    case .assessment: device.assessmentEntitlement = true
    }
    return device
  }
}
