extension Script {
  /// The script with what happened in place of what no longer holds.
  ///
  /// Only steps that do not hold change, bare ones among them, and of these only the lines that do not hold: comments,
  /// blank lines, patterns, gaps and `!` lines stay as long as they are true. The result holds of the same events, a
  /// list a step, and recording it again changes nothing. Steps beyond the end of the list stay as they are.
  public func recorded(_ actuals: [[Actual]]) -> String {
    rewritten { index in
      guard index < actuals.count else { return nil }
      let matcher = ScriptMatcher(steps[index])
      return matcher.holds(of: actuals[index])
        ? nil : ScriptRecorder(script: self, matcher: matcher, actuals: actuals[index], keeps: true)
    }
  }

  /// The script with what happened in place of everything that was expected, up to the last step that was performed. It
  /// holds of the same events, a list a step.
  public func transcript(_ actuals: [[Actual]]) -> String {
    let end = actuals.count < steps.count ? steps[actuals.count].line - 1 : lines.count
    return rewritten(upTo: end, isPrinted: true) { index in
      index < actuals.count
        ? ScriptRecorder(script: self, matcher: ScriptMatcher(steps[index]), actuals: actuals[index], keeps: false)
        : nil
    }
  }

  /// Writes lines up to one of them; `change` gives the lines under a step, nil leaves them.
  /// On a terminal, lines end in line feeds: a carriage return alone ends no line there.
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

  /// The ending of new lines.
  fileprivate var usualEnding: String { lines.first { !$0.ending.isEmpty }?.ending ?? "\n" }
}

/// Writes the lines under one step anew.
struct ScriptRecorder {
  let script: Script
  let matcher: ScriptMatcher
  let actuals: [Script.Actual]
  /// Expectations that hold stay as written.
  let keeps: Bool

  func lines() -> [Script.Line] {
    let index = script.steps.firstIndex { $0.line == matcher.step.line }
    let block = index.map { script.block(ofStep: $0) } ?? 0..<0
    let (replacements, additions) = replacements()
    let expectations = matcher.step.expectations
    var result = (additions[-1] ?? []).map(line)
    var next = block.lowerBound
    for (index, expectation) in expectations.enumerated() {
      // Comments and blank lines come before what they stand above.
      result += script.lines[next..<(expectation.line - 1)]
      next = expectation.line
      result += replacements[index]?.map(line) ?? [script.lines[expectation.line - 1]]
      result += (additions[index] ?? []).map(line)
    }
    return result + script.lines[next..<block.upperBound]
  }

  /// The events in place of each expectation, nil where it stays; and those that come after each, or before all (-1).
  private func replacements() -> (replacements: [[Int]?], additions: [Int: [Int]]) {
    var replacements = [[Int]?](repeating: [], count: matcher.step.expectations.count)
    let violated = Set(matcher.violated(by: actuals))
    for never in matcher.nevers where keeps && !violated.contains(never.index) { replacements[never.index] = nil }
    var additions: [Int: [Int]] = [:]
    var last = -1
    // Expectations that wait for an event to take their place.
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

  /// A new line looks like its neighbors.
  private func line(_ actual: Int) -> Script.Line {
    let model = script.lines[(matcher.step.expectations.first?.line ?? matcher.step.line) - 1]
    let indentation = String(String.UnicodeScalarView(model.text.unicodeScalars.prefix { $0.isBlank }))
    let ending = script.lines[matcher.step.line - 1].ending
    return Script.Line(
      text: indentation + actuals[actual].written, ending: ending.isEmpty ? script.usualEnding : ending)
  }
}
