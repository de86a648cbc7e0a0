internal import AloudTree

/// What happens by itself from a moment on, when nobody does anything: effects and when they first happen.
///
///     let timeline = Timeline([.after(seconds: 540, [.present(screen: "warning")]), .every(seconds: 3, [turn])])
///     timeline.steps.map(\.time)  // [3, 540]
///
/// What `every` repeats is there once, with its ``Cycle``, so that a timeline has no more steps than the document has effects.
/// Timers that `cancel` takes away in time are not there. What a granted or refused request leads to is not, either: whether
/// it is granted is not known.
struct Timeline: Sendable {
  /// An effect that is no timer.
  struct Step: Sendable {
    /// Seconds until it happens, for the first time where it is repeated.
    let time: Double
    let effect: Effect
    /// The innermost repetition that it is part of; nil happens once.
    let cycle: Cycle?
    /// The names of the timers that it waited for.
    let names: [String]
  }

  /// An `every`.
  struct Cycle: Sendable {
    /// Tells cycles of one timeline apart.
    let number: Int
    /// Seconds between one time and the next.
    let interval: Double
    /// Seconds until the timer begins; it first fires after its interval.
    let start: Double
    /// Seconds after which it fires no more; nil is never.
    let end: Double?

    /// How often it fires; nil is for ever.
    var count: Double? { end.map { ((($0 - start) / interval) + Timeline.tolerance).rounded(.down) } }
    /// Seconds from when it fires for the first time until it does for the last time.
    var duration: Double { count.map { max(0, $0 - 1) * interval } ?? .infinity }
    /// True when it fires twice at least.
    var isRepeated: Bool { count.map { $0 >= 2 } ?? true }
  }

  /// In the order in which they happen.
  let steps: [Step]

  /// For sums of fractions of seconds.
  static let tolerance = 1e-6

  /// - Complexity: O(n log n) in the effects, with those inside.
  init(_ effects: [Effect]) {
    guard !effects.isEmpty else {
      steps = []
      return
    }
    var schedule = Schedule()
    schedule.add(effects)
    steps = schedule.run()
  }
}

extension AuditedScreen {
  /// What happens by itself once the screen has appeared; on the first screen what the app does, too.
  var timeline: Timeline {
    let ofApp = index == 0 ? document.behaviors.effects[.appear] ?? [] : []
    return Timeline(ofApp + (screen.behaviors.effects[.appear] ?? []))
  }
}
