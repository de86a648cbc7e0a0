internal import AloudReader
internal import AloudSpeech
public import AloudTree

// Changes of the device, and their effects.
extension Simulator {
  /// Changes the device. All changes use this function: VoiceOver announces them, and the app is informed.
  ///
  /// The assumed order is: the mode of the device, the app's restrictions, accessibility features.
  ///
  /// - Returns: the news for the app, in order.
  mutating func change(_ edit: (inout Device) -> Void) -> [App.News] {
    let before = device
    var after = before
    edit(&after)
    guard after != before else { return [] }
    device = after
    device.features = before.features
    var news = tellSession(since: before)
    // The reader sees the change together with the app's response, as if the app had hidden something.
    restrictApp()
    news += restrictionNews(since: before)
    for feature in GuidedAccess.Feature.allCases
    where before.features.contains(feature) != after.features.contains(feature) {
      news += turn(feature, on: after.features.contains(feature))
    }
    return news
  }

  /// The system's answer to a request, and the news for the app.
  struct SystemAnswer {
    var isGranted: Bool
    var error: GuidedAccessError?
    var news: [App.News] = []
  }

  /// Requests another mode.
  mutating func transit(_ event: SingleAppMode.Event) -> SystemAnswer {
    // The device cannot be locked to an app that is not in front.
    guard device.suspendedSince == nil else { return SystemAnswer(isGranted: false) }
    return switch device.mode.answer(to: event, on: device.facts) {
    case .refused: SystemAnswer(isGranted: false)
    case .granted: SystemAnswer(isGranted: true)
    case .becomes(let mode): SystemAnswer(isGranted: true, news: change { $0.mode = mode })
    }
  }

  // MARK: Sessions

  private mutating func tellSession(since before: Device) -> [App.News] {
    if device.mode != before.mode || device.timeLimit != before.timeLimit { setTimeLimit() }
    if device.mode != before.mode {
      checkSpelling(since: before)
      // The buttons of the open system screen belong to the old mode.
      closeSystemScreen()
    }
    guard device.isGuidedAccessEnabled != before.isGuidedAccessEnabled else { return [] }
    log([.happening(device.isGuidedAccessEnabled ? .guidedAccessStarted : .guidedAccessEnded)])
    tell(device.isGuidedAccessEnabled ? .guidedaccessStarted : .guidedaccessEnded)
    return [.guidedAccessStatusDidChange(isEnabled: device.isGuidedAccessEnabled)]
  }

  /// Starts the time limit, from the start of the session or from the time when the limit is set.
  private mutating func setTimeLimit() {
    device.isTimeUp = false
    let limit = device.mode == .guidedAccess ? device.timeLimit : nil
    device.timeLimitEnd = limit.map { time.after(seconds: $0) }
  }

  /// Spelling is not reported during an assessment.
  private mutating func checkSpelling(since before: Device) {
    if device.mode == .assessment {
      device.spellingAfterAssessment = settings.spelling
      setSpelling(false)
    } else if before.mode == .assessment {
      setSpelling(device.spellingAfterAssessment ?? true)
      device.spellingAfterAssessment = nil
    }
  }

  mutating func setSpelling(_ isOn: Bool) {
    var settings = settings
    settings.spelling = isOn
    reader.change(settings)
    tellApp(settings)
  }

  /// Ends the time of the session. From now on nothing responds.
  mutating func reachTimeLimit() {
    device.timeLimitEnd = nil
    device.isTimeUp = true
    log([.happening(.timeLimitReached)])
    tell(.guidedaccessTimeExpired)
  }

  /// Speech of the device, which is not cut off. Source: assumed; it is like banners, and does not come from the app.
  mutating func tell(_ phrase: Phrase) {
    process(reader.heard(reader.tell(phrase)).map { event in event.withSpeech { $0.priority = .high } })
  }

  // MARK: Restrictions

  private func restrictionNews(since before: Device) -> [App.News] {
    device.facts.restrictions.compactMap { restriction in
      let state = device.guidedAccessRestrictionState(forIdentifier: restriction.identifier)
      let isNew = state != before.guidedAccessRestrictionState(forIdentifier: restriction.identifier)
      return isNew ? .restriction(restriction, didChange: state) : nil
    }
  }

  // MARK: Accessibility features

  mutating func turn(_ feature: GuidedAccess.Feature, on isOn: Bool) -> [App.News] {
    guard feature == .voiceOver else {
      device.features.formSymmetricDifference([feature])
      log([.happening(feature.happening(isOn))])
      return []
    }
    isOn ? turnVoiceOverOn() : turnVoiceOverOff()
    return [.voiceOverStatusDidChange(isRunning: isOn)]
  }

  /// VoiceOver announces that it is off, and says nothing more.
  private mutating func turnVoiceOverOff() {
    reader.leaveOwnLayers()
    reader.stopActing()
    stopSpeech()
    log([.happening(.voiceOverOff)])
    tell(.voOff)
    settle()
    device.features.remove(.voiceOver)
  }

  /// VoiceOver starts on the first element, as on a new screen.
  private mutating func turnVoiceOverOn() {
    refresh()
    device.features.insert(.voiceOver)
    log([.happening(.voiceOverOn)])
    reader.turnOn()
    tell(.voOn)
    // The name of the app, said below, replaces a pending screen change.
    changes.pending = nil
    queue.awaitsMove = false
    guard !device.isAway, !device.isScreenLocked else { return }
    tellApp(named: document.firstScreen.name)
    let arrival = reader.receive(.screenChanged(focus: nil, text: nil)).filter { $0 != .happening(.screenChanged) }
    process(arrival.map { event in event.withSpeech { $0.follows = true } })
  }

  /// Says the name of the app, after the current speech. Source: three WWDC talks.
  private mutating func tellApp(named name: String?) {
    guard let name, !name.isEmpty else { return }
    let words = reader.narrator.utterance(.status, SpokenText(name), clause: .appName)
    process([ScreenReader.Event.said(words, .system, follows: true)])
  }
}

extension GuidedAccess.Feature {
  fileprivate func happening(_ isOn: Bool) -> Happening {
    switch self {
    case .voiceOver: isOn ? .voiceOverOn : .voiceOverOff
    case .zoom: isOn ? .zoomOn : .zoomOff
    case .assistiveTouch: isOn ? .assistiveTouchOn : .assistiveTouchOff
    case .invertColors: isOn ? .invertColorsOn : .invertColorsOff
    case .grayscaleDisplay: isOn ? .grayscaleOn : .grayscaleOff
    }
  }
}

/// `UIAccessibility.GuidedAccessError`: the reason why a feature was not configured, with UIKit's numbers (64 bits).
public enum GuidedAccessError: Int64, Error, CaseIterable, Sendable {
  /// The device is not locked to the app by its own request or by management.
  case permissionDenied = 0
  /// Something else went wrong.
  case failed = 9_223_372_036_854_775_807
}

// Requests of an app to the system. Completion handlers run at once; the time on a device is not known.
extension Simulator {
  /// The answer to a request, and its occurrences.
  public struct Completion: Sendable {
    /// The argument of the completion handler.
    public let didSucceed: Bool
    /// The error of `configureForGuidedAccess`; nil if it succeeds, and for other requests.
    public let error: GuidedAccessError?
    /// What happened meanwhile, in order.
    public let occurrences: [Occurrence]
  }

  /// `UIAccessibility.requestGuidedAccessSession(enabled:completionHandler:)`: locks the device to the app, or releases
  /// it.
  ///
  ///     simulator.requestGuidedAccessSession(enabled: true).didSucceed
  ///
  /// It succeeds according to ``SingleAppMode/table``. An app that locks the device must release it.
  @discardableResult
  public mutating func requestGuidedAccessSession(enabled: Bool) -> Completion {
    complete(.session(enabled: enabled, succeeded: [], failed: []))
  }

  /// `AEAssessmentSession.begin()` and `end()`.
  @discardableResult
  public mutating func requestAssessment(enabled: Bool) -> Completion {
    complete(.assessment(enabled: enabled, succeeded: [], failed: []))
  }

  /// `UIAccessibility.configureForGuidedAccess(features:enabled:completionHandler:)`.
  @discardableResult
  public mutating func configureForGuidedAccess(features: Set<GuidedAccess.Feature>, enabled: Bool) -> Completion {
    complete(.configure(Array(features), enabled: enabled, succeeded: [], failed: []))
  }

  private mutating func complete(_ request: Effect.GuidedAccessRequest) -> Completion {
    var answer = SystemAnswer(isGranted: false)
    let occurrences = step { simulator in
      answer = simulator.systemAnswer(to: request)
      simulator.tellApp(answer.news)
    }
    return Completion(didSucceed: answer.isGranted, error: answer.error, occurrences: occurrences)
  }

  /// Sends news to the app, and shows its changes.
  mutating func tellApp(_ news: [App.News]) {
    take(askApp(.tell(news)).outcomes)
    refresh()
  }

  /// Answers a request of the app as the system does.
  ///
  /// - Returns: the news for the app: a change, and the completion handler.
  mutating func answer(_ request: Effect.GuidedAccessRequest) -> [App.News] {
    switch request {
    // The app has evaluated these itself.
    case .status, .restrictionState: return []
    case .session, .assessment, .configure:
      let answer = systemAnswer(to: request)
      return answer.news + [.completion(of: request, didSucceed: answer.isGranted)]
    }
  }

  private mutating func systemAnswer(to request: Effect.GuidedAccessRequest) -> SystemAnswer {
    switch request {
    case .session(let enabled, _, _): return transit(enabled ? .appRequestsSession : .appReleasesSession)
    case .assessment(let enabled, _, _): return transit(enabled ? .assessmentBegins : .assessmentEnds)
    case .configure(let features, let enabled, _, _):
      guard permits(.appConfigures) else {
        log([.happening(.permissionDenied)])
        return SystemAnswer(isGranted: false, error: .permissionDenied)
      }
      guard device.facts.unavailable.isDisjoint(with: features) else {
        log([.happening(.configurationFailed)])
        return SystemAnswer(isGranted: false, error: .failed)
      }
      let news = change { enabled ? $0.features.formUnion(features) : $0.features.subtract(features) }
      return SystemAnswer(isGranted: true, news: news)
    case .status, .restrictionState: return SystemAnswer(isGranted: false)
    }
  }
}
