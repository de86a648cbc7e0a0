import Aloud

/// What happened in a script, an event a line: a contract for other programs.
struct PlayJSON {
  private let run: ScriptRun

  init(_ run: ScriptRun) { self.run = run }

  func write() throws(Failure) {
    var buffer = OutputBuffer()
    for step in run.steps {
      for occurrence in step.occurrences {
        guard let event = Event(occurrence.event, run.simulator) else { continue }
        try buffer.writeLine(line(event, step.step, occurrence.time))
      }
    }
    try buffer.flush()
  }

  private func line(_ event: Event, _ step: Script.Step, _ time: Instant) -> String {
    JSONText.object([
      "time": JSONText.number(time.seconds), "line": String(step.line), "step": JSONText.string(step.written),
      "event": JSONText.string(event.name), "text": JSONText.string(event.text), "parts": JSONText.array(event.parts),
      "id": JSONText.string(event.id), "origin": JSONText.string(event.speech?.origin.rawValue),
      "priority": JSONText.string(event.priority),
    ])
  }

  /// The name and the facts of an event.
  private struct Event {
    let name: String
    var speech: ScreenReader.Speech?
    var text: String?
    var id: String?

    /// Nil for what is between reader and app alone.
    init?(_ event: ScreenReader.Event, _ simulator: Simulator) {
      switch event {
      case .utterance(let speech): self.init("utterance", speech, simulator)
      case .interrupted(let speech): self.init("interrupted", speech, simulator)
      case .lost(let speech): self.init("lost", speech, simulator)
      case .announcementFinished(let speech, let success):
        self.init(success ? "announcement finished" : "announcement failed", speech, simulator)
      case .happening(let happening): name = happening.rawValue
      case .focus(let node): self.init(focus: node, simulator)
      case .request: return nil
      }
    }

    private init(_ name: String, _ speech: ScreenReader.Speech, _ simulator: Simulator) {
      self.name = name
      self.speech = speech
      text = simulator.text(of: speech)
      id = speech.id
    }

    private init(focus node: NodeID?, _ simulator: Simulator) {
      name = "focus moved"
      id = nil
    }

    var parts: [String] { (speech?.utterance.fragments ?? []).map(JSONText.fragment) }

    var priority: String? { speech?.origin == .announcement ? speech?.priority.rawValue : nil }
  }
}
