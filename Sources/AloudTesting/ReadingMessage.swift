internal import Aloud
internal import AloudReader

/// What a failed expectation of lines says: both versions aligned, and why the lines that differ are said.
///
///     The reading differs from what is expected.
///         Settings, Heading
///       - Wi-Fi, Home, Button
///       + Wi-Fi, Off, Button
///           "Off": value, accessibilityValue; … [documented: UIAccessibility's headers]
///     - is expected, + is said.
struct ReadingMessage {
  /// A line that is said, and its fragments.
  struct Line {
    let text: String
    var fragments: [Fragment] = []
  }

  private let expected: [String]
  private let actual: [Line]

  /// How many equal lines are shown around those that differ.
  private static let context = 2

  init(expected: [String], actual: [Line]) {
    self.expected = expected
    self.actual = actual
  }

  /// Nil when both are the same.
  var text: String? {
    guard expected != actual.map(\.text) else { return nil }
    return (["The reading differs from what is expected."] + body + ["- is expected, + is said."])
      .joined(separator: "\n")
  }

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
    let pairs = Alignment(expected, actual.map(\.text)).pairs
    var rows: [Row] = []
    var (old, new) = (0, 0)
    func addDifferent(to endOfOld: Int, _ endOfNew: Int) {
      let gone = expected[old..<endOfOld]
      let come = actual[new..<endOfNew]
      guard !gone.isEmpty || !come.isEmpty else { return }
      let spoken = gone.joined(separator: "\n")
      rows.append(.different(gone.map { "  - \($0)" } + come.flatMap { ReadingMessage.lines(of: $0, not: spoken) }))
    }
    for pair in pairs {
      addDifferent(to: pair.old, pair.new)
      rows.append(.same(expected[pair.old]))
      (old, new) = (pair.old + 1, pair.new + 1)
    }
    addDifferent(to: expected.count, actual.count)
    return rows
  }

  /// A line that is not expected, with the reasons for what is new in it, or for all of it.
  private static func lines(of line: Line, not expected: String) -> [String] {
    let new = line.fragments.filter { !expected.contains($0.text) }
    let reasons = (new.isEmpty ? line.fragments : new).map { fragment in
      let rule = fragment.clause.rule
      return "      \"\(fragment.text)\": \(fragment.clause.rawValue), \(rule.summary) [\(rule.evidence)]"
    }
    return ["  + \(line.text)"] + reasons
  }
}
