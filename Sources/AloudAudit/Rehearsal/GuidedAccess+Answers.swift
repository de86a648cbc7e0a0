internal import AloudReader
internal import AloudSimulator
internal import AloudTree

// The answers to an app's requests to the system, when the time of the request is not known. The simulator's table of
// modes defines who may lock and configure a device.
extension GuidedAccess {
  /// The state that depends on the time of the request, not on the device.
  enum Moment: Sendable {
    /// At the launch of the app: no session has begun, and nothing is denied.
    case rest
    /// In a session in which all restrictions are denied.
    case session
  }

  /// The mode that locks the device at the launch of the app.
  private var mode: SingleAppMode { Device(self).mode }

  /// True where the app may lock the device to itself: Autonomous Single App Mode.
  var grantsSessions: Bool { mode.answer(to: .appRequestsSession, on: self) != .refused }

  /// True where the app may begin an assessment.
  var grantsAssessments: Bool { mode.answer(to: .assessmentBegins, on: self) != .refused }

  /// True where the app may turn these features on and off, either at once or after it has locked the device.
  func grantsConfiguring(_ features: [Feature]) -> Bool {
    let modes = [mode] + (grantsSessions ? [.autonomousSingleApp] : [])
    return unavailable.isDisjoint(with: features)
      && modes.contains { $0.answer(to: .appConfigures, on: self) != .refused }
  }

  /// Whether a request is granted, or a query is true; nil where that depends on the moment.
  func answer(to request: Effect.GuidedAccessRequest) -> Bool? {
    switch request {
    case .session: grantsSessions
    case .assessment: grantsAssessments
    case .configure(let features, _, _, _): grantsConfiguring(features)
    case .status(let enabled, _): managedSingleAppMode ? enabled : nil
    case .restrictionState: nil
    }
  }

  /// Whether a request is granted, or a query is true, at a moment.
  func answer(to request: Effect.GuidedAccessRequest, at moment: Moment) -> Bool {
    if let answer = answer(to: request) { return answer }
    return switch request {
    case .status(let enabled, _): enabled == (moment == .session)
    case .restrictionState(_, let state, _): state == (moment == .session ? .deny : .allow)
    case .session, .assessment, .configure: false
    }
  }

  /// The effects that a request runs at once; without a moment, all that it may run.
  func effects(of request: Effect.GuidedAccessRequest, at moment: Moment? = nil) -> [Effect] {
    let isSo = moment.map { answer(to: request, at: $0) } ?? answer(to: request)
    return switch isSo {
    case true?: request.succeeded
    case false?: request.failed
    case nil: request.nested
    }
  }
}

extension Effect {
  /// The effects that this effect may run on a device, now or later; without a moment, at any moment.
  func nested(on device: GuidedAccess, at moment: GuidedAccess.Moment? = nil) -> [Effect] {
    guard case .guidedAccess(let request) = self else { return nested }
    return device.effects(of: request, at: moment)
  }
}
