internal import AloudTree

extension Rule {
  /// A device that is locked to the app while VoiceOver is off, and that offers no way to turn it on.
  ///
  /// Settings are out of reach then. What helps is VoiceOver that is on before, in the shortcut, or turned on by the app where
  /// the device grants that. Nobody is locked out by a session that a person begins, and may end.
  ///
  /// Source: WWDC22, “Create accessible Single App Mode experiences”; that it is a finding is ours.
  static let lockedWithoutFeatures = Rule(
    "locked-without-features", .advice,
    title: Wording("Locked without VoiceOver", ko: "VoiceOver 없이 잠긴 기기"),
    fix: Wording("Add `voiceOver` to `shortcut`, or configure it.", ko: "`shortcut`에 `voiceOver`를 넣거나 앱에서 켜십시오."),
    references: ["WWDC22 single app mode"],
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
}
