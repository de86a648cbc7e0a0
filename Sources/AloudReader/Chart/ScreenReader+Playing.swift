internal import AloudChart
internal import AloudSpeech
internal import AloudTree

extension ScreenReader {
  /// The audio graph of a chart, series after series, and that it is complete.
  ///
  /// Of several series each is named before it is heard; of those that sound together, all are. All of it waits for what comes before, and nothing of it is heard
  /// once it has been cut off.
  ///
  /// Source: WWDC21, demonstration: tones, then "Complete"; the names are assumed.
  func playing(_ words: ChartWords) -> [Event] {
    let graph = AudioGraph(words.chart, settings: settings)
    var speeches: [Speech] = []
    for (index, passage) in graph.passages.enumerated() {
      var passage = passage
      passage.describe(with: words)
      if words.chart.series.count > 1 {
        let names = passage.events.filter { $0.kind == .series }.compactMap { $0.series.flatMap(words.name(ofSeries:)) }
        var utterance = Utterance()
        for name in names { utterance.description += narrator.fragments(.status, SpokenText(name), clause: .chart) }
        if !names.isEmpty { speeches.append(ofGraph(utterance)) }
      }
      if index > 0 { passage.delay(by: graph.gap) }
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
