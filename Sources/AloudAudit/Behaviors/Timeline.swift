internal import AloudTree

/// The effects that happen by themselves, without user input, with their first times.
///
///     let warning = Effect.after(seconds: 540, [.present(screen: "warning")])
///     let timeline = Timeline([warning, .every(seconds: 3, [turn], until: nil)], on: facts)
///     timeline.steps.map(\.time)  // [3, 540]
///
/// An effect that `every` repeats occurs once, with its ``Cycle``, so that a timeline has no more steps than the
/// document has effects. Timers that `cancel` removes in time do not occur. The effects of a request follow the
/// request. The effects that a condition selects replace the condition.
struct Timeline: Sendable {
  /// An effect that is not a timer.
  struct Step: Sendable {
    /// Seconds until the effect happens, or first happens if it is repeated.
    let time: Double
    let effect: Effect
    /// The innermost repetition that contains it; nil for an effect that happens once.
    let cycle: Cycle?
    /// The names of the timers that lead to it.
    let names: [String]
  }

  /// The repetitions of an `every`.
  struct Cycle: Sendable {
    /// Distinguishes the cycles of one timeline.
    let number: Int
    /// Seconds between one time and the next.
    let interval: Double
    /// Seconds until the timer starts; it first fires one interval later.
    let start: Double
    /// The time in seconds after which it no longer fires; nil for never.
    let end: Double?

    /// How often it fires; nil for endlessly.
    var count: Double? { end.map { ((($0 - start) / interval) + Timeline.tolerance).rounded(.down) } }
    /// Seconds from its first to its last firing.
    var duration: Double { count.map { max(0, $0 - 1) * interval } ?? .infinity }
    /// True when it fires at least twice.
    var isRepeated: Bool { count.map { $0 >= 2 } ?? true }
  }

  /// The steps, ordered by time.
  let steps: [Step]
  /// True when the answer to a request depends on the moment.
  let dependsOnMoment: Bool

  /// The tolerance for sums of fractions of seconds.
  static let tolerance = 1e-6

  /// - Complexity: O(n log n) in the effects, including nested ones.
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

  /// The timelines of effects: one for each case of their conditions. If the effects ask about a session of Guided
  /// Access, each case has two timelines: at rest and in a session.
  static func all(_ effects: [Effect], on device: GuidedAccess) -> [Timeline] {
    let cases = ConditionCase.all(of: effects).map { $0.map(Optional.some) } ?? [nil]
    return cases.flatMap { oneCase in
      let atRest = Timeline(effects, on: device, in: oneCase)
      return atRest.dependsOnMoment ? [atRest, Timeline(effects, on: device, at: .session, in: oneCase)] : [atRest]
    }
  }
}

extension AuditedApp {
  /// The timelines that no user of the app has started, with the places for findings about them: those that start when
  /// a screen appears, and those that start when somebody begins a session, denies something or turns VoiceOver on.
  var unaskedTimelines: [(screen: AuditedScreen, place: Fault.Place, timelines: [Timeline])] {
    screens.map { ($0, .behavior(.appear), $0.timelines) }
      + handlersOfApp.filter { $0.event?.isUnasked ?? false }.map {
        ($0.screen, $0.place, Timeline.all($0.effects, on: document.guidedAccessFacts))
      }
  }
}

extension Behaviors.Event {
  /// True for an event that the system sends to the app.
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
  /// The timelines that start when the screen appears; on the first screen, they include those of the app.
  var timelines: [Timeline] {
    let ofApp = index == 0 ? document.behaviors.effects[.appear] ?? [] : []
    return Timeline.all(ofApp + (screen.behaviors.effects[.appear] ?? []), on: document.guidedAccessFacts)
  }
}
