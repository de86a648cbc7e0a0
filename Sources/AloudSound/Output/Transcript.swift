internal import AloudBase
internal import AloudChart
internal import AloudReader
internal import AloudSpeech
internal import AloudTree

/// The lines and events with their times, as JSON. Other programs rely on this format.
///
///     {"aloud": 1, "events": [
///       {"start": 0, "end": 1.25, "event": "utterance", "text": "Wi-Fi, Button", "origin": "focus", "id": "wifi",
///        "heard": 1, "parts": [{"part": "label", "text": "Wi-Fi", "start": 0, "end": 0.5}, …], "words": […],
///        "loss": null},
///       {"start": 1.25, "event": "screen changed"},
///       {"start": 2, "end": 4.46, "event": "graph played", "id": "births", "series": "Births", "seriesIndex": 0, "heard": 1,
///        "events": [{"time": 2.23, "kind": "point", "series": "Births", "seriesIndex": 0, "x": 1917, "y": 240, …}, …]}
///     ]}
///
/// Times are in seconds. `heard` is less than 1 where speech was cut off; parts and words are those that were heard, at
/// least in part. `loss` is the reason why something was not heard that should have been.
public struct Transcript: Sendable {
  private let score: Score

  /// Creates the transcript of a score.
  public init(of score: Score) { self.score = score }

  /// The content of the file, from all pieces of the score; sound is ignored.
  public func text(_ pieces: some Sequence<SoundPiece>) -> String {
    var events: [(start: Double, object: JSONValue)] = []
    for piece in pieces {
      switch piece {
      case .heard(let line): events.append((line.time.lowerBound, event(line)))
      case .played(let graph): events.append((graph.start, event(graph)))
      case .happened(let happening, let time): events.append((time, event(happening, time)))
      case .began, .sound: break
      }
    }
    // An event during a line comes before the end of the line.
    let sorted = events.sorted { $0.start < $1.start }
    let object: JSONValue = ["aloud": 1, "events": .rows(sorted.map(\.object))]
    return object.text + "\n"
  }

  private func event(_ happening: Happening, _ time: Double) -> JSONValue {
    ["start": number(time), "event": .string(happening.rawValue)]
  }

  private func event(_ heard: HeardLine) -> JSONValue {
    let line = score.lines[heard.line]
    let characters = Array(line.spoken.text)
    func text(_ range: Range<Int>) -> JSONValue {
      .string(String(characters[range.clamped(to: 0..<characters.count)]))
    }
    let parts: [JSONValue] = heard.parts.map { part, time in
      ["part": .string(part.part.rawValue), "text": text(part.characters)] + span(time)
    }
    let words: [JSONValue] = heard.words.map { ["text": text($0.characters)] + span($0.time) }
    return span(heard.time) + [
      "event": .string("utterance"), "text": .string(line.spoken.text), "origin": .string(line.origin.rawValue),
      "id": .string(line.id), "heard": number(heard.share), "parts": .list(parts), "words": .list(words),
      "loss": .string(heard.loss),
    ]
  }

  private func event(_ heard: HeardGraph) -> JSONValue {
    let graph = score.graphs[heard.graph]
    let events = graph.passage.events.compactMap { event in
      heard.time(of: event.time).map { event.json(in: graph.passage.names, at: $0) }
    }
    let share =
      (heard.portion.upperBound - heard.portion.lowerBound) / max(graph.passage.duration, .leastNormalMagnitude)
    return span(heard.time) + [
      "event": .string(Happening.graphPlayed.rawValue), "id": .string(graph.id),
      "series": AudioGraph.json(nameOf: graph.passage.series, in: graph.passage.names),
      "seriesIndex": .whole(graph.passage.series), "heard": number(min(share, 1)), "events": .list(events),
    ]
  }

  private func span(_ time: Range<Double>) -> JSONValue {
    ["start": number(time.lowerBound), "end": number(time.upperBound)]
  }

  /// A number, rounded to milliseconds.
  private func number(_ value: Double) -> JSONValue { .number((value * 1000).rounded() / 1000) }
}
