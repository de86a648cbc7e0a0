import Aloud

extension ScriptRun {
  /// The events with the reason for each word. Reasons are comments, so that the text is still a script.
  var explanation: [String] {
    var lines: [String] = []
    var next = 0
    var reasons = SpeechReasons(self)
    for step in steps {
      // Comments and blank lines between steps stay; expectations are replaced by the actual events.
      lines += script.lines[next..<step.step.line - 1].filter { next == 0 || $0.isQuiet }.map(\.text)
      next = step.step.line
      lines.append("> \(step.step.written)")
      for occurrence in step.occurrences {
        if let actual = simulator.actual(of: occurrence.event) { lines.append(actual.written) }
        lines += reasons.next(occurrence).map { Style.quiet("#   \(said($0))") }
      }
      // A refusal already includes the note.
      if let note = step.note, !step.occurrences.contains(where: { $0.refusal != nil }) {
        lines.append(Style.quiet("#   \(said(note).printable)"))
      }
    }
    return lines
  }
}

extension Script.Line {
  /// True for a comment or a blank line.
  fileprivate var isQuiet: Bool { text.allSatisfy(\.isWhitespace) || text.drop(while: \.isWhitespace).hasPrefix("#") }
}
