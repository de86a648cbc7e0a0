import Aloud

/// The events of a script, with the reason for each word; reasons are comments, so that it stays a script.
struct PlayExplanation {
  private let run: ScriptRun

  init(_ run: ScriptRun) { self.run = run }

  func write() throws(Failure) {
    var buffer = OutputBuffer()
    var next = 0
    var reasons = SpeechReasons(run)
    for step in run.steps {
      // Comments and blank lines between the steps; what is expected is told anew.
      for line in run.script.lines[next..<step.step.line - 1] where next == 0 || line.isQuiet {
        try buffer.writeLine(line.text)
      }
      next = step.step.line
      try buffer.writeLine("> \(step.step.written)")
      for occurrence in step.occurrences {
        if let actual = run.simulator.actual(of: occurrence.event) { try buffer.writeLine(actual.written) }
        for line in reasons.next(occurrence) { try buffer.writeLine(Style.quiet("#   \(said(line))")) }
      }
      // A refusal has said it already.
      if let note = step.note, !step.occurrences.contains(where: { $0.refusal != nil }) {
        try buffer.writeLine(Style.quiet("#   \(said(note).printable)"))
      }
    }
    try buffer.flush()
  }
}

extension Script.Line {
  /// A comment, or blank.
  fileprivate var isQuiet: Bool { text.allSatisfy(\.isWhitespace) || text.drop(while: \.isWhitespace).hasPrefix("#") }
}
