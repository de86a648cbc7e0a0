internal import AloudSpeech
public import AloudTree

/// `UIAccessibility.GuidedAccessError`: why a feature was not configured. The numbers are UIKit's
/// where integers have 64 bits.
public enum GuidedAccessError: Int64, Error, CaseIterable, Sendable {
  /// The device is not locked to the app by its own request or by management.
  case permissionDenied = 0
  /// Something else went wrong.
  case failed = 9_223_372_036_854_775_807
}

// What an app asks of the system. Completion handlers run at once; how long a device takes is not known.
extension Simulator {
  /// What is answered, and what happens on account of it.
  public struct Completion: Sendable {
    /// What the completion handler is given.
    public let didSucceed: Bool
    /// Of `configureForGuidedAccess` alone; nil when it succeeds.
    public let error: GuidedAccessError?
    public let occurrences: [Occurrence]
  }

  /// `UIAccessibility.requestGuidedAccessSession(enabled:completionHandler:)`: locks the device to the app, or releases it.
  ///
  ///     simulator.requestGuidedAccessSession(enabled: true).didSucceed
  ///
  /// It succeeds where ``SingleAppMode/table`` says so; whoever locks must release.
  @discardableResult
  public mutating func requestGuidedAccessSession(enabled: Bool) -> Completion {
    complete { $0.transit(enabled ? .appRequestsSession : .appReleasesSession) }
  }

  /// `AEAssessmentSession.begin()` and `end()`.
  @discardableResult
  public mutating func requestAssessment(enabled: Bool) -> Completion {
    complete { $0.transit(enabled ? .assessmentBegins : .assessmentEnds) }
  }

  /// `UIAccessibility.configureForGuidedAccess(features:enabled:completionHandler:)`.
  @discardableResult
  public mutating func configureForGuidedAccess(features: Set<GuidedAccess.Feature>, enabled: Bool) -> Completion {
    var error: GuidedAccessError?
    let done = complete { simulator in
      let answer = simulator.configure(features, enabled: enabled)
      error = answer.error
      return (answer.error == nil, answer.effects)
    }
    return Completion(didSucceed: done.didSucceed, error: error, occurrences: done.occurrences)
  }

  private mutating func complete(
    _ request: (inout Simulator) -> (isGranted: Bool, effects: [Effect])
  ) -> Completion {
    var didSucceed = false
    let occurrences = step { simulator in
      let answer = request(&simulator)
      didSucceed = answer.isGranted
      simulator.run(answer.effects)
    }
    return Completion(didSucceed: didSucceed, error: nil, occurrences: occurrences)
  }

  /// Effects that are nobody's answer.
  mutating func run(_ effects: [Effect]) {
    take(app.run(effects))
    refresh()
  }

  /// What the system does about a request of the app's behaviors.
  ///
  /// - Returns: what the app does then: when it is told of a change, and in its completion handler.
  mutating func answer(_ request: Effect.GuidedAccessRequest) -> [Effect] {
    switch request {
    case .session(let enabled, let succeeded, let failed):
      let answer = transit(enabled ? .appRequestsSession : .appReleasesSession)
      return answer.effects + (answer.isGranted ? succeeded : failed)
    case .assessment(let enabled, let succeeded, let failed):
      let answer = transit(enabled ? .assessmentBegins : .assessmentEnds)
      return answer.effects + (answer.isGranted ? succeeded : failed)
    case .configure(let features, let enabled, let succeeded, let failed):
      let answer = configure(Set(features), enabled: enabled)
      return answer.effects + (answer.error == nil ? succeeded : failed)
    // The app has looked for itself.
    case .status, .restrictionState: return []
    }
  }

  private mutating func configure(
    _ features: Set<GuidedAccess.Feature>, enabled: Bool
  ) -> (error: GuidedAccessError?, effects: [Effect]) {
    guard device.mode.answer(to: .appConfigures, on: device.facts) != .refused else {
      log([.happening(.permissionDenied)])
      return (.permissionDenied, [])
    }
    guard features.isDisjoint(with: device.facts.unavailable) else {
      log([.happening(.configurationFailed)])
      return (.failed, [])
    }
    return (nil, change { enabled ? $0.features.formUnion(features) : $0.features.subtract(features) })
  }
}
