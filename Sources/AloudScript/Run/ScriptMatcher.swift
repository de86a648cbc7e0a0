public import AloudBase
internal import AloudReader
internal import AloudTree

/// Compares the expectations of a step with the events.
///
///     let matcher = ScriptMatcher(script.steps[1])
///     matcher.holds(of: [.utterance("Mina, What a view!")])  // true
public struct ScriptMatcher {
  let step: Script.Step
  /// The happenings that no gap covers.
  let missing: Set<Happening>
  /// The expectations in their order, with their indices; without `!` lines.
  let inOrder: [(test: Test, index: Int)]
  let nevers: [(test: Test, index: Int)]
  private let onPattern: PatternObserver?

  /// An expectation with the compiled regular expression of a pattern. A gap has no matter.
  struct Test {
    let matter: Script.Matter?
    let regex: Regex<AnyRegexOutput>?
    let line: Int

    init(_ matter: Script.Matter?, line: Int) {
      self.matter = matter
      self.line = line
      if case .pattern(let pattern)? = matter { regex = try? Regex(pattern) } else { regex = nil }
    }

    var isGap: Bool { matter == nil }
  }

  /// A matcher for the expectations of this step.
  public init(_ step: Script.Step) { self.init(step, onPattern: nil) }

  package init(_ step: Script.Step, onPattern: PatternObserver?) {
    self.step = step
    self.onPattern = onPattern
    missing = step.action.missing
    var inOrder: [(test: Test, index: Int)] = []
    var nevers: [(test: Test, index: Int)] = []
    for (index, expectation) in step.expectations.enumerated() {
      switch expectation.form {
      case .gap: inOrder.append((Test(nil, line: expectation.line), index))
      case .event(let matter): inOrder.append((Test(matter, line: expectation.line), index))
      case .never(let matter): nevers.append((Test(matter, line: expectation.line), index))
      }
    }
    self.inOrder = inOrder
    self.nevers = nevers
  }

  /// Returns true if all expected events happened in order, without forbidden events, and without other events outside
  /// of gaps.
  ///
  /// - Complexity: O(expectations × events); linear if there are few gaps.
  public func holds(of actuals: [Script.Actual]) -> Bool { violated(by: actuals).isEmpty && holdsInOrder(actuals) }

  /// Returns the failure of the step; nil if the step holds.
  ///
  /// The line of the failure is the first expectation that is not met, or the step itself for an unexpected event.
  public func failure(of actuals: [Script.Actual]) -> ScriptFailure? {
    let violated = violated(by: actuals)
    guard !violated.isEmpty || !holdsInOrder(actuals) else { return nil }
    let alignment = ScriptAlignment(self, actuals)
    let unmet = (alignment.dropped + violated).map { step.expectations[$0].line }
    return ScriptFailure(line: unmet.min() ?? step.line, step: step, diff: ScriptDiff(self, actuals, alignment))
  }

  /// Returns the indices of the `!` lines that are violated.
  func violated(by actuals: [Script.Actual]) -> [Int] {
    nevers.filter { never in actuals.contains { matches(never.test, $0) } }.map { $0.index }
  }

  /// True if a gap stands for the event. A gap does not cover an event that shows that a step fails.
  func isCoveredByGap(_ actual: Script.Actual) -> Bool {
    if case .happening(let happening) = actual { !missing.contains(happening) } else { true }
  }

  func matches(_ test: Test, _ actual: Script.Actual) -> Bool {
    switch (test.matter, actual) {
    case (nil, _): isCoveredByGap(actual)
    case (.utterance(let text)?, .utterance(let said)): ScriptMatcher.isSame(text, said)
    case (.happening(let expected)?, .happening(let happening)): expected == happening
    case (.shown(let kind, let text)?, .shown(let shown, let said)): kind == shown && ScriptMatcher.isSame(text, said)
    case (.pattern?, .utterance(let said)): hasMatch(test, said)
    case (.utterance?, _), (.happening?, _), (.shown?, _), (.pattern?, _): false
    }
  }

  private func hasMatch(_ test: Test, _ said: String) -> Bool {
    onPattern?(test.line)
    defer { onPattern?(nil) }
    return (try? test.regex?.firstMatch(in: said.printable)) != nil
  }

  /// Returns true for texts that are equal when they are written on one line.
  private static func isSame(_ text: String, _ said: String) -> Bool {
    text == said || (mayBeEqual(text, said) && text.printable == said.printable)
  }

  /// Returns false if the lengths are too different for the texts to be equal on one line, in any encoding of accents.
  /// This test avoids the conversion of long texts.
  private static func mayBeEqual(_ text: String, _ said: String) -> Bool {
    text.utf8.count <= 3 * said.utf8.count && said.utf8.count <= 9 * text.utf8.count
  }

  /// Returns true if the events match in order. If an event does not match, the last gap takes one more event; earlier
  /// gaps need not change. An event that no gap covers matches only an expectation of its own.
  private func holdsInOrder(_ actuals: [Script.Actual]) -> Bool {
    var (test, event) = (0, 0)
    var gap: (test: Int, event: Int)?
    while event < actuals.count {
      if test < inOrder.count, inOrder[test].test.isGap {
        gap = (test, event)
        test += 1
      } else if test < inOrder.count, matches(inOrder[test].test, actuals[event]) {
        (test, event) = (test + 1, event + 1)
      } else if let last = gap, isCoveredByGap(actuals[last.event]) {
        gap = (last.test, last.event + 1)
        (test, event) = (last.test + 1, last.event + 1)
      } else {
        return false
      }
    }
    return inOrder[test...].allSatisfy { $0.test.isGap }
  }
}

/// Called with the line of a regular expression before each match, and with nil after it. A match may take very long.
package typealias PatternObserver = (Int?) -> Void

/// A failed step.
public struct ScriptFailure: Equatable, Sendable {
  /// The line number, from 1: of the first expectation that is not met, or of the step for an unexpected event.
  public let line: Int
  /// The failed step, with its expectations.
  public let step: Script.Step
  /// The expectations and the events, side by side.
  public let diff: ScriptDiff
  /// The note on the step (``ScriptRun/StepRun/note``). ``ScriptRun/failures`` has it; a matcher does not.
  public internal(set) var note: Message?
}

extension ScriptFailure {
  /// The failure of a step `expect cost`.
  init(of step: Script.Step, _ limit: CostLimit, cost: TaskCost) {
    let rows = [
      ScriptDiff.Row(mark: .expected, text: step.written, line: step.line),
      ScriptDiff.Row(mark: .happened, text: limit.written(for: cost), line: nil),
    ]
    self.init(line: step.line, step: step, diff: ScriptDiff(rows: rows), note: nil)
  }
}
