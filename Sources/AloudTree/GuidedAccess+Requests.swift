// What comes of what an app asks the system: the one place that decides it from what a document tells of its device.
extension GuidedAccess {
  /// What is not of the device but of the time at which an app asks.
  package enum Moment: Sendable {
    /// As the app starts: nobody has begun a session, and nothing is denied.
    case rest
    /// In a session, with all that is asked about denied.
    case session
  }

  /// True where the app may lock the device to itself: Autonomous Single App Mode.
  ///
  /// Source: UIKit's header of `requestGuidedAccessSession`; what a device manager has locked stays its own.
  package var grantsSessions: Bool { supervised && allowedForAutonomousSingleAppMode && !managedSingleAppMode }

  /// True where the app may begin an assessment, which needs no supervision.
  package var grantsAssessments: Bool { assessmentEntitlement && !managedSingleAppMode }

  /// True where the app may switch these features on and off.
  ///
  /// Source: UIKit's header of `configureForGuidedAccess`: in a mode that a profile permits, not in a session of a person.
  package func grantsConfiguring(_ features: [Feature]) -> Bool {
    (managedSingleAppMode || grantsSessions) && unavailable.isDisjoint(with: features)
  }

  /// Whether a request is granted, or what is asked is so; nil where that depends on the moment.
  package func answer(to request: Effect.GuidedAccessRequest) -> Bool? {
    switch request {
    case .session: grantsSessions
    case .assessment: grantsAssessments
    case .configure(let features, _, _, _): grantsConfiguring(features)
    case .status(let enabled, _): managedSingleAppMode ? enabled : nil
    case .restrictionState: nil
    }
  }

  /// Whether a request is granted, or what is asked is so, at a moment.
  package func answer(to request: Effect.GuidedAccessRequest, at moment: Moment) -> Bool {
    if let answer = answer(to: request) { return answer }
    return switch request {
    case .status(let enabled, _): enabled == (moment == .session)
    case .restrictionState(_, let state, _): state == (moment == .session ? .deny : .allow)
    case .session, .assessment, .configure: false
    }
  }

  /// The effects that a request leads to, at once; without a moment those that it may lead to.
  package func effects(of request: Effect.GuidedAccessRequest, at moment: Moment? = nil) -> [Effect] {
    let isSo = moment.map { answer(to: request, at: $0) } ?? answer(to: request)
    return switch isSo {
    case true?: request.succeeded
    case false?: request.failed
    case nil: request.nested
    }
  }
}

extension Effect.GuidedAccessRequest {
  /// What is done where it is granted, or what is asked is so.
  fileprivate var succeeded: [Effect] {
    switch self {
    case .session(_, let effects, _), .configure(_, _, let effects, _), .assessment(_, let effects, _),
      .status(_, let effects), .restrictionState(_, _, let effects):
      effects
    }
  }

  /// What is done where it is refused; a question is never refused.
  package var failed: [Effect] {
    switch self {
    case .session(_, _, let effects), .configure(_, _, _, let effects), .assessment(_, _, let effects): effects
    case .status, .restrictionState: []
    }
  }

  /// The same, leading to nothing: what it leads to stands beside it then.
  package var withoutEffects: Self {
    switch self {
    case .session(let enabled, _, _): .session(enabled: enabled, succeeded: [], failed: [])
    case .configure(let features, let enabled, _, _): .configure(features, enabled: enabled, succeeded: [], failed: [])
    case .assessment(let enabled, _, _): .assessment(enabled: enabled, succeeded: [], failed: [])
    case .status(let enabled, _): .status(enabled: enabled, [])
    case .restrictionState(let identifier, let state, _): .restrictionState(identifier: identifier, state, [])
    }
  }
}

extension Effect {
  /// The effects that this one may run, now or later, on a device; without a moment at any.
  package func nested(on device: GuidedAccess, at moment: GuidedAccess.Moment? = nil) -> [Effect] {
    guard case .guidedAccess(let request) = self else { return nested }
    return device.effects(of: request, at: moment)
  }
}

extension Document {
  /// What the document tells of the device; nothing is granted where it tells nothing.
  package var guidedAccessFacts: GuidedAccess { guidedAccess ?? GuidedAccess() }

  /// What the app as a whole answers to: events, and changes of its restrictions.
  package var behaviorsOfApp: [Behaviors] { [behaviors] + guidedAccessFacts.restrictions.map(\.behaviors) }
}
