import Aloud

/// What happened in a script, with the reason for each word; reasons are comments, so that it stays a script.
struct PlayExplanation {
  private let run: ScriptRun

  init(_ run: ScriptRun) { self.run = run }

  func write() throws(Failure) {
    var buffer = OutputBuffer()
    var next = 0
    var begun: [(speech: ScreenReader.Speech, time: Instant)] = []
    for step in run.steps {
      // Comments and blank lines between the steps; what is expected is told anew.
      for line in run.script.lines[next..<step.step.line - 1] where next == 0 || line.isQuiet {
        try buffer.writeLine(line.text)
      }
      next = step.step.line
      try buffer.writeLine("> \(step.step.written)")
      for occurrence in step.occurrences {
        if case .utterance(let speech) = occurrence.event { begun.append((speech, occurrence.time)) }
        if let actual = run.simulator.actual(of: occurrence.event) { try buffer.writeLine(actual.written) }
        for line in reasons(for: occurrence, begun) { try buffer.writeLine(Style.quiet("#   \(line)")) }
      }
      // A refusal has said it already.
      if let note = step.note, !step.occurrences.contains(where: { $0.refusal != nil }) {
        try buffer.writeLine(Style.quiet("#   \(note.printable)"))
      }
    }
    try buffer.flush()
  }

  private func reasons(
    for occurrence: Simulator.Occurrence, _ begun: [(speech: ScreenReader.Speech, time: Instant)]
  ) -> [String] {
    switch occurrence.event {
    case .utterance(let speech):
      return speech.fragments.map { fragment in
        let rule = fragment.clause.rule
        return "\(fragment.part.rawValue) \"\(fragment.text.printable)\": \(fragment.clause.rawValue): \(rule.summary) "
          + "[\(rule.evidence)]"
      } + [speech.activation.flatMap(PlayExplanation.reason)].compactMap(\.self)
    case .interrupted(let speech) where speech.activation == .beforeScreen:
      return ["\"\(text(speech))\" is cut off by the screen that appears: setting transition"]
    case .interrupted(let speech):
      let began = begun.last { $0.speech == speech }?.time
      return [interruption(of: speech, wasHeard: began.map { occurrence.time.seconds - $0.seconds > 0.1 } ?? true)]
    case .lost(let speech):
      return [
        "\"\(text(speech))\" waited for its turn and is lost: the cursor speaks, or another announcement begins, and what waits is "
          + "dropped without announcementDidFinish. Post it once nothing else is said."
      ]
    case .announcementFinished(let speech, let success):
      return ["announcementDidFinish: \"\(text(speech))\", success: \(success)"]
    case .refused(let refusal): return [refusal.description]
    case .graph, .happening, .focus, .fellSilent, .request: return []
    }
  }

  /// Why an element is said on account of its activation.
  private static func reason(_ activation: ScreenReader.Speech.Activation) -> String? {
    let name = activation == .again ? "reread" : "transition"
    return Setting.named(name).map { "setting \($0.name): \($0.meaning) [\($0.evidence)]" }
  }

  private func interruption(of speech: ScreenReader.Speech, wasHeard: Bool) -> String {
    wasHeard
      ? "\"\(text(speech))\" is cut off by what follows. Post it with high priority, or once nothing else is said."
      : "\"\(text(speech))\" is lost: VoiceOver speaks of the cursor as soon as it begins (after a double tap it says the "
        + "element again), so nobody hears it. Post it 0.1 seconds later, or with low priority."
  }

  private func text(_ speech: ScreenReader.Speech) -> String { run.simulator.text(of: speech).printable }
}

extension Script.Line {
  /// A comment, or blank.
  fileprivate var isQuiet: Bool { text.allSatisfy(\.isWhitespace) || text.drop(while: \.isWhitespace).hasPrefix("#") }
}
