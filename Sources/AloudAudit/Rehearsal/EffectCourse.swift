internal import AloudReader
internal import AloudSimulator
internal import AloudTree

/// The effects of a handler in order of time. The effects of a timer have the time at which it fires.
struct EffectCourse: Sendable {
  /// An effect without nested effects.
  struct Step: Equatable, Sendable {
    /// Seconds since the handler was called.
    let seconds: Double
    let effect: Effect
    /// True for the effect of a timer, even of one without a delay.
    let isTimed: Bool
    /// True for an effect that is repeated; its time is that of the first repetition.
    let repeats: Bool
  }

  /// At most as many steps as an app may run in one instant.
  private(set) var steps: [Step] = []
  /// The moment at which the effects run; nil for any moment.
  let moment: GuidedAccess.Moment?
  /// True when the answer to a request depends on the moment.
  private(set) var dependsOnMoment = false
  /// True when conditions select effects. Without a case, the steps include the effects of both branches.
  private(set) var isConditional = false

  /// A post within this time counts as posted at once, in seconds. Source: the audit's rule about announcements.
  static let atOnce = 0.1
  /// An effect within this time is part of the response, in seconds. Source: the audit's rule about changes.
  static let soon = 1.0

  /// The effects of a request follow the request; without a moment, those of any moment. Without a case, the effects of
  /// both branches of a condition follow one another.
  ///
  /// - Complexity: O(effects), including those of timers.
  init(
    _ effects: [Effect], on device: GuidedAccess, at moment: GuidedAccess.Moment? = nil,
    in oneCase: ConditionCase? = nil
  ) {
    self.moment = moment
    var oneCase = oneCase
    var pending = effects.reversed().map { Step(seconds: 0, effect: $0, isTimed: false, repeats: false) }
    var isInOrder = true
    while let step = pending.popLast(), steps.count < Simulator.DocumentApp.maximumEffects {
      if case .when(let condition, let then, let otherwise) = step.effect {
        isConditional = true
        let isSo = oneCase?.holds(condition, knowsVariables: !step.isTimed)
        let effects = isSo.map { $0 ? then : otherwise } ?? then + otherwise
        pending += effects.reversed().map { step.doing($0) }
        continue
      }
      if !step.isTimed { oneCase?.note(step.effect) }
      let timer = step.effect.timer
      let delay = timer?.seconds ?? 0
      isInOrder = isInOrder && delay == 0
      for inner in step.effect.nested(on: device, at: moment).reversed() {
        pending.append(
          Step(
            seconds: step.seconds + delay, effect: inner, isTimed: step.isTimed || timer != nil,
            repeats: step.repeats || timer?.repeats ?? false))
      }
      guard timer == nil else { continue }
      if case .guidedAccess(let request) = step.effect, device.answer(to: request) == nil { dependsOnMoment = true }
      steps.append(step)
    }
    if !isInOrder { steps.sort { $0.seconds < $1.seconds } }
  }

  /// The courses of effects: one for each case of their conditions. If the effects ask about a session of Guided
  /// Access, each case has two courses: at rest and in a session.
  static func all(_ effects: [Effect], on device: GuidedAccess) -> [EffectCourse] {
    let cases = ConditionCase.all(of: effects)
    var found: [EffectCourse] = []
    for oneCase in cases.map({ $0.map(Optional.some) }) ?? [nil] {
      let atRest = EffectCourse(effects, on: device, at: .rest, in: oneCase)
      found.append(atRest)
      if atRest.dependsOnMoment { found.append(EffectCourse(effects, on: device, at: .session, in: oneCase)) }
    }
    guard cases != nil else { return found }
    // Many cases have the same result.
    return found.enumerated().filter { index, course in
      !found[..<index].contains { $0.steps == course.steps && $0.moment == course.moment }
    }.map { $0.element }
  }
}

extension EffectCourse.Step {
  /// Another effect at the same time.
  fileprivate func doing(_ effect: Effect) -> Self {
    Self(seconds: seconds, effect: effect, isTimed: isTimed, repeats: repeats)
  }
}

extension EffectCourse {
  /// All posted notifications, with their times.
  var posts: some Sequence<(seconds: Double, notification: Effect.Notification)> {
    steps.lazy.compactMap { step in
      if case .post(let notification) = step.effect { (step.seconds, notification) } else { nil }
    }
  }

  /// The first effect that changes the screen.
  var navigation: Effect? { steps.first { $0.effect.navigates }?.effect }

  /// The ids to which notifications move the cursor, in order; nil for the first element of the screen.
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
  /// True for an effect that shows another screen, or closes the current one.
  var navigates: Bool { self == .back || self == .dismiss || shownScreen != nil }

  /// The screen that the effect shows.
  var shownScreen: String? {
    switch self {
    case .show(let screen), .present(let screen): screen
    case .set, .toggle, .select, .insert, .remove, .back, .dismiss, .post, .after, .every, .cancel, .guidedAccess,
      .when, .assign, .add, .unknown:
      nil
    }
  }

  /// The delay of the nested effects in seconds, and whether they are repeated; nil for an effect that is not a timer.
  fileprivate var timer: (seconds: Double, repeats: Bool)? {
    switch self {
    case .after(let seconds, _, _): (max(seconds, 0), false)
    case .every(let seconds, _, _, _): (max(seconds, 0), true)
    case .set, .toggle, .select, .insert, .remove, .show, .back, .present, .dismiss, .post, .cancel, .guidedAccess,
      .when, .assign, .add, .unknown:
      nil
    }
  }
}

/// One combination of answers to the conditions of effects.
///
/// The text that users type is not known in advance, so every combination is tried: that a field is empty, and that it
/// is not. The variables that effects set are known.
struct ConditionCase: Sendable {
  /// The place of each condition in `answers`, the same for all cases.
  private let places: [Condition: Int]
  private let answers: [Bool]
  /// The values of the variables that effects have set.
  private var variables: [String: Condition.Literal] = [:]

  /// With this many conditions, all 16 combinations are tried. With more, these are tried: all hold, none holds, only
  /// one holds, and only one does not hold.
  private static let fewConditions = 4
  /// The maximum number of cases of one handler.
  private static let limit = 64
  /// With up to this many comparisons of the same subject, contradictory answers are left out. The check takes
  /// quadratic time.
  private static let mostCompared = 32

  private init(_ places: [Condition: Int], _ answers: [Bool]) { (self.places, self.answers) = (places, answers) }

  /// All cases of effects that have conditions; nil without conditions.
  ///
  /// - Complexity: O(effects), including nested ones.
  static func all(of effects: [Effect]) -> [ConditionCase]? {
    let leaves = leaves(of: effects)
    guard !leaves.isEmpty else { return nil }
    let places = Dictionary(uniqueKeysWithValues: zip(leaves, leaves.indices))
    let groups = comparedTogether(leaves)
    let cases = combinations(of: leaves.count)
    let possible = cases.filter { answers in groups.allSatisfy { $0.permits(answers) } }
    return (possible.isEmpty ? cases : possible).prefix(limit).map { ConditionCase(places, $0) }
  }

  /// Whether a condition holds. Effects that run later do not know variables, because other effects may have set them.
  func holds(_ condition: Condition, knowsVariables: Bool) -> Bool {
    condition.holds { leaf in
      if knowsVariables, case .compare(.variable(let name), let comparison) = leaf, let value = variables[name] {
        return comparison.holds(of: value)
      }
      let (plain, isContrary) = ConditionCase.plain(leaf)
      return (places[plain].map { answers[$0] } ?? true) != isContrary
    }
  }

  /// Records the variables that an effect sets at once.
  mutating func note(_ effect: Effect) {
    switch effect {
    case .assign(let variable, let value):
      // Names in braces stand for values that are not known here.
      variables[variable] = value.text.namesInBraces.isEmpty ? value : nil
    case .add(let variable, let number):
      if let known = variables[variable]?.number { variables[variable] = .number(known + number) }
    default: break
    }
  }

  // MARK: The cases

  private static func leaves(of effects: [Effect]) -> [Condition] {
    var (found, seen, pending) = ([Condition](), Set<Condition>(), Array(effects.reversed()))
    while let effect = pending.popLast() {
      pending += effect.nested.reversed()
      guard case .when(let condition, _, _) = effect else { continue }
      found += condition.leaves.map { plain($0).condition }.filter { seen.insert($0).inserted }
    }
    return found
  }

  /// The condition with `shown` replaced by its opposite `hidden`, and whether it was replaced.
  private static func plain(_ leaf: Condition) -> (condition: Condition, isContrary: Bool) {
    if case .state(let id, .shown) = leaf { (.state(id: id, .hidden), true) } else { (leaf, false) }
  }

  /// The combinations of answers to a number of conditions.
  private static func combinations(of count: Int) -> [[Bool]] {
    guard count > fewConditions else {
      return (0..<(1 << count)).map { number in (0..<count).map { number >> $0 & 1 == 0 } }
    }
    let alone = (0..<min(count, limit / 2)).flatMap { one in
      [true, false].map { answer in (0..<count).map { ($0 == one) == answer } }
    }
    return [true, false].map { Array(repeating: $0, count: count) } + alone
  }

  /// Comparisons of the same text or number, whose answers may contradict each other.
  private struct ComparedTogether {
    /// The comparisons, with their places in the answers.
    let tests: [(comparison: Condition.Comparison, place: Int)]
    let candidates: [Condition.Literal]

    /// False where the answers contradict each other.
    func permits(_ answers: [Bool]) -> Bool {
      candidates.contains { value in tests.allSatisfy { $0.comparison.holds(of: value) == answers[$0.place] } }
    }
  }

  private static func comparedTogether(_ leaves: [Condition]) -> [ComparedTogether] {
    var tests: [Condition.Subject: [(comparison: Condition.Comparison, place: Int)]] = [:]
    for (place, leaf) in leaves.enumerated() {
      // The texts that match a pattern are not computed.
      if case .compare(_, .matches) = leaf { continue }
      if case .compare(let subject, let comparison) = leaf { tests[subject, default: []].append((comparison, place)) }
    }
    return tests.values.filter { (2...mostCompared).contains($0.count) }.map { tests in
      ComparedTogether(tests: tests, candidates: candidates(for: tests.map { $0.comparison }))
    }
  }

  /// Test values: the operands, and numbers between and outside them. If any value passes a set of tests, one of these
  /// does.
  private static func candidates(for tests: [Condition.Comparison]) -> [Condition.Literal] {
    let operands = tests.compactMap { $0.operand }
    let numbers = operands.compactMap { $0.number }.sorted()
    let between = zip(numbers, numbers.dropFirst()).map { ($0 + $1) / 2 }
    let outside = [(numbers.first ?? 0) - 1, (numbers.last ?? 0) + 1]
    return operands + (numbers + between + outside).map { .number($0) } + [.text(""), .text("\u{FFFC}")]
  }
}
