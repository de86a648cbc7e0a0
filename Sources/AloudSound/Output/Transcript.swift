internal import AloudChart
internal import AloudReader
internal import AloudSpeech
internal import AloudTree

/// What is heard and when, as JSON: a contract for other programs.
///
///     {"aloud": 1, "events": [
///       {"start": 0, "end": 1.25, "event": "utterance", "text": "Wi-Fi, Button", "origin": "focus", "id": "wifi", "heard": 1,
///        "parts": [{"part": "label", "text": "Wi-Fi", "start": 0, "end": 0.5}, …], "words": […], "loss": null},
///       {"start": 1.25, "event": "screen changed"},
///       {"start": 2, "end": 4.46, "event": "graph played", "id": "births", "series": "Births", "seriesIndex": 0, "heard": 1,
///        "events": [{"time": 2.23, "kind": "point", "series": "Births", "seriesIndex": 0, "x": 1917, "y": 240, …}, …]}
///     ]}
///
/// Times are in seconds. `heard` is less than 1 where speech was cut off; parts and words are those of which something was
/// heard. `loss` tells why something was not heard that should have been.
public struct Transcript: Sendable {
  private let score: Score

  public init(of score: Score) { self.score = score }

  /// The file, of what came of the score; sound is passed over.
  public func text(_ pieces: some Sequence<SoundPiece>) -> String {
    var events: [(start: Double, text: String)] = []
    for piece in pieces {
      switch piece {
      case .heard(let line): events.append((line.time.lowerBound, event(line)))
      case .played(let graph): events.append((graph.start, event(graph)))
      case .happened(let happening, let time): events.append((time, event(happening, time)))
      case .began, .sound: break
      }
    }
    // What happens while a line is heard comes before the line is over.
    let sorted = events.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
    let lines = sorted.map { "  " + $0.element.text }.joined(separator: ",\n")
    return "{\"aloud\": 1, \"events\": [" + (lines.isEmpty ? "" : "\n\(lines)\n") + "]}\n"
  }

  private func event(_ happening: Happening, _ time: Double) -> String {
    "{\"start\": \(number(time)), \"event\": \(happening.rawValue.quotedAsJSON)}"
  }

  private func event(_ heard: HeardLine) -> String {
    let line = score.lines[heard.line]
    let characters = Array(line.spoken.text)
    func text(_ range: Range<Int>) -> String {
      String(characters[range.clamped(to: 0..<characters.count)]).quotedAsJSON
    }
    let parts = heard.parts.map { part, time in
      "{\"part\": \(part.part.rawValue.quotedAsJSON), \"text\": \(text(part.characters)), \(span(time))}"
    }
    let words = heard.words.map { "{\"text\": \(text($0.characters)), \(span($0.time))}" }
    return "{\(span(heard.time)), \"event\": \"utterance\", \"text\": \(line.spoken.text.quotedAsJSON), "
      + "\"origin\": \(line.origin.rawValue.quotedAsJSON), \"id\": \(line.id?.quotedAsJSON ?? "null"), "
      + "\"heard\": \(number(heard.share)), \"parts\": [\(parts.joined(separator: ", "))], "
      + "\"words\": [\(words.joined(separator: ", "))], \"loss\": \(heard.loss?.quotedAsJSON ?? "null")}"
  }

  private func event(_ heard: HeardGraph) -> String {
    let graph = score.graphs[heard.graph]
    let events = graph.passage.events.compactMap { event in
      heard.time(of: event.time).map { event.json(in: graph.passage.names, at: $0) }
    }
    let share =
      (heard.portion.upperBound - heard.portion.lowerBound) / max(graph.passage.duration, .leastNormalMagnitude)
    return "{\(span(heard.time)), \"event\": \(Happening.graphPlayed.rawValue.quotedAsJSON), "
      + "\"id\": \(graph.id?.quotedAsJSON ?? "null"), "
      + "\"series\": \(AudioGraph.json(nameOf: graph.passage.series, in: graph.passage.names)), "
      + "\"seriesIndex\": \(AudioGraph.json(graph.passage.series)), \"heard\": \(number(min(share, 1))), "
      + "\"events\": [\(events.joined(separator: ", "))]}"
  }

  private func span(_ time: Range<Double>) -> String {
    "\"start\": \(number(time.lowerBound)), \"end\": \(number(time.upperBound))"
  }

  /// To the millisecond; whole numbers without decimals.
  private func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(clamping: rounded)) : String(rounded)
  }
}
