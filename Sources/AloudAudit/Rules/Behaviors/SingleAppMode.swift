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

  /// A single app session or an assessment that nothing in the app ends.
  ///
  /// The rule assumes a device that grants the session.
  ///
  /// Source: WWDC22, “Create accessible Single App Mode experiences”: an app that begins a session has to end it.
  static let sessionNeverEnded = Rule(
    "session-never-ended", .warning,
    title: Wording("The session never ends", ko: "끝나지 않는 단일 앱 모드"),
    fix: Wording("Request `session: false` as well.", ko: "`session: false`도 요청하십시오."),
    references: ["WWDC22 single app mode"],
    onPages: .silent("a page does not lock a device"),
    check: .behaviors { app in
      SessionRequest.Kind.allCases.flatMap { kind -> [Fault] in
        let requests = app.sessionRequests(on: kind.granted(by: app.document.guidedAccessFacts)).filter {
          $0.kind == kind
        }
        return requests.contains { !$0.begins } ? [] : requests.map(\.isNeverEnded)
      }
    })

  /// A request for a single app session or an assessment that the device will refuse without the user being told.
  ///
  /// On a device that a manager has locked to the app already, a refusal takes nothing away.
  ///
  /// Source: WWDC22, “Create accessible Single App Mode experiences”: only supervised devices whose management allows
  /// it grant a session, only apps that are entitled an assessment.
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

  /// A device that is locked to the app while VoiceOver is off, and that offers no way to turn it on.
  ///
  /// Settings are out of reach then. What helps is VoiceOver that is on before, in the shortcut, or turned on by the
  /// app where the device grants that. Nobody is locked out by a session that a person begins, and may end.
  ///
  /// Source: WWDC22, “Create accessible Single App Mode experiences”; that it is a finding is ours.
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

extension AuditedApp {
  /// The places at which the device is locked to the app: from the start, or by a request of the app.
  fileprivate func locks(of device: GuidedAccess) -> [(screen: AuditedScreen, place: Fault.Place)] {
    guard !device.managedSingleAppMode else { return screens.prefix(1).map { ($0, .document("guidedAccess")) } }
    return sessionRequests(on: device).filter { $0.begins && $0.isGranted }.map {
      ($0.screen, $0.place)
    }
  }

  /// True where something that the app does turns VoiceOver on, and the device lets it.
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

  /// All requests that are made on a device, by the handler that makes them; those too that another request leads to.
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
  enum Kind: CaseIterable, Sendable {
    /// A session of Autonomous Single App Mode.
    case session
    case assessment
  }

  let kind: Kind
  let screen: AuditedScreen
  let place: Fault.Place
  /// False ends it.
  let begins: Bool
  let isGranted: Bool
  /// The effects when it is refused.
  let failed: [Effect]
}

extension Effect.GuidedAccessRequest {
  /// The mode that it locks or ends; nil where it does neither.
  fileprivate var lock: (kind: SessionRequest.Kind, begins: Bool)? {
    switch self {
    case .session(let enabled, _, _): (.session, enabled)
    case .assessment(let enabled, _, _): (.assessment, enabled)
    case .configure, .status, .restrictionState: nil
    }
  }
}
