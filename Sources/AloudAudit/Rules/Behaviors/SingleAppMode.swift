internal import AloudBase
internal import AloudTree

extension Rule {
  /// A restriction of Guided Access without a title, or one that locks a node that does not exist.
  ///
  /// Source: WWDC22, “Create accessible Single App Mode experiences”.
  static let restrictionWithoutTitle = Rule(
    "restriction-without-title", .error,
    title: Wording("The restriction has no title", ko: "제목이 없는 제한"),
    fix: Wording("Add `title`.", ko: "`title`을 넣으십시오."),
    references: ["WWDC22 single app mode"],
    onPages: .silent("a page does not lock a device"),
    check: .app { app in
      guard let restrictions = app.document.guidedAccess?.restrictions, !restrictions.isEmpty,
        let first = app.screens.first
      else { return [] }
      let known = app.document.identifiers
      return restrictions.enumerated().compactMap { index, restriction in
        let isNamed = !restriction.title.trimmed.isEmpty
        let lost = restriction.locks.first { !known.contains($0) }
        guard !isNamed || lost != nil else { return nil }
        return Fault(
          message(of: restriction.identifier.told, isNamed: isNamed, lost: lost?.told), on: first,
          at: .document("guidedAccess.restrictions[\(index)]"),
          fix: isNamed
            ? Wording("Lock ids of existing nodes.", ko: "실제로 있는 요소의 id를 쓰십시오.") : nil)
      }
    })

  private static func message(of id: String, isNamed: Bool, lost: String?) -> Wording {
    guard let lost else { return Wording("The restriction “\(id)” has no title.", ko: "제한 “\(id)”에 제목이 없습니다.") }
    if isNamed {
      return Wording(
        "The restriction “\(id)” locks “\(lost)”, but no node has this id.",
        ko: "제한 “\(id)”\(particle: .subject) 잠그는 “\(lost)”\(particle: .topic) 어디에도 없습니다.")
    }
    return Wording(
      "The restriction “\(id)” has no title, and locks “\(lost)”, but no node has this id.",
      ko: "제한 “\(id)”에 제목이 없고, 잠그는 “\(lost)”\(particle: .topic) 어디에도 없습니다.")
  }

  /// A single app session or an assessment that the app never ends.
  ///
  /// The rule assumes a device that grants the session.
  ///
  /// Source: WWDC22, “Create accessible Single App Mode experiences”: an app that begins a session must end it.
  static let sessionNeverEnded = Rule(
    "session-never-ended", .warning,
    title: Wording("The session never ends", ko: "끝나지 않는 단일 앱 모드"),
    fix: Wording("Request `session: false` as well.", ko: "`session: false`도 요청하십시오."),
    references: ["WWDC22 single app mode"],
    onPages: .silent("a page does not lock a device"),
    check: .behaviors { app in
      SessionRequest.Mode.allCases.flatMap { kind -> [Fault] in
        let requests = app.sessionRequests(on: kind.granted(by: app.document.guidedAccessFacts)).filter {
          $0.kind == kind
        }
        return requests.contains { !$0.begins } ? [] : requests.map { $0.isNeverEnded }
      }
    })

  /// A request for a single app session or an assessment that the device will refuse, where the app does not inform the
  /// user.
  ///
  /// On a device that is already locked to the app by management, a refusal changes nothing.
  ///
  /// Source: WWDC22, “Create accessible Single App Mode experiences”: only supervised devices whose management allows
  /// it grant a session, and only apps with an entitlement may begin an assessment.
  static let sessionRequestFails = Rule(
    "session-request-fails", .warning,
    title: Wording("The session will be refused", ko: "거부될 단일 앱 모드 요청"),
    fix: Wording("If it is refused, show or announce a message.", ko: "거부되면 메시지로 알리십시오."),
    references: ["WWDC22 single app mode"],
    onPages: .silent("a page does not lock a device"),
    check: .behaviors { app in
      let device = app.document.guidedAccessFacts
      return app.sessionRequests(on: device).compactMap { request in
        guard request.begins, let reason = request.kind.reasonForRefusal(on: device),
          !request.failed.tellPeople(on: device)
        else { return nil }
        return Fault(
          Wording(
            "The device will refuse the request (\(reason)), and the app does not say so.", ko: "요청이 거부되지만 알리지 않습니다."),
          on: request.screen, at: request.place)
      }
    })

  /// A device that is locked to the app while VoiceOver is off, without a way to turn it on.
  ///
  /// Users cannot open Settings then. The rule is satisfied if VoiceOver was on before, if the accessibility shortcut
  /// includes it, or if the app turns it on and the device grants that. A session that a person begins is not reported,
  /// because that person can end it.
  ///
  /// Source: WWDC22, “Create accessible Single App Mode experiences”; that this is a finding is Aloud's choice.
  static let lockedWithoutFeatures = Rule(
    "locked-without-features", .advice,
    title: Wording("Locked without VoiceOver", ko: "VoiceOver 없이 잠긴 기기"),
    fix: Wording(
      "Add `voiceOver` to `shortcut`, or let the app turn VoiceOver on.", ko: "`shortcut`에 `voiceOver`를 넣거나 앱에서 켜십시오."),
    references: ["WWDC22 single app mode"],
    onPages: .silent("a page does not lock a device"),
    check: .app { app in
      let device = app.document.guidedAccessFacts
      guard !device.features.contains(.voiceOver), !device.shortcut.contains(.voiceOver),
        !app.turnsVoiceOverOn(on: device)
      else { return [] }
      return app.locks(of: device).map { screen, place in
        Fault(
          Wording(
            "The device is locked to the app, and VoiceOver cannot be turned on.",
            ko: "기기가 앱에 잠기는데 VoiceOver를 켤 수 없습니다."),
          on: screen, at: place)
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

extension SessionRequest.Mode {
  /// The device, changed so that it grants such requests.
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
  /// True when an effect shows a window or announces something.
  fileprivate func tellPeople(on device: GuidedAccess) -> Bool {
    flattened(on: device).contains { effect in
      if case .show = effect { return true }
      return effect.isPresentation || effect.isSpoken
    }
  }
}

extension AuditedApp {
  /// The places where the device becomes locked to the app: at the launch, or by a request of the app.
  fileprivate func locks(of device: GuidedAccess) -> [(screen: AuditedScreen, place: Fault.Place)] {
    guard !device.managedSingleAppMode else { return screens.prefix(1).map { ($0, .document("guidedAccess")) } }
    return sessionRequests(on: device).filter { $0.begins && $0.isGranted }.map {
      ($0.screen, $0.place)
    }
  }

  /// True where an effect of the app turns VoiceOver on, and the device allows that.
  fileprivate func turnsVoiceOverOn(on device: GuidedAccess) -> Bool {
    handlers.contains { handler in
      handler.effects.flattened(on: device).contains { effect in
        guard case .guidedAccess(let request) = effect, case .configure(let features, true, _, _) = request else {
          return false
        }
        return features.contains(.voiceOver) && device.answer(to: request) == true
      }
    }
  }

  /// All requests on a device, with their handlers; including requests that follow from another request.
  ///
  /// - Complexity: O(nodes + effects).
  func sessionRequests(on device: GuidedAccess) -> [SessionRequest] {
    handlers.flatMap { handler in
      handler.effects.flattened(on: device).compactMap { effect in
        guard case .guidedAccess(let request) = effect, let (kind, begins) = request.lock else { return nil }
        return SessionRequest(
          kind: kind, screen: handler.screen, place: handler.place, begins: begins,
          isGranted: device.answer(to: request) == true, failed: request.failed)
      }
    }
  }
}

/// A request to lock the device to the app, or to end that.
struct SessionRequest: Sendable {
  /// The kind of request.
  enum Mode: CaseIterable, Sendable {
    /// A session of Autonomous Single App Mode.
    case session
    case assessment
  }

  let kind: Mode
  let screen: AuditedScreen
  let place: Fault.Place
  /// False for a request that ends it.
  let begins: Bool
  let isGranted: Bool
  /// The effects when the request is refused.
  let failed: [Effect]
}

extension Effect.GuidedAccessRequest {
  /// The mode that the request begins or ends; nil for other requests.
  fileprivate var lock: (kind: SessionRequest.Mode, begins: Bool)? {
    switch self {
    case .session(let enabled, _, _): (.session, enabled)
    case .assessment(let enabled, _, _): (.assessment, enabled)
    case .configure, .status, .restrictionState: nil
    }
  }
}
