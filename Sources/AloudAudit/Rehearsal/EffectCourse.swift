internal import AloudReader
internal import AloudSimulator
internal import AloudTree

/// What the effects of a handler do, in the order of time: those of timers stand where they are due.
struct EffectCourse: Sendable {
  /// An effect without effects inside.
  struct Step: Sendable {
    /// Since the handler was called.
    let seconds: Double
    let effect: Effect
    /// True for what a timer does, even one that waits for nothing.
    let isTimed: Bool
    /// True for what goes on repeating; it stands where it is due first.
    let repeats: Bool
  }

  /// No longer than an app may go on in one instant.
  private(set) var steps: [Step] = []
  /// True when something is asked of which the answer depends on the moment.
  private(set) var dependsOnMoment = false

  /// What is posted sooner is as good as posted at once. Source: the guard of the audit's rule about announcements.
  static let atOnce = 0.1
  /// What comes within this time is part of the answer. Source: the guard of the audit's rule about changes, in seconds.
  static let soon = 1.0

  /// What requests lead to stands behind them; without a moment that is what they may lead to at any.
  ///
  /// - Complexity: O(effects, those of timers among them).
  init(_ effects: [Effect], on device: GuidedAccess, at moment: GuidedAccess.Moment? = nil) {
    var pending = effects.reversed().map { Step(seconds: 0, effect: $0, isTimed: false, repeats: false) }
    var isInOrder = true
    while let step = pending.popLast(), steps.count < Simulator.DocumentApp.maximumEffects {
      let (delay, repeats) = step.effect.delay
      let isTimer = step.effect.isTimer
      isInOrder = isInOrder && delay == 0
      for inner in step.effect.nested(on: device, at: moment).reversed() {
        pending.append(
          Step(
            seconds: step.seconds + delay, effect: inner, isTimed: step.isTimed || isTimer,
            repeats: step.repeats || repeats))
      }
      guard !isTimer else { continue }
      if case .guidedAccess(let request) = step.effect, device.answer(to: request) == nil { dependsOnMoment = true }
      steps.append(step)
    }
    guard !isInOrder else { return }
    steps = steps.enumerated().sorted { ($0.element.seconds, $0.offset) < ($1.element.seconds, $1.offset) }.map(
      \.element)
  }
}

extension EffectCourse {
  /// Everything that is posted, with its time.
  var posts: some Sequence<(seconds: Double, notification: Effect.Notification)> {
    steps.lazy.compactMap { step in
      if case .post(let notification) = step.effect { (step.seconds, notification) } else { nil }
    }
  }

  /// The first effect that goes to another screen.
  var navigation: Effect? { steps.first { $0.effect.navigates }?.effect }

  /// The ids that are asked to have the cursor, in order; nil is the first element of the screen.
  var targets: some Sequence<(seconds: Double, id: String?)> {
    posts.lazy.compactMap { post in
      switch post.notification {
      case .screenChanged(let focus, _): (post.seconds, focus)
      case .layoutChanged(let focus?, _): (post.seconds, focus)
      case .layoutChanged(nil, _), .announcement, .pageScrolled: nil
      }
    }
  }
}

extension Effect {
  /// True for what shows another screen, or takes the one on top away.
  var navigates: Bool {
    switch self {
    case .show, .present, .back, .dismiss: true
    case .set, .toggle, .select, .insert, .remove, .post, .after, .every, .cancel, .guidedAccess: false
    }
  }

  /// The screen that it shows.
  var shownScreen: String? {
    switch self {
    case .show(let screen), .present(let screen): screen
    case .set, .toggle, .select, .insert, .remove, .back, .dismiss, .post, .after, .every, .cancel, .guidedAccess: nil
    }
  }

  /// True for what does nothing but let other effects wait.
  fileprivate var isTimer: Bool {
    switch self {
    case .after, .every: true
    case .set, .toggle, .select, .insert, .remove, .show, .back, .present, .dismiss, .post, .cancel, .guidedAccess:
      false
    }
  }

  /// How long its inner effects wait, in seconds, and whether they are repeated.
  fileprivate var delay: (seconds: Double, repeats: Bool) {
    switch self {
    case .after(let seconds, _, _): (max(seconds, 0), false)
    case .every(let seconds, _, _, _): (max(seconds, 0), true)
    case .set, .toggle, .select, .insert, .remove, .show, .back, .present, .dismiss, .post, .cancel, .guidedAccess:
      (0, false)
    }
  }
}
