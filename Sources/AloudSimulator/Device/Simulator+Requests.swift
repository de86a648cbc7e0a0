internal import AloudReader
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

// Requests of an app to the system. Completion handlers run at once; how long a device takes is not known.
extension Simulator {
  /// The answer to a request, and the events that come of it.
  public struct Completion: Sendable {
    /// The value that the completion handler is given.
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
      return (answer.error == nil, answer.news)
    }
    return Completion(didSucceed: done.didSucceed, error: error, occurrences: done.occurrences)
  }

  private mutating func complete(
    _ request: (inout Simulator) -> (isGranted: Bool, news: [App.News])
  ) -> Completion {
    var didSucceed = false
    let occurrences = step { simulator in
      let answer = request(&simulator)
      didSucceed = answer.isGranted
      simulator.tellApp(answer.news)
    }
    return Completion(didSucceed: didSucceed, error: nil, occurrences: occurrences)
  }

  /// Tells the app something, and shows what it has changed.
  mutating func tellApp(_ news: [App.News]) {
    take(app.answer(.tell(news), at: time).outcomes)
    refresh()
  }

  /// Answers a request of the app as the system does.
  ///
  /// - Returns: what the app is to be told then: of a change, and in its completion handler.
  mutating func answer(_ request: Effect.GuidedAccessRequest) -> [App.News] {
    let (isGranted, news): (Bool, [App.News])
    switch request {
    case .session(let enabled, _, _):
      (isGranted, news) = transit(enabled ? .appRequestsSession : .appReleasesSession)
    case .assessment(let enabled, _, _): (isGranted, news) = transit(enabled ? .assessmentBegins : .assessmentEnds)
    case .configure(let features, let enabled, _, _):
      let answer = configure(Set(features), enabled: enabled)
      (isGranted, news) = (answer.error == nil, answer.news)
    // The app has looked for itself.
    case .status, .restrictionState: return []
    }
    return news + [.completion(of: request, didSucceed: isGranted)]
  }

  private mutating func configure(
    _ features: Set<GuidedAccess.Feature>, enabled: Bool
  ) -> (error: GuidedAccessError?, news: [App.News]) {
    guard permits(.appConfigures) else {
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
