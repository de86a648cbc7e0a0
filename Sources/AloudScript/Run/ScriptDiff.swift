/// The expectations of a step beside the events that happened, line by line.
///
///      [screen changed]
///     -Mina, What a view!
///     +Mina, What a sight!
///      …
///
/// Patterns and gaps stand as written; what a gap takes is not shown, unless it must not happen.
public struct ScriptDiff: Equatable, Sendable {
  public struct Row: Equatable, Sendable {
    public enum Mark: String, CaseIterable, Sendable {
      /// Expected, and so it was.
      case same = " "
      /// Expected, and it was not so.
      case expected = "-"
      /// Not expected, and it happened.
      case happened = "+"
    }

    public let mark: Mark
    /// The line as a script has it.
    public let text: String
    /// The line in the script, from 1; nil for an event that happened.
    public let line: Int?
  }

  public let rows: [Row]

  /// A row a line, its mark first.
  public var text: String { rows.map { $0.mark.rawValue + $0.text }.joined(separator: "\n") }

  init(_ matcher: ScriptMatcher, _ actuals: [Script.Actual], _ alignment: ScriptAlignment) {
    let expectations = matcher.step.expectations
    let violated = Set(matcher.violated(by: actuals))
    let forbidden = matcher.nevers.filter { violated.contains($0.index) }
    var rows: [Row] = []
    var next = 0
    func add(_ index: Int, _ mark: Row.Mark) {
      rows.append(Row(mark: mark, text: expectations[index].written, line: expectations[index].line))
    }
    // An expectation of what must not happen stands between the others, where it was written.
    func show(_ index: Int, _ mark: Row.Mark) {
      for never in next..<max(index, next) {
        if case .never = expectations[never].form { add(never, violated.contains(never) ? .expected : .same) }
      }
      next = max(next, index + 1)
      if index < expectations.count { add(index, mark) }
    }
    for move in alignment.moves {
      switch move {
      case .match(let expectation, let actual):
        show(expectation, .same)
        guard forbidden.contains(where: { matcher.matches($0.test, actuals[actual]) }) else { continue }
        rows.append(Row(mark: .happened, text: actuals[actual].written, line: nil))
      case .gap(let expectation): show(expectation, .same)
      case .drop(let expectation): show(expectation, .expected)
      case .insert(let actual): rows.append(Row(mark: .happened, text: actuals[actual].written, line: nil))
      case .absorb(let actual):
        let isForbidden = forbidden.contains { matcher.matches($0.test, actuals[actual]) }
        // The events that a gap stands for are shown further in.
        let text = (isForbidden ? "" : "  ") + actuals[actual].written
        rows.append(Row(mark: isForbidden ? .happened : .same, text: text, line: nil))
      }
    }
    show(expectations.count, .same)
    self.rows = rows
  }
}
