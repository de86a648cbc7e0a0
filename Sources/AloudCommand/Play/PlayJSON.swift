import Aloud

/// The events of a script, one a line: a contract for other programs.
struct PlayJSON {
  private let run: ScriptRun

  init(_ run: ScriptRun) { self.run = run }

  func write() throws(Failure) {
    var buffer = OutputBuffer()
    for step in run.steps {
      for occurrence in step.occurrences {
        guard let event = Event(occurrence.event, run.simulator) else { continue }
        try buffer.writeLine(line(event, step, occurrence))
      }
    }
    try buffer.flush()
  }

  private func line(_ event: Event, _ step: ScriptRun.StepRun, _ occurrence: Simulator.Occurrence) -> String {
    var object: JSONValue = [
      "time": .number(occurrence.time.seconds), "line": .whole(step.step.line), "step": .string(step.step.written),
      "event": .string(event.name), "text": .string(event.text), "parts": .list(event.parts),
      "id": .string(occurrence.id), "origin": .string(event.speech?.origin.rawValue),
      "priority": .string(event.priority),
    ]
    if let graph = event.speech?.graph { object = object + members(of: graph) }
    if let reason = reason(of: occurrence, in: step) { object = object + ["reason": .string(reason)] }
    return object.text
  }

  /// Why a step came to nothing; nil where something came of it.
  private func reason(of occurrence: Simulator.Occurrence, in step: ScriptRun.StepRun) -> String? {
    if let refusal = occurrence.refusal { return refusal.description }
    switch occurrence.event {
    case .happening(.nothingThere), .happening(.boundary): return step.note
    default: return nil
    }
  }

  /// Which series of a graph is heard, for how long, and what is heard when; times are those of the graph.
  private func members(of graph: AudioGraph.Passage) -> JSONValue {
    [
      "series": AudioGraph.json(nameOf: graph.series, in: graph.names), "seriesIndex": .whole(graph.series),
      "duration": .seconds(graph.duration),
      "events": .list(graph.events.map { $0.json(in: graph.names) }),
    ]
  }

  /// The name and the facts of an event.
  private struct Event {
    let name: String
    let speech: ScreenReader.Speech?
    let text: String?

    /// Nil for what is between reader and app alone.
    init?(_ event: Simulator.Event, _ simulator: Simulator) {
      switch event {
      case .utterance(let speech): (name, self.speech) = ("utterance", speech)
      case .graph(let speech): (name, self.speech) = (Happening.graphPlayed.rawValue, speech)
      case .interrupted(let speech): (name, self.speech) = ("interrupted", speech)
      case .lost(let speech): (name, self.speech) = ("lost", speech)
      case .announcementFinished(let speech, let success):
        (name, self.speech) = (success ? "announcement finished" : "announcement failed", speech)
      case .happening(let happening): (name, speech) = (happening.rawValue, nil)
      case .refused: (name, speech) = (Happening.refused.rawValue, nil)
      case .focus: (name, speech) = (Happening.focusMoved.rawValue, nil)
      case .shown(let shown):
        (name, speech, text) = (shown.kind.rawValue, nil, shown.text)
        return
      case .fellSilent: return nil
      }
      // Tones say nothing, as other sounds.
      text = speech.flatMap { $0.graph == nil ? simulator.text(of: $0) : nil }
      if speech?.isSilent == true { return nil }
    }

    var parts: [JSONValue] { (speech?.fragments ?? []).map { .fragment($0) } }

    var priority: String? { speech?.origin == .announcement ? speech?.priority.rawValue : nil }
  }
}
