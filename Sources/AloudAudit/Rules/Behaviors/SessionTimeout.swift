internal import AloudTree

extension Rule {
  /// A screen that closes by itself, or removes the fields in which users type, without a warning 20 seconds before.
  ///
  /// A screen that closes within 5 seconds is a splash screen or a message. A screen that is presented by the timer of
  /// another screen is itself a warning: its time begins when it appears. A person sets the duration of a Guided Access
  /// session (`timeLimit`), so it is not a fault of the app.
  ///
  /// Source: WCAG 2.2.1 for the 20 seconds, the Korean guideline's 2.3 for warnings and extensions.
  static let sessionTimeoutWithoutWarning = Rule(
    "session-timeout-without-warning", .error,
    title: Wording("The session ends without warning", ko: "알림 없이 끝나는 제한 시간"),
    fix: Wording(
      "Warn at least 20 seconds before, and let people extend the time.", ko: "적어도 20초 전에 알리고 시간을 연장할 수 있게 하십시오."),
    references: ["MAAG 2.3", "WCAG 2.2.1"],
    onPages: .silent("a dump has no behaviors"),
    check: .behaviors { app in
      var presented: Set<String>?
      return app.unaskedTimelines.flatMap { screen, place, timelines in
        timelines.compactMap { timeline in
          guard let last = timeline.steps.last, last.time > SessionEnd.splash else { return nil }
          let known = presented ?? app.screensPresentedByTimers
          presented = known
          let isWarning = screen.screen.key.map { known.contains($0) } ?? false
          return SessionEnd.first(in: timeline.steps, of: screen, app, isWarning: isWarning)?.fault(
            on: screen, at: place)
        }
      }
    })
}

/// The end of a session that users cannot prevent.
private struct SessionEnd {
  private enum Problem { case unannounced, late, unavoidable }

  /// A screen that closes after more seconds than this is a session, not a splash screen. Aloud's choice.
  static let splash = 5.0
  /// In seconds. Source: WCAG 2.2.1.
  private static let leastNotice = 20.0

  private let time: Double
  private let notice: Double
  private let problem: Problem

  /// - Complexity: O(steps + nodes).
  static func first(
    in steps: [Timeline.Step], of screen: AuditedScreen, _ app: AuditedApp, isWarning: Bool
  ) -> SessionEnd? {
    let facts = SessionFacts(screen, app)
    // The times of the first warning, and of the first warning that users can answer.
    var (warning, answerable): (Double?, Double?) = (nil, nil)
    if isWarning { (warning, answerable) = (0, screen.hasControlThatActs ? 0 : nil) }
    for step in steps {
      if step.time > splash, facts.ends(step.effect),
        let end = SessionEnd(at: step.time, warning: warning, answerable: answerable)
      {
        return end
      }
      guard let canBeAnswered = facts.warns(step.effect) else { continue }
      warning = warning ?? step.time
      if canBeAnswered { answerable = answerable ?? step.time }
    }
    return nil
  }

  /// Returns nil where a warning comes in time.
  private init?(at time: Double, warning: Double?, answerable: Double?) {
    let isInTime = { (warned: Double) in time - warned + Timeline.tolerance >= SessionEnd.leastNotice }
    if let answerable, isInTime(answerable) { return nil }
    self.time = time
    notice = time - (warning ?? time)
    // A message at the time of the end is not a warning.
    if notice <= Timeline.tolerance {
      problem = .unannounced
    } else {
      problem = isInTime(time - notice) ? .unavoidable : .late
    }
  }

  func fault(on screen: AuditedScreen, at place: Fault.Place) -> Fault {
    switch problem {
    case .unannounced:
      return Fault(
        Wording("The screen ends after \(time.toldDown) s without warning.", ko: "\(time.toldDown)초 뒤 알림 없이 끝납니다."),
        on: screen, at: place)
    case .late:
      return Fault(
        Wording(
          "The warning comes \(notice.toldDown) s before the end; at least 20 s are needed.",
          ko: "종료 \(notice.toldDown)초 전에야 알립니다."),
        on: screen, at: place,
        fix: Wording("Warn earlier: at least 20 seconds before the end.", ko: "적어도 20초 전에 알리십시오."),
        references: ["MAAG 2.3", "WCAG 2.2.1"])
    case .unavoidable:
      return Fault(
        Wording("The warning has no control that extends the time.", ko: "연장할 방법이 없습니다."), on: screen, at: place,
        fix: Wording("Give the warning a button that extends the time.", ko: "시간을 연장하는 버튼을 넣으십시오."),
        references: ["MAAG 2.3", "WCAG 2.2.1"])
    }
  }
}

/// Classifies effects with respect to the session of one screen.
private struct SessionFacts {
  private let screen: AuditedScreen
  private let inputs: SubtreeSums
  private let nodes: [String: NodeID]
  private let app: AuditedApp

  init(_ screen: AuditedScreen, _ app: AuditedApp) {
    self.screen = screen
    inputs = SubtreeSums(screen, where: { $0.isInput })
    nodes = screen.tree.idsByIdentifier()
    self.app = app
  }

  func ends(_ effect: Effect) -> Bool {
    switch effect {
    case .show, .back, .dismiss: true
    case .remove(let id): hasInput(id)
    case .set(let id, let change): change.hidden == true && hasInput(id)
    default: false
    }
  }

  private func hasInput(_ id: String) -> Bool { nodes[id].map { inputs.count(inside: $0) > 0 } ?? false }

  /// Nil for an effect that is not a warning; otherwise whether users can answer it, as far as the document describes
  /// that.
  func warns(_ effect: Effect) -> Bool? {
    switch effect {
    case .present(let key): app.screen(key)?.hasControlThatActs ?? true
    case .insert: true
    case .set(let id, let change) where change.hidden == false:
      nodes[id].map { screen.tree[$0].hidden } == true ? true : nil
    default: effect.isSpoken ? true : nil
    }
  }
}

extension AuditedScreen {
  /// True when an enabled control has effects, or the document does not describe its effects.
  fileprivate var hasControlThatActs: Bool {
    stops.contains { stop in
      guard stop.isControl, stop.isEnabled else { return false }
      return stop.effects(of: .activate).map { !$0.isEmpty } ?? true || stop.details?.actions.isEmpty == false
    }
  }
}

extension AuditedApp {
  /// The keys of the screens that timers present.
  fileprivate var screensPresentedByTimers: Set<String> {
    Set(
      unaskedTimelines.flatMap { $0.timelines }.flatMap { $0.steps }.compactMap {
        if case .present(let key) = $0.effect { key } else { nil }
      })
  }
}
