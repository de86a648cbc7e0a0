internal import AloudReader
internal import AloudSimulator
internal import AloudTree

/// The effects of a handler in the order of time: those of timers stand where they are due.
struct EffectCourse: Sendable {
  /// An effect without effects inside.
  struct Step: Equatable, Sendable {
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
  /// When it happens; nil is at any time.
  let moment: GuidedAccess.Moment?
  /// True when an answer depends on the moment.
  private(set) var dependsOnMoment = false
  /// True when conditions decided what happens; without a case, that is all of it.
  private(set) var isConditional = false

  /// The time within which a post counts as posted at once. Source: the guard of the audit's rule about announcements.
  static let atOnce = 0.1
  /// The time within which an effect is part of the answer. Source: the guard of the audit's rule about changes, in
  /// seconds.
  static let soon = 1.0

  /// Effects of requests stand behind them; without a moment, those of any moment. Without a case, the effects
  /// happens if a condition holds is followed by what happens if it does not.
  ///
  /// - Complexity: O(effects, those of timers among them).
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

  /// The courses of effects: in each case of their conditions, and where they ask about a session of Guided Access, at
  /// rest and in one.
  static func all(_ effects: [Effect], on device: GuidedAccess) -> [EffectCourse] {
    let cases = ConditionCase.all(of: effects)
    var found: [EffectCourse] = []
    for oneCase in cases.map({ $0.map(Optional.some) }) ?? [nil] {
      let atRest = EffectCourse(effects, on: device, at: .rest, in: oneCase)
      found.append(atRest)
      if atRest.dependsOnMoment { found.append(EffectCourse(effects, on: device, at: .session, in: oneCase)) }
    }
    guard cases != nil else { return found }
    // Many cases lead to the same.
    return found.enumerated().filter { index, course in
      !found[..<index].contains { $0.steps == course.steps && $0.moment == course.moment }
    }.map(\.element)
  }
}

extension EffectCourse.Step {
  /// Another effect at the same time.
  fileprivate func doing(_ effect: Effect) -> Self {
    Self(seconds: seconds, effect: effect, isTimed: isTimed, repeats: repeats)
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
  var navigates: Bool { self == .back || self == .dismiss || shownScreen != nil }

  /// The screen that it shows.
  var shownScreen: String? {
    switch self {
    case .show(let screen), .present(let screen): screen
    case .set, .toggle, .select, .insert, .remove, .back, .dismiss, .post, .after, .every, .cancel, .guidedAccess,
      .when,
      .assign, .add:
      nil
    }
  }

  /// How long its inner effects wait, in seconds, and whether they are repeated; nil for an effect that is no timer.
  fileprivate var timer: (seconds: Double, repeats: Bool)? {
    switch self {
    case .after(let seconds, _, _): (max(seconds, 0), false)
    case .every(let seconds, _, _, _): (max(seconds, 0), true)
    case .set, .toggle, .select, .insert, .remove, .show, .back, .present, .dismiss, .post, .cancel, .guidedAccess,
      .when, .assign, .add:
      nil
    }
  }
}

/// One way in which what conditions ask about may be when effects happen.
///
/// Nobody knows beforehand what people type, so every way is tried: that a field is empty, and that it is not. What
/// effects themselves set, a variable, is known.
struct ConditionCase: Sendable {
  private let answers: [Condition: Bool]
  /// The values of variables since effects have set them.
  private var variables: [String: Condition.Literal] = [:]

  /// Of so many conditions every combination is tried, 16; of more, that all hold, that none does, that one alone
  /// holds, and that one alone does not.
  private static let fewConditions = 4
  /// The most cases of one handler.
  private static let limit = 64
  /// Of so many comparisons with the same text or number it is asked whether they can go together: asking costs their
  /// square.
  private static let mostCompared = 32

  private init(_ answers: [Condition: Bool]) { self.answers = answers }

  /// All cases of effects that ask something; nil where they do not.
  ///
  /// - Complexity: O(effects), those inside among them.
  static func all(of effects: [Effect]) -> [ConditionCase]? {
    let leaves = leaves(of: effects)
    guard !leaves.isEmpty else { return nil }
    let cases = combinations(of: leaves.count).map { answers in
      Dictionary(zip(leaves, answers), uniquingKeysWith: { first, _ in first })
    }
    let possible = cases.filter(isPossible)
    return (possible.isEmpty ? cases : possible).prefix(limit).map { ConditionCase($0) }
  }

  /// Whether a condition holds. Variables are not known to what happens later, when others may have set them.
  func holds(_ condition: Condition, knowsVariables: Bool) -> Bool {
    condition.holds { leaf in
      if knowsVariables, case .compare(.variable(let name), let comparison) = leaf, let value = variables[name] {
        return comparison.holds(of: value)
      }
      let (plain, isContrary) = ConditionCase.plain(leaf)
      return (answers[plain] ?? true) != isContrary
    }
  }

  /// Something happens at once.
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

  // MARK: Which there are

  private static func leaves(of effects: [Effect]) -> [Condition] {
    var (found, seen, pending) = ([Condition](), Set<Condition>(), Array(effects.reversed()))
    while let effect = pending.popLast() {
      pending += effect.nested.reversed()
      guard case .when(let condition, _, _) = effect else { continue }
      found += condition.leaves.map { plain($0).condition }.filter { seen.insert($0).inserted }
    }
    return found
  }

  /// True for a shown node: one that is not hidden.
  private static func plain(_ leaf: Condition) -> (condition: Condition, isContrary: Bool) {
    if case .state(let id, .shown) = leaf { (.state(id: id, .hidden), true) } else { (leaf, false) }
  }

  /// Answers to so many questions.
  private static func combinations(of count: Int) -> [[Bool]] {
    guard count > fewConditions else {
      return (0..<(1 << count)).map { number in (0..<count).map { number >> $0 & 1 == 0 } }
    }
    let alone = (0..<min(count, limit / 2)).flatMap { one in
      [true, false].map { answer in (0..<count).map { ($0 == one) == answer } }
    }
    return [true, false].map { Array(repeating: $0, count: count) } + alone
  }

  /// False where the same text or number would have to be two things at once.
  private static func isPossible(_ answers: [Condition: Bool]) -> Bool {
    var tests: [Condition.Subject: [(Condition.Comparison, Bool)]] = [:]
    for (leaf, answer) in answers {
      // The texts that a pattern matches are not worked out.
      if case .compare(_, .matches) = leaf { continue }
      if case .compare(let subject, let comparison) = leaf { tests[subject, default: []].append((comparison, answer)) }
    }
    return tests.values.allSatisfy { tests in
      tests.count < 2 || tests.count > mostCompared
        || candidates(for: tests.map(\.0)).contains { value in tests.allSatisfy { $0.0.holds(of: value) == $0.1 } }
    }
  }

  /// Values of which one passes every set of tests that anything passes: what is compared with, and what lies between.
  private static func candidates(for tests: [Condition.Comparison]) -> [Condition.Literal] {
    let operands = tests.compactMap(\.operand)
    let numbers = operands.compactMap(\.number).sorted()
    let between = zip(numbers, numbers.dropFirst()).map { ($0 + $1) / 2 }
    let outside = [(numbers.first ?? 0) - 1, (numbers.last ?? 0) + 1]
    return operands + (numbers + between + outside).map { .number($0) } + [.text(""), .text("\u{FFFC}")]
  }
}
