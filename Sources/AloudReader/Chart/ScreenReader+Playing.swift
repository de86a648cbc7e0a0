internal import AloudChart
internal import AloudSpeech
internal import AloudTree

extension ScreenReader {
  /// The audio graph of a chart, series after series, and that it is complete.
  ///
  /// Of several series each is named before it is heard. All of it waits for what comes before, and nothing of it is heard
  /// once it has been cut off.
  ///
  /// Source: WWDC21, demonstration: tones, then "Complete"; the names are assumed.
  func playing(_ words: ChartWords) -> [Event] {
    let graph = AudioGraph(words.chart, settings: settings)
    var speeches: [Speech] = []
    for (index, passage) in graph.passages.enumerated() {
      var passage = passage
      passage.describe(with: words)
      if graph.passages.count > 1, let name = passage.series.flatMap({ words.name(ofSeries: $0) }) {
        speeches.append(ofGraph(narrator.utterance(.status, SpokenText(name), clause: .chart)))
      } else if index > 0 {
        // Where no name fills the gap, there is silence.
        passage.delay(by: graph.gap)
      }
      speeches.append(ofGraph(Utterance(), passage))
    }
    speeches.append(ofGraph(narrator.utterance(.status, .audiographComplete, clause: .chart)))
    return speeches.map { speech in
      var speech = speech
      speech.follows = true
      return speech.graph == nil ? .utterance(speech) : .graph(speech)
    }
  }

  /// Something that is heard of a graph: words, or tones.
  func ofGraph(_ utterance: Utterance, _ passage: AudioGraph.Passage? = nil) -> Speech {
    var speech = Speech(utterance, origin: .graph, node: focus)
    speech.graph = passage
    return speech
  }
}
