internal import AloudBase
internal import AloudChart
internal import AloudReader
package import AloudScript
package import AloudSimulator
internal import AloudSpeech
internal import AloudTree

/// The events of a script, one a line: what `aloud play --json` prints. Other programs rely on this format.
package struct PlayAnswer {
  /// What has performed the steps.
  private let simulator: Simulator

  package init(_ simulator: Simulator) { self.simulator = simulator }

  /// The events of a run in order, each as one line.
  package static func lines(of run: ScriptRun) -> some Sequence<String> {
    let answer = PlayAnswer(run.simulator)
    return run.steps.lazy.flatMap { step in answer.events(of: step).map { $0.text } }
  }

  /// The events of a step.
  func events(of step: ScriptRun.StepRun) -> [JSONValue] {
    step.occurrences.compactMap { occurrence in
      Event(occurrence.event, simulator).map { json($0, step, occurrence) }
    }
  }

  private func json(_ event: Event, _ step: ScriptRun.StepRun, _ occurrence: Simulator.Occurrence) -> JSONValue {
    var object: JSONValue = [
      "time": .number(occurrence.time.seconds), "line": .whole(step.step.line), "step": .string(step.step.written),
      "event": .string(event.name), "text": .string(event.text), "parts": .list(event.parts),
      "id": .string(occurrence.id), "origin": .string(event.speech?.origin.rawValue),
      "priority": .string(event.priority),
    ]
    if let graph = event.speech?.graph { object = object + members(of: graph) }
    return object + .member("reason", reason(of: occurrence, in: step).map { .string($0) })
  }

  /// Why a step had no effect; nil where it had one.
  private func reason(of occurrence: Simulator.Occurrence, in step: ScriptRun.StepRun) -> String? {
    if let refusal = occurrence.refusal { return refusal.description }
    switch occurrence.event {
    case .happening(.nothingThere), .happening(.boundary): return step.note.map { "\($0)" }
    default: return nil
    }
  }

  /// The series of a graph's passage, its duration, and its events; times are those of the graph.
  private func members(of graph: AudioGraph.Passage) -> JSONValue {
    [
      "series": AudioGraph.json(nameOf: graph.series, in: graph.names), "seriesIndex": .whole(graph.series),
      "duration": .seconds(graph.duration),
      "events": .list(graph.events.map { $0.json(in: graph.names) }),
    ]
  }

  /// The name and the properties of an event.
  private struct Event {
    let name: String
    let speech: ScreenReader.Speech?
    let text: String?

    /// Nil for an event that only the reader and the app exchange.
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
      // Tones have no text, like other sounds.
      text = speech.flatMap { $0.graph == nil ? simulator.text(of: $0) : nil }
      if speech?.isSilent == true { return nil }
    }

    var parts: [JSONValue] { (speech?.fragments ?? []).map { .fragment($0) } }

    var priority: String? { speech?.origin == .announcement ? speech?.priority.rawValue : nil }
  }
}
