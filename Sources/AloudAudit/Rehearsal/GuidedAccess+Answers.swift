internal import AloudReader
internal import AloudSimulator
internal import AloudTree

// The answers to an app's requests to the system, before the time of the request is known: who may lock a device and
// configure it is the simulator's table of modes.
extension GuidedAccess {
  /// The facts that depend on the time at which an app asks, not on the device.
  enum Moment: Sendable {
    /// As the app starts: nobody has begun a session, and nothing is denied.
    case rest
    /// In a session, with all that is asked about denied.
    case session
  }

  /// The mode that locks the device as the app starts.
  private var mode: SingleAppMode { Device(self).mode }

  /// True where the app may lock the device to itself: Autonomous Single App Mode.
  var grantsSessions: Bool { mode.answer(to: .appRequestsSession, on: self) != .refused }

  /// True where the app may begin an assessment.
  var grantsAssessments: Bool { mode.answer(to: .assessmentBegins, on: self) != .refused }

  /// True where the app may switch these features on and off, at the start or once it has locked the device.
  func grantsConfiguring(_ features: [Feature]) -> Bool {
    let modes = [mode] + (grantsSessions ? [.autonomousSingleApp] : [])
    return unavailable.isDisjoint(with: features)
      && modes.contains { $0.answer(to: .appConfigures, on: self) != .refused }
  }

  /// Whether a request is granted, or what is asked is so; nil where that depends on the moment.
  func answer(to request: Effect.GuidedAccessRequest) -> Bool? {
    switch request {
    case .session: grantsSessions
    case .assessment: grantsAssessments
    case .configure(let features, _, _, _): grantsConfiguring(features)
    case .status(let enabled, _): managedSingleAppMode ? enabled : nil
    case .restrictionState: nil
    }
  }

  /// Whether a request is granted, or what is asked is so, at a moment.
  func answer(to request: Effect.GuidedAccessRequest, at moment: Moment) -> Bool {
    if let answer = answer(to: request) { return answer }
    return switch request {
    case .status(let enabled, _): enabled == (moment == .session)
    case .restrictionState(_, let state, _): state == (moment == .session ? .deny : .allow)
    case .session, .assessment, .configure: false
    }
  }

  /// The effects that a request leads to, at once; without a moment those that it may lead to.
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
  /// The effects that this one may run, now or later, on a device; without a moment at any.
  func nested(on device: GuidedAccess, at moment: GuidedAccess.Moment? = nil) -> [Effect] {
    guard case .guidedAccess(let request) = self else { return nested }
    return device.effects(of: request, at: moment)
  }
}
