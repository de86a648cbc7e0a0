internal import AloudTree

/// One way in which what conditions ask about may be when effects happen.
///
/// Nobody knows beforehand what people type, so every way is tried: that a field is empty, and that it is not. What effects
/// themselves set, a variable, is known.
struct ConditionCase: Sendable {
  private let answers: [Condition: Bool]
  /// The values of variables since effects have set them.
  private var variables: [String: Condition.Literal] = [:]

  /// Of so many conditions every combination is tried, 16; of more, that all hold, that none does, that one alone holds, and that
  /// one alone does not.
  private static let fewConditions = 4
  /// The most cases of one handler.
  private static let limit = 64
  /// Of so many comparisons with the same text or number it is asked whether they can go together: asking costs their square.
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
