internal import AloudTree

/// The effects that happen by themselves while the user does nothing, with their first times.
///
///     let timeline = Timeline([.after(seconds: 540, [.present(screen: "warning")]), .every(seconds: 3, [turn])])
///     timeline.steps.map(\.time)  // [3, 540]
///
/// An effect that `every` repeats is there once, with its ``Cycle``, so that a timeline has no more steps than the
/// document has effects. Timers that `cancel` takes away in time are not there. What requests lead to stands behind
/// them; what conditions decide, in their place.
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
  /// True when an answer depends on the moment.
  let dependsOnMoment: Bool

  /// For sums of fractions of seconds.
  static let tolerance = 1e-6

  /// - Complexity: O(n log n) in the effects, with those inside.
  init(
    _ effects: [Effect], on device: GuidedAccess, at moment: GuidedAccess.Moment = .rest,
    in oneCase: ConditionCase? = nil
  ) {
    guard !effects.isEmpty else {
      (steps, dependsOnMoment) = ([], false)
      return
    }
    var schedule = Schedule(device: device, moment: moment, oneCase: oneCase)
    schedule.add(effects)
    dependsOnMoment = schedule.dependsOnMoment
    steps = schedule.run()
  }

  /// The timelines of effects: in each case of their conditions, at rest, and in a session of Guided Access where the
  /// effects ask about that.
  static func all(_ effects: [Effect], on device: GuidedAccess) -> [Timeline] {
    let cases = ConditionCase.all(of: effects).map { $0.map(Optional.some) } ?? [nil]
    return cases.flatMap { oneCase in
      let atRest = Timeline(effects, on: device, in: oneCase)
      return atRest.dependsOnMoment ? [atRest, Timeline(effects, on: device, at: .session, in: oneCase)] : [atRest]
    }
  }
}

extension AuditedApp {
  /// The timelines for which no user of the app has asked, and the places of findings about them: once a
  /// screen has appeared, and once somebody has begun a session, denied something or turned VoiceOver on.
  var unaskedTimelines: [(screen: AuditedScreen, place: Fault.Place, timelines: [Timeline])] {
    screens.map { ($0, .behavior(.appear), $0.timelines) }
      + handlersOfApp.filter { $0.event?.isUnasked ?? false }.map {
        ($0.screen, $0.place, Timeline.all($0.effects, on: document.guidedAccessFacts))
      }
  }
}

extension Behaviors.Event {
  /// True for what the system tells the app.
  fileprivate var isUnasked: Bool {
    switch self {
    case .restriction, .guidedAccessStatusDidChange, .voiceOverStatusDidChange, .deny, .allow: true
    case .activate, .increment, .decrement, .escape, .magicTap, .longPress, .focus, .blur, .scrollUp, .scrollDown,
      .scrollLeft, .scrollRight, .scrollNext, .scrollPrevious, .zoomIn, .zoomOut, .appear, .change:
      false
    }
  }
}

extension AuditedScreen {
  /// The timelines once the screen has appeared; on the first screen, those of the app, too.
  var timelines: [Timeline] {
    let ofApp = index == 0 ? document.behaviors.effects[.appear] ?? [] : []
    return Timeline.all(ofApp + (screen.behaviors.effects[.appear] ?? []), on: document.guidedAccessFacts)
  }
}
