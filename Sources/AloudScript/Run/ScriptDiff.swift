/// The expectations and the events of a step, line by line.
///
///      [screen changed]
///     -Mina, What a view!
///     +Mina, What a sight!
///      …
///
/// Patterns and gaps are shown as written. The events of a gap are indented, unless they are forbidden.
public struct ScriptDiff: Equatable, Sendable {
  /// A line of the difference.
  public struct Row: Equatable, Sendable {
    /// Where the line comes from: the script, the run, or both.
    public enum Mark: String, CaseIterable, Sendable {
      /// An expectation that is met, or an event of a gap.
      case same = " "
      /// An expectation that is not met.
      case expected = "-"
      /// An event that is not expected, or that is forbidden.
      case happened = "+"
    }

    /// Where the line comes from.
    public let mark: Mark
    /// The line as in a script.
    public let text: String
    /// The line number in the script, from 1; nil for an event.
    public let line: Int?
  }

  /// The lines, from the first to the last.
  public let rows: [Row]

  /// All rows, each on a line that begins with its mark.
  public var text: String { rows.map { $0.mark.rawValue + $0.text }.joined(separator: "\n") }

  init(rows: [Row]) { self.rows = rows }

  init(_ matcher: ScriptMatcher, _ actuals: [Script.Actual], _ alignment: ScriptAlignment) {
    let expectations = matcher.step.expectations
    let violated = Set(matcher.violated(by: actuals))
    let forbidden = matcher.nevers.filter { violated.contains($0.index) }
    var rows: [Row] = []
    var next = 0
    func add(_ index: Int, _ mark: Row.Mark) {
      rows.append(Row(mark: mark, text: expectations[index].written, line: expectations[index].line))
    }
    // A `!` line is shown at its place among the other expectations.
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
        // Events of a gap are indented.
        let text = (isForbidden ? "" : "  ") + actuals[actual].written
        rows.append(Row(mark: isForbidden ? .happened : .same, text: text, line: nil))
      }
    }
    show(expectations.count, .same)
    self.rows = rows
  }
}
