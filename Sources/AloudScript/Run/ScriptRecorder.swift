extension Script {
  /// Returns the script with events in place of expectations that are not met.
  ///
  /// Only failed steps change, including steps without expectations, and only the lines that fail. Comments, blank
  /// lines, patterns, gaps and `!` lines stay while they hold. The result matches the same events (a list for each
  /// step), and does not change when it is recorded again. Steps beyond the end of the list stay unchanged.
  public func recorded(_ actuals: [[Actual]]) -> String {
    rewritten { index in
      guard index < actuals.count else { return nil }
      let matcher = ScriptMatcher(steps[index])
      return matcher.holds(of: actuals[index])
        ? nil
        : ScriptRecorder(
          script: self, block: block(ofStep: index), matcher: matcher, actuals: actuals[index], keeps: true)
    }
  }

  /// Returns the script with events in place of all expectations, up to the last step that was performed. The result
  /// matches the same events (a list for each step).
  public func transcript(_ actuals: [[Actual]]) -> String { transcript(actuals, onPattern: nil) }

  package func transcript(_ actuals: [[Actual]], onPattern: PatternObserver?) -> String {
    let end = actuals.count < steps.count ? steps[actuals.count].line - 1 : lines.count
    return rewritten(upTo: end, isPrinted: true) { index in
      index < actuals.count
        ? ScriptRecorder(
          script: self, block: block(ofStep: index), matcher: ScriptMatcher(steps[index], onPattern: onPattern),
          actuals: actuals[index], keeps: false)
        : nil
    }
  }

  /// Writes the lines up to a line number. `change` returns the recorder for the lines under a step; nil keeps them. On a
  /// terminal, lines end in line feeds, because a carriage return alone does not end a line there.
  private func rewritten(
    upTo end: Int? = nil, isPrinted: Bool = false, _ change: (Int) -> ScriptRecorder?
  ) -> String {
    var result: [Line] = Array(lines[..<min(steps.first?.line ?? lines.count, end ?? lines.count)])
    for (index, step) in steps.enumerated() where step.line <= end ?? lines.count {
      if index > 0 { result.append(lines[step.line - 1]) }
      result += change(index)?.lines() ?? Array(lines[block(ofStep: index)])
    }
    let last = result.count - 1
    return result.enumerated().map { index, line in
      let ending = line.ending.isEmpty && index < last ? usualEnding : line.ending
      return line.text + (isPrinted && ending == "\r" ? "\n" : ending)
    }.joined()
  }

  /// The line ending of new lines.
  fileprivate var usualEnding: String { lines.first { !$0.ending.isEmpty }?.ending ?? "\n" }
}

/// Rewrites the lines under one step.
struct ScriptRecorder {
  let script: Script
  /// The lines under the step.
  let block: Range<Int>
  let matcher: ScriptMatcher
  let actuals: [Script.Actual]
  /// True to keep expectations that hold as they are written.
  let keeps: Bool

  func lines() -> [Script.Line] {
    let (replacements, additions) = replacements()
    let expectations = matcher.step.expectations
    var result = (additions[-1] ?? []).map(line)
    var next = block.lowerBound
    for (index, expectation) in expectations.enumerated() {
      // Comments and blank lines stay before the line that they precede.
      result += script.lines[next..<(expectation.line - 1)]
      next = expectation.line
      result += replacements[index]?.map(line) ?? [script.lines[expectation.line - 1]]
      result += (additions[index] ?? []).map(line)
    }
    return result + script.lines[next..<block.upperBound]
  }

  /// Returns the events that replace each expectation (nil keeps it), and those to add after each, or before all (-1).
  private func replacements() -> (replacements: [[Int]?], additions: [Int: [Int]]) {
    var replacements = [[Int]?](repeating: [], count: matcher.step.expectations.count)
    let violated = Set(matcher.violated(by: actuals))
    for never in matcher.nevers where keeps && !violated.contains(never.index) { replacements[never.index] = nil }
    var additions: [Int: [Int]] = [:]
    var last = -1
    // Expectations that an event can replace.
    var open: [Int] = []
    for move in ScriptAlignment(matcher, actuals).moves {
      switch move {
      case .match(let expectation, let actual):
        replacements[expectation] = keeps ? nil : [actual]
        (last, open) = (expectation, [])
      case .gap(let expectation):
        if keeps { replacements[expectation] = nil }
        (last, open) = (expectation, [])
      case .drop(let expectation):
        open.append(expectation)
      case .absorb(let actual):
        if !keeps { additions[last, default: []].append(actual) }
      case .insert(let actual):
        if !open.isEmpty {
          last = open.removeFirst()
          replacements[last] = [actual]
        } else {
          additions[last, default: []].append(actual)
        }
      }
    }
    return (replacements, additions)
  }

  /// Returns a new line with the indentation of the expectations and the ending of the step.
  private func line(_ actual: Int) -> Script.Line {
    let model = script.lines[(matcher.step.expectations.first?.line ?? matcher.step.line) - 1]
    let indentation = String(String.UnicodeScalarView(model.text.unicodeScalars.prefix { $0.isBlank }))
    let ending = script.lines[matcher.step.line - 1].ending
    return Script.Line(
      text: indentation + actuals[actual].written, ending: ending.isEmpty ? script.usualEnding : ending)
  }
}
