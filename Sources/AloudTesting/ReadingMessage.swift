internal import Aloud
internal import AloudReader

/// The message of a failed expectation of lines: both versions aligned, with the reasons for the lines that differ.
///
///     The reading differs from what is expected.
///         Settings, Heading
///       - Wi-Fi, Home, Button
///       + Wi-Fi, Off, Button
///           "Off": value, accessibilityValue; … [documented: UIAccessibility's headers]
///     - is expected, + is said.
struct ReadingMessage {
  /// A spoken line and its fragments.
  struct Line {
    let text: String
    var fragments: [Fragment] = []
  }

  /// A line `…` stands for any number of lines.
  let expected: [String]
  let actual: [Line]

  /// The number of equal lines shown around a difference.
  private static let context = 2

  /// True if only gaps are expected, which any reading meets.
  var expectsNothing: Bool { !expected.isEmpty && expected.allSatisfy { $0 == "…" || $0 == "..." } }

  /// Nil when the actual lines match the expected lines.
  var text: String? {
    guard !expectsNothing else {
      return "Only … is expected, which any reading meets, so this checks nothing; write the lines that must be said."
    }
    guard !matcher.holds(of: actuals) else { return nil }
    return (["The reading differs from what is expected."] + body + ["- is expected, + is said."])
      .joined(separator: "\n")
  }

  private var matcher: ScriptMatcher { ScriptMatcher(Script.Step(saying: expected)) }
  private var actuals: [Script.Actual] { actual.map { .utterance($0.text) } }

  private enum Row {
    case same(String)
    case different([String])
  }

  private var body: [String] {
    let rows = rows
    let changed = rows.indices.filter { if case .different = rows[$0] { true } else { false } }
    var shown: [String] = []
    var isSkipping = false
    var next = 0
    for (index, row) in rows.enumerated() {
      while next < changed.count, changed[next] + ReadingMessage.context < index { next += 1 }
      let isNear = next < changed.count && changed[next] - ReadingMessage.context <= index
      switch row {
      case .different(let lines): shown += lines
      case .same(let line) where isNear: shown.append("    \(line)")
      case .same: if !isSkipping { shown.append("    …") }
      }
      isSkipping = !isNear
    }
    return shown
  }

  private var rows: [Row] {
    var rows: [Row] = []
    var (gone, come): ([String], [Line]) = ([], [])
    func endDifference() {
      guard !gone.isEmpty || !come.isEmpty else { return }
      rows.append(.different(gone.map { "  - \($0)" } + come.flatMap { ReadingMessage.lines(of: $0, not: gone) }))
      (gone, come) = ([], [])
    }
    for move in ScriptAlignment(matcher, actuals).moves {
      switch move {
      case .drop(let index): gone.append(expected[index])
      case .insert(let index): come.append(actual[index])
      case .match(let index, _), .gap(let index):
        endDifference()
        rows.append(.same(expected[index]))
      case .absorb: endDifference()
      }
    }
    endDifference()
    return rows
  }

  /// A line that was not expected, with the reasons for those of its words that the nearest expected line does not
  /// have.
  private static func lines(of line: Line, not expected: [String]) -> [String] {
    let said = line.fragments.map { words(of: $0.text) }
    let all = said.flatMap(\.self)
    let same = expected.map { Set(Alignment(words(of: $0), all).pairs.map(\.new)) }.max { $0.count < $1.count } ?? []
    var end = 0
    let new = zip(line.fragments, said).filter { _, words in
      let start = end
      end += words.count
      return !(start..<end).allSatisfy(same.contains)
    }
    let reasons = new.map { fragment, _ in "      \"\(fragment.text)\": \(fragment.reason.explanation)" }
    return ["  + \(line.text)"] + reasons
  }

  private static func words(of text: String) -> [String] {
    text.split { $0.isWhitespace || ",.".contains($0) }.map(String.init)
  }
}
