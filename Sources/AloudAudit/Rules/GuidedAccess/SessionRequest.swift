internal import AloudTree

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

extension AuditedApp {
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
